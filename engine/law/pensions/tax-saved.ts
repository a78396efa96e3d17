import { type Amount, figure } from '../../expression/amount.ts'
import { scopeOf } from '../../expression/name.ts'
import type { Sentence } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { addedTax } from '../income-tax/added-tax.ts'
import type { PensionRates } from '../rates.ts'

interface RelievedFacts {
  /** The year’s income, all of it earnings. */
  readonly income: Amount
  /** The part of the gross contribution within the limit on relief. */
  readonly relievable: Amount
  readonly region: Region
}

/** What a gross contribution under relief at source saves in a year, besides basic rate relief. Annual pounds, unrounded. */
export type TaxSaved = ReturnType<typeof taxSaved>

/** What the relief that the scheme does not claim is called. */
export const FURTHER_RELIEF = 'Relief above the basic rate'

const SCOPES = {
  before: scopeOf({ key: (key) => `before.${key}`, words: 'without the contribution', isAsUsual: true }),
  after: scopeOf({ key: (key) => `after.${key}`, words: 'with the contribution', isAsUsual: true }),
}

/**
 * The tax that a contribution under relief at source saves on top of basic rate relief. It raises the limits of the bands (FA 2004
 * s.192(4)) and lowers adjusted net income, on which the taper of the Personal Allowance depends (ITA 2007 s.58). `key` is that of the step
 * for the saving, and `lowered` says what the income that it lowers means. Annual pounds, unrounded.
 */
export function taxSaved({ income, relievable, region }: RelievedFacts, key: string, rates: PensionRates, lowered?: Sentence) {
  const adjustedNetIncome = income.excessOver(relievable).named('adjustedNetIncome', 'Adjusted net income', 'ITA 2007 s.58').means(lowered)
  const relieved = { income, adjustedNetIncome, region, limitsRaisedBy: relievable }
  const { before, after } = addedTax({ income, region }, relieved, SCOPES, rates)
  return {
    before,
    after,
    // What a charge on top of that tax needs.
    taxed: { taxableIncome: after.taxableIncome, limitsRaisedBy: relievable, region },
    furtherRelief: before.tax.less(after.tax).named(key, FURTHER_RELIEF, 'FA 2004 s.192(4)'),
  }
}

/**
 * Basic rate tax on a gross contribution, which the scheme claims and adds to the pension, however much tax the person pays. FA 2004 s.192.
 * Annual pounds, unrounded.
 */
export const basicRateRelief = (relievable: Amount, rates: PensionRates): Amount =>
  basicRateOn(relievable, rates).named('basicRateRelief', 'Basic rate relief', 'FA 2004 s.192')

/** The same without a name, for a relief of the same amount that is called something else. */
export const basicRateOn = (relievable: Amount, { incomeTax }: PensionRates): Amount => relievable.times(figure(incomeTax.basicRate))
