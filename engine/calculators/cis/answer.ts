import { assume, type NotCoveredAmount, notCoveredBy, note } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { kept, line, recorded, row } from '../../answer/ledger.ts'
import { type Amount, figure, HUNDRED, zero } from '../../expression/amount.ts'
import { isAbove, isEqual, isShownAsZero, not } from '../../expression/condition.ts'
import { asPercent, either, say } from '../../expression/sentence.ts'
import type { SubcontractorStatus } from '../../law/cis.ts'
import { constructionDeduction, paymentsInAYear } from '../../law/cis.ts'
import { taxOnIncome } from '../../law/income-tax/tax-on-income.ts'
import type { IncomeTaxRates, NationalInsuranceRates } from '../../law/rates.ts'
import { selfEmployedContributions } from '../../law/self-employment/contributions.ts'
import { cis } from '../../rates/generated/cis.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { fields } from './fields.ts'

/**
 * What a contractor deducts from one payment to a subcontractor under the Construction Industry Scheme, and a year of such payments. Pounds
 * per payment and pounds a year. FA 2004 s.61.
 */
export const calculator = calculatorOf({
  slug: 'cis',
  fields,
  goalSeek: {
    find: 'grossPayment',
    wanted: 'netPayment',
    wants: 'The subcontractor should get',
    needs: 'The payment before the deduction is',
    use: 'this payment',
  },
  tables: { cis, incomeTax, scottishIncomeTax, nationalInsurance, methods },
  answer({ grossPayment, materialsCost, subcontractorStatus, paymentFrequency }, rates) {
    const payment = constructionDeduction({ grossPayment, materialsCost, status: subcontractorStatus }, rates)
    const payments = figure(paymentsInAYear(paymentFrequency, rates))
    const annualGrossPayment = grossPayment
      .times(payments)
      .named('annualGrossPayment', 'Annual gross payment')
      .means(say`The payment times the number of payments in a year.`)
    const annualLabourPayment = payment.labourPayment
      .times(payments)
      .named('annualLabourPayment', 'Annual labour payment')
      .means(say`The labour part of all the payments in a year.`)
    const annualCISDeductions = payment.deduction
      .times(payments)
      .named('annualCISDeductions', 'Annual CIS deductions')
      .means(
        say`All the deductions that HMRC has received by the end of the year. We work it out before rounding, so it can be a few pence different from the rounded deduction times the number of payments.`,
      )
    const annualNetPayment = payment.netPayment
      .times(payments)
      .named('annualNetPayment', 'Annual net payment')
      .means(say`What the subcontractor gets in a year.`)

    const deductionRate = figure(payment.rate).times(HUNDRED)
    const onePayment = [row(grossPayment), row(payment.deduction, { role: 'deduction' }), row(payment.netPayment, { role: 'total' })]
    const isNothingDeducted = isShownAsZero(payment.deduction)
    const hasNoMaterials = isEqual(materialsCost, zero)
    const isOneOff = paymentFrequency === 'one-off'
    return {
      headline: kept(payment.netPayment, 'the payment to the subcontractor would be'),
      large: {
        about: either(
          isNothingDeducted,
          say`what the subcontractor gets, with nothing deducted`,
          say`what the subcontractor gets after a deduction of ${payment.deduction}`,
        ),
        announced: say`The contractor deducts ${either(isNothingDeducted, say`nothing`, say`${payment.deduction}`)} and pays the subcontractor ${payment.netPayment}.`,
      },
      ledger: [
        ...onePayment,
        row(payment.labourPayment, { role: 'outside' }),
        line('deductionRate', 'Deduction Rate', say`${asPercent(deductionRate)}`),
        row(annualGrossPayment, { role: 'outside' }),
        row(annualLabourPayment, { role: 'outside' }),
        row(annualCISDeductions, { role: 'outside-deduction' }),
        row(annualNetPayment, { role: 'outside' }),
        recorded(deductionRate, { key: 'deductionRate' }),
      ],
      shared: onePayment,
      footnote: say`The payment and materials do not include VAT. The figures for the year assume that every payment is the same as this one.`,
      notes: () => [
        note(
          'materials-above-gross',
          isAbove(materialsCost, grossPayment),
          say`The materials cost more than the whole payment. That leaves no labour to deduct from, so the subcontractor is paid in full.`,
        ),
        note(
          'gross-status-nothing-deducted',
          subcontractorStatus === 'gross',
          say`The subcontractor has gross payment status, so is paid in full. The contractor still puts the payment on the monthly return.`,
        ),
        note(
          'unregistered-higher-rate',
          subcontractorStatus === 'unregistered',
          say`The subcontractor is not registered, or the details given do not match HMRC’s records, so the higher rate applies. Registering, or correcting the details given, brings the rate down for later payments.`,
        ),
        note(
          'deduction-is-on-account',
          not(isEqual(payment.deduction, zero)),
          say`The deduction is not an extra tax. It counts towards the subcontractor’s Income Tax and National Insurance, or a company takes it off what it owes HMRC for its own employees. The contractor must give the subcontractor a written statement of it.`,
        ),
      ],
      assumptions: () => [
        assume(
          'subcontractor-status',
          say`${STATUSES[subcontractorStatus]} If HMRC tells the contractor something else when they check, the deduction is different.`,
          { field: 'subcontractorStatus' },
        ),
        assume(
          'no-materials',
          say`You entered no materials. If the bill includes any, enter what they cost the subcontractor: nothing is deducted from that part.`,
          { field: 'materialsCost', where: hasNoMaterials },
        ),
        assume(
          'same-payment-all-year',
          say`The subcontractor gets the same payment, with the same materials, all year. If payments vary, the figures for the year change but not those for this payment.`,
          { field: 'paymentFrequency', where: !isOneOff },
        ),
        assume(
          'deduction-is-not-the-bill',
          either(
            isNothingDeducted,
            say`There is still tax to pay for the year if the year’s profit, after all expenses, is high enough.`,
            say`This is what comes off the payment, not the tax for the year. That depends on the year’s profit after all expenses. The deductions count towards it, and the difference is paid or refunded.`,
          ),
        ),
        assume(
          'payment-without-vat',
          say`The payment does not include VAT. If the bill has VAT on it, enter the amount before VAT: nothing is deducted from the VAT.`,
        ),
        assume(
          'materials-at-cost',
          say`The cost of materials is what the subcontractor really paid and can prove. Hired equipment and its fuel count. Travel and tools do not.`,
          { where: not(hasNoMaterials) },
        ),
      ],
      notCovered: () => (isOneOff ? [] : notCoveredBy('deduction-is-not-the-bill', billOfTheYear(annualLabourPayment, rates))),
    }
  },
})

const STATUSES: Readonly<Record<SubcontractorStatus, string>> = {
  registered: 'The subcontractor is registered for the scheme.',
  unregistered: 'The subcontractor is not registered for the scheme, or HMRC cannot match the details given.',
  gross: 'The subcontractor has gross payment status.',
}

/**
 * The tax bill for the year that the answer leaves out, for a sole trader outside Scotland whose only profit is the labour. The deductions
 * count towards it. Pounds a year. FA 2004 s.62(2); ITTOIA 2005 s.5; SSCBA 1992 s.15.
 */
function billOfTheYear(profit: Amount, rates: IncomeTaxRates & NationalInsuranceRates): Omit<NotCoveredAmount, 'assumption'> {
  const { tax } = taxOnIncome({ income: profit, region: 'england' }, rates)
  return {
    name: 'billOfTheYear',
    words: 'Income Tax and National Insurance for the year, for a sole trader outside Scotland whose only profit is this labour',
    amount: tax.plus(selfEmployedContributions(profit, rates).total),
    effect: 'once',
    law: 'FA 2004 s.62(2)',
  }
}
