import { calculator } from '#engine/calculators/income-tax/index.ts'
import { defaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import { CalculatorPage } from '../../components/calculator-route.tsx'
import { date, taxYear } from '../../lib/format.ts'
import type { Page } from '../../lib/page.ts'
import { workedExamples } from '../../lib/worked-examples.ts'
import { about } from './about.ts'
import { Bands, Explanation, NotFor, Tips } from './content.tsx'
import { examples, golden } from './examples.ts'
import { faq } from './faq.ts'
import { form } from './form.tsx'

const year = taxYear(defaultTaxYear)
const { starts, ends } = taxYears[defaultTaxYear]

export const page: Page = {
  path: about.path,
  title: `Income Tax Calculator ${year}: take-home pay to the penny`,
  description: `Work out your UK take-home pay for ${year} after Income Tax, National Insurance, student loan and pension, with the working and the law behind every figure.`,
  keywords: ['income tax calculator', 'take-home pay', 'salary calculator', 'PAYE', 'National Insurance', 'student loan', year],
  trail: [
    { name: 'Home', path: '/' },
    { name: about.name, path: about.path },
  ],
  about,
  faq,
  island: about.slug,
  body: () => (
    <CalculatorPage
      about={about}
      form={form}
      lead={`Your pay from ${date(starts)} to ${date(ends)} after tax, National Insurance, student loan and pension. For employees anywhere in the UK with one job.`}
      trail={page.trail}
      examples={workedExamples(calculator, golden, examples)}
      faq={faq}
      explanation={<Explanation />}
    >
      <Bands />
      <Tips />
      <NotFor />
    </CalculatorPage>
  ),
}
