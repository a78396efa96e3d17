import golden from '../../../golden/side-hustle.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Advice, Choice, Explanation, Tables } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Side Hustle Tax Calculator ${year}: tax on income on top of a job`,
  description: `The extra Income Tax and National Insurance on side income on top of a salary in ${year}, with or without the trading allowance.`,
  keywords: ['side hustle tax calculator', 'trading allowance', 'second income tax', 'Self Assessment', year],
  lead: 'How much you keep of what you earn on the side. For employees who also sell things, drive, teach or freelance on the side.',
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
