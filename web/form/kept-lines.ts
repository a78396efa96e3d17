import { storedTexts } from './stored-texts.ts'

const KEY = 'lines'

/** The lines of a payslip as typed in this tab, by the names of their boxes; nothing where the browser stores nothing. */
export const keptLines = (): ReadonlyMap<string, string> => new Map(storedTexts(() => sessionStorage.getItem(KEY)))

/** Keeps what one box says until the tab is closed, and nothing of an empty one. The address has none of it, so that no link carries it. */
export function keepLine(name: string, text: string): void {
  const kept = new Map(keptLines())
  if (text.trim() === '') kept.delete(name)
  else kept.set(name, text)
  try {
    if (kept.size === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // In a browser that stores nothing, the visitor types it again.
  }
}
