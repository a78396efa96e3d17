import type { Questions } from '../../site/page.ts'
import { text } from '../../text/figures.ts'
import { isClass2Charged } from '../../text/law/class-2.ts'

export const faq: Questions = {
  'Is CIS deducted from VAT?':
    'No. The deduction is worked out on the bill before VAT. Any VAT that the subcontractor charges is paid on top. If the reverse charge applies, the contractor pays the VAT to HMRC instead.',
  'What counts as materials?':
    'What the subcontractor paid for materials, consumables, fuel (but not for travel), hired equipment and goods made for the job. It has to be the real cost. The subcontractor’s own tools, travel and time count as labour.',
  [`Is ${text('cis.deduction.registered')} all the tax I pay?`]: `Not exactly. It is an advance payment of your tax. After the year ends, your Income Tax and ${isClass2Charged ? '' : 'Class 4 '}National Insurance are worked out on your profit, and the deductions count towards them. With your expenses and the Personal Allowance of ${text('incomeTax.personalAllowance.amount')}, you often get some money back.`,
  'When must the contractor file and pay?': `Send the return by the ${text('cis.returnDay')} of each month, for the tax month before. Pay electronically by the ${text('cis.paymentDay')}. There is a penalty for a late return even if you owe nothing.`,
  'How do I get gross payment status?': `Ask HMRC for it when you register, or later. You need construction turnover of ${text('cis.grossPaymentTurnover')} a year for each partner or director, or ${text('cis.grossPaymentTurnoverWhole')} in total, without VAT and materials. You also need to have sent returns and paid tax on time.`,
  'My contractor has not given me a statement. What now?':
    'Ask for it in writing. Contractors must give you one for each tax month in which they deducted anything. If you still do not get it, keep your bills and bank statements, claim the deductions on your return, and tell HMRC who made them.',
}
