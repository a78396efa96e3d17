import { isAboveZero, ZERO } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import type { LeftOut } from '../result/left-out.ts'
import type { Assumption, Explanation, RecordValue, Result } from '../result/result.ts'
import type { ExactRow } from '../result/rows.ts'
import { NIL } from './amount.ts'
import type { Answer, Aside, LeftOutAmount } from './answer.ts'
import { type Condition, isEqual } from './condition.ts'
import type { Holds } from './decisions.ts'
import { type Entry, type Headline, isOnCard, isRecorded, labelOf, labelWhere } from './ledger.ts'
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

/** The rows, the working and the notes of an answer, before the values of its amounts are known. */
export interface WrittenExplanation extends Pick<Explanation, 'notes' | 'assumptions'> {
  readonly headline: Headline
  readonly rows: readonly ShownRow[]
  readonly shared: readonly ShownRow[]
  readonly working: Pick<WrittenWorking, 'steps' | 'bandTables'>
}

/** A row that is shown, and the inputs and steps that it is the sum of. */
interface ShownRow {
  readonly row: Entry
  readonly label: string
  readonly of: readonly string[]
}

const asideOf = ({ aside }: Answer): Aside => (aside ? madeOnce(aside) : { notes: [] })

/** Every row of an answer, those outside its record included. */
export const rowsOf = (answer: Answer): Entry[] => [...answer.ledger.filter(isOnCard), ...(asideOf(answer).rows ?? [])]

/** What an answer shows and says where certain conditions hold. */
export function writtenExplanation(answer: Answer, holds: Holds): WrittenExplanation {
  const { headline, ledger, shared, working: further = [], notes, assumptions } = answer
  const apart = asideOf(answer)
  const isThere = ({ where }: Entry) => !where || holds(where)
  const isShown = (row: Entry) => isThere(row) && !(row.isLeftOutAtNil && holds(isEqual(row.amount, NIL)))
  const shown = rowsOf(answer).filter(isShown)
  const written = [...shown.map(({ amount }) => amount), ...further, ...(apart.working ?? [])]
  for (const entry of ledger) {
    const { amount, nilUnless } = entry
    if (isRecorded(entry) && amount.name && isThere(entry) && (!nilUnless || holds(nilUnless))) written.push(amount)
  }
  const { steps, bandTables, partsOf } = writtenWorking(written, holds)
  const withParts = (row: Entry): ShownRow => {
    const of = partsOf(row.amount)
    return { row, label: labelWhere(labelOf(row), holds), of: of.length > 0 ? of : [row.key] }
  }
  const asShown = shown.map(withParts)
  return {
    headline,
    rows: asShown,
    shared: shared ? shared.filter(isShown).map(withParts) : asShown,
    working: { steps, bandTables },
    notes: applying([...notes, ...apart.notes], holds),
    assumptions: applying(typeof assumptions === 'function' ? madeOnce(assumptions) : assumptions, holds),
  }
}

/** An explanation with the values of its amounts. */
export function explained({ headline, rows, shared, working, notes, assumptions }: WrittenExplanation, values: Values): Explanation {
  const exact = rows.map((row) => exactRow(row, values))
  const { steps, bandTables } = workedOut(working, values)
  return {
    headline: headline.key,
    isKept: headline.isKept,
    rows: exact,
    shared: shared === rows ? exact : shared.map((row) => exactRow(row, values)),
    bandTables,
    steps,
    notes,
    assumptions,
  }
}

const exactRow = (
  { row: { key, amount, isTotal, isDeduction, isOutsideSum, isOtherCost, isFixed }, label, of }: ShownRow,
  values: Values,
): ExactRow => ({
  key,
  label,
  value: values.of(amount),
  isTotal: isTotal === true,
  isDeduction: isDeduction === true,
  isInSum: isOutsideSum !== true,
  isOtherCost: isOtherCost === true,
  isFixed: isFixed === true,
  of,
})

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

/** The notes or assumptions that apply. */
function applying<One extends string | Assumption>(all: readonly (One | readonly [One, Condition])[], holds: Holds): One[] {
  const found: One[] = []
  for (const one of all) {
    if (!isConditional(one)) found.push(one)
    else if (holds(one[1])) found.push(one[0])
  }
  return found
}

const isConditional = <One>(one: One | readonly [One, Condition]): one is readonly [One, Condition] => Array.isArray(one)
