import { inFigures } from '../inputs/in-figures.ts'

/** The mark between cells that a first line `sep=;` names, as a spreadsheet writes it; undefined for any other line. */
export const separatorIn = (line: string): string | undefined => /^\uFEFF?"?sep=(.)"?\r?$/i.exec(line)?.[1]

/** Whether a row has nothing in any cell: no person. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/**
 * Returns a function that says whether a row looks like a row of totals, asked of one row after the other. Its name says so (Total, Grand
 * total, Subtotal, Sum); or each of its amounts is the sum of those of two rows or more above, and it has no name, although all of those
 * have one or there are several amounts. Ask about such a row: it may be a person after all.
 */
export function totalsAmong({ words, amounts }: { readonly words: readonly number[]; readonly amounts: readonly number[] }) {
  const sums = new Float64Array(amounts.length)
  let [people, named, filled] = [0, 0, 0]
  return (cells: readonly string[]): boolean => {
    if (words.some((place) => isTotalsName(cells[place] ?? ''))) return true
    const isNameless = words.every((place) => (cells[place] ?? '').trim() === '')
    const pence = amounts.map((place) => penceIn(cells[place] ?? ''))
    const isEachSum = isNameless && pence.every((one, index) => one === sums[index])
    const summed = isEachSum ? pence.filter((one) => one !== 0).length : 0
    if (summed > (named > 0 && named === people ? 0 : 1) && filled > 1) return true
    for (const [index, one] of pence.entries()) if (Number.isFinite(one)) sums[index] = (sums[index] ?? 0) + one
    people++
    if (!isNameless) named++
    if (pence.some((one) => one > 0)) filled++
    return false
  }
}

const isTotalsName = (cell: string) =>
  /^(?:(?:grand|overall|running|page|sub)[\s-]?)?(?:total|sum)s?(?:[\s:](?:of\s.*|for\s.*|[\d\s/-]*))?$/i.test(cell.trim())

/** An amount in pence, for a sum; 0 for a blank, NaN for what is no amount. */
function penceIn(cell: string): number {
  if (cell === '') return 0
  const plain = /^[\d.]+$/.test(cell) ? cell : inFigures(cell, { kind: 'money', per: 'year' }).replaceAll(/[£,\s]/g, '')
  return plain === '' ? 0 : Math.round(Number(plain) * 100)
}
