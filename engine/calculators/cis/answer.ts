import { type Amount, figure, HUNDRED, NIL } from '../../formula/amount.ts'
import { type LeftOutAmount, leftOutBy } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isAbove, isEqual, not } from '../../formula/condition.ts'
import { deduction, kept, keyed, outside, recorded, shown, total } from '../../formula/ledger.ts'
import { parserOf } from '../../inputs/parse.ts'
import { cis } from '../../rates/generated/cis.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { assumed } from '../../result/assumptions.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import { taxOnIncome } from '../../rules/income-tax/tax-on-income.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { selfEmployedContributions } from '../../rules/self-employment/contributions.ts'
import { constructionDeduction, paymentsInAYear } from './deduction.ts'
import { fields } from './fields.ts'

/**
 * What a contractor deducts from one payment to a subcontractor under the Construction Industry Scheme, and a year of such payments. Pounds
 * per payment and pounds a year. FA 2004 s.61.
 */
export const calculator = calculatorOf({
  slug: 'cis',
  fields,
  parse: parserOf(fields),
  tables: { cis, incomeTax, scottishIncomeTax, nationalInsurance, methods },
  answer({ grossPayment, materialsCost, subcontractorStatus, paymentFrequency }, rates) {
    const payment = constructionDeduction({ grossPayment, materialsCost, status: subcontractorStatus }, rates)
    const payments = figure(paymentsInAYear(paymentFrequency, rates))
    const annualGrossPayment = grossPayment.times(payments).named('annualGrossPayment', 'Annual gross payment')
    const annualLabourPayment = payment.labourPayment.times(payments).named('annualLabourPayment', 'Annual labour payment')
    const annualCISDeductions = payment.deduction.times(payments).named('annualCISDeductions', 'Annual CIS deductions')
    const annualNetPayment = payment.netPayment.times(payments).named('annualNetPayment', 'Annual net payment')
    const onePayment = [shown(grossPayment), shown(payment.deduction, deduction), shown(payment.netPayment, total)]
    return {
      headline: kept(payment.netPayment),
      ledger: [
        ...onePayment,
        shown(payment.labourPayment, outside),
        shown(annualGrossPayment, outside),
        shown(annualLabourPayment, outside),
        shown(annualCISDeductions, deduction, outside),
        shown(annualNetPayment, outside),
        recorded(figure(payment.rate).times(HUNDRED), keyed('deductionRate')),
      ],
      shared: onePayment,
      notes: [
        ['materials-above-gross', isAbove(materialsCost, grossPayment)],
        ...(subcontractorStatus === 'gross' ? ['gross-status-nothing-deducted'] : []),
        ...(subcontractorStatus === 'unregistered' ? ['unregistered-higher-rate'] : []),
        ['deduction-is-on-account', not(isEqual(payment.deduction, NIL))],
      ],
      assumptions: [
        { code: 'subcontractor-status', field: 'subcontractorStatus' },
        [{ code: 'no-materials', field: 'materialsCost' }, isEqual(materialsCost, NIL)],
        ...(paymentFrequency === 'one-off' ? [] : [{ code: 'same-payment-all-year', field: 'paymentFrequency' }]),
        ...assumed('deduction-is-not-the-bill', 'payment-without-vat'),
        [{ code: 'materials-at-cost' }, not(isEqual(materialsCost, NIL))],
      ],
      leftOut: () =>
        paymentFrequency === 'one-off' ? [] : leftOutBy('deduction-is-not-the-bill', billOfTheYear(annualLabourPayment, rates)),
    }
  },
})

/**
 * The tax bill for the year that the answer leaves out, for a sole trader outside Scotland whose only profit is the labour. The deductions
 * count towards it. Pounds a year. FA 2004 s.62(2); ITTOIA 2005 s.5; SSCBA 1992 s.15.
 */
function billOfTheYear(profit: Amount, rates: IncomeTaxRates & NationalInsuranceRates): Omit<LeftOutAmount, 'assumption'> {
  const { tax } = taxOnIncome({ income: profit, region: 'england' }, rates)
  return { name: 'billOfTheYear', amount: tax.plus(selfEmployedContributions(profit, rates).total), effect: 'once', law: 'FA 2004 s.62(2)' }
}
