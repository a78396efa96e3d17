import { Decimal, MONTHS_IN_A_YEAR, WEEKS_IN_A_YEAR } from '../../../engine/money/decimal.ts'
import { ruleSets } from '../../../engine/rates/generated/rule-sets.ts'
import { taxYears } from '../../../engine/rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '../../../engine/rates/rates-at.ts'
import { type Entry, entriesById, type Rates, type Reading } from '../tables.ts'

/** An income at which a rule starts or stops: a threshold, or the end of a band. */
export interface Edge {
  readonly entry: string
  readonly title: string
  readonly amount: Decimal
}

/** How many of each period there are in a year. A limit for the period is multiplied by this to compare it with a year’s income. */
const PERIODS: Readonly<Record<string, Decimal>> = { month: MONTHS_IN_A_YEAR, week: WEEKS_IN_A_YEAR }

const ALLOWANCE = 'incomeTax.personalAllowance.amount'

/**
 * Every edge in the named tables (`nationalInsurance`) that a rule set reads in a tax year, in either revision. A limit on taxable income
 * also counts with the Personal Allowance added, and a limit for a month or a week multiplied up to a year.
 */
export function edgesIn(revisions: readonly Rates[], tables: ReadonlySet<string>, ruleSet: RuleSet, taxYear: TaxYear): Edge[] {
  const edges = new Map<string, Edge>()
  for (const rates of revisions) {
    const amountsOf = (entry: Entry) => amountsIn(entry, ruleSet, taxYear)
    const entries = entriesById(rates)
    const whole = entries.get(ALLOWANCE)
    const allowance = whole && amountsOf(whole)[0]
    for (const [id, entry] of [...entries].filter(([each]) => tables.has(each.split('.')[0] ?? ''))) {
      const { title, base, period = 'year' } = entry
      for (const amount of amountsOf(entry)) {
        add({ entry: id, title, amount })
        const periods = PERIODS[period]
        if (periods) add({ entry: id, title: `${title}, over a year`, amount: amount.times(periods) })
        if (base === 'of taxable income' && allowance)
          add({ entry: id, title: `${title}, on top of the allowance`, amount: amount.plus(allowance) })
      }
    }
  }
  function add(edge: Edge): void {
    edges.set(`${edge.title} ${edge.amount.toFixed()}`, edge)
  }
  return [...edges.values()].sort((a, b) => a.amount.comparedTo(b.amount))
}

/** Every amount in pounds that an entry has on some date in the year. */
function amountsIn({ kind, unit = 'GBP', values }: Entry, ruleSet: RuleSet, taxYear: TaxYear): Decimal[] {
  if (unit !== 'GBP' || (kind !== 'amount' && kind !== 'bands')) return []
  const { starts, ends } = taxYears[taxYear]
  const inForce = values.filter(({ from }, index) => from <= ends && (values[index + 1]?.from ?? '9999') > starts)
  return inForce
    .flatMap(({ readings }) => limitsIn(ruleSets[ruleSet].reads.flatMap((name) => readings[name] ?? [])[0]))
    .map((text) => new Decimal(text))
    .filter((amount) => amount.greaterThan(0))
}

const limitsIn = (reading: Reading | undefined): string[] =>
  typeof reading?.value === 'string' ? [reading.value] : (reading?.value.flatMap(({ upTo }) => upTo ?? []) ?? [])
