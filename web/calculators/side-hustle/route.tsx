import { calculator } from '#engine/calculators/side-hustle/index.ts'
import golden from '../../../golden/side-hustle.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { Advice, Choice, Explanation, Tables } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  calculator,
  form,
  title: `Side Hustle Tax Calculator ${year}: tax on income beside a job`,
  description: `The extra Income Tax and National Insurance on side income beside a salary in ${year}, with the trading allowance or without it.`,
  keywords: ['side hustle tax calculator', 'trading allowance', 'second income tax', 'Self Assessment', year],
  lead: 'How much of what you earn on the side you keep. For employees who also sell, create, drive, tutor or freelance on their own account.',
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Choice />
      <Tables />
      <Advice />
    </>
  ),
})
