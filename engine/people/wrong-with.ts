import type { Field, Fields, InputIssue } from '../inputs/field.ts'
import { twoYearsIn } from '../inputs/tax-year-in.ts'
import { withoutInvisible } from '../inputs/without-invisible.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import { AFTER_COSTS } from './column-words.ts'

/** Cells that are no value at all, and what is to be said of them. */
export const NO_VALUE: readonly (readonly [cell: RegExp, says: string])[] = [
  [/^#+$/, 'is what a spreadsheet shows where a column is too narrow; make it wider and save the table again'],
  [/^#[\w/!?]+$/, 'is an error of the spreadsheet; correct it there, or leave the cell blank'],
  [/^=/, 'is a formula; save the table with its results, as a CSV has them'],
  [/^[\d.]+E\+\d+$/i, 'is a number that the spreadsheet has shortened; show all its digits and save the table again'],
]

/** What the parser’s words are not enough for. */
export const BESIDE: readonly (readonly [cell: RegExp, kinds: readonly Field['kind'][], says: string])[] = [
  [/^£?\s?\([£\d]|\d-$/, ['money', 'percent', 'number'], 'brackets, and a minus at the end, make it negative'],
  [/\d,\d\d?$/, ['money', 'percent', 'number'], 'write a point before the pence, not a comma'],
  [/^\d\d?\/\d\d?\/\d+$/, ['date'], 'the day comes before the month'],
]

/**
 * What is wrong with a cell that the parser did not take, to be said after the cell itself: `must be £0 or more`. The issue is what the
 * parser says, and `cell` is as it stands in the table.
 */
export function wrongWith(cell: string, { field: name, expected }: InputIssue, fields: Fields): string {
  const field = fields[name]
  const seen = withoutInvisible(cell).trim()
  const noValue = NO_VALUE.find(([pattern]) => pattern.test(seen))
  if (noValue) return noValue[1]
  if (field?.kind === 'choice' && field.options.some((option) => Object.hasOwn(taxYears, option)))
    return wrongYear(seen) ?? `must be ${expected}`
  const beside = BESIDE.find(([pattern, kinds]) => field && kinds.includes(field.kind) && pattern.test(seen))
  return [`must be ${expected}`, isNegative(seen) ? lossIn(name, fields) : undefined, beside?.[2]]
    .filter((one) => one !== undefined)
    .join('; ')
}

const isNegative = (seen: string) => /^£?\s?[-−(]\s?£?\s?[\d.]|\d-$/.test(seen)

/** What to do with a loss in a field that has no place for one. The losses of a year come off its gains: TCGA 1992 s.1. */
const LOSSES: Readonly<Record<string, string>> = {
  taxableProfit: 'a loss is not counted, so write 0',
  residentialGains: 'take a loss off your other gains, and write 0 here',
  otherGains: 'take a loss off your other gains, and write 0 here',
  otherGainsBeforeBudget: 'take a loss off your other gains, and write 0 here',
}

/** Where a loss goes: in a field of what a business takes in, into its costs. Undefined where a field takes no loss anywhere. */
export function lossIn(name: string, fields: Fields): string | undefined {
  const costs = fields[AFTER_COSTS.find(({ field }) => field === name)?.costs ?? '']
  if (costs) return `for a loss, write the income here and the expenses under “${costs.label}”`
  return LOSSES[name]
}

/** What to ask where a text could be two tax years, to be said after it. */
export function wrongYear(cell: string): string | undefined {
  const years = twoYearsIn(cell)
  return years && `could be the tax year ${years.join(' or ')}; write one of them`
}
