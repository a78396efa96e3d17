import golden from '../../../golden/cis.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { text, year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Explanation, GrossStatus, NotFor, Rates, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'
import { howTo } from './how-to.ts'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `CIS Tax Calculator ${year}: deduction and net payment`,
  description: `Work out the Construction Industry Scheme deduction at ${text('cis.deduction.registered')}, ${text('cis.deduction.unregistered')} or nothing, the net payment, and the totals for a year.`,
  keywords: ['CIS calculator', 'CIS deduction', 'Construction Industry Scheme', 'subcontractor tax', 'gross payment status', year],
  lead: 'What a contractor deducts from a payment and what the subcontractor gets, once and over a year. For contractors and subcontractors.',
  golden,
  examples,
  faq,
  howTo,
  explanation: <Explanation />,
  more: (
    <>
      <Rates />
      <GrossStatus />
      <Tips />
      <NotFor />
    </>
  ),
})
