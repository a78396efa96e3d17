import golden from '../../../golden/vat.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { text, year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Explanation, NotFor, Rates, Registration, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

const rates = `${text('vat.standardRate')}, ${text('vat.reducedRate')} or ${text('vat.zeroRate')}`

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `VAT Calculator UK ${year}: add VAT or take it out`,
  description: `Add VAT at ${rates} to a price or take it out, to the penny. Includes the registration threshold, the schemes and the deadlines.`,
  keywords: ['VAT calculator', 'add VAT', 'remove VAT', 'VAT inclusive', 'reverse VAT', 'VAT registration threshold', year],
  lead: `Add VAT at ${rates} to a price, or find out how much of a price is VAT. For anyone in the UK who sends or pays an invoice.`,
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Rates />
      <Registration />
      <Tips />
      <NotFor />
    </>
  ),
})
