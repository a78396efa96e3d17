import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { SubcontractorPay } from './calculate.ts'

export const CIS_NOTES = [
  'materials-above-gross',
  'gross-status-nothing-deducted',
  'unregistered-higher-rate',
  'deduction-is-on-account',
] as const
export type CisNote = (typeof CIS_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function notesOf({ inputs, deduction }: SubcontractorPay): CisNote[] {
  const { grossPayment, materialsCost, subcontractorStatus } = inputs
  const notes: CisNote[] = []
  if (materialsCost.greaterThan(grossPayment)) notes.push('materials-above-gross')
  if (subcontractorStatus === 'gross') notes.push('gross-status-nothing-deducted')
  if (subcontractorStatus === 'unregistered') notes.push('unregistered-higher-rate')
  if (!deduction.isZero()) notes.push('deduction-is-on-account')
  return notes
}

/** What the result assumes, most important first. */
export const assumptionsOf = ({ inputs }: SubcontractorPay): Assumption[] => [
  { code: 'subcontractor-status', field: 'subcontractorStatus' },
  ...(inputs.materialsCost.isZero() ? [{ code: 'no-materials', field: 'materialsCost' }] : []),
  ...(inputs.paymentFrequency === 'one-off' ? [] : [{ code: 'same-payment-all-year', field: 'paymentFrequency' }]),
  ...assumed('deduction-is-not-the-bill', 'payment-without-vat', ...(inputs.materialsCost.isZero() ? [] : ['materials-at-cost'])),
]
