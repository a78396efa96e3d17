import { isAboveZero, ZERO } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import type { LeftOut } from '../result/left-out.ts'
import type { Assumption, Column, LargeAnswer, Lead, Line, Note, RecordValue, Result } from '../result/result.ts'
import type { Row } from '../result/row.ts'
import { addsUpInPounds, type ExactRow, rowsAsShown, sharesOf } from '../result/rows.ts'
import type { Said, SaidAmount } from '../result/said.ts'
import { type Amount, NIL } from './amount.ts'
import type { Answer, Aside, Assumed, LargeAnswerOf, LeadOf, LeftOutAmount, Noted } from './answer.ts'
import { type Condition, isEqual } from './condition.ts'
import type { Holds } from './decisions.ts'
import { type Entry, isOnCard, isRecorded, keyOfNamed, labelOf, labelWhere } from './ledger.ts'
import { type Sentence, saidWith, type WrittenSentence } from './sentence.ts'
import type { Values } from './values.ts'
import { workedOut } from './working.ts'
import { type WrittenWorking, writtenWorking } from './writer.ts'

/** The record of an answer for some inputs. Amounts are rounded here and nowhere earlier. */
export function recordOf({ ledger }: Answer, values: Values): Result['record'] {
  const record: Record<string, RecordValue> = {}
  for (const entry of ledger) {
    const { key, amount, fact, where, nilUnless } = entry
    if (!isRecorded(entry) || (where && !values.holds(where))) continue
    if (fact !== undefined) record[key] = typeof fact === 'object' ? values.holds(fact) : fact
    else record[key] = nilUnless && !values.holds(nilUnless) ? ZERO : roundToPenny(values.asShown(amount))
  }
  return record
}

/** What an answer shows and says, before the values of its amounts are known. */
export interface WrittenExplanation {
  readonly answer: Answer
  readonly large: LargeAnswerOf | undefined
  readonly rows: readonly ShownRow[]
  readonly lines: readonly ShownRow[]
  readonly shared: readonly ShownRow[]
  readonly working: Pick<WrittenWorking, 'steps' | 'bandTables'>
  readonly leads: readonly LeadOf[]
  readonly notes: readonly Noted[]
  readonly assumptions: readonly Assumed[]
  /** What its sentences say, each decided once. */
  readonly written: ReadonlyMap<Sentence, WrittenSentence>
}

/** A row that is shown, and the inputs and steps that it is the sum of. */
interface ShownRow {
  readonly row: Entry
  readonly label: string
  readonly of: readonly string[]
}

/** What makes the rows, the working and the sentences of an answer: all of a result but its record and what it was asked. */
type Explanation = Omit<Result, 'slug' | 'ruleSet' | 'taxYear' | 'record'>

const asideOf = ({ aside }: Answer): Aside => (aside ? madeOnce(aside) : {})

/** Every row of an answer, those outside its record included. */
export const rowsOf = (answer: Answer): Entry[] => [...answer.ledger.filter(isOnCard), ...(asideOf(answer).rows ?? [])]

/** What an answer shows and says where certain conditions hold. */
export function writtenExplanation(answer: Answer, holds: Holds): WrittenExplanation {
  const { ledger, shared, working: further = [], footnote } = answer
  const apart = asideOf(answer)
  const isThere = ({ where }: Pick<Entry, 'where'>) => !where || holds(where)
  const isShown = (row: Entry) => isThere(row) && !(row.isLeftOutAtNil && holds(isEqual(row.amount, NIL)))
  const shown = rowsOf(answer).filter(isShown)
  const working = [...shown.map(({ amount }) => amount), ...further, ...(apart.working ?? [])]
  for (const entry of ledger) {
    const { amount, nilUnless } = entry
    if (isRecorded(entry) && amount.name && isThere(entry) && (!nilUnless || holds(nilUnless))) working.push(amount)
  }
  const { steps, bandTables, partsOf } = writtenWorking(working, holds)
  const withParts = (row: Entry): ShownRow => {
    const of = partsOf(row.amount)
    return { row, label: labelWhere(labelOf(row), holds), of: of.length > 0 ? of : [row.key] }
  }
  const rows = shown.map(withParts)
  const large = largeAnswerOf(answer, holds)
  const leads = (answer.leads ? madeOnce(answer.leads) : []).filter(isThere)
  const notes = applying([...made(answer.notes), ...(apart.notes ?? [])], holds)
  const assumptions = applying(made(answer.assumptions), holds)
  const lines = ledger.filter((entry) => entry.text && isThere(entry))
  const said = [large?.before, large?.about, large?.announced, footnote, ...[...leads, ...notes, ...assumptions].map(sentenceOf)]
  const sentences = [...said, ...lines.map(({ text }) => text)].filter((sentence) => sentence !== undefined)
  return {
    answer,
    large,
    rows,
    lines: lines.map((row) => ({ row, label: labelWhere(labelOf(row), holds), of: [] })),
    shared: shared ? shared.filter(isShown).map(withParts) : rows,
    working: { steps, bandTables },
    leads,
    notes,
    assumptions,
    written: new Map(sentences.map((sentence) => [sentence, sentence.written(holds)])),
  }
}

const sentenceOf = (one: object | string): Sentence | undefined =>
  typeof one === 'object' && 'says' in one ? (one.says as Sentence) : undefined

const largeAnswerOf = ({ large }: Answer, holds: Holds): LargeAnswerOf | undefined =>
  large && 'condition' in large ? (holds(large.condition) ? large.holding : large.otherwise) : large

/**
 * An explanation with the values of its amounts. `fields` are what was typed: such a row must be shown to the penny as it is, and so must
 * the answer.
 */
export function explained(written: WrittenExplanation, values: Values, record: Result['record'], fields: object): Explanation {
  const { answer, large, shared, working } = written
  const { headline, footnote, ratesOn } = answer
  const exact = written.rows.map((row) => exactRow(row, values))
  const isFixed = ({ key, isFixed: isSaidSo, of = [key] }: ExactRow) =>
    isSaidSo || key === headline.key || of.every((name) => name in fields)
  const rows = rowsAsShown(exact, record, isFixed)
  const pence = new Map(written.rows.map(({ row }, index) => [row.amount, rows[index]?.shown.pence]))
  const say = (sentence: Sentence): Said =>
    saidWith(written.written.get(sentence) ?? [], (amount, as) =>
      as === 'rate' || as === 'for-each-pound' ? values.of(amount) : (pence.get(amount) ?? values.asShown(amount)),
    )
  const inPence = (amount: Amount): SaidAmount => ({ value: pence.get(amount) ?? values.asShown(amount), as: 'pence' })
  return {
    headline: headline.key,
    isKept: headline.isKept,
    compared: headline.compared,
    ...(large && { large: largeAnswer(large, answer, inPence, say) }),
    rows,
    lines: linesUnder(written, rows, say),
    ...(footnote && { footnote: say(footnote) }),
    ...(ratesOn !== undefined && { ratesOn }),
    addsUpInPounds: addsUpInPounds(rows),
    shares: sharesOf(shared === written.rows ? exact : shared.map((row) => exactRow(row, values))),
    ...workedOut(working, values),
    leads: written.leads.map(({ says, link }): Lead => ({ says: say(says), ...(link && { link }) })),
    notes: written.notes.map((one): Note => {
      if (typeof one !== 'object' || !('key' in one)) return { key: Array.isArray(one) ? '' : (one as string) }
      const { key, says, onMargin } = one
      return { key, says: say(says), ...(onMargin && { onMargin }) }
    }),
    assumptions: written.assumptions.map((one): Assumption => {
      if (!('key' in one)) return one as Assumption
      const { key, says, where: _, ...more } = one
      return { code: key, says: say(says), ...more }
    }),
  }
}

const largeAnswer = (
  { amount, compared, before, period, about, announced, columns }: LargeAnswerOf,
  { headline }: Answer,
  inPence: (amount: Amount) => SaidAmount,
  say: (sentence: Sentence) => Said,
): LargeAnswer => ({
  field: amount ? keyOfNamed(amount) : headline.key,
  amount: inPence(amount ?? headline.amount),
  compared: compared ?? headline.compared,
  ...(before && { before: say(before) }),
  ...(period !== undefined && { period }),
  about: say(about),
  announced: say(announced),
  ...(columns && {
    columns: [columns[0], columns[1]].map(({ amount: each, name }) => ({ field: keyOfNamed(each), name, amount: inPence(each) })) as [
      Column,
      Column,
    ],
  }),
})

/** The lines of the card that are no amounts, each under the row before it in the ledger that is shown there. */
function linesUnder({ answer: { ledger }, lines }: WrittenExplanation, rows: readonly Row[], say: (sentence: Sentence) => Said): Line[] {
  const isInLedger = ({ key }: Entry) => rows.some((row) => row.key === key && !row.layout?.isHidden && !row.layout?.place)
  return lines.flatMap(({ row: { key, text }, label }) => {
    const after = ledger
      .slice(
        0,
        ledger.findIndex((entry) => entry.key === key && entry.text),
      )
      .findLast(isInLedger)
    return text && after ? [{ key, after: after.key, label, text: say(text) }] : []
  })
}

function exactRow({ row, label, of }: ShownRow, values: Values): ExactRow {
  const { key, amount, isTotal, isDeduction, isOutsideSum, isOtherCost, isFixed, layout, onlyWith } = row
  return {
    key,
    label,
    value: values.of(amount),
    isTotal: isTotal === true,
    isDeduction: isDeduction === true,
    isInSum: isOutsideSum !== true,
    isOtherCost: isOtherCost === true,
    isFixed: isFixed === true,
    of,
    layout: onlyWith && values.of(onlyWith).isZero() ? { ...layout, isHidden: true } : layout,
  }
}

/** What an answer leaves out for some inputs and no input can add, in pounds. */
export const leftOutOf = ({ leftOut }: Answer, values: Values): LeftOut[] =>
  (leftOut ? madeOnce<readonly LeftOutAmount[]>(leftOut) : [])
    .map((thing) => ({ ...thing, amount: roundToPenny(values.of(thing.amount)) }))
    .filter(({ amount }) => isAboveZero(amount))

const partsMade = new WeakMap<() => unknown, unknown>()

/** Makes a part of an answer once, when it is first asked for. If it were made each time, its amounts would take ever more places. */
function madeOnce<Part>(make: () => Part): Part {
  if (!partsMade.has(make)) partsMade.set(make, make())
  return partsMade.get(make) as Part
}

const made = <One>(all: readonly One[] | (() => readonly One[])): readonly One[] => (typeof all === 'function' ? madeOnce(all) : all)

/** The notes or assumptions that apply. */
function applying<One extends object | string>(all: readonly (One | readonly [One, Condition])[], holds: Holds): One[] {
  const found: One[] = []
  for (const one of all) {
    if (Array.isArray(one)) {
      if (holds(one[1] as Condition)) found.push(one[0] as One)
    } else if (!(typeof one === 'object' && 'where' in one) || holds(one.where as Condition)) found.push(one as One)
  }
  return found
}
