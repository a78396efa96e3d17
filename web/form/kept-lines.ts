const KEY = 'lines'

/** The lines of a payslip as typed in this tab, by the names of their boxes; nothing where the browser stores nothing. */
export function keptLines(): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return new Map(Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return new Map()
  }
}

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
