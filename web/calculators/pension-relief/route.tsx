import { calculator } from '#engine/calculators/pension-relief/index.ts'
import golden from '../../../golden/pension-relief.csv?raw'
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
  title: `Pension Tax Relief Calculator ${year}: what a contribution costs`,
  description: `What a pension contribution costs you in ${year} after basic and higher rate relief, the Personal Allowance it wins back included. Every step shown.`,
  keywords: ['pension tax relief calculator', 'higher rate pension relief', 'relief at source', 'annual allowance', year],
  lead: 'What a contribution to your pension really costs you, and what is left of your allowance. For anybody who pays in by relief at source.',
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
