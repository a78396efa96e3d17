import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'

export type Path = readonly (string | number)[]

/** Says what is wrong at a path within an entry: at its value, or at its name with `key: true`. */
export type Report = (path: Path, message: string, options?: { key?: boolean }) => void

/** A report on one entry of a table, into a list of problems. */
export const reportOn =
  (problems: Problem[], yaml: YamlFile, entry: string): Report =>
  (path, message, options) =>
    problems.push({ file: yaml.file, ...yaml.at(['entries', entry, ...path], options), entry, message })
