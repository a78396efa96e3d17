import { figure, NIL, number } from '../../formula/amount.ts'
import { type Assumed, leftOutBy, type Noted } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { all, isAbove, isEqual, not } from '../../formula/condition.ts'
import { deduction, kept, keyed, outside, recorded, shown, total, where } from '../../formula/ledger.ts'
import { parserOf } from '../../inputs/parse.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { corporationTax } from '../../rates/generated/corporation-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { assumed } from '../../result/assumptions.ts'
import { areLimitsShared, limitFor } from '../../rules/corporation-tax/limits.ts'
import { corporationTaxByYear } from './by-financial-year.ts'
import { fields } from './fields.ts'

/** Corporation Tax for a company, for an accounting period of up to a year. Pounds for the period. CTA 2010 ss.3, 18A, 18B and 18D. */
export const calculator = calculatorOf({
  slug: 'corporation-tax',
  fields,
  parse: parserOf(fields),
  margin: { input: 'taxableProfit' },
  tables: { corporationTax, methods },
  answer({ taxableProfit, accountingPeriodLength: months, associatedCompanies, periodEnd }, rates, on, taxYear) {
    const dated = { months, associatedCompanies, end: periodEnd, on }
    const { limits, marginalRelief, tax, period, isSplit, atMainRates } = corporationTaxByYear(
      taxableProfit,
      dated,
      rates,
      taxYears[taxYear].starts,
    )
    const afterTaxProfit = taxableProfit.less(tax).named('afterTaxProfit', 'After-tax profit')
    const effectiveRate = tax.asPercentOf(taxableProfit).named('effectiveRate', 'Effective rate')

    const isRelieved = not(isEqual(marginalRelief, NIL))
    const isReliefShown = not(isEqual(marginalRelief.rounded('to-the-penny'), NIL))
    const hasAssociates = not(isEqual(associatedCompanies, NIL))
    const instalmentsLimit = limitFor(figure(rates.corporationTax.instalmentsLimit), period, rates)
    const limitNotes: Noted[] = [
      ['limits-for-a-short-period', isAbove(A_YEAR, months)],
      areLimitsShared(rates)
        ? ['limits-shared-with-associated-companies', hasAssociates]
        : ['relief-shared-with-associated-companies', all(hasAssociates, isRelieved)],
    ]
    const limitAssumptions: Assumed[] = [
      [{ code: 'no-associated-companies', field: 'associatedCompanies' }, not(hasAssociates)],
      [{ code: 'full-year', field: 'accountingPeriodLength' }, isEqual(months, A_YEAR)],
    ]
    return {
      headline: kept(afterTaxProfit),
      ledger: [
        shown(taxableProfit),
        shown(tax, deduction),
        // It is already deducted from the tax, so it is not part of the sum.
        shown(marginalRelief, outside, where(isReliefShown)),
        shown(afterTaxProfit, total),
        recorded(effectiveRate),
        ...(limits ? [recorded(limits.lower, keyed('lowerLimit')), recorded(limits.upper, keyed('upperLimit'))] : []),
      ],
      notes: [
        ['marginal-relief-applied', isReliefShown],
        ['marginal-relief-below-a-penny', all(isRelieved, not(isReliefShown))],
        ['split-between-financial-years', isSplit],
        ...(limits ? limitNotes : []),
        ['paid-in-instalments', isAbove(taxableProfit, instalmentsLimit)],
      ],
      assumptions: [
        ...(limits ? limitAssumptions : []),
        ...(periodEnd === undefined ? [{ code: 'period-end', field: 'periodEnd' }] : []),
        ...assumed(
          'profit-for-tax',
          ...(limits ? ['not-close-investment-holding'] : []),
          'no-loans-to-owners',
          ...(limits ? ['no-dividends-received'] : []),
          'nothing-else',
        ),
      ],
      // A close investment-holding company pays the main rate on all of its profit.
      leftOut: () =>
        leftOutBy('not-close-investment-holding', {
          name: 'closeInvestmentHolding',
          amount: atMainRates.less(tax),
          effect: 'less',
          law: 'CTA 2010 ss.18A and 18N',
        }),
    }
  },
})

const A_YEAR = number(MONTHS_IN_A_YEAR)
