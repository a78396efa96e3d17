import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Finds a program: at `set` if given, else on the PATH under the first of its names that is there, else in one of its usual places.
 * Returns its path, or undefined if it is in none of them.
 * @param {{ set: string | undefined, names: readonly string[], elsewhere: readonly string[] }} places
 */
export function findProgram({ set, names, elsewhere }) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = [set, ...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere]
  return found.find((path) => path !== undefined && path !== '' && existsSync(path))
}
