import { assumed } from '../../result/assumptions.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import type { Assumption } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { figureOperand, inputOperand, moneyStep, type Step, stepOperand } from '../../result/step.ts'
import type { VatRates } from '../../rules/vat/rate.ts'
import { vatOn } from '../../rules/vat/vat.ts'
import type { VatOnAmount } from './calculate.ts'

export const VAT_NOTES = ['zero-rated-is-not-exempt', 'vat-rounded-to-nothing', 'not-quite-reversible'] as const
export type VatNote = (typeof VAT_NOTES)[number]

/** The rows of the result: the amount without VAT, the VAT, and the amount with VAT. */
export const vatRows = ({ net, vat, gross }: VatOnAmount): ExactRow[] => [
  { key: 'netAmount', label: 'Net Amount', value: net },
  { key: 'vatAmount', label: 'VAT Amount', value: vat },
  { key: 'grossAmount', label: 'Gross Amount', value: gross, isTotal: true },
]

/** The rows behind the chart: how much of the gross amount is VAT, and how much is not. */
export const vatShares = ({ net, vat, gross }: VatOnAmount): ExactRow[] => [
  { key: 'grossAmount', label: 'Gross Amount', value: gross },
  { key: 'vatAmount', label: 'VAT Amount', value: vat, isDeduction: true },
  { key: 'netAmount', label: 'Net Amount', value: net, isTotal: true },
]

/** The working, from the amount entered to the other two amounts. VATA 1994 ss.2(1) and 19(2). */
export function vatSteps({ facts, rate, net, vat, gross }: VatOnAmount): Step[] {
  const amount = inputOperand('amount', facts.amount)
  if (facts.isInclusive) {
    const operands = { gross: amount, rate: figureOperand(rate) }
    const netStep = moneyStep('netAmount', 'Net amount', net, '{gross} ÷ (1 + {rate})', operands, 'VATA 1994 s.19(2)')
    const vatStep = moneyStep('vatAmount', 'VAT amount', vat, '{gross} − {net}', { gross: amount, net: stepOperand(netStep) })
    return [netStep, vatStep, moneyStep('grossAmount', 'Gross amount', gross, '{amount}', { amount })]
  }
  const netStep = moneyStep('netAmount', 'Net amount', net, '{amount}', { amount })
  const operands = { net: stepOperand(netStep), rate: figureOperand(rate) }
  const vatStep = moneyStep('vatAmount', 'VAT amount', vat, '{net} × {rate}', operands, 'VATA 1994 s.2(1)')
  const parts = { net: stepOperand(netStep), vat: stepOperand(vatStep) }
  return [netStep, vatStep, moneyStep('grossAmount', 'Gross amount', gross, '{net} + {vat}', parts)]
}

/** The notes to show with this result, as codes; the page holds their wording. */
export function vatNotes({ facts, rate, net, vat, gross }: VatOnAmount): VatNote[] {
  if (rate.value.isZero()) return ['zero-rated-is-not-exempt']
  const notes: VatNote[] = []
  if (vat.isZero() && !gross.isZero()) notes.push('vat-rounded-to-nothing')
  // The net amount is rounded to the penny, so adding VAT to it again can miss the original gross amount by a penny.
  if (facts.isInclusive && !vatOn(net, rate.value).equals(vat)) notes.push('not-quite-reversible')
  return notes
}

/** What the result assumes, most important first. */
export const VAT_ASSUMPTIONS: readonly Assumption[] = [
  { code: 'one-rate', field: 'vatRate' },
  { code: 'vat-included', field: 'isInclusive' },
  ...assumed('one-sale', 'registered', 'rounded-half-up', 'nothing-else'),
]

/**
 * Amounts that the assumptions leave out and no input asks about, in pounds: VAT at a flat rate on the amount with VAT. SI 1995/2518 Part
 * VIIA.
 */
export const vatLeftOut = ({ gross }: VatOnAmount, { vat }: VatRates): LeftOut[] =>
  leftOutBy('one-sale', {
    name: 'limitedCostFlatRate',
    amount: gross.times(vat.flatRate.limitedCostRate.value),
    effect: 'none',
    law: 'SI 1995/2518 Part VIIA',
  })
