import golden from '../../../golden/student-loan.csv?raw'
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
  title: `PAYE Tax Calculator with Student Loan ${year}`,
  description: `See what comes off your pay in ${year} for student loan Plans 1, 2, 4 and 5 or a postgraduate loan, with Income Tax and National Insurance, step by step.`,
  keywords: ['student loan calculator', 'student loan repayment', 'PAYE calculator', 'plan 1', 'plan 2', 'postgraduate loan', year],
  lead: 'Your take-home pay after tax, National Insurance and student loan repayments. For employees on any repayment plan.',
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
