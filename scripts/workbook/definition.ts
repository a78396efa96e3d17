import type { RatesOf, RatesOnDate, Tables } from '../../engine/calculator.ts'
import type { Fields, InputsOf } from '../../engine/inputs/field.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { allRatesOn, type RuleSet, type TaxYear } from '../../engine/rates/rates-at.ts'
import type { Term } from './term.ts'
import { type Unit, type Working, workingOf } from './working.ts'

/** A line of the answer: a field of the record and the formula for its exact amount. */
export interface AnswerRow {
  readonly output: string
  readonly label: string
  readonly of: Term
  readonly unit?: Unit
  /** Its part in the sum, if the rows add up to one. */
  readonly part?: 'taken-off' | 'total'
}

/** The answer sheet: the rows of the calculator’s result, and the rest of its record. */
export interface Answer {
  readonly rows: readonly AnswerRow[]
  readonly further: readonly AnswerRow[]
  /** Sentences on what the workbook leaves out or assumes. */
  readonly remarks?: readonly string[]
}

/** What a calculator’s formulas are made from. */
export interface Materials<Of extends Fields, From extends Tables> {
  /** Only choices, flags and dates may decide which formulas there are. Amounts stay in cells. */
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

/** Writes one calculator’s formulas for a set of inputs. */
export interface Workbook<Of extends Fields = Fields> {
  readonly title: string
  // Declared as a method, so that a workbook for particular fields can be used as a Workbook.
  contentsFor(inputs: InputsOf<Of>, moment: Moment): Contents
}

/** Makes a calculator’s workbook from its tables and the function that writes its formulas, which must hold for any amounts. */
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
