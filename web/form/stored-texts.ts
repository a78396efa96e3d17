/**
 * The texts that a browser has stored under their names, as JSON: `{"pay":"42000"}`. What is no text is left out, and there is none where the
 * browser stores nothing, or something that cannot be read: an older version of the site or a visitor may have put anything there.
 */
export function storedTexts(read: () => string | null): [name: string, text: string][] {
  try {
    const stored: unknown = JSON.parse(read() ?? '{}')
    return typeof stored === 'object'
      ? Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      : []
  } catch {
    return []
  }
}
