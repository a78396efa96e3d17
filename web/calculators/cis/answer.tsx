import { calculator } from '#engine/calculators/cis/index.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf, figureIn } from '../../lib/common-words.ts'
import { rate } from '../../lib/format.ts'

const STATUSES: Readonly<Record<string, string>> = {
  registered: 'The subcontractor is registered for the scheme.',
  unregistered: 'HMRC has no record of the subcontractor registering.',
  gross: 'The subcontractor has gross payment status.',
}

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netPayment'),
    about: `to pay the subcontractor, after a deduction of ${amountOf(result, 'cisDeduction')}`,
  }),
  announce: ({ result }) =>
    `The contractor deducts ${amountOf(result, 'cisDeduction')} and pays the subcontractor ${amountOf(result, 'netPayment')}.`,
  footnote: () => 'The payment and materials do not include VAT. The figures for the year assume the same payment as often as you chose.',
  lines: ({ result }) => {
    const deduction = result.steps.find(({ key }) => key === 'cisDeduction')
    const found = deduction && figureIn(deduction, 'rate')
    return found ? [{ key: 'deductionRate', after: 'labourPayment', label: 'Deduction Rate', text: rate(found) }] : []
  },
  notes: {
    'materials-above-gross':
      'The materials cost more than the whole payment. That leaves no labour to deduct from, so the subcontractor is paid in full.',
    'gross-status-nothing-deducted':
      'The subcontractor has gross payment status, so is paid in full. The contractor still puts the payment on the monthly return.',
    'unregistered-higher-rate':
      'HMRC could not find this subcontractor’s registration, so the higher rate applies. Registering, or correcting the details given, brings the rate down for later payments.',
    'deduction-is-on-account':
      'The deduction is not an extra tax. It counts towards the subcontractor’s Income Tax and National Insurance, or a company sets it against what it owes through payroll. The contractor must give the subcontractor a written statement of it.',
  },
  assumptions: {
    'subcontractor-status': ({ choice }) => `${STATUSES[choice] ?? ''} If HMRC says otherwise, the deduction changes.`,
    'deduction-is-not-the-bill':
      'This is what comes off the payment, not the tax for the year. That depends on the year’s profit after all expenses. The deductions count towards it, and the difference is paid or refunded.',
    'no-materials': 'The payment includes no materials. Nothing would be deducted from what they cost the subcontractor.',
    'payment-without-vat':
      'The payment does not include VAT. If the bill has VAT on it, enter the amount before VAT: nothing is deducted from the VAT.',
    'same-payment-all-year':
      'The subcontractor gets the same payment, with the same materials, all year. If payments vary, the figures for the year change but not those for this payment.',
    'materials-at-cost':
      'The cost of materials is what the subcontractor really paid and can prove. Hired plant and its fuel count; travel and tools do not.',
  },
  leftOut: {
    billOfTheYear: 'The year’s Income Tax and National Insurance of a sole trader outside Scotland with this labour as the only profit',
  },
  steps: {
    labourPayment: ({ value }) =>
      value.isZero() ? 'Nothing is left for labour.' : 'The rest of the payment, after materials, counts as labour.',
    cisDeduction: ({ value }) =>
      value.isZero() ? 'Nothing is deducted.' : 'A percentage of the labour only. The contractor pays it to HMRC.',
    netPayment: () => 'What the subcontractor gets.',
    annualGrossPayment: () => 'The payment times the number of payments in a year.',
    annualLabourPayment: () => 'The labour in a year.',
    annualCISDeductions: () => 'What HMRC holds by the end of the year. We work it out from the exact deduction, not the rounded one.',
    annualNetPayment: () => 'What the subcontractor gets in a year.',
  },
})
