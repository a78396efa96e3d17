import golden from '../../../golden/part-year.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Advice, Explanation, Tables } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Part-Year Employment Calculator ${year}: pay for part of a year`,
  description: `Income Tax, National Insurance and take-home pay for a job you had for part of ${year}, with the full Personal Allowance and monthly National Insurance thresholds.`,
  keywords: ['part-year employment', 'tax for part of the year', 'tax refund after leaving a job', 'monthly National Insurance', year],
  lead: 'Your take-home pay from a job you had for only some months of the tax year, because you started, stopped or paused work.',
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Tables />
      <Advice />
    </>
  ),
})
