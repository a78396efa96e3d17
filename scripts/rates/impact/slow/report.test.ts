import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Decimal } from '../../../../engine/money/decimal.ts'
import { calculators } from '../../../../web/calculators/index.ts'
import { loadCalculator } from '../../../lib/calculators.ts'
import { editedRates, MAIN_RATE_7 } from '../../tests/edited-rates.ts'
import { answersOf, type Impact, impactOf, pagesOf } from '../impact.ts'
import { table } from '../markdown.ts'
import { siteRenderer } from '../render-site.ts'
import { reportOf } from '../report.ts'
import { fieldWords } from '../words.ts'

const LONG = 300_000

/** An edit of words alone, of a value that the published files of earlier years do not have. */
const OTHER_LAW = {
  file: 'pensions.yaml',
  entry: 'lumpSumAndDeathBenefitAllowance',
  right: 'law: FA 2024 s.14 and Sch.9',
  written: 'law: FA 2024 s.14 and Sch.10',
}

const pageOf = (slug: string) => calculators.find((about) => about.slug === slug)?.path ?? ''
/** For two reports: compiling the site takes as long as rendering it. */
const site = await siteRenderer()
afterAll(site.close)
const impactOnSite: typeof impactOf = async (...of) => ({ ...(await pagesOf(of[0], of[1], site.both)), ...(await answersOf(...of)) })

/** The pence in a cell of money. */
const pence = (cell = '') => Number(cell.replace('−', '-').replace(/[£,+.]/g, ''))

/** Each table of a report: its caption, and the cells of its rows. */
const tablesIn = (report: string) =>
  [...report.matchAll(/^\*\*(.*)\*\*\n\n\|.*\n\|[ |:-]+\n((?:\|.*\n?)*)/gm)].map(([, caption = '', rows = '']) => ({
    caption,
    rows: rows
      .trim()
      .split('\n')
      .map((row) =>
        row
          .split('|')
          .slice(1)
          .map((cell) => cell.trim()),
      ),
  }))
const rowsOf = (report: string, caption: string) => tablesIn(report).find((each) => each.caption === caption)?.rows

describe('an edit of a later year than the one that pages open with', () => {
  let impact: Awaited<ReturnType<typeof answersOf>>
  beforeAll(async () => {
    const rate = { file: 'dividends.yaml', entry: 'ordinaryRate', right: 'value: 10.75%', written: 'value: 11.75%' }
    const threshold = { file: 'student-loans.yaml', entry: 'plan2.threshold', right: 'value: 29385', written: 'value: 28385' }
    impact = await answersOf(editedRates(), editedRates(rate, threshold), 'HEAD', 'statute', [], [await loadCalculator('dividend-tax')])
  }, LONG)

  it('is tried in that year', () => {
    const dividends = impact.incomes.filter(({ slug }) => slug === 'dividend-tax')
    expect(dividends.map(({ taxYear }) => taxYear)).toEqual(['2026-27'])
    // By hand: 1% of what the basic rate band holds above the dividend allowance, 37,700 − 500.
    expect(dividends[0]?.loser?.worth.toFixed(2)).toBe('-372.00')
    expect(reportOf({ ...impact, pages: [], files: [] })).toMatch(/Dividend Tax Calculator, 2026\/27 .*−£372\.00/)
  })

  it('is tried on what a calculator leaves out', () => {
    const notCovered = impact.golden.find(({ slug }) => slug === 'not-covered/dividend-tax')
    // By hand: 9% of the £1,000 by which the threshold fell.
    expect(notCovered?.changes.map((each) => [each.row.case, each.field, each.difference?.toFixed(2)])).toEqual([
      ['2026/27: plan 5 is repaid, and the thresholds have risen', 'loanPlan2', '90.00'],
    ])
    expect(notCovered?.newlyWrong).toBe(1)
  })
})

describe('the report of National Insurance at 7%', () => {
  let impact: Impact
  let report: string
  /** Six calculators read the rate, in each year since it was set. */
  const inEachYear = () => 6 * new Set(impact.incomes.map(({ taxYear }) => taxYear)).size
  beforeAll(async () => {
    impact = await impactOnSite(editedRates(), editedRates(MAIN_RATE_7, OTHER_LAW), 'HEAD', 'statute', [new Decimal(30_000)])
    report = reportOf(impact)
  }, LONG)

  it('has its parts in the order of a reviewer’s questions', () => {
    expect([...report.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
      'What was edited',
      'At the incomes asked about',
      'Golden cases',
      'Tests that hold these figures',
      'At every threshold and band limit, and a penny either side',
      'Incomes from nothing to £200,000',
      'Why, entry by entry',
      'What pages will say',
    ])
  })

  it('says before, after and difference at an income that was asked about', () => {
    // 17,430 at 8% is 1,394.40 and at 7% 1,220.10; the employer’s 13.8% of 20,900 is 2,884.20. After that and tax of 3,486 there is left:
    const rows = rowsOf(report, 'Before and after')
    expect(rows).toContainEqual([
      'National Insurance Calculator, 2024/25',
      'Total NI',
      '£4,278.60',
      '£4,104.30',
      '−£174.30',
      'Annual Earnings £30,000.00',
    ])
    expect(rows).toContainEqual([
      'Income Tax Calculator, 2024/25',
      'Net income',
      '£25,119.60',
      '£25,293.90',
      '+£174.30',
      'Annual Salary £30,000.00',
    ])
    expect(report).toContain('A plus means a larger figure, which is worse if the figure is a tax or a cost.')
  })

  it('says who gains most, from what income, and how much at each', () => {
    // By hand: 1% of what is between 12,570 and 50,270. At 20,000 that is 74.30. A penny below the limit it is 376.9999, or 377.00.
    expect(rowsOf(report, 'Who gains and who loses most')?.find(([name]) => name === 'Income Tax Calculator, 2024/25')).toEqual([
      'Income Tax Calculator, 2024/25',
      '£12,571',
      '+£377.00 at £50,269.99 and above',
      'none',
      'Annual Salary',
    ])
    const chart = rowsOf(report, 'Income Tax Calculator, 2024/25: better off by, over Annual Salary')
    // The bar of the largest gain has 24 signs: of 74.30, five.
    expect([chart?.[0], chart?.[1], chart?.[3]]).toEqual([
      ['£0', 'no change', ''],
      ['£20,000', '+£74.30', '█'.repeat(5)],
      ['£60,000', '+£377.00', '█'.repeat(24)],
    ])
    expect(chart).toHaveLength(11)
  })

  it('lists the figures that tests fix on purpose and that change, and no others', () => {
    const held = impact.held.find(({ what }) => what.startsWith('Checked figures'))
    expect(held?.moved).toContain('income-tax under statute: annualSalary 30000')
    expect(held?.moved).toContain('part-year under statute: annualSalary 60000, monthsWorked 6')
    // Only what employees pay: not the self-employed, not employers, and nothing under constants, which have their own rate.
    expect(held?.moved.filter((name) => /^(employer-ni|vat|cis)|constants|self-employed/.test(name))).toEqual([])
    expect(impact.held.find(({ what }) => what.startsWith('Readings'))?.moved).toEqual(['employee Class 1 main rate'])
    for (const test of ['scripts/calc/checked-figures.test.ts', 'engine/tests/readings.test.ts', 'engine/tests/golden.test.ts']) {
      expect(report).toContain(test)
    }
    expect(report).toContain('Readings, section 1 of rules.md: employee Class 1 main rate.')
  })

  it('names what does not change', () => {
    expect(report).toMatch(/Employer National Insurance Calculator +\| +\d+ +\| +0 +\| +0 +\| +0\n/)
    expect(report).toMatch(/These calculators use no table with an edited value: .*VAT Calculator\./)
  })

  it('finds sentences on pages of other calculators, structured data, and the published files', () => {
    const pages = new Map(impact.pages.map(({ path, changes }) => [path, changes]))
    // Its page compares dividends with a salary.
    expect(pages.has(pageOf('dividend-tax'))).toBe(true)
    expect(pages.get(pageOf('national-insurance'))?.flatMap(({ places }) => places)).toContain('structured data (FAQPage)')
    expect(pages.has(pageOf('vat'))).toBe(false)
    expect(impact.files).toContain('/rates/2024-25/statute.json')
    expect(impact.files).not.toContain('/rates/2023-24/statute.json')
    expect(impact.pagesFailed).toBeUndefined()
  })

  it('strikes through the words that go, and writes new ones in bold', () => {
    expect(report).toContain('- Employees pay ~~8%~~ **7%** on earnings between £12,570 and £50,270, and 2% on anything above.\n')
    expect(report).toMatch(/\n- Lump sum and death benefit allowance .* FA 2024 s\.14 and ~~Sch\.9~~ \*\*Sch\.10\*\* /)
  })

  it('has waterfalls that add up to the penny', () => {
    const waterfalls = tablesIn(report).flatMap(({ caption, rows }) => (caption.includes('largest gain') ? [rows] : []))
    const sums = waterfalls.map((rows) => {
      const amounts = rows.map(([, amount]) => pence(amount))
      return amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0) - (amounts.at(-1) ?? 0)
    })
    expect(sums).toEqual(Array.from({ length: inEachYear() }, () => 0))
  })
})

it(
  'says so if nothing changed, and asks no calculator if only words changed',
  async () => {
    const before = editedRates()
    expect(reportOf(await impactOf(before, editedRates(), 'main', 'statute'))).toContain(
      'Nothing changes: the tables are the same as in main.',
    )
    const words = { ...MAIN_RATE_7, right: 'title: Employee Class 1 main rate', written: 'title: The main rate of employees' }
    const impact = await answersOf(before, editedRates(words), 'main', 'statute')
    expect([impact.golden, impact.incomes]).toEqual([[], []])
    expect(reportOf({ ...impact, pages: [], files: [] })).toContain(
      'Other parts that changed: nationalInsurance.class1.employee.mainRate (title).',
    )
  },
  LONG,
)

it(
  'says why pages cannot be rendered if a value is missing',
  async () => {
    const later = { file: 'dividends.yaml', entry: 'ordinaryRate', right: 'from: 2022-04-06', written: 'from: 2099-04-06' }
    const text = reportOf(
      await impactOnSite(editedRates(), editedRates(later), 'HEAD', 'statute', [], [await loadCalculator('dividend-tax')]),
    )
    expect(text).toContain('dividends.ordinaryRate has no value for 2024-04-06; add one to its table in rates/')
    expect(text).toMatch(/Dividend Tax Calculator, 2024\/25: \d+ of \d+ cases no longer have an answer/)
  },
  LONG,
)

it.each([
  ['netIncome', 'Net income'],
  ['totalNI', 'Total NI'],
  ['annualBIKValue', 'Annual BIK value'],
  ['class4NI', 'Class4 NI'],
])('%s is %s in words', (field, words) => {
  expect(fieldWords(field)).toBe(words)
})

it('a table keeps what looks like markup, each row on one line, and its columns in line', () => {
  expect(
    table(
      'a_b',
      ['d|e', 'f', 'words'],
      [1],
      [
        ['<g>\nh*', '1', 'more'],
        ['', '£12.00', ''],
      ],
    ),
  ).toBe(
    [
      '**a\\_b**',
      '',
      '|  d\\|e      |       f  |  words',
      '|  ---       |     --:  |  ---',
      '|  \\<g> h\\*  |       1  |  more',
      '|            |  £12.00  |',
    ].join('\n'),
  )
})
