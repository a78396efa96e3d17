import { watch } from 'node:fs'

/** Watches a folder, and calls back with the name of each table, or list of verified figures, when it is saved. */
export function onSave(folder: string, saved: (file: string) => void): void {
  let waiting: NodeJS.Timeout | undefined
  watch(folder, (_, file) => {
    if (file === null || !/\.(yaml|csv)$/.test(file)) return
    // An editor may save a file in several steps, which count as one.
    clearTimeout(waiting)
    waiting = setTimeout(saved, 100, file)
  })
}
