import { calculator } from '#engine/calculators/student-loan/index.ts'
import golden from '../../../golden/student-loan.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { Advice, Explanation, Tables } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  calculator,
  form,
  title: `PAYE Tax Calculator with Student Loan ${year}`,
  description: `See what plans 1, 2, 4, 5 and a postgraduate loan take from your pay in ${year}, with Income Tax and National Insurance, worked out step by step.`,
  keywords: ['student loan calculator', 'student loan repayment', 'PAYE calculator', 'plan 1', 'plan 2', 'postgraduate loan', year],
  lead: 'What is left of a salary once tax, National Insurance and your student loan have come off it. For employees on any repayment plan.',
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
