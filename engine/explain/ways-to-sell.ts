import type { Calculator, Tables } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, sumOf } from '../money/decimal.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import { amountIn } from './amount-in.ts'
import { resultOf } from './compared.ts'

/** One sale in two tax years, or by two owners, and the tax on all of it in pounds: each answer of the calculator to the penny, added up. */
export interface WayToSell {
  readonly isCouple: boolean
  readonly when: 'this-year' | 'next-year' | 'half-each-year'
  readonly tax: Decimal
}

export interface YearsOfSale {
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
 * the same in both years and for both owners. Residential property is not sold by halves.
 */
export function waysToSell<Of extends Fields>(
  calculator: Calculator<Of>,
  sale: InputsOf<Of>,
  { ruleSet, taxYear, next, tables }: YearsOfSale,
): WayToSell[] {
  const { fields, slug } = calculator
  /** The tax of each of several equal parts of the sale. */
  const taxOn = (parts: number, year: TaxYear) => {
    const changed = Object.entries(fields).flatMap(([name, field]) => {
      const value: unknown = sale[name]
      if (field.kind === 'date' && year !== taxYear) return [[name, taxYears[year].starts]]
      // An amount of a year is not one of the sale.
      return field.kind === 'money' && field.per === undefined && value instanceof Decimal ? [[name, value.dividedBy(parts)]] : []
    })
    const result = resultOf(calculator, { inputs: { ...sale, ...Object.fromEntries(changed) }, ruleSet, taxYear: year }, tables)
    return amountIn(result.record, result.headline, slug)
  }
  const hasHalves = sale['assetType'] !== 'residential'
  const waysOf = (owners: number): WayToSell[] => {
    const all = (tax: Decimal) => tax.times(owners)
    const isCouple = owners > 1
    const halves = () => sumOf([taxYear, next].map((year) => taxOn(owners * 2, year)))
    return [
      { isCouple, when: 'this-year', tax: all(taxOn(owners, taxYear)) },
      { isCouple, when: 'next-year', tax: all(taxOn(owners, next)) },
      ...(hasHalves ? [{ isCouple, when: 'half-each-year', tax: all(halves()) } as const] : []),
    ]
  }
  return [1, 2].flatMap(waysOf)
}

/**
 * What half of a sale in each year saves somebody alone, where all of it costs the same in either year: nothing where it is not sold by halves.
 * Undefined where one year costs more than the other. Pounds.
 */
export function savedByHalves(ways: readonly WayToSell[]): Decimal | undefined {
  const taxOf = (time: WayToSell['when']) => ways.find(({ isCouple, when }) => !isCouple && when === time)?.tax
  const [before, after, halves] = [taxOf('this-year'), taxOf('next-year'), taxOf('half-each-year')]
  return before && after?.equals(before) ? before.minus(halves ?? before) : undefined
}
