import type { Line, Stairs, Way } from './formula/lines.ts'
import type { Field, Fields, InputsOf } from './inputs/field.ts'
import type { Parser } from './inputs/parse.ts'
import type { Decimal } from './money/decimal.ts'
import { defaultRuleSet } from './rates/generated/rule-sets.ts'
import { defaultTaxYear, taxYears } from './rates/generated/tax-years.ts'
import { allRatesOn, type RuleSet, type TaxYear } from './rates/rates-at.ts'
import type { Settled, TableTree } from './rates/table.ts'
import type { LeftOut } from './result/left-out.ts'
import type { Explanation, Result } from './result/result.ts'
import { addsUpInPounds, type ExactRow, rowsAsShown, sharesOf } from './result/rows.ts'

export type Tables = Readonly<Record<string, TableTree>>
export type RatesOf<From extends Tables> = { readonly [Name in keyof From]: Settled<From[Name]> }

export type RatesOnDate<From extends Tables> = (date: string) => RatesOf<From>

export interface Choice {
  readonly ruleSet?: RuleSet
  readonly taxYear?: TaxYear
}

/** The names of the fields of one kind. */
type FieldsOfKind<Of extends Fields, Kind extends Field['kind']> = keyof {
  [Name in keyof Of as Of[Name] extends { readonly kind: Kind } ? Name : never]: Name
} &
  string

/** The input that we raise to show what £100 more does: an income, or a contribution paid out of one. */
export interface Margin<Amount extends string = string, Times extends string = string> {
  /** The name of a money field. */
  readonly input: Amount
  /** The field that says how many times a year it is earned: £100 more on a daily rate would be thousands a year. */
  readonly times?: Times
  /** Set where it is relevant UK earnings, so that pension contributions out of it get tax relief. FA 2004 s.189. */
  readonly isEarnings?: true
  /** The keys of rows, steps and band tables to leave out of the comparison, because they answer a different question. */
  readonly ignored?: RegExp
  /** The keys of rows outside the sum that still cost money as the input rises: they lower what is kept, or raise what is paid. */
  readonly otherCosts?: readonly string[]
}

/**
 * Whether an answer is money that somebody keeps, so that more is better, or money that somebody pays. A calculator may show different
 * answers first, depending on what was typed, so it says this for each of them.
 */
export type Headlines<Name extends string = string> = Readonly<Record<Name, 'kept' | 'paid'>>

/** The parts that differ from one calculator to the next. Each calculator answers one question that visitors ask. */
export interface Definition<Of extends Fields, From extends Tables, Facts, Headline extends string> {
  /** The name of the calculator everywhere: folders, golden file, command line. */
  readonly slug: string
  readonly fields: Of
  /** The names of the record’s fields: those of the specification in its order, then our own. A record may lack some of them. */
  readonly outputs: readonly string[]
  readonly headlines: Headlines<Headline>
  readonly parse: Parser<InputsOf<Of>>
  /** The input that the answer rises and falls with, where the calculator is about an income. */
  readonly margin?: Margin<FieldsOfKind<Of, 'money'>, FieldsOfKind<Of, 'number'>>
  /** The income of the people that a change of law is tried on, if it is not the first amount in the form. */
  readonly income?: FieldsOfKind<Of, 'money'>
  /** The tables that its rules read, and no others, because its page downloads all of them. */
  readonly tables: From
  /** The arithmetic: works out every amount from the inputs and rates. `on` gives the rates of another date, such as `2024-10-30`. Rates that are
   * mixed from two rule sets are other ones each time they are read. */
  readonly compute: (inputs: InputsOf<Of>, rates: RatesOf<From>, on: RatesOnDate<From>, areMixed: boolean) => Facts
  /** The record that the specification asks for. Amounts are rounded here and nowhere earlier. */
  readonly record: (facts: Facts) => Result['record']
  /** The rows, the working and the notes for these facts. */
  readonly explain: (facts: Facts, rates: RatesOf<From>) => Explanation<NoInfer<Headline>>
  /** What the assumptions leave out of the answer and no input can add, in pounds. Worked out only when somebody asks. */
  readonly leftOut?: (facts: Facts, rates: RatesOf<From>) => readonly LeftOut[]
  /** The straight lines that the rows follow just above or below a value of one input. */
  readonly piece?: (facts: Facts, input: string, at: Decimal, way: Way, stairs?: Stairs) => Piece
}

/** The straight lines that rows follow as one input moves from a point in one direction. */
export interface Piece {
  /** By the keys of the rows. A row that is not there counts as nothing. */
  readonly rows: ReadonlyMap<string, Line>
  /** The value of the input where they end; undefined where they go on without end. */
  readonly end: Decimal | undefined
}

export interface Calculator<Of extends Fields = Fields> {
  readonly slug: string
  readonly fields: Of
  readonly outputs: readonly string[]
  readonly headlines: Headlines
  readonly tables: Tables
  readonly parse: Parser<InputsOf<Of>>
  readonly margin?: Margin
  readonly income?: string
  // Methods and not properties, so that TypeScript accepts a `Calculator<SomeFields>` as a `Calculator`.
  /** The record alone, for tables of many rows. */
  record(inputs: InputsOf<Of>, choice?: Choice): Result['record']
  /** The record with its rows, working and notes. */
  calculate(inputs: InputsOf<Of>, choice?: Choice): Result
  /** What the assumptions of the result leave out and no input can add, in pounds, in the order of the assumptions. */
  leftOut(inputs: InputsOf<Of>, choice?: Choice): readonly LeftOut[]
  /** The straight lines that the rows follow just above or below the value `at` of one input. Undefined for a calculator without formulas. */
  piece(inputs: InputsOf<Of>, choice: Choice, input: string, at: Decimal, way: Way, stairs?: Stairs): Piece | undefined
  /** The record with rates that the caller gives, such as a mixture of two rule sets. They are asked for by date and never cached. */
  recordOn(inputs: InputsOf<Of>, ratesOnDate: RatesOnDate<Tables>, taxYear?: TaxYear): Result['record']
}

/** The tax year that an answer is for. Where a calculator asks for it, the visitor’s choice is the one that counts. */
export const taxYearOf = (inputs: object, chosen: TaxYear = defaultTaxYear): TaxYear =>
  (inputs as { readonly taxYear?: TaxYear }).taxYear ?? chosen

/** Makes a calculator from its parts. It uses the default rule set and tax year of `rates/` unless the caller chooses others. */
export function calculatorOf<Of extends Fields, From extends Tables, Facts, Headline extends string>(
  definition: Definition<Of, From, Facts, Headline>,
): Calculator<Of> {
  const { slug, fields, outputs, headlines, tables, parse, margin, income, compute, record, explain, leftOut, piece } = definition
  const settled: { [Name in RuleSet]?: Map<string, RatesOf<From>> } = {}
  const ratesOnDate = (date: string, ruleSet: RuleSet) => {
    const byDate = (settled[ruleSet] ??= new Map())
    let rates = byDate.get(date)
    if (!rates) byDate.set(date, (rates = allRatesOn(tables, date, ruleSet)))
    return rates
  }
  const run = (inputs: InputsOf<Of>, chosen: TaxYear | undefined, on: RatesOnDate<From>, areMixed = false) => {
    const taxYear = taxYearOf(inputs, chosen)
    const rates = on(taxYears[taxYear].starts)
    return { taxYear, rates, facts: compute(inputs, rates, on, areMixed) }
  }
  const runUnder = (inputs: InputsOf<Of>, { ruleSet = defaultRuleSet, taxYear }: Choice) => ({
    ruleSet,
    ...run(inputs, taxYear, (date) => ratesOnDate(date, ruleSet)),
  })
  // What the visitor typed, and the answer, must be shown to the penny as they are.
  const isFixed = ({ key, of = [key] }: ExactRow) => key in headlines || of.every((name) => name in fields)
  return {
    slug,
    fields,
    outputs,
    headlines,
    tables,
    parse,
    ...(margin && { margin }),
    ...(income !== undefined && { income }),
    record: (inputs, choice = {}) => record(runUnder(inputs, choice).facts),
    recordOn: (inputs, on, taxYear) => record(run(inputs, taxYear, on as RatesOnDate<From>, true).facts),
    piece: (inputs, choice, input, at, way, stairs) => piece?.(runUnder(inputs, choice).facts, input, at, way, stairs),
    leftOut(inputs, choice = {}) {
      const { rates, facts } = runUnder(inputs, choice)
      return leftOut?.(facts, rates) ?? []
    },
    calculate(inputs, choice = {}) {
      const { ruleSet, taxYear, rates, facts } = runUnder(inputs, choice)
      const recorded = record(facts)
      const { headline, rows, shared = rows, bandTables, steps, notes, assumptions } = explain(facts, rates)
      const shown = rowsAsShown(rows, recorded, isFixed)
      return {
        slug,
        ruleSet,
        taxYear,
        record: recorded,
        headline,
        rows: shown,
        addsUpInPounds: addsUpInPounds(shown),
        shares: sharesOf(shared),
        bandTables,
        steps,
        notes,
        assumptions,
      }
    },
  }
}
