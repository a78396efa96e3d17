// A spreadsheet that opens a CSV reads a cell as a number, a date or a formula if it can, and saves that instead of the original.

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/

/** A spreadsheet keeps fifteen digits of a number, and may write a longer one as a power of ten. */
const losesDigits = (number: string) => number.replace(/(?<=\..*)0+$|\D/g, '').length > 15

/**
 * The usual form of a golden cell, whether a person or a spreadsheet wrote it: results to two decimals, inputs without trailing noughts,
 * true and false in small letters. A number with more digits than a spreadsheet keeps has underscores between its thousands, so that the
 * spreadsheet takes it for text and leaves it alone.
 */
export function tidyCell(column: string, cell: string): string {
  const isResult = column.startsWith('out.')
  if (!isResult && !column.startsWith('in.')) return cell
  if (/^(true|false)$/i.test(cell)) return cell.toLowerCase()
  const [, sign = '', whole, decimals = ''] = NUMBER.exec(plainCell(cell)) ?? []
  if (whole === undefined) return cell
  const kept = decimals.replace(/0+$/, '')
  const places = isResult ? kept.padEnd(2, '0') : kept
  const grouped = losesDigits(`${whole}.${decimals}`) ? whole.replace(/\B(?=(\d{3})+$)/g, '_') : whole
  return `${sign}${grouped}${places && `.${places}`}`
}

/** A number without the underscores between its thousands; any other cell unchanged. */
export const plainCell = (cell: string): string => (/^-?\d{1,3}(_\d{3})+(\.\d+)?$/.test(cell) ? cell.replaceAll('_', '') : cell)

const DAY = 'is read as a date; write it like 2024-10-30, or in a sentence'
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'

/** Patterns of cells that a spreadsheet would change, with what to write instead. */
const MISREAD: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/[\r\n\t]/, 'has a line break or a tab; write a space instead'],
  [/^\s|\s$/, 'has a space at the beginning or end; remove it'],
  [/^=/, 'starts like a formula; begin with a letter'],
  [/^[+@]|^-(?!\d)/, 'starts as formulas do in some spreadsheets; begin with a letter'],
  [/^'/, 'starts with an apostrophe, which spreadsheets use as a mark; begin with a letter'],
  [/^-?0\d+(\.\d+)?$/, 'starts with a nought, which a spreadsheet removes; leave it out'],
  [/^-?(\.\d+|\d+\.)$/, 'is half a number; write 0.5, not .5'],
  [/^-?\d+(\.\d+)?e[-+]?\d+$/i, 'is read as a number with a power of ten; write all its digits'],
  [/^-?\d{1,3}(,\d{3})+(\.\d+)?$/, 'has thousands commas; write the digits alone'],
  [/^-?[£$€] ?[\d.,]+$/, 'has a pound sign; write the number alone'],
  [/^\d{1,2}\/\d{1,2}(\/\d{1,4})?$|^\d{4}\/\d{1,2}\/\d{1,2}$|^\d{1,2}\.\d{1,2}\.\d{1,4}$|^\d{1,2}-\d{1,2}(-\d{1,4})?$/, DAY],
  [/^\d{4}-(\d-\d{1,2}|\d\d-\d)$/, DAY],
  [new RegExp(`^(\\d{1,2}[ -])?${MONTH}[ -]\\d{1,4}(, \\d{4})?$|^\\d{1,2}[ -]?${MONTH}$|^\\d{1,2}[ -]${MONTH}[ -]\\d{2,4}$`, 'i'), DAY],
  [/^\d+ \d+\/\d+$/, 'is read as a fraction; write it with decimals'],
  [/^\d+:\d\d(:\d\d)?( ?[ap]m)?$/i, 'is read as a time; write it in a sentence'],
]

/** Why a spreadsheet would change a cell, and what to write instead; undefined if it would not. */
export function misreadBySpreadsheet(cell: string): string | undefined {
  if (NUMBER.test(cell) && losesDigits(cell))
    return 'has more digits than a spreadsheet keeps; put underscores between its thousands, as in 123_456_789_012_345.67'
  return MISREAD.find(([pattern]) => pattern.test(cell))?.[1]
}
