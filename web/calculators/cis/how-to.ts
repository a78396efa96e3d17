import type { HowTo } from '../../site/page.ts'
import { text } from '../../text/figures.ts'
import { about } from './about.ts'

const url = `${about.path}#how` as const

/** How a contractor works out a deduction by hand, for readers of the page and for search engines. */
export const howTo: HowTo = {
  name: 'How to work out a CIS deduction',
  description: about.summary,
  steps: [
    { name: 'Find the bill without VAT', text: 'The deduction is never taken from VAT.', url },
    { name: 'Take off materials', text: 'Nothing is deducted from what the subcontractor paid for materials.', url },
    {
      name: 'Work out the deduction',
      text: `Take ${text('cis.deduction.registered')} of the rest from a registered subcontractor, ${text('cis.deduction.unregistered')} from one who is not registered, and nothing from one with gross payment status.`,
      url,
    },
    { name: 'Pay the remainder', text: 'Add any VAT on the bill to it.', url },
  ],
}
