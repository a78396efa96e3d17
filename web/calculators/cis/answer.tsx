import { calculator } from '#engine/calculators/cis/answer.ts'
import type { Result } from '#engine/result/result.ts'
import { amountOf, shownIn } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { percent } from '../../text/format.ts'

const STATUSES: Readonly<Record<string, string>> = {
  registered: 'The subcontractor is registered for the scheme.',
  unregistered: 'The subcontractor is not registered for the scheme, or HMRC cannot match the details given.',
  gross: 'The subcontractor has gross payment status.',
}

const isDeducted = (result: Result) => !shownIn(result, 'cisDeduction').isZero()

export const answer = answerOf(calculator, {
  answers: { netPayment: 'the payment to the subcontractor would be' },
  headline: ({ result }) => ({
    amount: amountOf(result, 'netPayment'),
    about: isDeducted(result)
      ? `what the subcontractor gets after a deduction of ${amountOf(result, 'cisDeduction')}`
      : 'what the subcontractor gets, with nothing deducted',
  }),
  announce: ({ result }) =>
    `The contractor deducts ${isDeducted(result) ? amountOf(result, 'cisDeduction') : 'nothing'} and pays the subcontractor ${amountOf(result, 'netPayment')}.`,
  footnote: () =>
    'The payment and materials do not include VAT. The figures for the year assume that every payment is the same as this one.',
  lines: ({ result }) => [
    { key: 'deductionRate', after: 'labourPayment', label: 'Deduction Rate', text: percent(shownIn(result, 'deductionRate')) },
  ],
  notes: {
    'materials-above-gross':
      'The materials cost more than the whole payment. That leaves no labour to deduct from, so the subcontractor is paid in full.',
    'gross-status-nothing-deducted':
      'The subcontractor has gross payment status, so is paid in full. The contractor still puts the payment on the monthly return.',
    'unregistered-higher-rate':
      'The subcontractor is not registered, or the details given do not match HMRC’s records, so the higher rate applies. Registering, or correcting the details given, brings the rate down for later payments.',
    'deduction-is-on-account':
      'The deduction is not an extra tax. It counts towards the subcontractor’s Income Tax and National Insurance, or a company takes it off what it owes HMRC for its own employees. The contractor must give the subcontractor a written statement of it.',
  },
  assumptions: {
    'subcontractor-status': ({ choice }) =>
      `${STATUSES[choice] ?? ''} If HMRC tells the contractor something else when they check, the deduction is different.`,
    'deduction-is-not-the-bill': ({ result }) =>
      isDeducted(result)
        ? 'This is what comes off the payment, not the tax for the year. That depends on the year’s profit after all expenses. The deductions count towards it, and the difference is paid or refunded.'
        : 'There is still tax to pay for the year if the year’s profit, after all expenses, is high enough.',
    'no-materials':
      'You entered no materials. If the bill includes any, enter what they cost the subcontractor: nothing is deducted from that part.',
    'payment-without-vat':
      'The payment does not include VAT. If the bill has VAT on it, enter the amount before VAT: nothing is deducted from the VAT.',
    'same-payment-all-year':
      'The subcontractor gets the same payment, with the same materials, all year. If payments vary, the figures for the year change but not those for this payment.',
    'materials-at-cost':
      'The cost of materials is what the subcontractor really paid and can prove. Hired equipment and its fuel count. Travel and tools do not.',
  },
  leftOut: {
    billOfTheYear: 'Income Tax and National Insurance for the year, for a sole trader outside Scotland whose only profit is this labour',
  },
  steps: {
    labourPayment: ({ value }) =>
      value.isZero() ? 'Nothing is left for labour.' : 'The rest of the payment, after materials, counts as labour.',
    cisDeduction: ({ value }) =>
      value.isZero() ? 'Nothing is deducted.' : 'A percentage of the labour only. The contractor pays it to HMRC.',
    netPayment: () => 'What the subcontractor gets.',
    annualGrossPayment: () => 'The payment times the number of payments in a year.',
    annualLabourPayment: () => 'The labour part of all the payments in a year.',
    annualCISDeductions: () =>
      'All the deductions that HMRC has received by the end of the year. We work it out before rounding, so it can be a few pence different from the rounded deduction times the number of payments.',
    annualNetPayment: () => 'What the subcontractor gets in a year.',
  },
})
