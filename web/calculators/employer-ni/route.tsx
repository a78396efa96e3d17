import golden from '../../../golden/employer-ni.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { text, year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Allowance, Explanation, NotFor, Reliefs, Tables, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Employer National Insurance Calculator ${year}`,
  description: `Work out what employees cost, with employer National Insurance at ${text('nationalInsurance.class1.employer.rate')}, the Employment Allowance, and the reliefs for young employees, apprentices and veterans.`,
  keywords: [
    'employer National Insurance calculator',
    'employer NI',
    'cost of employment',
    'Employment Allowance',
    'secondary Class 1',
    year,
  ],
  lead: 'What your employees really cost: their salaries plus the National Insurance you pay on top. For employers anywhere in the UK.',
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Tables />
      <Allowance />
      <Reliefs />
      <Tips />
      <NotFor />
    </>
  ),
})
