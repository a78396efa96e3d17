import type { YearDates } from './year-words.ts'

/**
 * The year whose rules an answer is compared with: this tax year or, for an answer of this tax year, the year before. Where we have no
 * figures for today, the newest year stands for this one. Undefined where there is no other.
 */
export function comparedYear<Year extends Pick<YearDates, 'starts' | 'ends'>>(years: readonly Year[], of: Year, today: string) {
  const inOrder = years.toSorted((one, other) => (one.starts < other.starts ? -1 : 1))
  const now = inOrder.find(({ starts, ends }) => starts <= today && today <= ends) ?? inOrder.at(-1)
  return now?.starts === of.starts ? inOrder.findLast(({ ends }) => ends < of.starts) : now
}
