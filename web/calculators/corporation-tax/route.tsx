import golden from '../../../golden/corporation-tax.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { text, year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Deadlines, Explanation, NotFor, Tables, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Corporation Tax Calculator ${year} with marginal relief`,
  description: `Work out Corporation Tax at ${text('corporationTax.smallProfitsRate')}, ${text('corporationTax.mainRate')} or in between with marginal relief, for any period up to a year. Allows for associated companies.`,
  keywords: ['corporation tax calculator', 'marginal relief', 'small profits rate', 'company tax', 'associated companies', year],
  lead: 'What your company pays on its profit, with any marginal relief, and what it keeps. For directors of UK companies and whoever does their books.',
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Tables />
      <Deadlines />
      <Tips />
      <NotFor />
    </>
  ),
})
