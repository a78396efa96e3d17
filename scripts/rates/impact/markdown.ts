import { aligned } from '../../lib/aligned.ts'

/** Text as Markdown shows it, whatever marks it has. */
export const escaped = (text: string): string => text.replace(/[\\`*_~|<[]/g, (mark) => `\\${mark}`).replaceAll('\n', ' ')

/** A heading of a part of a report, or of something in that part. */
export const heading = (text: string, level: 2 | 3 = 2): string => `${'#'.repeat(level)} ${escaped(text)}`

/**
 * A table whose columns also line up in a terminal. `right` lists the columns of figures, counted from nought. The words of the last column
 * may be long.
 */
export function table(
  caption: string,
  headings: readonly string[],
  right: readonly number[],
  rows: readonly (readonly string[])[],
): string {
  const rule = headings.map((_, column) => (right.includes(column) ? '--:' : '---'))
  const lines = [headings, rule, ...rows].map((cells) =>
    cells.flatMap((cell) => ['|', cell === '---' || cell === '--:' ? cell : escaped(cell)]),
  )
  const figures = right.map((column) => 2 * column + 1)
  return `**${escaped(caption)}**\n\n${aligned(lines, figures)}`
}

/** Text that goes is struck through and text that comes is bold; the marks touch words and not the spaces around them. */
export function changed(text: string, mark: '~~' | '**'): string {
  const words = text.trim()
  return words === '' ? text : text.replace(words, () => `${mark}${escaped(words)}${mark}`)
}
