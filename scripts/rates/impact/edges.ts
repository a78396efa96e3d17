import type { EntriesRead } from '../../../engine/explain/entries-read.ts'
import type { AnyFigure } from '../../../engine/explain/mixed-rates.ts'
import { Decimal, MONTHS_IN_A_YEAR, WEEKS_IN_A_YEAR } from '../../../engine/money/decimal.ts'
import { provenance } from '../../../engine/rates/generated/provenance/index.ts'

/** An income at which a rule starts or stops: a threshold, or the end of a band; several where they are the same amount. */
export interface RuleEdge {
  readonly amount: Decimal
  readonly titles: readonly string[]
}

/** How many of each period there are in a year. A limit for the period is multiplied by this to compare it with a year’s income. */
const PERIODS: Readonly<Record<string, Decimal>> = { month: MONTHS_IN_A_YEAR, week: WEEKS_IN_A_YEAR }

const ALLOWANCE = 'incomeTax.personalAllowance.amount'

/**
 * Every edge in the named tables (`nationalInsurance`) that a calculator read, in either revision, in order. A limit on taxable income also
 * counts with the Personal Allowance added, and a limit for a month or a week multiplied up to a year.
 */
export function edgesRead(reads: readonly EntriesRead[], names: ReadonlySet<string>): RuleEdge[] {
  const titles = new Map<string, Set<string>>()
  const add = (amount: Decimal, title: string) => titles.set(amount.toFixed(), (titles.get(amount.toFixed()) ?? new Set()).add(title))
  for (const { read } of reads) {
    const [allowance] = read.flatMap(({ entry, figure }) => (entry === ALLOWANCE ? amountsIn(figure) : []))
    for (const { entry, figure } of read.filter((each) => names.has(tableOf(each.entry)))) {
      const { title = entry, base, period = 'year' } = provenance[entry] ?? {}
      for (const amount of amountsIn(figure)) {
        add(amount, title)
        const periods = PERIODS[period]
        if (periods) add(amount.times(periods), `${title}, over a year`)
        if (base === 'of taxable income' && allowance) add(amount.plus(allowance), `${title}, on top of the allowance`)
      }
    }
  }
  return [...titles]
    .map(([amount, own]) => ({ amount: new Decimal(amount), titles: [...own] }))
    .sort((one, other) => one.amount.comparedTo(other.amount))
}

/** The table of an entry: `nationalInsurance`. */
export const tableOf = (entry: string): string => entry.slice(0, entry.indexOf('.'))

/** The amounts in pounds of a figure of the tables, or of the limits of its bands. */
const amountsIn = (figure: AnyFigure): Decimal[] =>
  ('bands' in figure ? figure.bands.flatMap(({ upTo }) => upTo ?? []) : [figure]).flatMap((each) =>
    'unit' in each && each.unit === 'GBP' && each.value.greaterThan(0) ? [each.value] : [],
  )
