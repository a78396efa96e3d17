import { describe, expect, it } from 'vitest'
import { differencesFrom } from '../../../golden/code/compare.ts'
import { goldenSlugs, readGolden } from '../../../golden/code/read-golden.ts'
import { knownFigures } from '../../../golden/code/row-reads.ts'
import { workedFigures, workingFaults } from '../../../golden/code/working-faults.ts'
import { NoRateError, type TaxYear, unlessMissing } from '../../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from '../calculators.ts'
import { YEAR } from './year.ts'

/** The record of an answer in the year. @throws NoRateError where it needs what nobody knows. */
async function recordOf(slug: string, raw: Readonly<Record<string, string>>) {
  const calculator = await calculatorNamed(slug)
  const parsed = calculator.parse(raw, YEAR)
  if (parsed.issues) throw new Error(`${slug}: ${JSON.stringify(parsed.issues)}`)
  return calculator.record(parsed.inputs, { taxYear: YEAR })
}

describe('the golden rows of a year as enacted', () => {
  it('are there for each calculator that names rents, savings or dividends', () => {
    expect(goldenSlugs('as-enacted')).toEqual(['dividend-tax', 'rental-income', 'tax-bill'])
    expect(goldenSlugs('as-enacted').flatMap((slug) => readGolden(`as-enacted/${slug}`)).length).toBeGreaterThanOrEqual(60)
  })

  const rows = goldenSlugs('as-enacted').flatMap((slug) => readGolden(`as-enacted/${slug}`).map((row) => [slug, row.case, row] as const))
  it.each(rows)('%s: %s', async (slug, _, row) => {
    expect(row).toMatchObject({ taxYear: YEAR, rules: ['statute'] })
    expect(workingFaults(row, knownFigures(await calculatorNamed(slug), row))).toEqual([])
    const record = await recordOf(slug, row.in)
    const worked = Object.entries(workedFigures(row)).filter(([name]) => name in record)
    expect(differencesFrom({ ...row, out: { ...row.out, ...Object.fromEntries(worked) } }, record)).toEqual([])
  })
})

describe('what nobody knows of it is refused by name', () => {
  it.each<[string, Record<string, string>, string]>([
    ['tax-bill', { rentalIncome: '20000', region: 'scotland' }, 'scottishIncomeTax.bands'],
    ['tax-bill', { rentalIncome: '20000', region: 'wales' }, 'incomeTax.wales.bands'],
    ['tax-bill', { pensionIncome: '20000', blindPersonsAllowance: 'true' }, 'allowances.blindPerson'],
    ['tax-bill', { employmentIncome: '40000', studentLoanPlan: 'plan1' }, 'studentLoans.plan1.threshold'],
    ['tax-bill', { employmentIncome: '40000', studentLoanPlan: 'plan4' }, 'studentLoans.plan4.threshold'],
    ['rental-income', { annualRentalIncome: '20000', region: 'scotland' }, 'scottishIncomeTax.bands'],
    ['dividend-tax', { dividendIncome: '20000', region: 'wales' }, 'incomeTax.wales.bands'],
  ])('%s %j needs %s', async (slug, raw, entry) => {
    await expect(recordOf(slug, raw)).rejects.toMatchObject({ name: 'NoRateError', entry, date: '2027-04-06' })
  })

  it.each(SLUGS)('and %s either answers what was asked of the year before, or names what it lacks', async (slug) => {
    const calculator = await calculatorNamed(slug)
    const asked = readGolden(slug).filter(({ taxYear }) => taxYear === YEAR_BEFORE)
    expect(asked.length, `golden/${slug}.csv has no row of ${YEAR_BEFORE}`).toBeGreaterThan(0)
    for (const { in: raw } of asked) {
      const undated = Object.entries(raw).filter(([name]) => calculator.fields[name]?.kind !== 'date')
      const parsed = calculator.parse({ ...Object.fromEntries(undated), ...(raw['taxYear'] && { taxYear: YEAR }) }, YEAR)
      if (parsed.issues) continue
      const found = unlessMissing(() => calculator.calculate(parsed.inputs, { taxYear: YEAR }).record)
      expect(found instanceof NoRateError ? found.date : 'an answer').toMatch(/^(2027|2028-0[1-4])-|^an answer$/)
    }
  })
})

const YEAR_BEFORE = '2026-27' satisfies TaxYear
