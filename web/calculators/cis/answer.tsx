import { calculator } from '#engine/calculators/cis/index.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf, figureIn } from '../../lib/common-words.ts'
import { rate } from '../../lib/format.ts'

const STATUSES: Readonly<Record<string, string>> = {
  registered: 'The subcontractor is registered with HMRC for this scheme.',
  unregistered: 'HMRC finds no registration of the subcontractor.',
  gross: 'The subcontractor has gross payment status.',
}

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netPayment'),
    about: `to pay the subcontractor, after a deduction of ${amountOf(result, 'cisDeduction')}`,
  }),
  announce: ({ result }) =>
    `The contractor deducts ${amountOf(result, 'cisDeduction')} and pays the subcontractor ${amountOf(result, 'netPayment')}.`,
  footnote: () => 'Payment and materials are taken without VAT. The year is this payment as often as you chose.',
  lines: ({ result }) => {
    const deduction = result.steps.find(({ key }) => key === 'cisDeduction')
    const found = deduction && figureIn(deduction, 'rate')
    return found ? [{ key: 'deductionRate', after: 'labourPayment', label: 'Deduction Rate', text: rate(found) }] : []
  },
  notes: {
    'materials-above-gross': 'The materials cost more than the whole payment. That leaves no labour to deduct from, so all of it is paid.',
    'gross-status-nothing-deducted':
      'With gross payment status the subcontractor is paid in full. The contractor still puts the payment on the monthly return.',
    'unregistered-higher-rate':
      'HMRC could not match this subcontractor to a registration, so the higher rate applies. Registering, or correcting the details given, brings it down for later payments.',
    'deduction-is-on-account':
      'The deduction is not a tax of its own. It counts towards the subcontractor’s Income Tax and National Insurance, or a company sets it against what it owes through payroll. The contractor gives a written statement of it.',
  },
  assumptions: {
    'subcontractor-status': ({ choice }) => `${STATUSES[choice] ?? ''} Another answer from HMRC means another deduction.`,
    'deduction-is-not-the-bill':
      'This is what comes off the payment, not the tax of the year. That goes by the year’s profit after all expenses: what was deducted is set against it, and the rest is paid or refunded.',
    'no-materials': 'There are no materials in the payment. What they cost the subcontractor would be paid without a deduction.',
    'payment-without-vat':
      'The payment is without VAT. If you have a bill with VAT, enter what it says before VAT: nothing is deducted from the VAT.',
    'same-payment-all-year':
      'The subcontractor has the same payment, with the same materials, all through the year. Other payments change the figures of the year, not this one.',
    'materials-at-cost':
      'Materials are what the subcontractor really paid, and can show. Hired plant and its fuel count with them; travel and tools do not.',
  },
  leftOut: {
    billOfTheYear: 'The year’s Income Tax and National Insurance of a sole trader outside Scotland with this labour as the only profit',
  },
  steps: {
    labourPayment: ({ value }) =>
      value.isZero() ? 'Nothing is left for labour.' : 'What is left without materials is taken to be labour.',
    cisDeduction: ({ value }) =>
      value.isZero() ? 'Nothing is deducted.' : 'A share of the labour alone, which the contractor pays to HMRC.',
    netPayment: () => 'What reaches the subcontractor.',
    annualGrossPayment: () => 'The payment as often as it comes in a year.',
    annualLabourPayment: () => 'The labour of a year.',
    annualCISDeductions: () => 'What HMRC holds at the end of the year. It is worked out from the exact deduction, not the rounded one.',
    annualNetPayment: () => 'What arrives in a year.',
  },
})
