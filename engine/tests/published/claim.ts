import { Decimal } from '../../money/decimal.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import type { Result } from '../../result/result.ts'
import type { Row } from './cases.ts'

/** How near an answer must come: to the penny, or to the pound where the source rounds to one or rounds down to one. */
export type Nearness = 'penny' | 'pound' | 'pound-down'

/** An amount worked from a result; `field` reads one of the record. */
export type Working = (field: (name: string) => Decimal, result: Result) => Decimal

/** The amount that a column prints: a field of the record by name, or worked from the result. */
export type Amount = string | Working

/** What a calculator is asked in a row’s place. Inputs as a form would send them; one left out is left blank. */
export interface Question {
  readonly slug: string
  readonly inputs: Readonly<Record<string, string>>
  readonly taxYear?: TaxYear
}

/** That a calculator comes to the figure a row prints in a column. */
export interface Claim {
  readonly column: string
  readonly printed: string
  readonly question: Question
  readonly amount: Amount
  readonly to: Nearness
}

/** How the rows of one case file are asked of the calculators. A row that none of them can be asked makes no claim. */
export interface Mapping {
  /** The name of the case file, without `.csv`. */
  readonly file: string
  /** Columns that print a figure although they are not called `expected_`. */
  readonly alsoPrinted?: readonly string[]
  readonly claims: (row: Row, rows: readonly Row[]) => readonly Claim[]
}

/** Claims for those of the columns that the row prints something in. */
export const claimsOf = (row: Row, question: Question, amounts: Readonly<Record<string, Amount>>, to: Nearness = 'penny'): Claim[] =>
  Object.entries(amounts).flatMap(([column, amount]) => {
    const printed = cell(row, column)
    return printed === '' ? [] : [{ column, printed, question, amount, to }]
  })

export const cell = (row: Row, column: string): string => row[column] ?? ''

/** A cell as a number; a blank one as nothing. */
export const number = (row: Row, column: string): Decimal => new Decimal(cell(row, column) || 0)

/** Whether the row’s tax year is one of these, whatever remark follows it. */
export const isOf = (row: Row, ...years: readonly string[]): boolean => years.some((year) => cell(row, 'tax_year').startsWith(year))

/** `2022-23` of `2022/23`. */
export const taxYearOf = (label: string): string => label.slice(0, 7).replace('/', '-')
