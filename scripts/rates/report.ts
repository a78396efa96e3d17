import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'

export type Path = readonly (string | number)[]

/** Reports a problem at a path within an entry: at its value, or at its name with `key: true`. */
export type Report = (path: Path, message: string, options?: { key?: boolean }) => void

/** A problem at a path within a file. */
export const problemAt = (yaml: YamlFile, path: Path, entry: string, message: string, options?: { key?: boolean }): Problem => ({
  file: yaml.file,
  ...yaml.at(path, options),
  entry,
  message,
})

/** Makes a Report for one entry of a table that adds to a list of problems. */
export const reportOn =
  (problems: Problem[], yaml: YamlFile, entry: string): Report =>
  (path, message, options) =>
    problems.push(problemAt(yaml, ['entries', entry, ...path], entry, message, options))
