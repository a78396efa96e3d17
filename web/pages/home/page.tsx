import { calculator } from '#engine/calculators/income-tax/answer.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import golden from '../../../golden/income-tax.csv?raw'
import { examples } from '../../calculators/income-tax/examples.ts'
import { calculators } from '../../calculators/index.ts'
import { CalculatorCards } from '../../components/calculator-cards.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { folderOf, inYear } from '../../site/addresses.ts'
import { categories, hubOf, hubs } from '../../site/hubs.ts'
import { siteLine, siteName } from '../../site/name.ts'
import type { PageRoute } from '../../site/page.ts'
import { ends, starts, year } from '../../text/figures.ts'
import { workedExamples } from '../../text/worked-examples.ts'
import { Deadlines } from './deadlines.tsx'
import { faq } from './faq.ts'
import { Guide } from './guide.tsx'
import { Hero } from './hero.tsx'
import { HomeSection } from './home-section.tsx'
import { KeyRates } from './key-rates.tsx'
import { Topics } from './topics.tsx'

export const page: PageRoute = {
  path: '/',
  handle: {
    title: folderOf(defaultTaxYear) === '' ? `${siteName}: ${siteLine}` : `UK tax calculators for ${year}, right to the penny`,
    description: `Free UK tax calculators for ${year}. Right to the penny, with the law behind every figure. Nothing you type leaves your browser.`,
    keywords: ['UK tax calculator', 'income tax', 'National Insurance', 'take-home pay', 'self-employed tax', 'business tax', year],
    faq,
    service: { name: siteName, description: siteLine },
    island: 'home',
    sheet: 'home',
  },
  Component: Home,
}

const OFFICIAL = [
  { name: 'Income Tax rates and Personal Allowances', href: 'https://www.gov.uk/income-tax-rates', about: 'The bands, on GOV.UK' },
  {
    name: 'National Insurance rates and category letters',
    href: 'https://www.gov.uk/national-insurance-rates-letters',
    about: 'For employers and employees, on GOV.UK',
  },
  {
    name: 'Self Assessment deadlines',
    href: 'https://www.gov.uk/self-assessment-tax-returns/deadlines',
    about: 'When to register, file and pay, on GOV.UK',
  },
] as const

/**
 * Whatever names a year or its figures is in an element with `data-of-year`, which `home.client.ts` replaces with that of the year chosen.
 */
function Home() {
  const [example] = workedExamples(calculator, golden, examples.slice(0, 1))
  return (
    <>
      {example && <Hero example={example} />}
      <p className="notice" data-of-year>
        <b>Tax year {year}.</b> The calculators, rates and dates on this page are for {starts} to {ends}.
      </p>
      <section className="home-section" id="all-tools" aria-labelledby="all-tools-title" tabIndex={-1}>
        <h2 id="all-tools-title">All {calculators.length} calculators</h2>
        {categories.map((category) => (
          <section className="tool-group" id={`${category}-tools`} aria-labelledby={`${category}-title`} tabIndex={-1} key={category}>
            <h3 id={`${category}-title`}>{hubs[category].tools}</h3>
            <p className="hint">
              {hubs[category].summary}{' '}
              <a href={inYear(hubs[category].path)}>
                More about these<span className="visually-hidden">: {hubs[category].name}</span>
              </a>
            </p>
            <CalculatorCards calculators={calculators.filter((one) => hubOf(one) === category)} level={4} />
          </section>
        ))}
      </section>
      <div data-of-year>
        <Guide />
        <KeyRates />
        <Topics />
        <Deadlines />
        <HomeSection id="official-guidance" title="Official guidance" isFolded>
          <ul className="topics">
            {OFFICIAL.map(({ name, href, about }) => (
              <li key={href}>
                <NewTabLink href={href}>{name}</NewTabLink>
                <span className="hint">{about}</span>
              </li>
            ))}
          </ul>
        </HomeSection>
        <HomeSection id="questions" title="Questions">
          <FaqList items={faq} />
        </HomeSection>
      </div>
    </>
  )
}
