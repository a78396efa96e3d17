import {
  type AboutCalculator,
  type Answered,
  type Calculator,
  type Deciding,
  type GoalSeek,
  type Margin,
  type RatesChoice,
  type RatesOf,
  type RatesOnDate,
  type Tables,
  taxYearOf,
} from '../calculator.ts'
import { DecisionCache } from '../evaluate/decision-cache.ts'
import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import { SlopeEvaluator, type StraightLine } from '../evaluate/slope-evaluator.ts'
import { onForget } from '../forget.ts'
import type { CrossChecks, Field, Fields, InputsOf } from '../inputs/field.ts'
import { parserOf, schemaOf } from '../inputs/parse.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import { allRatesOn, NoRateError, type TaxYear, unlessMissing } from '../rates/rates-at.ts'
import { once } from '../result/made-when-read.ts'
import type { Answer } from './answer.ts'
import { type AskedOf, askedFrom, chosenIn } from './asked.ts'
import { explained, notCoveredOf, recordOf, rowsOf, type WrittenExplanation, writtenExplanation } from './explanation.ts'
import { isInSum } from './ledger.ts'

/** The names of the fields of one kind. */
type FieldsOfKind<Of extends Fields, Kind extends Field['kind']> = keyof {
  [Name in keyof Of as Of[Name] extends { readonly kind: Kind } ? Name : never]: Name
} &
  string

type AskedGoalSeek<Of extends Fields> = GoalSeek<FieldsOfKind<Of, 'money'>>

/** The parts that differ from one calculator to the next. Each calculator answers one question that visitors ask. */
export interface Definition<Of extends Fields, From extends Tables> extends AboutCalculator, CrossChecks<Of> {
  readonly fields: Of
  /** The input that the answer rises and falls with, where the calculator is about an income. */
  readonly margin?: Margin<FieldsOfKind<Of, 'money'>, FieldsOfKind<Of, 'number'>>
  /** The income of the people that a change of law is tried on, if it is not the first amount in the form. */
  readonly income?: FieldsOfKind<Of, 'money'>
  readonly decidingIncome?: Deciding<FieldsOfKind<Of, 'money'>>
  /** The question that it can be asked backwards, if there is one that people have. Its words, and whether it is asked, may depend on the inputs. */
  readonly goalSeek?: AskedGoalSeek<Of> | ((inputs: InputsOf<Of>) => AskedGoalSeek<Of> | undefined)
  readonly settled?: readonly (keyof Of & string)[]
  /** The tables that its rules read, and no others, because its page downloads all of them. */
  readonly tables: From
  /** The formulas for what was chosen, in a tax year. `on` gives the rates of another date, such as `2024-10-30`. */
  readonly answer: (asked: AskedOf<Of>, rates: RatesOf<From>, on: RatesOnDate<From>, taxYear: TaxYear) => Answer
}

/** The formulas of an answer for one set of choices, and what is kept about them from one set of amounts to the next. */
interface AnswerFormulas {
  readonly answer: Answer
  readonly explanations: DecisionCache<WrittenExplanation>
}

/** The same answer, whose parts that are made when somebody asks are made once. */
const withPartsOnce = (answer: Answer): Answer =>
  Object.fromEntries(
    Object.entries(answer).map(([name, part]) => [name, typeof part === 'function' ? once(part) : part]),
  ) as unknown as Answer

/** The number of choices whose formulas are kept. A table of many rows has few, unless each has a date of its own. */
const MOST_KEPT = 256

/**
 * Makes a calculator from its formulas. Those for one set of choices are made once and serve every amount. It uses the default rule set and
 * tax year of `rates/` unless the caller chooses others.
 */
export function calculatorOf<Of extends Fields, From extends Tables>({
  answer: answerFor,
  goalSeek,
  ...offered
}: Definition<Of, From>): Calculator<Of> {
  const { slug, fields, tables } = offered
  const schema = schemaOf(fields, offered)
  const made = new Map<string, AnswerFormulas>()
  onForget(() => made.clear())

  const make = (inputs: InputsOf<Of>, on: RatesOnDate<From>, taxYear: TaxYear): AnswerFormulas => ({
    answer: withPartsOnce(answerFor(askedFrom(fields, inputs), on(taxYears[taxYear].starts), on, taxYear)),
    explanations: new DecisionCache(),
  })
  const formulasUnder = (inputs: InputsOf<Of>, { ruleSet = defaultRuleSet, taxYear: chosen }: RatesChoice = {}) => {
    const taxYear = taxYearOf(inputs, chosen)
    const key = `${ruleSet},${taxYear}${chosenIn(inputs)}`
    let formulas = made.get(key)
    if (!formulas) {
      if (made.size >= MOST_KEPT) made.clear()
      made.set(key, (formulas = make(inputs, (date) => allRatesOn(tables, date, ruleSet), taxYear)))
    }
    return { ruleSet, taxYear, formulas, values: new ExactEvaluator(inputs) }
  }
  const answerOn = (inputs: InputsOf<Of>, ratesOnDate: RatesOnDate<Tables>, taxYear?: TaxYear): Answered => {
    const { answer } = make(inputs, ratesOnDate as RatesOnDate<From>, taxYearOf(inputs, taxYear))
    return { answer, values: new ExactEvaluator(inputs) }
  }
  return {
    ...offered,
    ...(goalSeek && { goalSeek: (inputs: InputsOf<Of>) => (typeof goalSeek === 'function' ? goalSeek(inputs) : goalSeek) }),
    schema,
    parse: parserOf(schema),
    answerOn,
    record(inputs, choice) {
      const { formulas, values } = formulasUnder(inputs, choice)
      return recordOf(formulas.answer, values)
    },
    recordOn(inputs, ratesOnDate, taxYear) {
      const { answer, values } = answerOn(inputs, ratesOnDate, taxYear)
      return recordOf(answer, values)
    },
    recordsOn(ratesOnDate, taxYear) {
      const kept = new Map<string, AnswerFormulas | NoRateError>()
      const of = (inputs: InputsOf<Of>) => {
        const key = chosenIn(inputs)
        let formulas = kept.get(key)
        if (!formulas) {
          formulas = unlessMissing(() => make(inputs, ratesOnDate as RatesOnDate<From>, taxYearOf(inputs, taxYear)))
          kept.set(key, formulas)
        }
        // What has no formulas for one amount has none for any.
        if (formulas instanceof NoRateError) throw formulas
        return recordOf(formulas.answer, new ExactEvaluator(inputs))
      }
      return { of }
    },
    notCovered(inputs, choice) {
      const { formulas, values } = formulasUnder(inputs, choice)
      return notCoveredOf(formulas.answer, values)
    },
    segment(inputs, choice, moved, at, way, { stairs, ignored } = {}) {
      const lines = new SlopeEvaluator(inputs, moved, at, way, stairs)
      const rows = new Map<string, StraightLine>()
      const shown = rowsOf(formulasUnder(inputs, choice).formulas.answer).filter(({ key }) => !ignored?.test(key))
      // A row outside the sum is hidden only where it would show nothing. That is no change of law, so its line counts there too.
      for (const entry of shown)
        if (!entry.where || !isInSum(entry) || lines.holds(entry.where)) rows.set(entry.key, lines.of(entry.amount))
      return { rows, otherCosts: shown.flatMap(({ key, role }) => (role === 'other-cost' ? [key] : [])), end: lines.end }
    },
    calculate(inputs, choice) {
      const { ruleSet, taxYear, formulas, values } = formulasUnder(inputs, choice)
      const record = recordOf(formulas.answer, values)
      const write = () => formulas.explanations.of(values, (holds) => writtenExplanation(formulas.answer, holds))
      return explained({ slug, ruleSet, taxYear, isPrice: offered.isPrice === true, record }, formulas.answer, write, values, fields)
    },
  }
}
