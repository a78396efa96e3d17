import type { Answer } from './answer/answer.ts'
import type { ExactEvaluator } from './evaluate/exact-evaluator.ts'
import type { Direction, Stairs, StraightLine } from './evaluate/slope-evaluator.ts'
import type { Fields, InputsOf, NumberField } from './inputs/field.ts'
import type { Parser, SchemaIn } from './inputs/parse.ts'
import type { Decimal } from './money/decimal.ts'
import { defaultTaxYear } from './rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from './rates/rates-at.ts'
import type { KnownToSpecification } from './rates/rule-sets-offered.ts'
import type { Settled, TableTree } from './rates/table.ts'
import type { NotCovered } from './result/not-covered.ts'
import type { Result } from './result/result.ts'

export type Tables = Readonly<Record<string, TableTree>>
export type RatesOf<From extends Tables> = { readonly [Name in keyof From]: Settled<From[Name]> }

export type RatesOnDate<From extends Tables> = (date: string) => RatesOf<From>

export interface RatesChoice {
  readonly ruleSet?: RuleSet
  readonly taxYear?: TaxYear
}

/** The input that “the next £100” is about: an income, or a contribution paid out of one. */
export interface Margin<Amount extends string = string, Times extends string = string> {
  /** The name of a money field. */
  readonly input: Amount
  /** An amount that takes its place where somebody has that one alone. What more of this one does is then nobody’s question. */
  readonly instead?: Amount
  /** What happens as there is more of it: `your salary rises`. */
  readonly rises: string
  /** The field for how many times a year the input is earned: £100 more on a daily rate would be thousands a year. */
  readonly times?: Times
  /** Set where the input is relevant UK earnings, so that pension contributions out of it get tax relief. FA 2004 s.189. */
  readonly isEarnings?: true
  /** What the £100 is, if somebody keeps what is left of it: `of salary`. */
  readonly of?: string
  /** Who keeps it, if not “you”: `the company`. */
  readonly keeper?: string
  /** How £100 more comes about, after “If”. Without it, the label of the input is said. */
  readonly ifMore?: (more: string) => string
  /** What an edge is called, if its amount is not of the same period as the rows: `a day rate of £622.26`. */
  readonly at?: (amount: string) => string
  /** What £1 of a picture is called, if only a part of the input comes in: `earned`. */
  readonly each?: string
  /** The keys of rows, steps and band tables to leave out of the comparison, because they answer a different question. */
  readonly ignored?: RegExp
}

/**
 * The income that decides the rate at which the answer is taxed. Where it is not given, a page answers for each kind of taxpayer. On the
 * command line a blank counts as £0, as for any amount.
 */
export interface Deciding<Amount extends string = string> {
  /** The name of a money field. */
  readonly input: Amount
  /** The bands that what is taxed falls in: those of where the visitor lives, or the UK’s for everyone. ITA 2007 ss.10 to 13A. */
  readonly bands: 'regional' | 'uk'
  /** Why it is asked for, and what it is to have one, which an amount follows: `On a salary of`. */
  readonly why: string
  readonly having: string
}

/** The question that a calculator can be asked backwards: how large an amount must be for a wanted answer. */
export interface GoalSeek<Money extends string = string> {
  /** The money field to find. */
  readonly find: Money
  /** The field of the record that is wanted. */
  readonly wanted: string
  /** Set where that is for a year, so that a visitor may want it for a month or a week. */
  readonly isYearly?: true
  /** Set where no amount is asked for: what is wanted is nothing, and the largest amount to enter that leaves it at nothing. */
  readonly isLargestAtNil?: true
  /** The question, up to the amount that is wanted: `I need to take home`. */
  readonly wants: string
  /** The answer, up to the amount to enter: `You need a salary of`. */
  readonly needs: string
  /** The same of a year that is over, where it is too late to enter more, and what may still be done then. */
  readonly needed?: string
  readonly afterYear?: string
  /** What is found, after “Use”: `this salary`. */
  readonly use: string
}

/** How the lines of rows are read: with roundings smoothed unless they are kept, and of all rows but those that are ignored. */
export interface SegmentOptions {
  readonly stairs?: Stairs
  /** The keys of rows that do not count: they get no line, and end none. */
  readonly ignored?: RegExp
}

/** The straight lines that rows follow as one input moves from a point in one direction. */
export interface Segment {
  /** The lines by the keys of the rows. A missing row counts as nothing. */
  readonly rows: ReadonlyMap<string, StraightLine>
  /** The keys of those that are costs outside the sum. */
  readonly otherCosts: readonly string[]
  /** The value of the input where the first line ends; undefined where all go on without end. */
  readonly end: Decimal | undefined
}

/** What a calculator says of itself, whatever it is asked. */
export interface AboutCalculator extends KnownToSpecification {
  /** The name of the calculator everywhere: folders, golden file, command line. */
  readonly slug: string
  /** The inputs that say what was already taken, which would have been something else under other rules. */
  readonly settled?: readonly string[]
  /** The most changes between two years that are explained one by one, where one calculation takes long. Above it, each table is one. */
  readonly mostExplained?: number
  /** Set where amounts are prices: always in pence. */
  readonly isPrice?: true
  /** Set where there may be something to do about an answer. A page then fetches what says so. */
  readonly isAdvised?: true
}

export interface Calculator<Of extends Fields = Fields> extends AboutCalculator {
  readonly fields: Of
  readonly tables: Tables
  /** The contract of its inputs, a zod schema: it takes what a form, a table or a program says, and gives inputs or faults. */
  readonly schema: SchemaIn<InputsOf<Of>>
  readonly parse: Parser<InputsOf<Of>>
  readonly margin?: Margin
  readonly income?: string
  readonly decidingIncome?: Deciding
  // Methods and not properties, so that TypeScript accepts a `Calculator<SomeFields>` as a `Calculator`.
  /** The record alone, for tables of many rows. */
  record(inputs: InputsOf<Of>, choice?: RatesChoice): Result['record']
  /** The numbers to which what was chosen leaves less room, as fields with that room. */
  narrowed?(inputs: InputsOf<Of>): Readonly<Record<string, NumberField>>
  /** The question that it can be asked backwards; absent for a calculator that nobody asks backwards, and none where the answer is not known. */
  goalSeek?(inputs: InputsOf<Of>): GoalSeek | undefined
  /** The amounts that mean nothing without another one, each with that other one. */
  readonly needs?: Readonly<Record<string, string | undefined>>
  /** The record with its rows, working and notes. */
  calculate(inputs: InputsOf<Of>, choice?: RatesChoice): Result
  /** What the assumptions of the result leave out and no input can add, in pounds, in the order of the assumptions. */
  notCovered(inputs: InputsOf<Of>, choice?: RatesChoice): readonly NotCovered[]
  /** The straight lines that the rows follow just above or below the value `at` of one input. */
  segment(inputs: InputsOf<Of>, choice: RatesChoice, input: string, at: Decimal, way: Direction, options?: SegmentOptions): Segment
  /** The record with rates that the caller gives, such as a mixture of two rule sets. They are asked for by date and never cached. */
  recordOn(inputs: InputsOf<Of>, ratesOnDate: RatesOnDate<Tables>, taxYear?: TaxYear): Result['record']
  /** The records of many inputs with rates that never change. Each set of choices has its formulas made once, and kept. */
  recordsOn(ratesOnDate: RatesOnDate<Tables>, taxYear?: TaxYear): { of(inputs: InputsOf<Of>): Result['record'] }
  /** The formulas with such rates, and their values for these inputs. */
  answerOn(inputs: InputsOf<Of>, ratesOnDate: RatesOnDate<Tables>, taxYear?: TaxYear): Answered
}

/** The formulas of an answer, and what they come to for some inputs. */
export interface Answered {
  readonly answer: Answer
  readonly values: ExactEvaluator
}

/** The tax year that an answer is for. Where a calculator asks for it, the visitor’s choice is the one that counts. */
export const taxYearOf = (inputs: object, chosen: TaxYear = defaultTaxYear): TaxYear =>
  (inputs as { readonly taxYear?: TaxYear }).taxYear ?? chosen
