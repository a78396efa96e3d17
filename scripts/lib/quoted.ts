const MOST = 80

/** A value quoted for a message, as JSON on one line of at most 80 characters. A longer one is cut and ends in `…`. */
export function quoted(value: unknown): string {
  // Cut a long text before turning it into JSON, so that a megabyte is as quick as a line.
  const text = JSON.stringify(typeof value === 'string' ? value.slice(0, MOST) : value)
  const isWhole = text.length <= MOST && (typeof value !== 'string' || value.length <= MOST)
  if (isWhole) return text
  const end = typeof value === 'string' ? '…"' : '…'
  return `${text.slice(0, MOST - end.length).replace(/[\uD800-\uDBFF]$|\\(u[\da-f]{0,3})?$/, '')}${end}`
}
