import { lazy, use } from 'react'
import type { Calculator, Tables } from '#engine/calculator.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { comparedYear } from '../../lib/compared-year.ts'
import { taxYear } from '../../lib/dates.ts'
import { todayHere } from '../../lib/year-words.ts'
import type { Outcome } from '../calculator-form.ts'
import type { AnswerWords } from './answers-in-words.ts'
import { Part } from './part.tsx'

export interface OtherYearProps extends Outcome {
  readonly calculator: Calculator
  readonly words: AnswerWords
  /** The field of the record that holds the answer. */
  readonly field: string
  /** The period of the answer, if it has one. */
  readonly period: string | undefined
}

export interface ComparisonProps extends OtherYearProps {
  /** The year to compare with, and what the tables say in it. */
  readonly other: TaxYear
  readonly tables: Tables
}

const years = (Object.keys(taxYears) as TaxYear[]).map((year) => ({ year, ...taxYears[year] }))

const fetchDifference = () => import('./year-difference.tsx')
const YearDifference = lazy(fetchDifference)

const fetched = new Map<TaxYear, Promise<Tables | undefined>>()

/** What the tables say in a year, fetched once, and with it the code that compares; undefined where they cannot be fetched. */
function tablesOf(year: TaxYear): Promise<Tables | undefined> {
  let tables = fetched.get(year)
  if (!tables) {
    tables = Promise.all([tablesIn[year](), fetchDifference()]).then(
      ([module]) => module.tables,
      () => undefined,
    )
    fetched.set(year, tables)
  }
  return tables
}

/** What the answer would be by the rules of this tax year or, where it is an answer of this year, of the year before. */
export function OtherYear(props: OtherYearProps) {
  const { taxYear: of } = props.result
  const other = comparedYear(years, { year: of, ...taxYears[of] }, todayHere())?.year
  if (!other) return null
  return (
    <Part key={other} waiting={`Comparing with ${taxYear(other)}.`}>
      <Comparison {...props} other={other} />
    </Part>
  )
}

/** A visitor who is offline gets the answer without it. */
function Comparison(props: Omit<ComparisonProps, 'tables'>) {
  const tables = use(tablesOf(props.other))
  return tables && <YearDifference {...props} tables={tables} />
}
