import { type Amount, figure, NIL } from '../../formula/amount.ts'
import type { Noted } from '../../formula/answer.ts'
import { all, isAbove, isAtLeast, isEqual, not } from '../../formula/condition.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'
import type { IncomeWithDividends } from '../../rules/dividends/tax-on-both.ts'
import type { TaxWithDividends } from '../../rules/dividends/tax-with-dividends.ts'
import { isOnScottishBands } from '../../rules/income-tax/bands.ts'
import { allowanceNotes } from '../../rules/income-tax/notes.ts'
import type { TaxOnIncome } from '../../rules/income-tax/tax-on-income.ts'

type DividendNote =
  | 'covered-by-personal-allowance'
  | 'within-dividend-allowance'
  | 'allowance-tapered'
  | 'allowance-used-up'
  | 'extra-tax-on-other-income'
  | 'allowance-against-dividends'
  | 'scotland-on-uk-bands'
  | 'dividends-on-uk-bands'
  | 'tax-return-needed'

/**
 * The notes for this result. The page has the words, with the amounts of `allowanceAgainstDividends` and
 * `savedByAllowanceAgainstDividends` in the record. `without` is the tax on other income without the dividends.
 */
export function notesOf(
  { dividendIncome, region }: IncomeWithDividends,
  { incomeTax, taxableDividends, sharing }: TaxWithDividends,
  without: TaxOnIncome,
  rates: DividendRates,
): Noted<DividendNote>[] {
  const hasDividends = isAbove(dividendIncome, NIL)
  const isCovered = isEqual(taxableDividends, NIL)
  const isAtNilRate = isAtLeast(figure(rates.dividends.allowance), taxableDividends)
  return [
    ['covered-by-personal-allowance', all(hasDividends, isCovered)],
    ['within-dividend-allowance', all(hasDividends, not(isCovered), isAtNilRate)],
    ...allowanceNotes(incomeTax, rates),
    ['extra-tax-on-other-income', all(isAbove(without.allowance, incomeTax.allowance), not(isEqual(incomeTax.tax, without.tax)))],
    ...(sharing ? [['allowance-against-dividends', isAbove(toThePenny(sharing.saved), NIL)] as const] : []),
    ...(region === 'scotland' ? ([isOnScottishBands(region, rates) ? 'dividends-on-uk-bands' : 'scotland-on-uk-bands'] as const) : []),
    ['tax-return-needed', isAbove(dividendIncome, figure(rates.dividends.selfAssessmentLimit))],
  ]
}

const toThePenny = (amount: Amount): Amount => amount.rounded('to-the-penny')
