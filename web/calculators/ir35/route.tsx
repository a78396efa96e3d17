import golden from '../../../golden/ir35.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Charges, Explanation, NotFor, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `IR35 Calculator ${year}: take-home pay inside and outside`,
  description: `Enter a day rate to compare what a contractor takes home inside and outside IR35 in ${year}, with every tax side by side.`,
  keywords: ['IR35 calculator', 'inside IR35', 'outside IR35', 'contractor take-home pay', 'off-payroll working', 'day rate', year],
  lead: `What you take home from your day rate in ${year}, inside and outside IR35. For contractors who work through their own limited company.`,
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Charges />
      <Tips />
      <NotFor />
    </>
  ),
})
