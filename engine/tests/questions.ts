import * as fc from 'fast-check'
import type { Calculator } from '../calculator.ts'
import type { PayMonth } from '../calculators/part-year/fields.ts'
import { monthsLeftFrom } from '../calculators/part-year/fields.ts'
import { exampleOf, type Field } from '../inputs/field.ts'
import { Decimal } from '../money/decimal.ts'
import { RULE_SETS, type RuleSet, type TaxYear } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { runs } from './runs.ts'
import { entriesIn } from './take-home-cases.ts'

/** A question for a calculator, as text, so that somebody can type a counterexample into the form. */
export interface Question {
  readonly ruleSet: RuleSet
  readonly taxYear?: TaxYear
  readonly inputs: Readonly<Record<string, string>>
}

/** Every calculator except income-tax, which has its own property tests. */
export const CALCULATORS: readonly Calculator[] = await Promise.all(SLUGS.filter((slug) => slug !== 'income-tax').map(calculatorNamed))

/** One of them, by its slug. @throws Error where there is none. */
export function calculatorOfSlug(slug: string): Calculator {
  const calculator = CALCULATORS.find((each) => each.slug === slug)
  if (!calculator) throw new Error(`there is no calculator ${slug}`)
  return calculator
}

/** The parsed inputs of a question. @throws Error where the calculator refuses them. */
export const inputsOf = ({ parse }: Calculator, { inputs: raw, taxYear }: Question) => {
  const { inputs, issues } = { issues: [], inputs: undefined, ...parse(raw, taxYear) }
  if (inputs === undefined) throw new Error(issues.map(({ field, expected }) => `${field} must be ${expected}`).join('; '))
  return inputs
}

/** The result that a page gets. */
export const resultOf = (calculator: Calculator, question: Question): Result =>
  calculator.calculate(inputsOf(calculator, question), question)

/** The exact amount of the row with this key, or of the step if there is no such row. @throws Error where there is neither. */
export function exact(result: Result, key: string): Decimal {
  // The steps are made only when they are read.
  const amount = (result.rows.find((row) => row.key === key) ?? result.steps.find((step) => step.key === key))?.value
  if (!amount) throw new Error(`the result has no row or step "${key}"`)
  return amount
}

const MOST_PENCE = 100_000_000_000_000
const asPounds = (pence: number) => new Decimal(pence).dividedBy(100).toFixed()
const inRange = (pence: number) => Math.min(MOST_PENCE, Math.max(0, Math.round(pence)))

/** Every amount in the calculator’s tables under any reading, on its own and added to the Personal Allowance, in pence. */
const limitsOf = ({ tables }: Calculator): number[] => {
  const amounts = Object.values(tables)
    .flatMap((table) => entriesIn(table))
    .flatMap(({ values }) => values.flatMap(({ statute, constants, text }) => [statute, constants, text]))
    .flatMap((value) => (typeof value === 'object' ? value.map(({ upTo }) => upTo) : [value]))
    .map(Number)
    .filter((amount) => amount > 0)
  return [...new Set(amounts.flatMap((amount) => [amount, amount + 12570].map((pounds) => Math.round(pounds * 100))))]
}

const near = fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -201, max: 201 }))
/** Whole £2 above the income limit of the Personal Allowance, where the allowance falls by £1. */
const taper = fc.integer({ min: 0, max: 12571 }).map((steps) => (100_000 + steps * 2) * 100)
/** Pennies: none, at and near limits, at the whole pounds of the taper, ordinary amounts, of every length, and up to a trillion pounds. */
const penniesNear = (limits: fc.Arbitrary<number>) =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.tuple(limits, near).map(([limit, by]) => inRange(limit + by)) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 20_000_000 }) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 9999 })).map(([e, n]) => inRange(n * 10 ** (e - 3))),
    },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: MOST_PENCE }) },
  )

/** Any text that a field takes, including blank where that means something special. */
function textOf(field: Field, limits: fc.Arbitrary<number>): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'money': {
      const amount = penniesNear(limits).map(asPounds)
      return field.blank === 'unknown' ? fc.oneof(amount, fc.constant('')) : amount
    }
    case 'percent':
      return fc.oneof(fc.constantFrom(0, 500, 10_000), fc.integer({ min: 0, max: 10_000 })).map(asPounds)
    case 'number': {
      const { least, most, step } = field
      const steps = Math.round((most - least) / step)
      const few = fc.integer({ min: 0, max: Math.min(steps, 20) })
      const whole = fc.integer({ min: 0, max: Math.min(steps, Math.floor(250 / step)) }).map((n) => n - (n % Math.min(n || 1, 1 / step)))
      const number = fc
        .oneof(few, whole, fc.constantFrom(0, steps), fc.integer({ min: 0, max: steps }))
        .map((n) => new Decimal(n).times(step).plus(least).toFixed())
      return fc.oneof({ weight: 5, arbitrary: number }, { weight: 1, arbitrary: fc.constant('') })
    }
    case 'choice':
      return fc.constantFrom(...field.options)
    case 'flag':
      return fc.constantFrom('true', 'false')
    case 'date': {
      const [first, last] = [field.first, field.last].map((day) => Date.parse(day) / 86_400_000)
      const days = fc.integer({ min: first ?? 0, max: last ?? 0 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
      return fc.oneof(fc.constantFrom(field.first, field.last, exampleOf(field), ''), days)
    }
    case 'text':
      return fc.constantFrom('', ...(field.examples ?? ['basic', 'higher']))
  }
}

/** What few people have is blank in most questions. */
const oftenBlank = ({ isRare }: Field, text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  isRare ? fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: text }) : text

/** Inputs of a tax year with those left blank that do not go with the others: a loan twice, tax without pay, a letter of another year. */
export function withoutRefused({ parse, needs = {} }: Calculator, inputs: Question['inputs'], taxYear?: TaxYear): Question['inputs'] {
  const refused = new Set((parse(inputs, taxYear).issues ?? []).map(({ field }) => field))
  const blank = Object.keys(inputs).filter((name) => refused.has(name) || refused.has(needs[name] ?? ''))
  return { ...inputs, ...Object.fromEntries(blank.map((name) => [name, ''])) }
}

const madeFor = new Map<Calculator, fc.Arbitrary<Question>>()

/** Any question. In half of them, two amounts add up to a limit of the tables, or differ by one, or nearly. */
export function questionsFor(calculator: Calculator): fc.Arbitrary<Question> {
  let questions = madeFor.get(calculator)
  if (!questions) madeFor.set(calculator, (questions = makeQuestions(calculator)))
  return questions
}

function makeQuestions(calculator: Calculator): fc.Arbitrary<Question> {
  const limits = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...limitsOf(calculator), 100) }, { weight: 1, arbitrary: taper })
  const amounts = Object.entries(calculator.fields).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : []))
  const texts = Object.fromEntries(
    Object.entries(calculator.fields).map(([name, field]) => [name, oftenBlank(field, textOf(field, limits))]),
  )
  const pairs = fc.option(
    fc.record({
      one: fc.constantFrom(...amounts),
      other: fc.constantFrom(...amounts),
      sign: fc.constantFrom(1, -1),
      limit: limits,
      by: near,
    }),
  )
  return fc
    .record({
      ruleSet: fc.constantFrom(...(calculator.isLawAlone ? (['statute'] as const) : RULE_SETS)),
      inputs: fc.record(texts),
      pair: pairs,
    })
    .map(({ ruleSet, inputs, pair }) => {
      const moved = pair &&
        pair.one !== pair.other && { [pair.one]: asPounds(inRange(pair.limit + pair.by + pair.sign * Number(inputs[pair.other]) * 100)) }
      // A form refuses more months than the tax year has left. A blank would mean as many as there are.
      const { firstMonth, monthsWorked } = inputs
      const months = firstMonth && Number(monthsWorked) > monthsLeftFrom(firstMonth as PayMonth) && { firstMonth: 'april' }
      return { ruleSet, inputs: withoutRefused(calculator, { ...inputs, ...moved, ...months }) }
    })
}

let answered: { readonly calculator: Calculator; readonly results: Map<string, Result> } | undefined

/**
 * The same result, worked out once where several properties in a row are asked of one calculator: with the same seed, each is asked the same
 * questions.
 */
export function resultKept(calculator: Calculator, question: Question): Result {
  if (answered?.calculator !== calculator) answered = { calculator, results: new Map() }
  const key = JSON.stringify(question)
  const result = answered.results.get(key) ?? resultOf(calculator, question)
  answered.results.set(key, result)
  return result
}

/** A run of SEED=random has one seed too, so that a failure is found again. */
const { seed = Date.now() } = fc.readConfigureGlobal() ?? {}
const asked = new Map<Calculator, readonly Question[]>()

/** The first questions of the seed, made once for all the properties of a calculator. */
function firstQuestions(calculator: Calculator, numRuns: number): readonly Question[] {
  let questions = asked.get(calculator) ?? []
  if (questions.length < numRuns) asked.set(calculator, (questions = fc.sample(questionsFor(calculator), { numRuns, seed })))
  return questions.slice(0, numRuns)
}

/**
 * Tests a property on random questions, as many as `runs` makes of the number. If it fails, fast-check prints the simplest failing question,
 * and the seed to try it again.
 */
export const holdsFor = (calculator: Calculator, check: (question: Question, result: Result) => void, many = 200) => {
  const numRuns = runs(many)
  const ask = (question: Question) => {
    check(question, resultKept(calculator, question))
  }
  try {
    for (const question of firstQuestions(calculator, numRuns)) ask(question)
  } catch (error) {
    fc.assert(fc.property(questionsFor(calculator), ask), { numRuns, seed })
    throw error
  }
}
