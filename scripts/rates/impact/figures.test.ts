import { describe, expect, it, vi } from 'vitest'
import type { Calculator } from '../../../engine/calculator.ts'
import { entriesRead } from '../../../engine/explain/entries-read.ts'
import { headlinesOf } from '../../../engine/explain/outputs-of.ts'
import { Decimal, ZERO } from '../../../engine/money/decimal.ts'
import { parseGolden } from '../../../golden/code/parse-golden.ts'
import { readGolden } from '../../../golden/code/read-golden.ts'
import { loadCalculator, loadCalculators } from '../../lib/calculators.ts'
import { tablesOf } from '../compile.ts'
import { editedRates, MAIN_RATE_7 } from '../tests/edited-rates.ts'
import type { Mistake } from '../tests/mistake.ts'
import { edgesRead } from './edges.ts'
import { editsBetween } from './edits.ts'
import { goldenChanges } from './golden-changes.ts'
import { type Extreme, incomeChanges } from './income-changes.ts'
import { peopleFor } from './people.ts'
import { headlineOf, readsIn } from './two-tables.ts'

// On a busy machine, the answers of every golden row take a while.
vi.setConfig({ testTimeout: 60_000 })

const before = editedRates()
const calculators = await loadCalculators()

const EMPLOYER_RATE_15: Mistake = {
  file: 'national-insurance.yaml',
  entry: 'class1.employer.rate',
  right: 'value: 13.8%',
  written: 'value: 15%',
}
const ALLOWANCE_13000: Mistake = {
  file: 'income-tax.yaml',
  entry: 'personalAllowance.amount',
  right: 'value: 12570',
  written: 'value: 13000',
}
const THRESHOLD_13000: Mistake = {
  file: 'national-insurance.yaml',
  entry: 'class1.primaryThreshold',
  right: 'value: 12570',
  written: 'value: 13000',
}
const LATER: Mistake = { ...ALLOWANCE_13000, right: 'from: 2022-04-06', written: 'from: 2099-04-06' }

/** What some edits do to one calculator, with every other field left blank. */
async function impactOn(slug: string, ...edits: readonly Mistake[]) {
  const calculator = await loadCalculator(slug)
  const after = editedRates(...edits)
  const tables = { before: tablesOf(before), after: tablesOf(after) }
  const edited = new Set(editsBetween(before, after).map(({ entry }) => entry))
  const people = peopleFor(calculator, [], '2024-25').slice(0, 1)
  return {
    golden: goldenChanges(calculator, readGolden(slug), tables),
    incomes: incomeChanges(calculator, people, edited, tables, { ruleSet: 'statute', taxYear: '2024-25' }, []),
  }
}

const worthAt = ({ shown }: Awaited<ReturnType<typeof impactOn>>['incomes'], income: number) =>
  shown?.sweep.find((point) => point.income.equals(income))?.worth?.toFixed(2)

const sumOfSteps = ({ why }: Extreme) =>
  typeof why === 'string' ? why : why.steps.reduce((sum, { amount }) => sum.plus(amount), why.from).toFixed(2)

describe('National Insurance of employees at 7% in place of 8%', async () => {
  const { incomes } = await impactOn('income-tax', MAIN_RATE_7)

  it('leaves employees 1% of their pay between £12,570 and £50,270 better off', () => {
    // 1% × (13,000 − 12,570), × (30,000 − 12,570) = 17,430, and × (50,270 − 12,570) = 37,700.
    expect([12_000, 13_000, 30_000, 60_000, 200_000].map((income) => worthAt(incomes, income))).toEqual([
      '0.00',
      '4.30',
      '174.30',
      '377.00',
      '377.00',
    ])
  })

  it('changes nothing at £12,570, and starts at the next pound', () => {
    const worthsAt = (edge: number) => incomes.shown?.edges.find(({ amount }) => amount.equals(edge))?.worths.map(String)
    expect(worthsAt(12_570)).toEqual(['0', '0', '0'])
    // A penny below the limit the change is 1% of 37,699.99, rounded.
    expect(worthsAt(50_270)).toEqual(['377', '377', '377'])
    expect(incomes.starts?.toFixed()).toBe('12571')
  })

  it('has a largest gain, no loss, and one entry that explains it', () => {
    expect(incomes.loser).toBeUndefined()
    expect(incomes.gainer).toMatchObject({ isSameAbove: true, headline: 'netIncome' })
    expect(incomes.gainer?.worth.toFixed()).toBe('377')
    expect(incomes.gainer?.why).toMatchObject({ steps: [{ name: 'nationalInsurance.class1.employee.mainRate' }] })
  })

  it('changes only the golden cases under the law, each by the right amount', async () => {
    // Our own rows, correct at 8% (and 12% under constants), because the rows in golden/ may have a later rate.
    const rows = parseGolden(
      [
        'case,rules,taxYear,in.annualSalary,out.netIncome,source,working',
        'Thirty,statute,2024-25,30000,25119.60,SSCBA 1992 s.8,',
        'Sixty,statute,2024-25,60000,45357.40,SSCBA 1992 s.8,',
        'Nothing earned,statute,2024-25,0,0.00,SSCBA 1992 s.8,',
        'At 12%,constants,2024-25,30000,24422.40,Specification 1,',
        '',
      ].join('\n'),
    )
    const golden = goldenChanges(await loadCalculator('income-tax'), rows, {
      before: tablesOf(before),
      after: tablesOf(editedRates(MAIN_RATE_7)),
    })
    const named = (name: string) => golden.changes.filter((change) => change.row.case === name)
    expect(named('Thirty').map(({ ruleSet, field, difference }) => [ruleSet, field, difference?.toFixed(2)])).toEqual([
      ['statute', 'netIncome', '174.30'],
    ])
    expect(named('Sixty')[0]?.difference?.toFixed(2)).toBe('377.00')
    expect(named('Nothing earned')).toEqual([])
    expect(new Set(golden.changes.map(({ ruleSet }) => ruleSet))).toEqual(new Set(['statute']))
    expect([golden.cases, golden.changes.length, golden.newlyWrong, golden.newlyRight]).toEqual([4, 2, 2, 0])
    expect(golden.changes[0]?.difference?.abs().toFixed()).toBe('377')
  })
})

describe('an edit that costs somebody', () => {
  it('is a loss, also for an employer: 1.2% above £9,100', async () => {
    const { incomes } = await impactOn('employer-ni', EMPLOYER_RATE_15)
    // 1.2% × 10,900, and of 190,900 at the top of the sweep.
    expect(worthAt(incomes, 20_000)).toBe('-130.80')
    expect(incomes.gainer).toBeUndefined()
    expect(incomes.loser).toMatchObject({ isSameAbove: false })
    expect([incomes.loser?.worth.toFixed(2), incomes.loser?.income.toFixed()]).toEqual(['-2290.80', '200000'])
  })

  it('does not change a calculator that has the table but does not read the entry', async () => {
    const { golden, incomes } = await impactOn('self-employed', EMPLOYER_RATE_15)
    expect([golden.changes, incomes.changed, incomes.starts, incomes.shown]).toEqual([[], 0, undefined, undefined])
  })
})

describe('several edits at once', () => {
  it('are split by entry, and the parts add up exactly', async () => {
    const { incomes } = await impactOn('income-tax', MAIN_RATE_7, THRESHOLD_13000, ALLOWANCE_13000)
    const { gainer } = incomes
    const why = gainer?.why
    if (gainer === undefined || why === undefined || typeof why === 'string') throw new Error('nobody gains')
    expect(sumOfSteps(gainer)).toBe(why.to.toFixed(2))
    // The two National Insurance edits overlap: 8% × 37,700 − 7% × 37,270 = 407.10.
    // Each gets half of the overlap, 430 × 1%: the rate 374.85, the threshold 32.25.
    const steps = new Map(why.steps.map(({ name, amount }) => [name, amount.toFixed(2)]))
    expect(steps.get('nationalInsurance.class1.employee.mainRate')).toBe('374.85')
    expect(steps.get('nationalInsurance.class1.primaryThreshold')).toBe('32.25')
    expect(why.steps).toHaveLength(3)
  })

  it('have edges at the old limit and at the new one', async () => {
    const { incomes } = await impactOn('national-insurance', THRESHOLD_13000)
    const edges = incomes.shown?.edges.filter(({ titles }) => titles.includes('Primary threshold'))
    expect(edges?.map(({ amount, worths }) => [amount.toFixed(), worths.map((worth) => worth?.toFixed(2))])).toEqual([
      ['12570', ['0.00', '0.00', '0.00']],
      // 8% of 430 from the new threshold upwards; a penny below it, 8% of 429.99.
      ['13000', ['34.40', '34.40', '34.40']],
    ])
  })
})

it('limits on taxable income are also edges with the allowance added, and monthly limits multiplied by twelve', async () => {
  const calculator = await loadCalculator('part-year')
  const [parsed, same] = [calculator.parse({}), tablesOf(before)]
  if (parsed.issues) throw new Error('a blank form is refused')
  const reads = readsIn(calculator, parsed.inputs, { before: same, after: same }, {}, new Set(['incomeTax.basicRateLimit']))
  const edges = edgesRead(reads, new Set(['incomeTax', 'nationalInsurance']))
  const at = (title: string) =>
    edges.filter(({ titles }) => titles.some((each) => each.startsWith(title))).map(({ amount }) => amount.toFixed())
  expect(at('Basic rate limit')).toEqual(['37700', '50270'])
  expect(at('Primary threshold for a month')).toEqual(['1048', '12576'])
})

it('a removed value leaves cases without an answer', async () => {
  const { golden, incomes } = await impactOn('income-tax', LATER)
  expect(golden.changes).toHaveLength(golden.cases)
  expect(golden.changes[0]).toMatchObject({ after: undefined, difference: undefined })
  expect(incomes.unanswered).toBe(incomes.cases)
})

it.each(calculators.map((calculator): [string, Calculator] => [calculator.slug, calculator]))(
  'people can be made up for every calculator, and gains and losses told apart: %s',
  (slug, calculator) => {
    const people = peopleFor(calculator, readGolden(slug).slice(0, 2), '2024-25')
    const headlines = people.map((person) => headlineOf(calculator, person.withIncome(new Decimal(50_000)), {}))
    const said = headlinesOf(calculator).map(({ key, isKept }) => ({ headline: key, isKept }))
    for (const { headline, isKept } of headlines) expect(said).toContainEqual({ headline, isKept })
    expect(people.length).toBeGreaterThan(0)
    const answers = people.map((person) => calculator.record(person.withIncome(ZERO)))
    expect(answers.every((record) => Object.keys(record).length > 0)).toBe(true)
    // Who is affected is found at one income, so what is read must not depend on it.
    const readAt = (income: number) =>
      people.map((person) => new Set(entriesRead(calculator, person.withIncome(new Decimal(income))).read.map(({ entry }) => entry)))
    expect(readAt(110_000)).toEqual(readAt(0))
  },
)
