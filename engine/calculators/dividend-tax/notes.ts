import { isOnScottishBands } from '../../decimal-rules/income-tax/bands.ts'
import { allowanceNotes } from '../../decimal-rules/income-tax/notes.ts'
import { isAboveZero } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'
import type { Facts } from './calculate.ts'

export const DIVIDEND_NOTES = [
  'covered-by-personal-allowance',
  'within-dividend-allowance',
  'allowance-tapered',
  'allowance-used-up',
  'extra-tax-on-other-income',
  'allowance-against-dividends',
  'scotland-on-uk-bands',
  'dividends-on-uk-bands',
  'tax-return-needed',
] as const
export type DividendNote = (typeof DIVIDEND_NOTES)[number]

/**
 * The notes to show with this result, as codes; the page holds their wording. The amounts for `allowance-against-dividends`
 * are `allowanceAgainstDividends` and `savedByAllowanceAgainstDividends` in the record.
 */
export function notesOf(facts: Facts, rates: DividendRates): DividendNote[] {
  const { dividendIncome, taxableDividends, region, sharing, incomeTax, incomeTaxWithoutDividends } = facts
  const notes: DividendNote[] = []
  if (isAboveZero(dividendIncome)) {
    if (taxableDividends.isZero()) notes.push('covered-by-personal-allowance')
    else if (taxableDividends.lessThanOrEqualTo(rates.dividends.allowance.value)) notes.push('within-dividend-allowance')
  }
  notes.push(...allowanceNotes(incomeTax.allowance))
  const isAllowanceLowered = incomeTax.allowance.allowance.lessThan(incomeTaxWithoutDividends.allowance.allowance)
  if (isAllowanceLowered && !facts.extraTaxOnOtherIncome.isZero()) notes.push('extra-tax-on-other-income')
  if (sharing && !roundToPenny(sharing.saved).isZero()) notes.push('allowance-against-dividends')
  if (region === 'scotland') notes.push(isOnScottishBands(region, rates) ? 'dividends-on-uk-bands' : 'scotland-on-uk-bands')
  if (dividendIncome.greaterThan(rates.dividends.selfAssessmentLimit.value)) notes.push('tax-return-needed')
  return notes
}

/** What the result assumes, most important first. */
export const assumptionsOf = ({ otherIncome }: Facts): Assumption[] => [
  { code: 'region', field: 'region' },
  ...(otherIncome.isZero()
    ? [{ code: 'no-other-income', field: 'otherIncome' }]
    : assumed('other-income-is-not-savings', 'other-income-before-allowance')),
  ...assumed('no-student-loan', 'no-pension-or-gift-aid', 'no-other-allowances', 'not-in-an-isa'),
]
