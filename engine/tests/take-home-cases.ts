import * as fc from 'fast-check'
import { askedFrom } from '../answer/asked.ts'
import { calculator } from '../calculators/income-tax/answer.ts'
import { fields } from '../calculators/income-tax/fields.ts'
import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import type { Amount } from '../expression/amount.ts'
import {
  LOAN_PLANS,
  type PensionMethod,
  pensionMethod as pensionMethodField,
  type Region,
  region as regionField,
} from '../inputs/common-fields.ts'
import type { InputsOf } from '../inputs/field.ts'
import { payDays } from '../law/national-insurance/pay-days.ts'
import { employeeOf } from '../law/take-home-pay/employee.ts'
import { takeHomePay } from '../law/take-home-pay/take-home-pay.ts'
import { Decimal } from '../money/decimal.ts'
import { tables } from '../rates/generated/index.ts'
import { allRatesOn, RULE_SETS, type RuleSet, ratesAt } from '../rates/rates-at.ts'
import { type AnyEntry, isEntry, type TableTree, type WrittenBands } from '../rates/table.ts'
import type { Result } from '../result/result.ts'
import { runs } from './runs.ts'

/** A question for the income-tax calculator, as text, so that somebody can type a counterexample into the form. */
export interface Case {
  readonly ruleSet: RuleSet
  readonly salary: string
  readonly percent: string
  readonly plan: (typeof PLANS)[number]
  readonly withPostgraduate: boolean
  readonly region: Region
  readonly pensionMethod: PensionMethod
}
const PLANS = ['none', ...LOAN_PLANS] as const
/** The one year that every table of this calculator has values for. */
export const TAX_YEAR = '2024-25'

/** An employee in England without a pension or a student loan, and a salary of £0. */
export const NOTHING = {
  ruleSet: 'statute',
  salary: '0',
  percent: '0',
  plan: 'none',
  withPostgraduate: false,
  region: 'england',
  pensionMethod: 'salary-sacrifice',
} as const satisfies Case

/** The parsed inputs of a question. @throws Error where the calculator refuses them. */
export const inputsOf = ({ salary, percent, plan, withPostgraduate, region, pensionMethod }: Case): Inputs => {
  const raw = { annualSalary: salary, pensionContribution: percent, studentLoanPlan: plan, postgraduateLoan: withPostgraduate }
  const { inputs, issues } = { issues: [], inputs: undefined, ...calculator.parse({ ...raw, region, pensionMethod }) }
  if (inputs === undefined) throw new Error(issues.map(({ field, expected }) => `${field} must be ${expected}`).join('; '))
  return inputs
}

/** The rates of the law, as the calculator reads them. A property that must hold for any figures is tested on these. */
export const lawfulRates = (ruleSet: RuleSet) => ratesAt(tables, TAX_YEAR, ruleSet)

/** Every amount that is worked out for a question, exact. */
export function payOf(asked: Case) {
  const inputs = inputsOf(asked)
  const { annualSalary } = inputs
  const rates = lawfulRates(asked.ruleSet)
  const values = new ExactEvaluator(inputs)
  const months = { days: payDays(TAX_YEAR), on: (day: string) => allRatesOn(tables, day, asked.ruleSet) }
  const facts = employeeOf(askedFrom(fields, inputs), months)
  const pay = takeHomePay(facts, rates)
  const exactly = (amount: Amount) => values.of(amount)
  const { tax, taxableIncome, allowance, adjustedNetIncome } = pay.incomeTax
  const pensionGross = exactly(pay.pensionGross)
  const afterPension = annualSalary.minus(pensionGross)
  return {
    facts: { annualSalary, region: facts.region, pensionMethod: facts.pensionMethod, loans: facts.loans },
    pensionGross,
    pension: exactly(pay.pension),
    /** What Income Tax is charged on, before the Personal Allowance. */
    taxedPay: facts.pensionMethod === 'relief-at-source' ? annualSalary : afterPension,
    /** What National Insurance and student loans are charged on. */
    earnings: facts.pensionMethod === 'salary-sacrifice' ? afterPension : annualSalary,
    incomeTax: {
      allowance: { allowance: exactly(allowance), adjustedNetIncome: exactly(adjustedNetIncome) },
      taxableIncome: exactly(taxableIncome),
      slices: values.slicesOf(tax),
      tax: exactly(tax),
    },
    nationalInsurance: { contribution: exactly(pay.nationalInsurance), slices: values.slicesOf(pay.nationalInsurance) },
    repayments: facts.loans.map((plan) => ({
      rate: plan === 'postgraduate' ? rates.studentLoans.postgraduate.rate : rates.studentLoans.undergraduateRate,
    })),
    studentLoan: exactly(pay.studentLoan),
    deductions: annualSalary.minus(exactly(pay.netIncome)),
    netIncome: exactly(pay.netIncome),
    annualAllowanceCharge: exactly(pay.aboveAllowance.charge),
    monthlyNetIncome: exactly(pay.monthlyNetIncome),
    effectiveRate: exactly(pay.shares.effectiveRate),
  }
}

export type PayWorkedOut = ReturnType<typeof payOf>
type Inputs = InputsOf<typeof fields>
/** The result that a page gets. */
export const resultOf = (asked: Case): Result => calculator.calculate(inputsOf(asked), { ruleSet: asked.ruleSet, taxYear: TAX_YEAR })
/** A result without its sentences, which name the page and the choices. */
export const unsaid = ({ large, leads, notes, assumptions, ...result }: Omit<Result, 'record'> & { readonly record: object }) => ({
  ...result,
  keys: [large.field, leads.length, ...[...notes, ...assumptions].map(({ key }) => key)],
})

/** A value as plain data, with decimals as text, to compare two results. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Every entry of a table and its branches, in one list. */
export const entriesIn = (tree: TableTree): AnyEntry[] =>
  Object.values(tree).flatMap((branch) => (isEntry(branch) ? [branch] : entriesIn(branch)))

/** Every entry of every table that has a value. One that begins with a year that no page shows yet has none. */
export const ALL_ENTRIES = Object.values(tables)
  .flatMap((table) => entriesIn(table))
  .filter(({ values }) => values.length > 0)

const limitsIn = (value: string | WrittenBands | undefined): (string | undefined)[] =>
  typeof value === 'object' ? value.map(({ upTo }) => upTo) : [value]

const READINGS = ['statute', 'constants', 'text'] as const
const amounts = ALL_ENTRIES.flatMap(({ values }) => values.flatMap((dated) => READINGS.flatMap((name) => limitsIn(dated[name]))))
  .map(Number)
  .filter((amount) => amount > 0)

/** Every amount in the tables under any reading, on its own and added to the Personal Allowance. */
const THRESHOLDS = [...new Set(amounts.flatMap((amount) => [amount, amount + 12570]))]
const MOST_PENCE = 100_000_000_000_000

/** Pennies of pay: at and near thresholds, at the whole pounds of the taper, ordinary amounts, and up to a trillion pounds. */
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

/** Any question. Half the salaries are raised so that the pay after the pension is the amount near a threshold. */
export const cases: fc.Arbitrary<Case> = fc
  .record({
    ruleSet: fc.constantFrom(...RULE_SETS),
    pence: pennies,
    percent: hundredths,
    isRaised: fc.boolean(),
    plan: fc.constantFrom(...PLANS),
    withPostgraduate: fc.boolean(),
    region: fc.constantFrom(...regionField.options),
    pensionMethod: fc.constantFrom(...pensionMethodField.options),
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

/** The same question with a rise in salary, unless that is more than the form takes. */
export const withRise = (asked: Case, rise: string): Case => {
  const salary = new Decimal(asked.salary).plus(rise)
  return { ...asked, salary: salary.greaterThan('1000000000000') ? asked.salary : salary.toFixed() }
}

/**
 * Tests a property on many random questions. If it fails, fast-check prints the simplest failing question, and the seed to try it again.
 */
export const holds = (check: (asked: Case) => void, numRuns = runs(300)) => {
  fc.assert(
    fc.property(cases, (asked) => {
      check(asked)
    }),
    { numRuns },
  )
}
