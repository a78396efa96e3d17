import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'
import type { RateFiles, RateTable } from './tables.ts'

/** A table of rates that fits its schema, with the places of its parts. */
export interface ReadTable {
  readonly yaml: YamlFile
  readonly table: RateTable
}

/** A `rates/` folder as it is, right or wrong. */
export interface Examination {
  /** Everything wrong in the files themselves, in order of place. */
  readonly problems: readonly Problem[]
  /** Whether every file is there and fits its schema. */
  readonly isWhole: boolean
  /** The tables that can be read, by file name: `national-insurance`. */
  readonly tables: Readonly<Record<string, ReadTable>>
  /** The files that were not fully checked, in order. They may have more mistakes, which show once the others are corrected. */
  readonly unread: readonly string[]
  /** The three files that are not tables, if all of them can be read. */
  readonly settings?: SettingsFiles
}

/** The files that are not tables, with what each says. */
export interface SettingsFiles extends Omit<RateFiles, 'tables'> {
  readonly sourcesFile: YamlFile
  readonly taxYearsFile: YamlFile
  readonly ruleSetsFile: YamlFile
}
