const MOST = 80

/** A value as a message quotes it, as JSON on one line: at most 80 characters, of a longer one the beginning and `…`. */
export function quoted(value: unknown): string {
  // A long text is cut before it is written out, so that a megabyte costs no more than a line.
  const text = JSON.stringify(typeof value === 'string' ? value.slice(0, MOST) : value)
  const isWhole = text.length <= MOST && (typeof value !== 'string' || value.length <= MOST)
  if (isWhole) return text
  const end = typeof value === 'string' ? '…"' : '…'
  return `${text.slice(0, MOST - end.length).replace(/[\uD800-\uDBFF]$|\\(u[\da-f]{0,3})?$/, '')}${end}`
}
