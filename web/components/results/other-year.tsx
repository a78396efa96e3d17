import { type ComponentType, lazy, type ReactNode } from 'react'
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

/** The comparison with each year. Its code and the figures of that year are fetched when it is first shown; where they cannot be, it says nothing. */
const comparisons = new Map<TaxYear, ComponentType<OtherYearProps>>(years.map(({ year }) => [year, lazy(() => comparisonWith(year))]))

async function comparisonWith(other: TaxYear) {
  try {
    const [{ YearDifference }, { tables }] = await Promise.all([import('./year-difference.tsx'), tablesIn[other]()])
    return { default: (props: OtherYearProps): ReactNode => <YearDifference {...props} other={other} tables={tables} /> }
  } catch {
    return { default: () => null }
  }
}

/** What the answer would be by the rules of this tax year or, where it is an answer of this year, of the year before. */
export function OtherYear(props: OtherYearProps) {
  const { taxYear: of } = props.result
  const other = comparedYear(years, { year: of, ...taxYears[of] }, todayHere())?.year
  const Comparison = other && comparisons.get(other)
  if (!Comparison) return null
  return (
    <Part key={other} waiting={`Comparing with ${taxYear(other)}.`}>
      <Comparison {...props} />
    </Part>
  )
}
