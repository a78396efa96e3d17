import golden from '../../../golden/pension-allowance.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { text, year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Explanation, NotFor, Tips, YearByYear } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Pension Annual Allowance Calculator ${year}: taper, carry forward and charge`,
  description: `Check your pension contributions against the ${text('pensions.annualAllowance')} annual allowance for ${year}: taper, carry forward, tax relief and any charge.`,
  keywords: ['pension annual allowance', 'tapered annual allowance', 'carry forward', 'annual allowance charge', 'defined benefit', year],
  lead: 'How much can go into your pensions in a tax year, what your contributions cost you after tax relief, and the charge if you go over the annual allowance. For high earners and anyone who pays in a lot.',
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <YearByYear />
      <Tips />
      <NotFor />
    </>
  ),
})
