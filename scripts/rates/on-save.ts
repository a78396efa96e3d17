import { watch } from 'node:fs'

/** Calls back with the name of each table, or list of figures that were read, that somebody saves in a folder. */
export function onSave(folder: string, saved: (file: string) => void): void {
  let waiting: NodeJS.Timeout | undefined
  watch(folder, (_, file) => {
    if (file === null || !/\.(yaml|csv)$/.test(file)) return
    // An editor may save a file in several steps, which count as one.
    clearTimeout(waiting)
    waiting = setTimeout(saved, 100, file)
  })
}
