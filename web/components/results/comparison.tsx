import { use, useMemo, useState } from 'react'
import type { Calculator, Tables } from '#engine/calculator.ts'
import { comparedRows, resultOf, type Side, whyDifferent } from '#engine/explain/compared.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import { NoRateError, type TaxYear, unlessMissing } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import type { Asked } from '../../form/answer.ts'
import { type Kept, MOST_KEPT, valuesOf, withKept } from '../../form/kept.ts'
import { ruleSetNamed } from '../../form/remembered-rules.ts'
import { inYear, pathHere } from '../../site/addresses.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { capitalised, poundsAndPence, taxYear } from '../../text/format.ts'
import { amountText } from '../../text/said.ts'
import { valueText } from '../../text/value-text.ts'
import { TableHead } from '../table-head.tsx'
import { differenceWords } from './answer-words.ts'
import { fetched, Part } from './part.tsx'

interface Props extends Asked {
  readonly kept: readonly Kept[]
  readonly keep: (kept: readonly Kept[]) => void
}

const Why = fetched(
  askingAgain(() => import('./comparison-why.tsx')),
  'The reason',
)

const LETTERS = ['A', 'B', 'C'] as const

/** An answer of the comparison: what was asked, and what came of it. */
interface Answered extends Side {
  readonly letter: string
  readonly result: Result
}

/** The answers that are kept and the one on the page, side by side and to the penny, with the difference and why. */
export default function Comparison({ calculator, inputs, result, kept, keep }: Props) {
  const years = [...new Set(kept.map(({ year }) => year))].filter((year) => year !== result.taxYear)
  const tables = use(tablesWith(calculator, years.join()))
  const answers = useMemo(() => {
    const now: Side = { inputs, ruleSet: result.ruleSet, taxYear: result.taxYear }
    const sides = [...kept.map((one) => sideOf(calculator, one)), now]
    return sides.map((side, index) =>
      side === undefined ? undefined : answered(calculator, side, { letter: LETTERS[index] ?? '', tables, now: result }),
    )
  }, [calculator, inputs, result, kept, tables])
  const [first] = answers
  const known = answers.filter((answer) => answer !== undefined)
  const last = known.at(-1)
  if (!last) return null
  return (
    <section className="comparison" aria-labelledby="comparison-title">
      <h3 id="comparison-title">{known.length > 2 ? 'A, B and C side by side' : 'A and B side by side'}</h3>
      <ul className="comparison-sides">
        {answers.map((answer, index) => (
          <li key={LETTERS[index]}>
            <p className="comparison-answer">
              <b>{LETTERS[index]}</b> {answer ? amountText(answer.result.large.amount) : 'cannot be worked out here.'}
            </p>
            {answer && <p>{inWords(answer, known, calculator.fields)}</p>}
            {index < kept.length && (
              <span className="comparison-actions">
                {answer && <a href={addressOf(kept[index])}>Go back to {LETTERS[index]}</a>}{' '}
                <button type="button" className="text-button" onClick={() => keep(kept.filter((_, other) => other !== index))}>
                  Remove {LETTERS[index]}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {first && <Differences first={first} others={known.filter((answer) => answer !== first)} />}
      {known.length > 1 && <Ledgers answers={known} />}
      {first && first !== last && <WhyDifferent calculator={calculator} from={first} to={last} tables={tables} />}
      <p className="hint">
        Change the form, and {last.letter} follows.{kept.length < MOST_KEPT && ' You can keep that answer too, and compare three.'}
      </p>
    </section>
  )
}

/** What each answer is against the first, in a sentence that a screen reader is told when it changes. */
const Differences = ({ first, others }: { first: Answered; others: readonly Answered[] }) => (
  <output className="comparison-said">
    {others.map(({ letter, result }) => {
      const difference = answerOf(result).minus(answerOf(first.result))
      return (
        <p
          key={letter}
        >{`With ${letter}, ${differenceWords(result, result.headline, difference)}${difference.isZero() ? ' as' : ' than'} with ${first.letter}.`}</p>
      )
    })}
  </output>
)

function Ledgers({ answers }: { answers: readonly Answered[] }) {
  const rows = comparedRows(answers.map(({ result }) => result))
  const hasDifference = answers.length === 2
  return (
    <table className="comparison-table">
      <caption className="visually-hidden">The rows of each answer</caption>
      <TableHead headings={[...answers.map(({ letter }) => letter), ...(hasDifference ? ['Difference'] : [])]} />
      {rows.map(({ key, label, isTotal, amounts, difference }) => (
        <tbody key={key} className={isTotal ? 'total' : undefined}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {label}
            </th>
          </tr>
          <tr>
            {amounts.map((amount, index) => (
              <td key={answers[index]?.letter}>{amount ? poundsAndPence(amount) : '–'}</td>
            ))}
            {hasDifference && (
              <td>{difference.isZero() ? 'Same' : `${difference.isNegative() ? '' : '+'}${poundsAndPence(difference)}`}</td>
            )}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

interface WhyProps {
  readonly calculator: Calculator
  readonly from: Answered
  readonly to: Answered
  readonly tables: Tables
}

function WhyDifferent({ calculator, from, to, tables }: WhyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Why {to.letter} differs from {from.letter}
      </summary>
      {isOpen && <Explained calculator={calculator} from={from} to={to} tables={tables} />}
    </details>
  )
}

function Explained({ calculator, from, to, tables }: WhyProps) {
  const waterfall = useMemo(() => whyDifferent(calculator, from, to, { field: to.result.headline, tables }), [calculator, from, to, tables])
  if (!waterfall) return <p>Too much differs between the two to say what each change does. Change one thing at a time.</p>
  return (
    <Part waiting="Working out the difference.">
      <Why waterfall={waterfall} fields={calculator.fields} ends={[from.letter, to.letter]} />
    </Part>
  )
}

/** The tables of the page’s year, joined with those of other years. The same promise each time, as `use` needs. */
function tablesWith(calculator: Calculator, years: string): Promise<Tables> {
  const key = `${calculator.slug} ${years}`
  const known = loading.get(key)
  if (known) return known
  const wanted = years === '' ? [] : (years.split(',') as TaxYear[])
  const made = Promise.all(wanted.map((year) => tablesIn[year]())).then((all) =>
    all.reduce<Tables>((joined, { tables }) => joinedTables(joined, tables), calculator.tables),
  )
  loading.set(key, made)
  return made
}
const loading = new Map<string, Promise<Tables>>()

/** What is kept, as the calculator reads it; undefined where it refuses that. */
function sideOf(calculator: Calculator, kept: Kept): Side | undefined {
  const { rules, ...values } = valuesOf(kept)
  const parsed = calculator.parse(values, kept.year)
  return parsed.issues ? undefined : { inputs: parsed.inputs, ruleSet: ruleSetNamed(rules), taxYear: kept.year }
}

/** The answer of a side; undefined where the tables lack a figure for it. */
function answered(
  calculator: Calculator,
  side: Side,
  { letter, tables, now }: { readonly letter: string; readonly tables: Tables; readonly now: Result },
): Answered | undefined {
  const { inputs, ruleSet } = side
  const isLikeNow = side.taxYear === now.taxYear && ruleSet === now.ruleSet
  const result = unlessMissing(() => (isLikeNow ? calculator.calculate(inputs, { ruleSet }) : resultOf(calculator, side, tables)))
  return result instanceof NoRateError ? undefined : { ...side, letter, result }
}

const answerOf = ({ rows, headline }: Result) => {
  const row = rows.find(({ key }) => key === headline)
  if (!row) throw new RangeError(`there is no row for the headline "${headline}"`)
  return row.shown.pence
}

/** What tells an answer from the others: the inputs, the year and the rules that are not the same in all of them. */
function inWords(answer: Answered, answers: readonly Answered[], fields: Fields): string {
  const said = ({ inputs }: Answered, name: string) => (fields[name] ? valueText(fields[name], inputs[name]) : '')
  const differs = (valueOf: (one: Answered) => string) => new Set(answers.map(valueOf)).size > 1
  const words = Object.entries(fields).flatMap(([name, { label }]) =>
    name !== 'taxYear' && differs((one) => said(one, name)) ? [`${label}: ${said(answer, name) || 'blank'}`] : [],
  )
  if (differs(({ result }) => result.taxYear)) words.push(taxYear(answer.result.taxYear))
  if (differs(({ ruleSet }) => ruleSet)) words.push(ruleSets[answer.ruleSet].title)
  return words.length > 0 ? capitalised(words.join(', ')) : 'The same inputs'
}

/** The page of what is kept, with its inputs and nothing kept. */
const addressOf = (kept: Kept | undefined) => kept && `${inYear(pathHere(), kept.year)}#${withKept(kept.fragment, [])}`
