import type { RatesOf, RatesOnDate, Tables } from '../../engine/calculator.ts'
import type { Fields, InputsOf } from '../../engine/inputs/field.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { allRatesOn, type RuleSet, type TaxYear } from '../../engine/rates/rates-at.ts'
import type { Term } from './term.ts'
import { type Unit, type Working, workingOf } from './working.ts'

/** A line of the answer: a field of the record, and the formula of its exact amount. */
export interface AnswerRow {
  readonly output: string
  readonly label: string
  readonly of: Term
  readonly unit?: Unit
  /** How it stands in the sum, where the rows make one. */
  readonly part?: 'taken-off' | 'total'
}

/** The rows of the calculator’s result, and the rest of its record. */
export interface Answer {
  readonly rows: readonly AnswerRow[]
  readonly further: readonly AnswerRow[]
  /** What the workbook does not hold, or takes for granted, in sentences. */
  readonly remarks?: readonly string[]
}

/** What the formulas of a calculator’s workbook are made from. */
export interface Materials<Of extends Fields, From extends Tables> {
  /** Only its choices, flags and dates may decide anything: the rest stands in cells. */
  readonly inputs: InputsOf<Of>
  readonly rates: RatesOf<From>
  readonly on: RatesOnDate<From>
  readonly working: Working
}

/** The contents of a workbook, before any sheet. */
export interface Contents {
  readonly answer: Answer
  readonly working: Working
}

export interface Moment {
  readonly ruleSet: RuleSet
  readonly taxYear: TaxYear
}

/** The formulas of one calculator, made for a set of inputs. */
export interface Workbook<Of extends Fields = Fields> {
  readonly title: string
  // A method, so that a workbook of certain fields is a workbook.
  contentsFor(inputs: InputsOf<Of>, moment: Moment): Contents
}

/** Makes a calculator’s workbook of its tables and of the function that writes its formulas: the general law, good for any amounts. */
export const workbookOf = <Of extends Fields, From extends Tables>(definition: {
  readonly title: string
  readonly fields: Of
  readonly tables: From
  readonly write: (materials: Materials<Of, From>) => Answer
}): Workbook<Of> => ({
  title: definition.title,
  contentsFor(inputs, { ruleSet, taxYear }) {
    const { starts } = taxYears[taxYear]
    const on: RatesOnDate<From> = (date) => allRatesOn(definition.tables, date, ruleSet)
    const working = workingOf(definition.fields, inputs, starts)
    return { answer: definition.write({ inputs, rates: on(starts), on, working }), working }
  },
})
