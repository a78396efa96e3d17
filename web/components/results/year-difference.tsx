import { useMemo } from 'react'
import type { Tables } from '#engine/calculator.ts'
import { amountIn } from '#engine/explain/amount-in.ts'
import { answeredInOtherYear } from '#engine/explain/answered-in-other-year.ts'
import { answerInOtherYear, type YearsCompared } from '#engine/explain/between-years.ts'
import { unchangedAmounts } from '#engine/explain/unchanged-amounts.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { inYear, pathHere } from '../../site/addresses.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { taxYear } from '../../text/dates.ts'
import { capitalised } from '../../text/format.ts'
import { differenceNow, differenceThen, insteadWords } from './answer-words.ts'
import { columnDifferences, differencesInWords } from './columns-between-years.ts'
import { fetched, LazyPart } from './part.tsx'
import { useFold } from './use-fold.ts'

interface Props extends AnsweredForm {
  /** The year to compare with, and what the tables say in it. */
  readonly other: TaxYear
  readonly tables: Tables
}

const YearWaterfall = fetched(askingAgain(() => import('./year-waterfall.tsx')))

/** The year before is compared only with an answer of this year. */
const LAST_YEAR = { same: 'as at last year’s rates', different: 'than at last year’s rates' }

/** How much the answer would differ by the rules of another year, in a few words, which open to show why. */
export default function YearDifference({ calculator, inputs, result, other, tables }: Props) {
  const { fold, isOpen, onToggle } = useFold('year')
  const { all, compared, instead } = useMemo(() => {
    const asked = { calculator, inputs, from: result.taxYear, to: other, tables: joinedTables(calculator.tables, tables) }
    const found = columnDifferences(result, (name) =>
      answerInOtherYear({ ...asked, field: name })?.minus(amountIn(result.record, name, result.slug)),
    )
    const otherAnswer = found && answeredInOtherYear(result.large, asked)
    return {
      all: found,
      instead: otherAnswer,
      compared: { ...asked, field: found?.[0].field ?? result.large.field } satisfies YearsCompared,
    }
  }, [calculator, inputs, result, other, tables])
  const isSame = all?.[0].more.isZero() === true
  // Where nothing changed and nothing stayed that matters, there is nothing to open.
  const isPlain = useMemo(() => isSame && unchangedAmounts(compared).length === 0, [isSame, compared])
  // A question that the other year refuses, or that we have no rates for, has no answer to compare with.
  if (!all) return null
  const [{ field, more, name }] = all
  const than = other < result.taxYear ? LAST_YEAR : { same: `in ${taxYear(other)}`, different: `in ${taxYear(other)}` }
  const inOther = inYear(pathHere(), other)
  if (instead) {
    return (
      <p className="year-difference">
        {capitalised(insteadWords(instead))}{' '}
        <a href={inOther} data-year={other}>
          {other < result.taxYear ? 'at last year’s rates' : than.different}
        </a>
      </p>
    )
  }
  if (isPlain) {
    return (
      <p className="year-difference">
        The same{' '}
        <a href={inOther} data-year={other}>
          {than.same}
        </a>
      </p>
    )
  }
  // The answer compared with an earlier year’s, or a later year’s with it.
  const difference = other < result.taxYear ? differenceNow(result, field, more.negated()) : differenceThen(result, field, more)
  const where = name === undefined ? '' : ` ${name}`
  return (
    <details ref={fold} className="year-difference" open={isOpen} onToggle={onToggle}>
      <summary>{isSame ? `The same ${than.same}` : `${difference}${where} ${than.different}`}</summary>
      {isOpen && (
        <>
          <p>
            By the rules of {taxYear(other)} {isSame ? 'the answer is the same' : differencesInWords(result, all)}.{' '}
            <a href={inOther} data-year={other}>
              See the answer for {taxYear(other)}
            </a>
          </p>
          <LazyPart waiting="Working out the difference.">
            <YearWaterfall compared={compared} />
          </LazyPart>
        </>
      )}
    </details>
  )
}
