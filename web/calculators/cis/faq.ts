import type { Question } from '../../components/faq-list.tsx'
import { text } from '../../lib/figures.ts'

export const faq: readonly Question[] = [
  {
    question: 'Is CIS deducted from VAT?',
    answer:
      'No. The deduction is worked out on the bill before VAT. If the subcontractor charges VAT it is paid to them on top, unless the reverse charge applies, when the contractor accounts for it instead.',
  },
  {
    question: 'What counts as materials?',
    answer:
      'What the subcontractor paid to others for materials, consumable stores, fuel other than for travel, hired plant and goods made for the job. It has to be the real cost. Their own tools, their travel and their time count as labour.',
  },
  {
    question: `Is ${text('cis.deduction.registered')} all the tax I pay?`,
    answer: `Not exactly. It is a payment on account. After the year your Income Tax and Class 4 National Insurance are worked out on profit, and the deductions are set against them. Expenses and the Personal Allowance of ${text('incomeTax.personalAllowance.amount')} often leave something to be paid back.`,
  },
  {
    question: 'When must the contractor file and pay?',
    answer: `The return goes in by the ${text('cis.returnDay')} of each month for the tax month before. The money follows electronically by the ${text('cis.paymentDay')}. A late return costs a penalty even if nothing is owed.`,
  },
  {
    question: 'How do I get gross payment status?',
    answer: `Ask HMRC for it when you register or later. You need construction turnover of ${text('cis.grossPaymentTurnover')} a year for each partner or director, or ${text('cis.grossPaymentTurnoverWhole')} in all, both without VAT and materials, and a clean record of returns and payments.`,
  },
  {
    question: 'My contractor has not given me a statement. What now?',
    answer:
      'Ask in writing: contractors must give one for each tax month in which they deducted. If they do not, keep your bills and bank statements, claim the deductions on your return, and tell HMRC who deducted them.',
  },
]
