import golden from '../../../golden/income-tax.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { ends, starts, year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Bands, Explanation, NotFor, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Income Tax Calculator ${year}: take-home pay to the penny`,
  description: `Work out your UK take-home pay for ${year} after Income Tax, National Insurance, student loan and pension, with the working and the law behind every figure.`,
  keywords: ['income tax calculator', 'take-home pay', 'salary calculator', 'PAYE', 'National Insurance', 'student loan', year],
  lead: `Your pay from ${starts} to ${ends} after tax, National Insurance, student loan and pension. For employees with one job, anywhere in the UK.`,
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Bands />
      <Tips />
      <NotFor />
    </>
  ),
})
