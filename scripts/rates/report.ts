import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'

export type YamlPath = readonly (string | number)[]

/** Reports a problem at a path within an entry: at its value, or at its name with `key: true`. */
export type ReportProblem = (path: YamlPath, message: string, options?: { key?: boolean }) => void

/** A problem at a path within a file. */
export const problemAt = (yaml: YamlFile, path: YamlPath, entry: string, message: string, options?: { key?: boolean }): Problem => ({
  file: yaml.file,
  ...yaml.at(path, options),
  entry,
  message,
})

/** Makes a Report for one entry of a table that adds to a list of problems. */
export const reportOn =
  (problems: Problem[], yaml: YamlFile, entry: string): ReportProblem =>
  (path, message, options) =>
    problems.push(problemAt(yaml, ['entries', entry, ...path], entry, message, options))
