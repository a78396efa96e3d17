import golden from '../../../golden/rental-income.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Allowances, Explanation, NotFor, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Rental Income Tax Calculator ${year}: tax on rent with mortgage interest`,
  description: `What a UK landlord pays on rent in ${year}: profit, tax band by band, relief for mortgage interest, and what is really left.`,
  keywords: ['rental income tax', 'landlord tax calculator', 'mortgage interest relief', 'buy to let tax', 'property allowance', year],
  lead: `The tax on your rental profit for ${year}, the relief for your mortgage interest, and what you are left with. For people who let a home in the UK.`,
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Allowances />
      <Tips />
      <NotFor />
    </>
  ),
})
