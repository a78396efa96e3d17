import type { Decimal } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'

/**
 * The amounts that are read by name from the record of a calculator. Whoever misspells one does not compile, and a test finds each of them
 * in the ledger of its calculator.
 */
export const RECORDED_AMOUNTS = {
  'capital-gains': ['gain', 'taxableGain', 'capitalGainsTax'],
  'corporation-tax': ['taxableProfit', 'corporationTax', 'lowerLimit'],
  'income-tax': ['netIncome', 'pension'],
  ir35: ['grossIncome', 'salary', 'takeHome', 'permanentTakeHome'],
  'rental-income': ['totalTaxDue', 'reductionOfOtherTax'],
  'self-employed': ['incomeTax', 'totalTax'],
  'side-hustle': ['tradingAllowanceUsed', 'additionalIncomeTax', 'totalAdditionalTax'],
  'student-loan': ['netIncome', 'pension'],
  'tax-bill': ['totalIncome', 'totalDue', 'savedByAllowances'],
  vat: ['netAmount', 'vatAmount'],
} as const

type Recorded = typeof RECORDED_AMOUNTS

/** The name of such an amount, of one calculator or of any. */
export type RecordedAmount<Slug extends keyof Recorded = keyof Recorded> = Recorded[Slug][number]

/** The amounts in a record, in the unit and period of each; none of another calculator, or of a field that the record leaves out. */
export const amountsOf = <Slug extends keyof Recorded>(
  { slug, record }: Pick<Result, 'slug' | 'record'>,
  of: Slug,
): { readonly [Name in RecordedAmount<Slug>]?: Decimal } =>
  slug === of ? (record as { readonly [Name in RecordedAmount<Slug>]?: Decimal }) : {}
