import golden from '../../../golden/pension-relief.csv?raw'
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
  title: `Pension Tax Relief Calculator ${year}: what a contribution costs`,
  description: `What a pension contribution costs you in ${year} after basic and higher rate tax relief, including any Personal Allowance it gives back. Every step shown.`,
  keywords: ['pension tax relief calculator', 'higher rate pension relief', 'relief at source', 'annual allowance', year],
  lead: 'What a pension contribution really costs you after tax relief, and how much more you can pay in. For anyone whose pension scheme claims basic rate tax relief for them (relief at source).',
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
