import * as fc from 'fast-check'
import { calculate, type Inputs } from '../calculators/income-tax/calculate.ts'
import { calculator } from '../calculators/income-tax/index.ts'
import { Decimal } from '../money/decimal.ts'
import { tables } from '../rates/generated/index.ts'
import { RULE_SETS, type RuleSet, ratesAt } from '../rates/rates-at.ts'
import type { AnyEntry, TableTree, WrittenBands } from '../rates/table.ts'
import type { Result } from '../result/result.ts'
import { REGIONS } from '../rules/income-tax/region.ts'
import { LOAN_PLANS } from '../rules/student-loans/plan.ts'
import { PENSION_METHODS } from '../rules/take-home-pay/pension-method.ts'
import type { TakeHomePay } from '../rules/take-home-pay/take-home-pay.ts'

/** A question put to the income-tax calculator, as text, so that a counterexample can be typed into the form. */
export interface Case {
  readonly ruleSet: RuleSet
  readonly salary: string
  readonly percent: string
  readonly plan: (typeof PLANS)[number]
  readonly withPostgraduate: boolean
  readonly region: (typeof REGIONS)[number]
  readonly pensionMethod: (typeof PENSION_METHODS)[number]
}
export const PLANS = ['none', ...LOAN_PLANS] as const
/** The one year that every table of this calculator has values for. */
export const TAX_YEAR = '2024-25'

/** An employee in England with nothing to say but a salary. */
export const NOTHING = {
  ruleSet: 'statute',
  salary: '0',
  percent: '0',
  plan: 'none',
  withPostgraduate: false,
  region: 'england',
  pensionMethod: 'salary-sacrifice',
} as const satisfies Case

export const inputsOf = ({ salary, percent, plan, withPostgraduate, region, pensionMethod }: Case): Inputs => {
  const raw = { annualSalary: salary, pensionContribution: percent, studentLoanPlan: plan, postgraduateLoan: withPostgraduate }
  const { inputs, issues } = { issues: [], inputs: undefined, ...calculator.parse({ ...raw, region, pensionMethod }) }
  if (inputs === undefined) throw new Error(issues.map(({ field, expected }) => `${field} must be ${expected}`).join('; '))
  return inputs
}

/** Every table as the calculator reads it: what holds of any figures is tried on those of the law. */
export const lawfulRates = (ruleSet: RuleSet) => ratesAt(tables, TAX_YEAR, ruleSet)

/** Every amount on the way, exact. */
export const payOf = (asked: Case): TakeHomePay => calculate(inputsOf(asked), lawfulRates(asked.ruleSet))
/** What a page is given. */
export const resultOf = (asked: Case): Result => calculator.calculate(inputsOf(asked), { ruleSet: asked.ruleSet, taxYear: TAX_YEAR })
/** Data without its classes, decimals as text: what two results are compared by. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Every entry of a table, with the dots of its id flattened away. */
export const entriesIn = (tree: TableTree): AnyEntry[] =>
  Object.values(tree).flatMap((branch) => (typeof branch['entry'] === 'string' ? [branch as AnyEntry] : entriesIn(branch as TableTree)))

export const ALL_ENTRIES = Object.values(tables).flatMap((table) => entriesIn(table))

const limitsIn = (value: string | WrittenBands | undefined): (string | undefined)[] =>
  typeof value === 'object' ? value.map(({ upTo }) => upTo) : [value]

const READINGS = ['statute', 'constants', 'text'] as const
const amounts = ALL_ENTRIES.flatMap(({ values }) => values.flatMap((dated) => READINGS.flatMap((name) => limitsIn(dated[name]))))
  .map(Number)
  .filter((amount) => amount > 0)

/** Every amount that the tables hold under any reading, on its own and on top of the Personal Allowance. */
const THRESHOLDS = [...new Set(amounts.flatMap((amount) => [amount, amount + 12570]))]
const MOST_PENCE = 100_000_000_000_000

/** Pennies of pay: at and beside thresholds, at the taper’s whole pounds, ordinary, and up to a trillion pounds. */
const pennies = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...THRESHOLDS), fc.integer({ min: -201, max: 201 }))
      .map(([limit, by]) => Math.max(0, Math.round(limit * 100) + by)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 12571 }), fc.integer({ min: -1, max: 1 }))
      .map(([pounds, by]) => (100_000 + pounds * 2) * 100 + by),
  },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 20_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: MOST_PENCE }) },
)

const hundredths = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }).map((percent) => percent * 100) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 10_000 }) },
  { weight: 1, arbitrary: fc.constant(10_000) },
)

const asPounds = (pence: number) => new Decimal(pence).dividedBy(100).toFixed()

/** Any question. Half the salaries are raised so that it is the pay after the pension which falls beside a threshold. */
export const cases: fc.Arbitrary<Case> = fc
  .record({
    ruleSet: fc.constantFrom(...RULE_SETS),
    pence: pennies,
    percent: hundredths,
    isRaised: fc.boolean(),
    plan: fc.constantFrom(...PLANS),
    withPostgraduate: fc.boolean(),
    region: fc.constantFrom(...REGIONS),
    pensionMethod: fc.constantFrom(...PENSION_METHODS),
  })
  .map(({ pence, percent, isRaised, withPostgraduate, ...rest }) => ({
    ...rest,
    salary: asPounds(isRaised && percent < 10_000 ? Math.min(MOST_PENCE, Math.round(pence / (1 - percent / 10_000))) : pence),
    percent: asPounds(percent),
    withPostgraduate: withPostgraduate && rest.plan !== 'postgraduate',
  }))

/** A rise in salary: often a penny, sometimes a fortune. */
export const rises: fc.Arbitrary<string> = fc
  .oneof(fc.constant(1), fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 10_000_000 }))
  .map(asPounds)

/** The same question with a rise in salary; none where that would pass the most that the form takes. */
export const withRise = (asked: Case, rise: string): Case => {
  const salary = new Decimal(asked.salary).plus(rise)
  return { ...asked, salary: salary.greaterThan('1000000000000') ? asked.salary : salary.toFixed() }
}

/** Holds a property on many random questions; fast-check prints the smallest one that breaks it, and the seed to try it again. */
export const holds = (check: (asked: Case) => void, numRuns = 300) => {
  fc.assert(
    fc.property(cases, (asked) => {
      check(asked)
    }),
    { numRuns },
  )
}
