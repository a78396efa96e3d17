import { fields } from '../../engine/calculators/corporation-tax/fields.ts'
import { corporationTax } from '../../engine/rates/generated/corporation-tax.ts'
import { methods } from '../../engine/rates/generated/methods.ts'
import { workbookOf } from './definition.ts'
import { atLeastZero, largerOf, MONTHS_IN_A_YEAR, minus, ONE, over, percentOf, plus, type Term, times, whereMore, ZERO } from './term.ts'

/** The workbook for a company’s Corporation Tax for an accounting period of up to a year. */
export const workbook = workbookOf({
  title: 'Corporation Tax',
  fields,
  tables: { corporationTax, methods },
  write({ rates, working }) {
    const { smallProfitsRate, mainRate, marginalReliefFraction, ...limits } = rates.corporationTax
    const profit = working.input('taxableProfit')
    const months = working.input('accountingPeriodLength')
    const companies = working.input('associatedCompanies')
    const areLimitsShared = working.method(rates.methods.corporationTax.associatedCompanies) === 'limits'
    // Multiply first and divide once, so that a limit in whole pence is also exact in binary.
    const share = areLimitsShared ? times(MONTHS_IN_A_YEAR, plus(ONE, companies)) : MONTHS_IN_A_YEAR
    const limitOf = (yearly: Term) => over(times(yearly, months), share)
    const lower = working.step('lowerLimit', 'Lower limit of the period', limitOf(working.rate(limits.lowerLimit)), {
      law: 'CTA 2010 s.18D',
    })
    const upper = working.step('upperLimit', 'Upper limit of the period', limitOf(working.rate(limits.upperLimit)), {
      law: 'CTA 2010 s.18D',
    })
    const rate = working.step(
      'rate',
      'Rate before any relief',
      whereMore(profit, lower, working.rate(mainRate), working.rate(smallProfitsRate)),
      { unit: 'rate', law: 'CTA 2010 ss.3 and 18A' },
    )
    const atRate = working.step('taxAtRate', 'Tax at that rate', times(profit, rate))
    const below = times(atLeastZero(minus(upper, profit)), working.rate(marginalReliefFraction))
    const relief = working.step(
      'marginalRelief',
      'Marginal relief',
      whereMore(profit, lower, areLimitsShared ? below : over(below, largerOf(ONE, companies)), ZERO),
      { law: 'CTA 2010 s.18B' },
    )
    const tax = working.step('corporationTax', 'Corporation Tax', minus(atRate, relief))
    const after = working.step('afterTaxProfit', 'After-tax profit', minus(profit, tax))
    const effectiveRate = working.step('effectiveRate', 'Effective rate', percentOf(tax, profit), { unit: 'percent' })
    return {
      rows: [
        { output: 'taxableProfit', label: 'Taxable Profit', of: profit },
        { output: 'corporationTax', label: 'Corporation Tax', of: tax, part: 'taken-off' },
        { output: 'marginalRelief', label: 'Marginal Relief, already in the tax', of: relief },
        { output: 'afterTaxProfit', label: 'After-Tax Profit', of: after, part: 'total' },
      ],
      further: [
        { output: 'lowerLimit', label: 'Lower limit of the period', of: lower },
        { output: 'upperLimit', label: 'Upper limit of the period', of: upper },
        { output: 'effectiveRate', label: 'Effective rate', of: effectiveRate, unit: 'percent' },
      ],
    }
  },
})
