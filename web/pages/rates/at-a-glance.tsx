import type { Region } from '#engine/inputs/common-fields.ts'
import { ZERO } from '#engine/money/decimal.ts'
import type { EntryId } from '#engine/rates/figure.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { Rate } from '../../components/rate.tsx'
import { RateCard, type Tile } from '../../components/rate-card.tsx'
import { taxYear } from '../../text/dates.ts'
import { figureInYears, hasFigure, newSince, text } from '../../text/figures.ts'
import { figureText, money, rate, uncapitalised } from '../../text/format.ts'
import { incomeTaxBands } from '../../text/law/income-tax-bands.ts'
import { employeeAdditionalRate, employeeMainRate } from '../../text/law/national-insurance-of-year.ts'

interface Sought {
  readonly name: string
  readonly entry: EntryId
  /** How the value is written, if not as the figure of the entry alone. */
  readonly value?: string
}

const list = new Intl.ListFormat('en-GB')

/** The entries of the UK’s bands. Scotland’s are one. */
const ENTRIES: Readonly<Partial<Record<string, EntryId>>> = {
  'Basic rate': 'incomeTax.basicRate',
  'Higher rate': 'incomeTax.higherRate',
  'Additional rate': 'incomeTax.additionalRate',
}

/** The bands of Income Tax by what somebody earns, each with where it ends. */
const bandsOf = (region: Region): Sought[] =>
  incomeTaxBands(region)
    .filter(({ name }) => name !== 'Personal Allowance')
    .map(({ name, rate: of, upTo }, index, bands) => {
      const entry = region === 'scotland' ? 'scottishIncomeTax.bands' : ENTRIES[name]
      if (entry === undefined) throw new Error(`${name} has no entry`)
      const range = upTo ? `up to ${money(upTo)}` : `above ${money(bands[index - 1]?.upTo ?? ZERO)}`
      return { name: `${name}, ${range}`, entry, value: rate(of) }
    })

/** The figures that people look up, tax by tax. */
const SOUGHT: Readonly<Record<string, readonly Sought[]>> = {
  'Income Tax': [
    { name: 'Personal Allowance', entry: 'incomeTax.personalAllowance.amount' },
    ...bandsOf('england'),
    { name: 'Personal Allowance shrinks above', entry: 'incomeTax.personalAllowance.incomeLimit' },
  ],
  'Income Tax in Scotland': bandsOf('scotland'),
  'National Insurance': [
    { name: 'Employees pay above', entry: 'nationalInsurance.class1.primaryThreshold' },
    {
      name: `Employees, up to ${text('nationalInsurance.class1.upperEarningsLimit')}`,
      entry: 'nationalInsurance.class1.employee.mainRate',
      value: employeeMainRate,
    },
    {
      name: `Employees, above ${text('nationalInsurance.class1.upperEarningsLimit')}`,
      entry: 'nationalInsurance.class1.employee.additionalRate',
      value: employeeAdditionalRate,
    },
    {
      name: `Self-employed, up to ${text('nationalInsurance.class4.upperProfitsLimit')}`,
      entry: 'nationalInsurance.class4.mainRate',
    },
    { name: 'Employers pay above', entry: 'nationalInsurance.class1.secondaryThreshold' },
    { name: 'Employers', entry: 'nationalInsurance.class1.employer.rate' },
  ],
  'Student loans, on pay above': [
    { name: 'Plan 1', entry: 'studentLoans.plan1.threshold' },
    { name: 'Plan 2', entry: 'studentLoans.plan2.threshold' },
    { name: 'Plan 4', entry: 'studentLoans.plan4.threshold' },
    { name: 'Plan 5', entry: 'studentLoans.plan5.threshold' },
    { name: 'Postgraduate', entry: 'studentLoans.postgraduate.threshold' },
  ],
  'Savings, dividends and gains': [
    { name: 'Interest free of tax, basic rate', entry: 'allowances.savings.basicRateAllowance' },
    { name: 'Dividends free of tax', entry: 'dividends.allowance' },
    { name: 'Dividends, basic rate', entry: 'dividends.ordinaryRate' },
    { name: 'Dividends, higher rate', entry: 'dividends.upperRate' },
    { name: 'Dividends, additional rate', entry: 'dividends.additionalRate' },
    { name: 'Gains free of tax', entry: 'capitalGains.annualExemptAmount' },
    { name: 'Gains, basic rate', entry: 'capitalGains.otherAssets.lowerRate' },
    { name: 'Gains, higher rate', entry: 'capitalGains.otherAssets.higherRate' },
  ],
  'Pensions and business': [
    { name: 'Pension annual allowance', entry: 'pensions.annualAllowance' },
    { name: 'Corporation Tax', entry: 'corporationTax.mainRate' },
    { name: 'VAT', entry: 'vat.standardRate' },
    { name: 'Register for VAT above', entry: 'vat.registrationThreshold' },
  ],
}

/** The figures that people look up, open on the page. Each leads to its row in the tables, with its law and sources. */
export const AtAGlance = () => (
  <RateCard
    level="h2"
    tiles={Object.entries(SOUGHT).map(([title, sought]): Tile => {
      const known = sought.filter(({ entry }) => hasFigure(entry))
      return {
        title,
        rates: known.map(({ name, entry, value }) => ({
          name,
          href: `#${entry}`,
          value: (
            <>
              {value === undefined && <FiveYears of={entry} />}
              {value ?? <Rate of={entry} />}
            </>
          ),
        })),
        about: sinceWhen(known),
      }
    })}
  />
)

/** What is new this year, or since when nothing has changed. */
function sinceWhen(sought: readonly Sought[]): string | undefined {
  const changed = sought.map((each) => ({ ...each, since: newSince(each.entry) }))
  const isOne = new Set(sought.map(({ entry }) => entry)).size === 1
  const fresh = changed.filter(({ since }) => since === defaultTaxYear)
  if (fresh.length > 0) return isOne ? 'New this year.' : `New this year: ${list.format(fresh.map(({ name }) => uncapitalisedName(name)))}.`
  const latest = changed
    .flatMap(({ since }) => since ?? [])
    .sort()
    .at(-1)
  return latest && `The same since ${taxYear(latest)}.`
}

/** A name as a list goes on with it, without its band: names of law and plans keep their capital. */
function uncapitalisedName(name: string): string {
  const short = name.replace(/, (up to|above) £.*/, '')
  return /^(Plan|Personal|Corporation|VAT)/.test(short) ? short : uncapitalised(short)
}

const [BAR, GAP, HIGH] = [5, 2, 16]

/** A bar for each tax year that we know, where the figure was not the same in all of them, and the figures for a screen reader. */
function FiveYears({ of }: { of: EntryId }) {
  const values = figureInYears(of)
  const most = values.reduce((largest, { figure }) => Math.max(largest, figure?.value.toNumber() ?? 0), 0)
  if (new Set(values.map(({ figure }) => figure?.value.toString())).size < 2) return null
  return (
    <>
      <svg className="five-years" width={values.length * (BAR + GAP) - GAP} height={HIGH} aria-hidden="true">
        {values.map(({ year, figure }, index) => {
          const height = Math.max(1, ((figure?.value.toNumber() ?? 0) / most) * HIGH)
          return (
            <rect
              key={year}
              x={index * (BAR + GAP)}
              y={HIGH - height}
              width={BAR}
              height={height}
              className={year === defaultTaxYear ? 'now' : undefined}
            />
          )
        })}
      </svg>
      <span className="visually-hidden">
        {values
          .flatMap(({ year, figure }) => (figure && year !== defaultTaxYear ? `${figureText(figure)} in ${taxYear(year)}, ` : []))
          .join('')}
        now{' '}
      </span>
    </>
  )
}
