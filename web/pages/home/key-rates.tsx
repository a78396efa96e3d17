import type { EntryId } from '#engine/rates/figure.ts'
import { ChangedYearLinks } from '../../components/changed-year-links.tsx'
import { Rate } from '../../components/rate.tsx'
import { RateCard } from '../../components/rate-card.tsx'
import { inYear } from '../../site/addresses.ts'
import { hasFigure, year } from '../../text/figures.ts'
import { isByMonth } from '../../text/law/national-insurance-of-year.ts'
import { HomeSection } from './home-section.tsx'

/** The figures that people look up most. */
export const KEY_RATES: readonly {
  readonly title: string
  readonly rates: readonly { readonly name: string; readonly entry: EntryId }[]
}[] = [
  {
    title: 'Income Tax',
    rates: [
      { name: 'Personal Allowance', entry: 'incomeTax.personalAllowance.amount' },
      { name: 'Basic rate', entry: 'incomeTax.basicRate' },
      { name: 'Higher rate', entry: 'incomeTax.higherRate' },
      { name: 'Additional rate', entry: 'incomeTax.additionalRate' },
      { name: 'Additional rate starts at', entry: 'incomeTax.higherRateLimit' },
    ],
  },
  {
    title: 'National Insurance',
    rates: [
      { name: 'Employees start paying at', entry: 'nationalInsurance.class1.primaryThreshold' },
      { name: 'Employees’ main rate', entry: 'nationalInsurance.class1.employee.mainRate' },
      { name: 'Self-employed main rate', entry: 'nationalInsurance.class4.mainRate' },
      { name: 'Employers start paying at', entry: 'nationalInsurance.class1.secondaryThreshold' },
      { name: 'Employers’ rate', entry: 'nationalInsurance.class1.employer.rate' },
    ],
  },
  {
    title: 'Savings and investments',
    rates: [
      { name: 'Dividend allowance', entry: 'dividends.allowance' },
      { name: 'Dividends, basic rate taxpayers', entry: 'dividends.ordinaryRate' },
      { name: 'Tax-free gains (annual exempt amount)', entry: 'capitalGains.annualExemptAmount' },
      { name: 'Pension annual allowance', entry: 'pensions.annualAllowance' },
      { name: 'Trading allowance (side income)', entry: 'allowances.trading' },
    ],
  },
  {
    title: 'Business',
    rates: [
      { name: 'Corporation Tax main rate', entry: 'corporationTax.mainRate' },
      { name: 'Corporation Tax small profits rate', entry: 'corporationTax.smallProfitsRate' },
      { name: 'VAT standard rate', entry: 'vat.standardRate' },
      { name: 'VAT registration threshold', entry: 'vat.registrationThreshold' },
      { name: 'Employment Allowance for employers', entry: 'nationalInsurance.employmentAllowance.amount' },
    ],
  },
]

/** The same as a rate card, with the way to all rates and to what changed. */
export const KeyRates = () => (
  <HomeSection id="key-rates" title={`Key rates ${year}`} isFolded>
    <p className="hint">
      Amounts are for a year. Income Tax rates are for England, Wales and Northern Ireland.{' '}
      {isByMonth && (
        <>
          An employee’s National Insurance changed within {year}: the figures here are for the whole year, as directors pay it.{' '}
          <a href={inYear('/national-insurance-calculator#how')}>What others pay</a>.{' '}
        </>
      )}
      <a href={inYear('/rates')}>All rates and thresholds</a>
    </p>
    <p className="hint">
      See what changed in <ChangedYearLinks />.
    </p>
    <RateCard
      tiles={KEY_RATES.map(({ title, rates }) => ({
        title,
        rates: rates.filter(({ entry }) => hasFigure(entry)).map(({ name, entry }) => ({ name, value: <Rate of={entry} /> })),
      }))}
    />
  </HomeSection>
)
