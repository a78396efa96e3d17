import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { about as takeHome } from '../../calculators/income-tax/about.ts'
import { calculators } from '../../calculators/index.ts'
import { CalculatorCards } from '../../components/calculator-cards.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { MOST_CHARACTERS } from '../../form/form-values.ts'
import { folderOf, inYear } from '../../site/addresses.ts'
import { categories, hubs } from '../../site/hubs.ts'
import { siteLine, siteName } from '../../site/name.ts'
import type { PageRoute } from '../../site/page.ts'
import { ends, starts, year } from '../../text/figures.ts'
import { Deadlines } from './deadlines.tsx'
import { faq } from './faq.ts'
import { Guide } from './guide.tsx'
import { HomeSection } from './home-section.tsx'
import { KeyRates } from './key-rates.tsx'
import { Topics } from './topics.tsx'
import { WhichYear } from './which-year.tsx'

export const page: PageRoute = {
  path: '/',
  handle: {
    title: folderOf(defaultTaxYear) === '' ? `${siteName}: ${siteLine}` : `UK tax calculators for ${year}, right to the penny`,
    description: `Free UK tax calculators for ${year}. Right to the penny, with the law behind every figure. Nothing you type leaves your browser.`,
    keywords: ['UK tax calculator', 'income tax', 'National Insurance', 'take-home pay', 'self-employed tax', 'business tax', year],
    faq,
    service: { name: siteName, description: siteLine },
    island: 'home',
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
  return (
    <>
      <Hero />
      <p className="notice" data-of-year>
        <b>Tax year {year}.</b> The calculators, rates and dates on this page are for {starts} to {ends}.
      </p>
      <section className="home-section" id="all-tools" aria-labelledby="all-tools-title" tabIndex={-1}>
        <h2 id="all-tools-title">All {calculators.length} calculators</h2>
        {categories.map((category) => (
          <section className="tool-group" id={`${category}-tools`} aria-labelledby={`${category}-title`} tabIndex={-1} key={category}>
            <div className="tool-group-head">
              <h3 id={`${category}-title`}>{hubs[category].tools}</h3>
              <a href={inYear(hubs[category].path)}>
                More about these<span className="visually-hidden">: {hubs[category].name}</span>
              </a>
            </div>
            <p className="hint">{hubs[category].summary}</p>
            <CalculatorCards calculators={calculators.filter((one) => one.category === category)} level={4} />
          </section>
        ))}
      </section>
      <div data-of-year>
        <Guide />
        <KeyRates />
        <Topics />
        <Deadlines />
        <HomeSection id="official-guidance" title="Official guidance">
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

const Hero = () => (
  <div className="hero">
    <div>
      <h1>UK tax calculators, right to the penny</h1>
      <p className="lead">With the law behind every figure. Nothing you type leaves your browser.</p>
      <search className="find">
        <form data-find method="dialog" noValidate autoComplete="off">
          <label htmlFor="question">What do you want to work out?</label>
          <p className="hint" id="question-hint">
            In your own words: a day rate, a second job, rent from a lodger, what you take home of your salary.
          </p>
          <div className="box">
            <input
              id="question"
              name="question"
              type="search"
              maxLength={MOST_CHARACTERS}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="question-hint"
            />
          </div>
          <output className="hint" />
          <ul className="found" hidden />
        </form>
      </search>
      <p className="hero-links">
        <a className="button-quiet" href="#personal-tools">
          Personal tools
        </a>
        <a className="button-quiet" href="#all-tools">
          All tools
        </a>
      </p>
    </div>
    <div className="card hero-card">
      <form className="hero-form" data-salary-form={takeHome.path} method="dialog" noValidate autoComplete="off">
        <label htmlFor="annualSalary">Annual Salary (£)</label>
        <div className="hero-row">
          <div className="box box-money">
            <span className="affix" aria-hidden="true">
              £
            </span>
            <input
              id="annualSalary"
              name="annualSalary"
              type="text"
              inputMode="decimal"
              maxLength={MOST_CHARACTERS}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <WhichYear />
          <button type="submit" className="button">
            See your take-home pay
          </button>
        </div>
      </form>
      <noscript>
        <p className="hint">
          This calculator needs JavaScript. You can read the rates and worked examples on <a href={inYear(takeHome.path)}>its page</a>{' '}
          without it.
        </p>
      </noscript>
    </div>
  </div>
)
