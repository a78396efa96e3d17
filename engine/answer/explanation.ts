import type { Holds } from '../evaluate/decision-cache.ts'
import type { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import { type Amount, zero } from '../expression/amount.ts'
import { type Condition, isEqual } from '../expression/condition.ts'
import {
  amountWith,
  exactIn,
  isOfRate,
  type Mention,
  mentioned,
  type Sentence,
  saidWith,
  type ValueOf,
  type WrittenSentence,
} from '../expression/sentence.ts'
import { Decimal, isAboveZero, ZERO } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import { madeWhenRead, once } from '../result/made-when-read.ts'
import type { Message, MessageAmount } from '../result/message.ts'
import type { NotCovered } from '../result/not-covered.ts'
import type { AnswerColumn, Assumption, CardLine, LargeAnswer, Lead, Note, RecordValue, Result } from '../result/result.ts'
import type { Row } from '../result/row.ts'
import { addsUpInPounds, type ExactRow, rowsAsShown, sharesOf } from '../result/rows.ts'
import { bandTablesOf, stepsOf } from '../working/working.ts'
import { type WrittenWorking, writtenWorking } from '../working/working-printer.ts'
import type { Answer, Aside, ColumnOf, LargeAnswerOf } from './answer.ts'
import { chosenFrom, type Headline, isDeduction, isInSum, isOnCard, isRecorded, keyOf, type LedgerEntry, labelOf } from './ledger.ts'

/** The record of an answer for some inputs. Amounts are rounded here and nowhere earlier. */
export function recordOf({ ledger }: Answer, values: ExactEvaluator): Result['record'] {
  const record: Record<string, RecordValue> = {}
  for (const entry of ledger) {
    const { key, amount, fact, where, zeroUnless } = entry
    if (!isRecorded(entry) || (where && !values.holds(where))) continue
    if (fact !== undefined) record[key] = typeof fact === 'object' ? values.holds(fact) : fact
    else record[key] = zeroUnless && !values.holds(zeroUnless) ? ZERO : roundToPenny(values.asShown(amount))
  }
  return record
}

const isZero = (value: RecordValue | undefined): boolean => value instanceof Decimal && value.isZero()

/** The record of one answer: without the optional fields that come to nothing. */
function withoutEmptyFields(record: Result['record'], { ledger }: Answer): Result['record'] {
  const empty = new Set(ledger.flatMap(({ key, isOptional }) => (isOptional && isZero(record[key]) ? [key] : [])))
  return empty.size === 0 ? record : Object.fromEntries(Object.entries(record).filter(([key]) => !empty.has(key)))
}

/** A part of a result whose sentences have no values yet. */
type WithWrittenSentences<Of> = {
  readonly [Key in keyof Of]: Message extends Of[Key] ? WrittenSentence : MessageAmount extends Of[Key] ? Mention : Of[Key]
}

/** What an answer shows and says, before the values of its amounts are known. */
export interface WrittenExplanation extends Pick<Result, 'outline'> {
  readonly large: WithWrittenSentences<Omit<LargeAnswer, 'columns'>> & {
    readonly columns?: readonly [WithWrittenSentences<AnswerColumn>, WithWrittenSentences<AnswerColumn>]
  }
  readonly rows: readonly ShownRow[]
  /** Lines of the card that are no amounts, with the keys of the rows before them. */
  readonly lines: readonly (WithWrittenSentences<Omit<CardLine, 'after'>> & { readonly before: readonly string[] })[]
  readonly shared: readonly ShownRow[]
  readonly working: Pick<WrittenWorking, 'steps' | 'bandTables'>
  readonly footnote?: WrittenSentence
  readonly leads: readonly WithWrittenSentences<Lead>[]
  readonly notes: readonly WithWrittenSentences<Note>[]
  readonly assumptions: readonly WithWrittenSentences<Assumption>[]
}

/** A row that is shown, and the inputs and steps that it is the sum of. */
interface ShownRow {
  readonly row: LedgerEntry
  readonly label: string
  readonly of: readonly string[]
}

const asideOf = ({ aside }: Answer): Aside => aside?.() ?? {}

/** Every row of an answer, those outside its record included. */
export const rowsOf = (answer: Answer): LedgerEntry[] => [...answer.ledger.filter(isOnCard), ...(asideOf(answer).rows ?? [])]

/** What an answer shows and says where certain conditions hold. */
export function writtenExplanation(answer: Answer, holds: Holds): WrittenExplanation {
  const { headline, large, ledger, shared, working: further = [], footnote, leads, notes, assumptions } = answer
  const apart = asideOf(answer)
  const isThere = ({ where }: Pick<LedgerEntry, 'where'>) => !where || holds(where)
  const isShown = (row: LedgerEntry) => isThere(row) && !(row.hideIfZero && holds(isEqual(row.amount, zero)))
  const shown = rowsOf(answer).filter(isShown)
  const working = [...shown.map(({ amount }) => amount), ...further, ...(apart.working ?? [])]
  for (const entry of ledger) {
    const { amount, zeroUnless } = entry
    if (isRecorded(entry) && amount.name && isThere(entry) && (!zeroUnless || holds(zeroUnless))) working.push(amount)
  }
  const { steps, bandTables, partsOf } = writtenWorking(working, holds)
  const withParts = (row: LedgerEntry): ShownRow => {
    const of = partsOf(row.amount)
    return { row, label: chosenFrom(labelOf(row), holds), of: of.length > 0 ? of : [row.key] }
  }
  const rows = shown.map(withParts)
  const said = <One extends { readonly where: Condition; readonly says: Sentence }>(all: readonly One[]) =>
    all.flatMap(({ where, says, ...rest }) => (holds(where) ? [{ ...rest, says: says.written(holds) }] : []))
  return {
    large: writtenAnswer(chosenFrom(large, holds), chosenFrom(headline, holds), holds),
    rows,
    lines: ledger.flatMap((entry, index) =>
      entry.text && isThere(entry)
        ? [
            {
              key: entry.key,
              before: ledger.slice(0, index).map(({ key }) => key),
              label: chosenFrom(labelOf(entry), holds),
              text: entry.text.written(holds),
            },
          ]
        : [],
    ),
    shared: shared ? shared.filter(isShown).map(withParts) : rows,
    outline: steps.map(({ key, amount: { name } }) => ({ key, ...(name?.onMargin && { onMargin: name.onMargin }) })),
    working: { steps, bandTables },
    ...(footnote && { footnote: footnote.written(holds) }),
    leads: said(leads?.() ?? []),
    notes: said([...notes(), ...(apart.notes ?? [])]),
    assumptions: said(assumptions()),
  }
}

function writtenAnswer(answer: LargeAnswerOf, headline: Headline, holds: Holds): WrittenExplanation['large'] {
  const { before, about, announced, columns, ...large } = answer
  const { amount = headline.amount, compared = headline.compared } = large
  return {
    ...large,
    field: keyOf(amount),
    amount: mentioned(amount),
    compared,
    ...(before && { before: before.written(holds) }),
    about: about.written(holds),
    announced: announced.written(holds),
    ...(columns && { columns: [writtenColumn(columns[0]), writtenColumn(columns[1])] as const }),
  }
}

const writtenColumn = ({ amount, name }: ColumnOf) => ({ field: keyOf(amount), name, amount: mentioned(amount) })

/** What is known of a result before anybody reads how it came about. */
type PlainResult = Pick<Result, 'slug' | 'ruleSet' | 'taxYear' | 'isPrice' | 'record'>

/**
 * A result whose rows, working and sentences are made from the values of its amounts when somebody first reads them. `fields` are what was
 * typed: such a row must be shown to the penny as it is, and so must the answer.
 */
export function explained(
  { slug, ruleSet, taxYear, isPrice, record }: PlainResult,
  answer: Answer,
  write: () => WrittenExplanation,
  values: ExactEvaluator,
  fields: object,
): Result {
  const { ratesOn } = answer
  const written = once(write)
  const headline = chosenFrom(answer.headline, (condition) => values.holds(condition))
  const exactOf = (rows: readonly ShownRow[]) => rows.map((row) => exactRow(row, values))
  const exact = once(() => exactOf(written().rows))
  const isFixed = ({ key, isFixed: isSaidSo, of = [key] }: ExactRow) =>
    isSaidSo || key === headline.key || of.every((name) => name in fields)
  const inRow = (amount: Amount) => result.rows[written().rows.findIndex(({ row }) => row.amount === amount)]?.shown.pence
  const exactly = exactIn(values)
  const valueOf: ValueOf = (amount, as) => (isOfRate(as) ? undefined : inRow(amount)) ?? exactly(amount, as)
  const result: Result = madeWhenRead({
    slug,
    ruleSet,
    taxYear,
    isPrice,
    record: withoutEmptyFields(record, answer),
    headline: headline.key,
    isKept: headline.isKept,
    compared: headline.compared,
    large: () => largeWith(written().large, valueOf),
    rows: () => rowsAsShown(exact(), record, isFixed),
    lines: () => linesAmong(result.rows, written().lines, valueOf),
    footnote: () => saidIfAny(written().footnote, valueOf),
    ratesOn,
    addsUpInPounds: () => addsUpInPounds(result.rows),
    shares: () => sharesOf(written().shared === written().rows ? exact() : exactOf(written().shared)),
    bandTables: () => bandTablesOf(written().working, values),
    outline: () => written().outline,
    steps: () => stepsOf(written().working, values),
    leads: () => told(written().leads, valueOf),
    notes: () => told(written().notes, valueOf),
    assumptions: () => told(written().assumptions, valueOf),
  })
  return result
}

function largeWith({ before, about, announced, columns, amount, ...rest }: WrittenExplanation['large'], valueOf: ValueOf): LargeAnswer {
  const columnOf = (column: WithWrittenSentences<AnswerColumn>): AnswerColumn => ({ ...column, amount: amountWith(column.amount, valueOf) })
  return {
    ...rest,
    amount: amountWith(amount, valueOf),
    ...(before && { before: saidWith(before, valueOf) }),
    about: saidWith(about, valueOf),
    announced: saidWith(announced, valueOf),
    ...(columns && { columns: [columnOf(columns[0]), columnOf(columns[1])] }),
  }
}

const saidIfAny = (sentence: WrittenSentence | undefined, valueOf: ValueOf): Message | undefined => sentence && saidWith(sentence, valueOf)

/** The lines that are no amounts, each under the last row before it that the ledger shows. */
const linesAmong = (rows: readonly Row[], lines: WrittenExplanation['lines'], valueOf: ValueOf): CardLine[] =>
  lines.flatMap(({ before, text, ...line }) => {
    const after = before.findLast((key) => rows.some((row) => row.key === key && !row.layout?.isHidden && !row.layout?.place))
    return after === undefined ? [] : [{ ...line, after, text: saidWith(text, valueOf) }]
  })

/** Things with what they say. Those that speak of no amount are the same for all values. */
const told = <One extends { readonly says: WrittenSentence }>(all: readonly One[], valueOf: ValueOf): (Omit<One, 'says'> & WithMessage)[] =>
  all.map((one) => {
    const says = saidWith(one.says, valueOf)
    return says === one.says ? (one as One & WithMessage) : { ...one, says }
  })

interface WithMessage {
  readonly says: Message
}

function exactRow({ row, label, of }: ShownRow, values: ExactEvaluator): ExactRow {
  const { key, amount, role, isFixed, layout, onlyWith } = row
  return {
    key,
    label,
    value: values.of(amount),
    isTotal: role === 'total',
    isDeduction: isDeduction(row),
    isInSum: isInSum(row),
    isOtherCost: role === 'other-cost',
    isFixed: isFixed === true,
    of,
    layout: onlyWith && values.of(onlyWith).isZero() ? { ...layout, isHidden: true } : layout,
  }
}

/** What an answer leaves out for some inputs and no input can add, in pounds. */
export const notCoveredOf = ({ notCovered }: Answer, values: ExactEvaluator): NotCovered[] =>
  (notCovered?.() ?? [])
    .map((thing) => ({ ...thing, amount: roundToPenny(values.of(thing.amount)) }))
    .filter(({ amount }) => isAboveZero(amount))
