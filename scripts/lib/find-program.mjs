import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Where a program is: at the path that somebody set, else on the PATH under the first of its names, else in one of its usual places;
 * undefined when it is nowhere.
 * @param {{ set: string | undefined, names: readonly string[], elsewhere: readonly string[] }} places
 */
export function findProgram({ set, names, elsewhere }) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = [set, ...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere]
  return found.find((path) => path !== undefined && path !== '' && existsSync(path))
}
