import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'

export type Path = readonly (string | number)[]

/** Reports a problem at a path within an entry: at its value, or at its name with `key: true`. */
export type Report = (path: Path, message: string, options?: { key?: boolean }) => void

/** Makes a Report for one entry of a table that adds to a list of problems. */
export const reportOn =
  (problems: Problem[], yaml: YamlFile, entry: string): Report =>
  (path, message, options) =>
    problems.push({ file: yaml.file, ...yaml.at(['entries', entry, ...path], options), entry, message })
