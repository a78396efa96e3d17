import golden from '../../../golden/company-car.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Explanation, NotFor, Percentages, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Company Car Tax Calculator ${year}: benefit in kind and what it costs you`,
  description: `Work out the benefit in kind of a company car for ${year} from its list price, CO2 and electric range, and the tax per year and per month.`,
  keywords: ['company car tax calculator', 'benefit in kind', 'BIK', 'P11D value', 'electric company car', 'CO2 emissions', year],
  lead: 'What a company car adds to your tax bill, and to each month’s tax. For employees and directors who can use one privately.',
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Percentages />
      <Tips />
      <NotFor />
    </>
  ),
})
