import golden from '../../../golden/national-insurance.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Explanation, NotFor, Tables, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `National Insurance Calculator ${year}: employee, employer, self-employed`,
  description: `What you and your employer pay in National Insurance for ${year}, or what you pay on self-employed profit, for the year and for each month.`,
  keywords: ['National Insurance calculator', 'NI rates', 'Class 1', 'Class 4', 'employer National Insurance', year],
  lead: `Your National Insurance for ${year}, and what your employer pays on top. For one job or one business, anywhere in the UK.`,
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Tables />
      <Tips />
      <NotFor />
    </>
  ),
})
