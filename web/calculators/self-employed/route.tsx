import golden from '../../../golden/self-employed.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Dates, Explanation, NotFor, Tables, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Self-Employed Tax Calculator ${year}: what a sole trader keeps`,
  description: `Income Tax and Class 4 National Insurance on your ${year} profit as a sole trader, with mileage rates and every Self Assessment date.`,
  keywords: [
    'self-employed tax calculator',
    'sole trader tax',
    'Class 4 National Insurance',
    'Self Assessment',
    'payments on account',
    year,
  ],
  lead: `What you owe on your ${year} profit, and what you keep. For sole traders with no other income.`,
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Tables />
      <Dates />
      <Tips />
      <NotFor />
    </>
  ),
})
