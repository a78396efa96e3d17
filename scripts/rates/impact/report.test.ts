import { beforeAll, describe, expect, it } from 'vitest'
import { Decimal } from '../../../engine/money/decimal.ts'
import { editedRates, MAIN_RATE_7 } from '../tests/edited-rates.ts'
import { asHtml } from './as-html.ts'
import { asMarkdown } from './as-markdown.ts'
import { asText } from './as-text.ts'
import type { Cell, Document } from './document.ts'
import { type Impact, impactOf } from './impact.ts'
import { reportOf } from './report.ts'
import { fieldWords } from './report-words.ts'

const LONG = 300_000

/** The pence in a cell of money. */
const pence = (cell: Cell | undefined) =>
  Number((typeof cell === 'object' ? cell.text : (cell ?? '')).replace('−', '-').replace(/[£,+.]/g, ''))

describe('an edit of a later year than the one that pages open with', () => {
  let impact: Impact
  beforeAll(async () => {
    const rate = { file: 'dividends.yaml', entry: 'ordinaryRate', right: 'value: 10.75%', written: 'value: 11.75%' }
    const threshold = { file: 'student-loans.yaml', entry: 'plan2.threshold', right: 'value: 29385', written: 'value: 28385' }
    impact = await impactOf(editedRates(), editedRates(rate, threshold), 'HEAD', 'statute')
  }, LONG)

  it('is tried in that year', () => {
    const dividends = impact.incomes.filter(({ slug }) => slug === 'dividend-tax')
    expect(dividends.map(({ taxYear }) => taxYear)).toEqual(['2026-27'])
    // By hand: 1% of what the basic rate band holds above the dividend allowance, 37,700 − 500.
    expect(dividends[0]?.loser?.worth.toFixed(2)).toBe('-372.00')
    expect(asText(reportOf(impact))).toMatch(/Dividend Tax Calculator, 2026\/27 .*−£372\.00/)
  })

  it('is tried on what a calculator leaves out', () => {
    const leftOut = impact.golden.find(({ slug }) => slug === 'left-out/dividend-tax')
    // By hand: 9% of the £1,000 by which the threshold fell.
    expect(leftOut?.changes.map((each) => [each.case, each.field, each.difference?.toFixed(2)])).toEqual([
      ['2026/27: plan 5 is repaid, and the thresholds have risen', 'loanPlan2', '90.00'],
    ])
    expect(leftOut?.newlyWrong).toBe(1)
  })
})

describe('the report of National Insurance at 7%', () => {
  let impact: Impact
  let report: Document
  /** Five calculators read the rate, in each year since it was set. */
  const inEachYear = () => 5 * new Set(impact.incomes.map(({ taxYear }) => taxYear)).size
  beforeAll(async () => {
    impact = await impactOf(editedRates(), editedRates(MAIN_RATE_7), 'HEAD', 'statute', [new Decimal(30_000)])
    report = reportOf(impact)
  }, LONG)

  it('has its parts in the order of a reviewer’s questions', () => {
    expect(report.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []))).toEqual([
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

  it('says the same in every format', () => {
    // By hand: 1% of 37,700; of 17,430; and National Insurance of £30,000, 8% and 7% of 17,430.
    const figures = [
      'Employee Class 1 main rate',
      'Income Tax Calculator',
      '+£377.00',
      '£12,571',
      '£1,394',
      '£1,220',
      '£25,293.90',
      '£45,734.40',
    ]
    for (const text of [asText(report), asMarkdown(report), asHtml(report)]) {
      expect(figures.filter((figure) => !text.includes(figure))).toEqual([])
      expect(text.endsWith('\n')).toBe(true)
    }
  })

  it('says before, after and difference at an income that was asked about', () => {
    const text = asText(report)
    // 17,430 at 8% is 1,394.40 and at 7% 1,220.10; the employer’s 13.8% of 20,900 is 2,884.20. After that and tax of 3,486 there is left:
    expect(text).toMatch(
      /National Insurance Calculator, 2024\/25 +Total NI +£4,278\.60 +£4,104\.30 +−£174\.30\n {4}Annual Earnings £30,000\.00\n/,
    )
    expect(text).toMatch(
      /Income Tax Calculator, 2024\/25 +Net income +£25,119\.60 +£25,293\.90 +\+£174\.30\n {4}Annual Salary £30,000\.00\n/,
    )
    expect(text).toContain('A plus means a larger figure, which is worse if the figure is a tax or a cost.')
  })

  it('has links to its parts at the top of the page', () => {
    const html = asHtml(report)
    const links = [...html.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, id, text]) => [id, text])
    expect(links).toContainEqual(['golden-cases', 'Golden cases'])
    expect(links.filter(([id, text]) => !html.includes(`<h2 id="${id}">${text}</h2>`))).toEqual([])
    expect(links).toHaveLength(8)
  })

  it('lists the figures that tests fix on purpose and that change, and no others', () => {
    const held = impact.held.find(({ what }) => what.startsWith('Checked figures'))
    expect(held?.moved).toContain('income-tax: annualSalary 30000')
    expect(held?.moved).toContain('part-year: annualSalary 60000, monthsWorked 6')
    // Only what employees pay: not the self-employed, not employers, and nothing under constants, which have their own rate.
    expect(held?.moved.filter((name) => /^(employer-ni|vat|cis)|constants|self-employed/.test(name))).toEqual([])
    expect(impact.held.find(({ what }) => what.startsWith('Readings'))?.moved).toEqual(['employee Class 1 main rate'])
    for (const text of [asText(report), asMarkdown(report), asHtml(report)]) {
      for (const test of ['scripts/calc/checked-figures.test.ts', 'engine/tests/readings.test.ts', 'engine/tests/golden.test.ts']) {
        expect(text).toContain(test)
      }
      expect(text).toContain('Readings, section 1 of rules.md: employee Class 1 main rate.')
    }
  })

  it('names what does not change', () => {
    const text = asText(report)
    expect(text).toMatch(/Employer National Insurance Calculator +\d+ +0 +0 +0\n/)
    expect(text).toMatch(/These calculators use no table with an edited value: .*VAT Calculator\./)
  })

  it('finds sentences on pages of other calculators, structured data, and the published files', () => {
    const page = (path: string) => impact.pages.find((each) => each.path === path)?.changes ?? []
    // Its page compares dividends with a salary.
    expect(page('/personal-tax/dividend-tax-calculator').length).toBeGreaterThan(0)
    expect(page('/national-insurance-calculator').flatMap(({ places }) => places)).toContain('structured data (FAQPage)')
    expect(page('/business-tax/vat-calculator')).toEqual([])
    expect(impact.files).toContain('/rates/2024-25/statute.json')
    expect(impact.files).not.toContain('/rates/2023-24/statute.json')
    expect(impact.pagesFailed).toBeUndefined()
  })

  it('marks the words that differ: in brackets, struck through and bold, and as del and ins', () => {
    expect(asText(report)).toContain(
      '- Employees pay [8%] on earnings between £12,570 and £50,270, and 2% on anything above.\n+ Employees pay [7%] on',
    )
    expect(asMarkdown(report)).toContain('Employees pay ~~8%~~ on earnings')
    expect(asMarkdown(report)).toContain('Employees pay **7%** on earnings')
    expect(asHtml(report)).toMatch(/Employees pay <del>8%<\/del> on .*Employees pay <ins>7%<\/ins> on/)
  })

  it('is one page without scripts or requests, and describes its charts in words', () => {
    const html = asHtml(report)
    expect(html).not.toMatch(/<script|<link|<img|src=|href=(?!"#)|url\(|@import/)
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
    const charts = html.match(/<svg.*?<\/svg>/gs) ?? []
    expect(charts).toHaveLength(inEachYear())
    expect(charts.filter((chart) => !/role="img".*<title>[^<]+<\/title><desc>From no change to \+£37\d\.\d\d, /s.test(chart))).toEqual([])
    expect(html.match(/The figures of this chart/g)).toHaveLength(inEachYear())
    // It has the colours of the site.
    expect(html).toContain('@layer tokens')
    expect(html).toContain('prefers-color-scheme: dark')
  })

  it('has waterfalls that add up to the penny', () => {
    const waterfalls = report.blocks.flatMap((block) =>
      block.kind === 'table' && block.caption.includes('largest gain') ? [block.rows] : [],
    )
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
    expect(asText(reportOf(await impactOf(before, editedRates(), 'main', 'statute')))).toContain(
      'Nothing changes: the tables are the same as in main.',
    )
    const words = { ...MAIN_RATE_7, right: 'title: Employee Class 1 main rate', written: 'title: The main rate of employees' }
    const impact = await impactOf(before, editedRates(words), 'main', 'statute')
    expect([impact.golden, impact.incomes]).toEqual([[], []])
    const text = asText(reportOf(impact))
    expect(text).toContain('Other parts that changed: nationalInsurance.class1.employee.mainRate (title).')
    expect(text).toContain('\n- [Employee Class 1] main rate ')
    expect(text).toContain('\n+ [The] main rate[ of employees] ')
  },
  LONG,
)

it(
  'says why pages cannot be rendered if a value is missing',
  async () => {
    const later = { file: 'income-tax.yaml', entry: 'personalAllowance.amount', right: 'from: 2022-04-06', written: 'from: 2099-04-06' }
    const text = asText(reportOf(await impactOf(editedRates(), editedRates(later), 'HEAD', 'statute')))
    expect(text).toContain('incomeTax.personalAllowance.amount has no value for 2024-04-06; add one to its table in rates/')
    expect(text).toMatch(/Income Tax Calculator, 2024\/25: \d+ of \d+ cases no longer have an answer/)
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

it('Markdown keeps what looks like markup, and keeps a table row on one line', () => {
  const markdown = asMarkdown({
    title: 'a_b',
    blocks: [{ kind: 'table', caption: 'c', headings: ['d|e', 'f'], figures: 1, rows: [[{ text: '<g>', hint: 'h*' }, '1']] }],
  })
  expect(markdown).toBe('# a\\_b\n\n**c**\n\n| d\\|e | f |\n| --- | --: |\n| \\<g\\><br><sub>h\\*</sub> | 1 |\n')
})

it('a chart of losses shows them in words, as bars and as figures', () => {
  const points = [0, 10, 20].map((income) => ({ income, amount: income - 15 }))
  const chart = { title: 't', blocks: [{ kind: 'chart', caption: 'c', points } as const] }
  // At most 15, so 24 signs; then a third of it, for less and for more.
  const bars = `£0  ${'░'.repeat(24)}  −£15.00\n£10  ${'░'.repeat(8)}${' '.repeat(16)}  −£5.00\n£20  ${'█'.repeat(8)}${' '.repeat(16)}  +£5.00`
  expect(asText(chart)).toContain(bars)
  expect(asMarkdown(chart)).toContain(bars)
  expect(asHtml(chart)).toContain('<desc>From −£15.00 to +£5.00, over £0 to £20. ')
  expect(asHtml(chart).match(/class="(gain|loss)"/g)).toEqual(['class="loss"', 'class="loss"', 'class="gain"'])
})

it('HTML shows text that looks like markup', () => {
  expect(asHtml({ title: '<a> & "b"', blocks: [] })).toContain('<h1>&lt;a&gt; &amp; &quot;b&quot;</h1>')
})
