import golden from '../../../golden/capital-gains.csv?raw'
import { calculatorPage } from '../../components/calculator-page.tsx'
import { changeOf, year } from '../../lib/figures.ts'
import { date } from '../../lib/format.ts'
import { about } from './about.ts'
import { answer } from './answer.tsx'
import { Explanation, NotFor, Rates, Reporting, Tips } from './content.tsx'
import { examples } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

const change = date(changeOf('capitalGains.otherAssets.lowerRate'))

export const page = calculatorPage({
  about,
  answer,
  form,
  title: `Capital Gains Tax Calculator ${year}: property, shares and other assets`,
  description: `Capital Gains Tax on a second home, shares or other assets sold in ${year}, with the different rates before ${change} and from that day on.`,
  keywords: ['capital gains tax calculator', 'CGT rates', 'second home tax', 'selling shares', 'annual exempt amount', year],
  lead: `The tax on your profit when you sell something, at the rates on the day you sell. For one sale by someone who lives in the UK.`,
  golden,
  examples,
  faq,
  explanation: <Explanation />,
  more: (
    <>
      <Rates />
      <Reporting />
      <Tips />
      <NotFor />
    </>
  ),
})
