import { defaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import { calculators } from '../calculators/index.ts'
import { Rate } from '../components/rate.tsx'
import { date, taxYear } from '../lib/format.ts'
import type { Page } from '../lib/page.ts'

const year = taxYear(defaultTaxYear)
const { starts, ends } = taxYears[defaultTaxYear]

export const page: Page = {
  path: '/',
  title: 'Pennyright: UK tax calculators, right to the penny',
  description: `Free UK tax calculators for ${year}. Right to the penny, with the law behind every figure. Nothing you type leaves your browser.`,
  trail: [{ name: 'Home', path: '/' }],
  island: 'home',
  body: Home,
}

function Home() {
  return (
    <>
      <div className="hero">
        <h1>UK tax calculators, right to the penny</h1>
        <p className="lead">With the law behind every figure. Nothing you type leaves your browser.</p>
        <form className="hero-form" data-salary-form method="dialog" noValidate autoComplete="off">
          <label htmlFor="annualSalary">Annual Salary (£)</label>
          <div className="hero-row">
            <div className="box box-money">
              <span className="affix" aria-hidden="true">
                £
              </span>
              <input id="annualSalary" name="annualSalary" type="text" inputMode="decimal" autoComplete="off" spellCheck={false} />
            </div>
            <button type="submit" className="button">
              See your take-home pay
            </button>
          </div>
        </form>
        <noscript>
          <p>
            Calculating needs JavaScript. The <a href={calculators[0]?.path}>calculator’s page</a> has rates and worked examples without it.
          </p>
        </noscript>
        <p className="tax-year">
          For the {year} tax year, {date(starts)} to {date(ends)}.
        </p>
      </div>
      <section className="home-section" aria-labelledby="personal-tools">
        <h2 id="personal-tools">Personal tax</h2>
        <ul className="cards">
          {calculators.map(({ slug, path, name, summary, badge }) => (
            <li className="card tool" key={slug}>
              <h3>
                <a href={path}>{name}</a>
                {badge !== undefined && <span className="badge">{badge}</span>}
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="home-section" aria-labelledby="key-rates">
        <h2 id="key-rates">Key rates {year}</h2>
        <p className="hint">Income Tax rates are those of England, Wales and Northern Ireland.</p>
        <dl className="rate-card">
          <div>
            <dt>Personal Allowance</dt>
            <dd>
              <Rate of="incomeTax.personalAllowance.amount" />
            </dd>
          </div>
          <div>
            <dt>Basic rate</dt>
            <dd>
              <Rate of="incomeTax.basicRate" />
            </dd>
          </div>
          <div>
            <dt>Higher rate</dt>
            <dd>
              <Rate of="incomeTax.higherRate" />
            </dd>
          </div>
          <div>
            <dt>Additional rate, from</dt>
            <dd>
              <Rate of="incomeTax.higherRateLimit" />
            </dd>
          </div>
          <div>
            <dt>Employee National Insurance</dt>
            <dd>
              <Rate of="nationalInsurance.class1.employee.mainRate" />
            </dd>
          </div>
          <div>
            <dt>National Insurance starts at</dt>
            <dd>
              <Rate of="nationalInsurance.class1.primaryThreshold" />
            </dd>
          </div>
        </dl>
        <p className="all-rates">
          <a href="/rates">All rates and thresholds</a>
        </p>
      </section>
    </>
  )
}
