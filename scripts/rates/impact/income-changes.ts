import type { Calculator, Choice } from '../../../engine/calculator.ts'
import { explain, TooManyDifferencesError, type Waterfall } from '../../../engine/explain/explain.ts'
import { Decimal, ZERO } from '../../../engine/money/decimal.ts'
import type { TaxYear } from '../../../engine/rates/rates-at.ts'
import { type Edge, edgesRead, tableOf } from './edges.ts'
import { incomeLabelOf, type Person } from './people.ts'
import { askerOf, headlineOf, readsIn, type TwoTables, tablesFor, worthOf } from './two-tables.ts'

/** What the change is worth at an income, in pounds: positive for better off, undefined if either revision has no answer. */
interface Point {
  readonly income: Decimal
  readonly before: Decimal | undefined
  readonly after: Decimal | undefined
  readonly worth: Decimal | undefined
}

/** The person who gains or loses most, and why. */
export interface Extreme extends Point {
  readonly person: string
  readonly headline: string
  readonly worth: Decimal
  /** Whether all higher incomes in the sweep change by the same amount. */
  readonly isSameAbove: boolean
  /** The steps from before to after by entry, or a reason in words if there are too many entries to split. */
  readonly why: Waterfall | string
}

/** An edge, with what the change is worth a penny below it, at it, and a penny above. */
interface EdgeCase extends Edge {
  readonly worths: readonly (Decimal | undefined)[]
}

/** The person whose answers change most, with the edges that the calculator reads for them, and the sweep in even steps. */
interface Shown {
  readonly person: string
  readonly edges: readonly EdgeCase[]
  readonly sweep: readonly Point[]
}

/** What the change does to one calculator in one tax year, at all incomes. */
export interface IncomeChanges {
  readonly slug: string
  readonly taxYear: TaxYear
  /** The input that the sweep varies, as the form calls it. */
  readonly income: string
  readonly cases: number
  readonly changed: number
  /** Cases that had an answer and no longer have one. */
  readonly unanswered: number
  /** The lowest income, in whole pounds, at which anybody’s answer differs. */
  readonly starts?: Decimal
  readonly gainer?: Extreme
  readonly loser?: Extreme
  readonly shown?: Shown
  readonly edgeCases: number
  /** The answers at the incomes that a reviewer asked about, for a form left blank except for the income. */
  readonly asked: { readonly headline: string; readonly points: readonly Point[] }
}

const MOST = 200_000
const STEP = 1_000
const GRID = Array.from({ length: MOST / STEP + 1 }, (_, index) => new Decimal(index * STEP))
/** Incomes used to find people whose answers change by the same amounts. */
const PROBES = Array.from({ length: 21 }, (_, index) => new Decimal(index * 10_000 + (index % 2) * 77))
/** An income at which to ask what a calculator answers first and which entries it reads. */
const USUAL = new Decimal(50_000)
const PENNY = new Decimal('0.01')

interface Series {
  readonly person: Person
  readonly headline: string
  /** The edges that the calculator reads for the person. */
  readonly edges: readonly Edge[]
  readonly at: (income: Decimal) => Point
}

/**
 * Calculates one tax year with both revisions at every £1,000 up to £200,000, and at every edge of the edited tables and a penny either
 * side of it, for everybody whose answer reads an edited entry. People whose answers change by the same amounts count as one. `asked` holds
 * further incomes to report, in pounds.
 */
export function incomeChanges(
  calculator: Calculator,
  people: readonly Person[],
  edited: ReadonlySet<string>,
  tables: TwoTables,
  choice: Required<Choice>,
  asked: readonly Decimal[],
): IncomeChanges {
  const names = new Set([...edited].map(tableOf))
  const distinct = new Map<string, Series>()
  for (const person of people) {
    // What a rule reads depends on choices and days, never on an amount, so one income tells.
    const reads = readsIn(calculator, person.withIncome(USUAL), tables, choice)
    if (!reads.some(({ read, missing }) => [...read, ...(missing ? [missing] : [])].some(({ entry }) => edited.has(entry)))) continue
    const series = seriesOf(calculator, person, tables, choice, edgesRead(reads, names))
    const key = PROBES.map((income) => worthText(series.at(income))).join(' ')
    if (!distinct.has(key)) distinct.set(key, series)
  }
  const swept = [...distinct.values()].map((series): Swept => {
    const incomes = new Map(
      [...GRID, ...series.edges.flatMap(({ amount }) => aroundOf(amount))].map((income) => [income.toFixed(), income]),
    )
    return { series, points: [...incomes.values()].sort((a, b) => a.comparedTo(b)).map(series.at) }
  })
  const points = swept.flatMap((each) => each.points)
  const starts = swept.flatMap((each) => startOf(each) ?? [])

  const why = ({ series, income }: Peak) => {
    const inputs = series.person.withIncome(income)
    const on = (of: TwoTables['before']) => ({ inputs, ...choice, tables: tablesFor(calculator, of) })
    return waterfall(() => explain(calculator, on(tables.before), on(tables.after), { field: series.headline }))
  }
  const extreme = (found: Peak): Extreme => {
    const { series, ...point } = found
    return { ...point, person: series.person.words, headline: series.headline, why: why(found) }
  }
  const blank = people[0] && seriesOf(calculator, people[0], tables, choice)
  const [best, worst] = [extremeOf(swept, 1), extremeOf(swept, -1)]
  const most = best && worst ? (best.worth.greaterThanOrEqualTo(worst.worth.abs()) ? best : worst) : (best ?? worst)
  return {
    slug: calculator.slug,
    taxYear: choice.taxYear,
    income: incomeLabelOf(calculator),
    cases: points.length,
    changed: points.filter((point) => worthText(point) !== '0').length,
    unanswered: points.filter(({ before, after }) => before !== undefined && after === undefined).length,
    edgeCases: swept.reduce((sum, { series }) => sum + 3 * series.edges.length, 0),
    asked: { headline: blank?.headline ?? '', points: blank ? asked.map(blank.at) : [] },
    ...(starts.length > 0 && { starts: Decimal.min(...starts) }),
    ...(best && { gainer: extreme(best) }),
    ...(worst && { loser: extreme(worst) }),
    ...(most && { shown: shownOf(most) }),
  }
}

function seriesOf(
  calculator: Calculator,
  person: Person,
  tables: TwoTables,
  choice: Required<Choice>,
  edges: readonly Edge[] = [],
): Series {
  const ask = askerOf(calculator, tables, choice.ruleSet, choice.taxYear)
  const { headline, isKept } = headlineOf(calculator, person.withIncome(USUAL), choice)
  const amount = (income: Decimal, side: 'before' | 'after') => {
    const value = ask[side](person.withIncome(income))?.[headline]
    return value instanceof Decimal ? value : undefined
  }
  const at = (income: Decimal): Point => {
    const [before, after] = [amount(income, 'before'), amount(income, 'after')]
    return { income, before, after, worth: worthOf(isKept, before, after) }
  }
  return { person, headline, edges, at }
}

const aroundOf = (amount: Decimal) => [amount.minus(PENNY), amount, amount.plus(PENNY)]

/** `0` if nothing changes. An income that neither revision accepts counts as unchanged. */
const worthText = ({ before, after, worth }: Point) => worth?.toFixed() ?? (before === undefined && after === undefined ? '0' : 'none')

/** What one person’s answers change by, at each income of the sweep. */
interface Swept {
  readonly series: Series
  readonly points: readonly Point[]
}

/** The lowest whole pound at which the answer differs, found between two points of the sweep. Below it, single pennies may differ. */
function startOf({ series, points }: Swept): Decimal | undefined {
  const first = points.findIndex((point) => worthText(point) !== '0')
  const [found, below] = [points[first], points[first - 1]]
  if (!found || !below) return found?.income
  let [low, high] = [below.income.floor(), found.income.ceil()]
  while (high.minus(low).greaterThan(1)) {
    const middle = low.plus(high).dividedToIntegerBy(2)
    if (worthText(series.at(middle)) === '0') low = middle
    else high = middle
  }
  return high
}

/** The largest gain or loss, and whose it is. */
type Peak = Point & Pick<Extreme, 'worth' | 'isSameAbove'> & Pick<Swept, 'series'>

/** The largest gain or, with a sign of −1, the largest loss, at the lowest income that has it. */
function extremeOf(swept: readonly Swept[], sign: 1 | -1): Peak | undefined {
  let most: Peak | undefined
  for (const { series, points } of swept) {
    for (const [index, { worth = ZERO, ...point }] of points.entries()) {
      if (!worth.times(sign).greaterThan(most?.worth.times(sign) ?? ZERO)) continue
      const higher = points.slice(index + 1)
      most = { ...point, worth, series, isSameAbove: higher.length > 0 && higher.every((above) => above.worth?.equals(worth) === true) }
    }
  }
  return most
}

const shownOf = ({ series }: Peak): Shown => ({
  person: series.person.words,
  edges: series.edges.map((edge) => ({ ...edge, worths: aroundOf(edge.amount).map((income) => series.at(income).worth) })),
  sweep: GRID.map(series.at),
})

function waterfall(explained: () => Waterfall): Waterfall | string {
  try {
    return explained()
  } catch (error) {
    if (error instanceof TooManyDifferencesError) return error.message
    throw error
  }
}
