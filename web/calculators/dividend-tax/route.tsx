import golden from '../../../golden/dividend-tax.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { text, year } from '../../lib/figures.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Declaring, Explanation, NotFor, Rates, SalaryOrDividends, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Dividend Tax Calculator ${year}: how much you keep`,
  description: `Dividend tax for ${year} after the ${text('dividends.allowance')} allowance, on top of your other income. See whether salary or dividends leave a company director with more.`,
  keywords: ['dividend tax calculator', 'dividend allowance', 'dividend tax rates', 'salary or dividends', 'company director', year],
  lead: `The tax on your dividends for ${year}, on top of your other income. For investors and company directors.`,
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Rates />
      <SalaryOrDividends />
      <Tips />
      <Declaring />
      <NotFor />
    </>
  ),
})
