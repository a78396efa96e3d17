import { createElement } from 'react'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { taxYear } from '../../text/dates.ts'
import { comparedYear } from '../../years/compared-year.ts'
import { todayHere } from '../../years/year-words.ts'
import { fetched, LazyPart } from './part.tsx'

const yearDifference = askingAgain(() => import('./year-difference.tsx'))

const years = (Object.keys(taxYears) as TaxYear[]).map((year) => ({ year, ...taxYears[year] }))

/** For each year, what compares with it. Its code and the figures of the year are fetched with the first answer. */
const comparisons = new Map(
  years.map(({ year }) => {
    // Each may fail to come without the other, and is then asked for again alone.
    const figures = askingAgain(() => tablesIn[year]())
    const comparison = async () => {
      const [{ tables }, { default: YearDifference }] = await Promise.all([figures(), yearDifference()])
      return { default: (props: AnsweredForm) => <YearDifference {...props} other={year} tables={tables} /> }
    }
    return [year, fetched<AnsweredForm>(comparison, `The comparison with ${taxYear(year)}`)]
  }),
)

/** What the answer would be by the rules of this tax year or, where it is an answer of this year, of the year before. */
export function OtherYear(props: AnsweredForm) {
  const { taxYear: of } = props.result
  const other = comparedYear(years, { year: of, ...taxYears[of] }, todayHere())?.year
  const comparison = other && comparisons.get(other)
  if (!comparison) return null
  return (
    <LazyPart key={other} waiting={`Comparing with ${taxYear(other)}.`}>
      {createElement(comparison, props)}
    </LazyPart>
  )
}
