import type { RatesOnDate, Tables } from '../../calculator.ts'
import { amountIn } from '../../explain/amount-in.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { Decimal, sumOf } from '../../money/decimal.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { allRatesOn, type RuleSet, type TaxYear } from '../../rates/rates-at.ts'
import { calculator } from './answer.ts'
import type { fields } from './fields.ts'

type Sale = InputsOf<typeof fields>

/** One sale in two tax years, or by two owners, and the tax on all of it in pounds: each answer of the calculator to the penny, added up. */
export interface WayToSell {
  readonly isCouple: boolean
  readonly when: 'this-year' | 'next-year' | 'half-each-year'
  readonly tax: Decimal
}

interface Years {
  readonly ruleSet: RuleSet
  /** The tax year of the sale, and the next, or the same again where the figures of the next are not known. */
  readonly taxYear: TaxYear
  readonly next: TaxYear
  /** Tables with the values of both. */
  readonly tables: Tables
}

/**
 * The tax if the same is sold in the next tax year, or half of it in each, alone or by a couple who own half each. Each year and each owner
 * has an annual exempt amount (TCGA 1992 s.1K), and one of a couple may give the other a share without tax on that (s.58). The other income is
 * the same in both years and for both owners. A home is not sold by halves.
 */
export function waysToSell(sale: Sale, { ruleSet, taxYear, next, tables }: Years): WayToSell[] {
  const ratesOn: RatesOnDate<Tables> = (date) => allRatesOn(tables, date, ruleSet)
  const taxOn = (part: Sale, year: TaxYear) => {
    const record = calculator.recordOn(part, ratesOn as Parameters<typeof calculator.recordOn>[1], year)
    return amountIn(record, 'capitalGainsTax', calculator.slug)
  }
  const later = next === taxYear ? sale : { ...sale, disposalDate: taxYears[next].starts }
  const inYear = (part: (of: Sale) => Sale) => ({ now: taxOn(part(sale), taxYear), later: taxOn(part(later), next) })
  const whole = inYear((of) => of)
  const half = inYear((of) => partOf(of, 2))
  const quarter = inYear((of) => partOf(of, 4))
  const twice = (...taxes: readonly Decimal[]) => sumOf(taxes).times(2)
  const byHalves = sale.assetType !== 'residential'
  return [
    { isCouple: false, when: 'this-year', tax: whole.now },
    { isCouple: false, when: 'next-year', tax: whole.later },
    ...(byHalves ? [{ isCouple: false, when: 'half-each-year', tax: half.now.plus(half.later) } as const] : []),
    { isCouple: true, when: 'this-year', tax: twice(half.now) },
    { isCouple: true, when: 'next-year', tax: twice(half.later) },
    ...(byHalves ? [{ isCouple: true, when: 'half-each-year', tax: twice(quarter.now, quarter.later) } as const] : []),
  ]
}

/** The sale of one of several equal parts. */
const partOf = (sale: Sale, parts: number): Sale => ({
  ...sale,
  salePrice: sale.salePrice.dividedBy(parts),
  purchasePrice: sale.purchasePrice.dividedBy(parts),
  improvementCosts: sale.improvementCosts.dividedBy(parts),
  sellingCosts: sale.sellingCosts.dividedBy(parts),
})
