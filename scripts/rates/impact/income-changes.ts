import type { Calculator, RatesChoice, Tables } from '../../../engine/calculator.ts'
import { explain, TooManyDifferencesError, type Waterfall } from '../../../engine/explain/explain.ts'
import { Decimal, ZERO } from '../../../engine/money/decimal.ts'
import { edgesRead, type RuleEdge, tableOf } from './edges.ts'
import { incomeLabelOf, type SweptPerson } from './people.ts'
import { askerOf, headlineOf, readsIn, type TwoTables, tablesFor } from './two-tables.ts'

/** What the change is worth at an income, in pounds: positive for better off, undefined if either revision has no answer. */
interface ChangeAtIncome {
  readonly income: Decimal
  readonly before: Decimal | undefined
  readonly after: Decimal | undefined
  readonly worth: Decimal | undefined
}

/** What one person’s answers change by, and the edges that the calculator reads for them. */
type Series = ReturnType<typeof seriesOf>

/** A person with their answers at each income of the sweep. */
interface Swept extends Series {
  readonly points: readonly ChangeAtIncome[]
}

/** The person who gains or loses most, and why. */
export interface Extreme extends ChangeAtIncome, Swept {
  readonly worth: Decimal
  /** Whether all higher incomes in the sweep change by the same amount. */
  readonly isSameAbove: boolean
  readonly why: Waterfall | string
}

/** What the change does to one calculator in one tax year, at all incomes. */
export type IncomeChanges = ReturnType<typeof incomeChanges>

const MOST = 200_000
const STEP = 1_000
const GRID = Array.from({ length: MOST / STEP + 1 }, (_, index) => new Decimal(index * STEP))
/** Incomes used to find people whose answers change by the same amounts. */
const PROBES = Array.from({ length: 21 }, (_, index) => new Decimal(index * 10_000 + (index % 2) * 77))
/** An income at which to ask what a calculator answers first and which entries it reads. */
const USUAL = new Decimal(50_000)
const PENNY = new Decimal('0.01')

/**
 * Calculates one tax year with both revisions at every £1,000 up to £200,000, and at every edge of the edited tables and a penny either
 * side of it, for everybody whose answer reads an edited entry. People whose answers change by the same amounts count as one. `asked` holds
 * further incomes to report, in pounds.
 */
export function incomeChanges(
  calculator: Calculator,
  people: readonly SweptPerson[],
  edited: ReadonlySet<string>,
  tables: TwoTables,
  choice: Required<RatesChoice>,
  asked: readonly Decimal[],
) {
  const names = new Set([...edited].map(tableOf))
  const distinct = new Map<string, Series>()
  for (const person of people) {
    // What a rule reads depends on choices and days, never on an amount, so one income tells.
    const reads = readsIn(calculator, person.withIncome(USUAL), tables, choice, edited)
    if (reads.length === 0) continue
    const series = seriesOf(calculator, person, tables, choice, edgesRead(reads, names))
    const key = PROBES.map((income) => worthText(series.at(income))).join(' ')
    if (!distinct.has(key)) distinct.set(key, series)
  }
  const swept = [...distinct.values()].map((series): Swept => {
    const incomes = [...GRID, ...series.edges.flatMap(({ amount }) => aroundOf(amount))].sort((a, b) => a.comparedTo(b))
    const once = incomes.filter((income, index) => incomes[index - 1]?.equals(income) !== true)
    return { ...series, points: once.map(series.at) }
  })
  const points = swept.flatMap((each) => each.points)
  const starts = swept.flatMap((each) => startOf(each) ?? [])
  const [gainer, loser] = [extremeOf(swept, 1), extremeOf(swept, -1)]
  const [most] = [gainer, loser].flatMap((each) => each ?? []).sort((a, b) => b.worth.abs().comparedTo(a.worth.abs()))
  const blank = people[0] && seriesOf(calculator, people[0], tables, choice)
  return {
    slug: calculator.slug,
    taxYear: choice.taxYear,
    // The input that the sweep varies, as the form calls it.
    income: incomeLabelOf(calculator),
    cases: points.length,
    changed: points.filter((point) => worthText(point) !== '0').length,
    // Cases that had an answer and no longer have one.
    unanswered: points.filter(({ before, after }) => before !== undefined && after === undefined).length,
    // The lowest income, in whole pounds, at which anybody’s answer differs.
    starts: starts.length > 0 ? Decimal.min(...starts) : undefined,
    gainer,
    loser,
    shown: most && shownOf(most),
    edgeCases: swept.reduce((sum, { edges }) => sum + 3 * edges.length, 0),
    // The answers at the incomes that a reviewer asked about, for a form left blank except for the income.
    asked: { headline: blank?.headline ?? '', points: blank ? asked.map(blank.at) : [] },
  }
}

function seriesOf(
  calculator: Calculator,
  { words, withIncome }: SweptPerson,
  tables: TwoTables,
  choice: Required<RatesChoice>,
  edges: readonly RuleEdge[] = [],
) {
  const ask = askerOf(calculator, tables, choice.ruleSet, choice.taxYear)
  const { headline, isKept } = headlineOf(calculator, withIncome(USUAL), choice)
  const known = new Map<string, ChangeAtIncome>()
  const at = (income: Decimal): ChangeAtIncome => {
    const key = income.toFixed()
    const point = known.get(key) ?? pointAt(income)
    known.set(key, point)
    return point
  }
  const pointAt = (income: Decimal): ChangeAtIncome => {
    const inputs = withIncome(income)
    const [before, after] = [ask.before(inputs), ask.after(inputs)].map((record) => {
      const value = record?.[headline]
      return value instanceof Decimal ? value : undefined
    })
    return { income, before, after, worth: before && after && (isKept ? after.minus(before) : before.minus(after)) }
  }
  /** The steps from before to after by entry, or a reason in words if there are too many entries to split. */
  const whyAt = (income: Decimal): Waterfall | string => {
    const on = (of: Tables) => ({ inputs: withIncome(income), ...choice, tables: tablesFor(calculator, of) })
    try {
      return explain(calculator, on(tables.before), on(tables.after), { field: headline })
    } catch (error) {
      if (error instanceof TooManyDifferencesError) return error.message
      throw error
    }
  }
  return { person: words, headline, edges, at, whyAt }
}

const aroundOf = (amount: Decimal) => [amount.minus(PENNY), amount, amount.plus(PENNY)]

/** `0` if nothing changes. An income that neither revision accepts counts as unchanged. */
const worthText = ({ before, after, worth }: ChangeAtIncome) =>
  worth?.toFixed() ?? (before === undefined && after === undefined ? '0' : 'none')

/** The lowest whole pound at which the answer differs, found between two points of the sweep. Below it, single pennies may differ. */
function startOf({ at, points }: Swept): Decimal | undefined {
  const first = points.findIndex((point) => worthText(point) !== '0')
  const [found, below] = [points[first], points[first - 1]]
  if (!found || !below) return found?.income
  let [low, high] = [below.income.floor(), found.income.ceil()]
  while (high.minus(low).greaterThan(1)) {
    const middle = low.plus(high).dividedToIntegerBy(2)
    if (worthText(at(middle)) === '0') low = middle
    else high = middle
  }
  return high
}

/** The largest gain or, with a sign of −1, the largest loss, at the lowest income that has it. */
function extremeOf(swept: readonly Swept[], sign: 1 | -1): Extreme | undefined {
  let most: Omit<Extreme, 'why'> | undefined
  for (const series of swept) {
    for (const [index, { worth = ZERO, ...point }] of series.points.entries()) {
      if (!worth.times(sign).greaterThan(most?.worth.times(sign) ?? ZERO)) continue
      const higher = series.points.slice(index + 1)
      most = { ...series, ...point, worth, isSameAbove: higher.length > 0 && higher.every((above) => above.worth?.equals(worth) === true) }
    }
  }
  return most && { ...most, why: most.whyAt(most.income) }
}

/** A person’s answers in even steps, and a penny below each edge, at it, and a penny above. */
const shownOf = ({ person, edges, at }: Series) => ({
  person,
  edges: edges.map((edge) => ({ ...edge, worths: aroundOf(edge.amount).map((income) => at(income).worth) })),
  sweep: GRID.map(at),
})
