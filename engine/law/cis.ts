import { type Amount, figure } from '../expression/amount.ts'
import { say } from '../expression/sentence.ts'
import type { Figure } from '../rates/figure.ts'
import type { Rates } from './rates.ts'

/** How often the same payment is made. */
export type PaymentFrequency = 'weekly' | 'monthly' | 'quarterly' | 'one-off'

/** The status that HMRC gives a contractor who verifies a subcontractor. FA 2004 s.69. */
export type SubcontractorStatus = 'registered' | 'unregistered' | 'gross'

interface Payment {
  /** The amount of the invoice, without VAT. */
  readonly grossPayment: Amount
  /** What the subcontractor paid for materials. */
  readonly materialsCost: Amount
  readonly status: SubcontractorStatus
}

/**
 * What a contractor deducts from a payment under the Construction Industry Scheme: a percentage of the payment less the direct cost of
 * materials. The percentage depends on the subcontractor’s status. FA 2004 s.61. Pounds for one payment, unrounded.
 */
export function constructionDeduction({ grossPayment, materialsCost, status }: Payment, { cis }: Rates<'cis'>) {
  const rate = cis.deduction[status]
  const labourPayment = grossPayment
    .excessOver(materialsCost)
    .named('labourPayment', 'Labour payment', 'FA 2004 s.61')
    .means({ words: say`The rest of the payment, after materials, counts as labour.`, atZero: say`Nothing is left for labour.` })
  const deduction = labourPayment
    .times(figure(rate))
    .named('cisDeduction', 'CIS deduction')
    .means({ words: say`A percentage of the labour only. The contractor pays it to HMRC.`, atZero: say`Nothing is deducted.` })
  const netPayment = grossPayment.less(deduction).named('netPayment', 'Net payment').means(say`What the subcontractor gets.`)
  return { labourPayment, rate, deduction, netPayment }
}

/** How many payments a year has at this frequency, to work out a whole year from one payment. No law fixes the count. */
export function paymentsInAYear(frequency: PaymentFrequency, { cis }: Rates<'cis'>): Figure {
  const { weekly, monthly, quarterly, oneOff } = cis.paymentsInAYear
  return { weekly, monthly, quarterly, 'one-off': oneOff }[frequency]
}
