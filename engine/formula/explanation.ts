import { isAboveZero } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import type { LeftOut } from '../result/left-out.ts'
import type { Assumption, Explanation, RecordValue, Result } from '../result/result.ts'
import type { ExactRow } from '../result/rows.ts'
import { Amount } from './amount.ts'
import type { Answer, LeftOutAmount, Recorded, RowOf } from './answer.ts'
import type { Condition } from './condition.ts'
import type { Values } from './values.ts'
import { workingOf } from './working.ts'

/** The record of an answer for some inputs. Amounts are rounded here and nowhere earlier. */
export function recordOf({ record }: Answer<string>, values: Values): Result['record'] {
  const recorded: Record<string, RecordValue> = {}
  for (const [name, field] of Object.entries(record)) {
    const value = settled(field, values)
    if (value !== undefined) recorded[name] = value instanceof Amount ? roundToPenny(values.asShown(value)) : value
  }
  return recorded
}

/** The rows, the working and the notes of an answer for some inputs. */
export function explanationOf(
  { headline, rows, shared, record, working = [], notes, assumptions }: Answer<string>,
  values: Values,
): Explanation {
  const isShown = ({ amount, isLeftOutAtNil, where: condition }: RowOf) =>
    (!condition || values.holds(condition)) && !(isLeftOutAtNil && values.of(amount).isZero())
  const shown = rows.filter(isShown)
  const written = [...shown.map(({ amount }) => amount), ...working]
  for (const field of Object.values(record)) {
    const recorded = settled(field, values)
    if (recorded instanceof Amount && recorded.name) written.push(recorded)
  }
  const { steps, bandTables, partsOf } = workingOf(written, values)
  const toRow = rowFrom(values, partsOf)
  return {
    headline,
    rows: shown.map(toRow),
    ...(shared && { shared: shared.filter(isShown).map(toRow) }),
    bandTables,
    steps,
    notes: applying(notes, values),
    assumptions: applying(typeof assumptions === 'function' ? madeOnce(assumptions) : assumptions, values),
  }
}

/** What an answer leaves out for some inputs and no input can add, in pounds. */
export const leftOutOf = ({ leftOut }: Answer<string>, values: Values): LeftOut[] =>
  (leftOut ? madeOnce<readonly LeftOutAmount[]>(leftOut) : [])
    .map((thing) => ({ ...thing, amount: roundToPenny(values.of(thing.amount)) }))
    .filter(({ amount }) => isAboveZero(amount))

const partsMade = new WeakMap<() => unknown, unknown>()

/** Makes a part of an answer when it is first asked for. Made again each time, its amounts would take ever more places. */
function madeOnce<Part>(make: () => Part): Part {
  if (!partsMade.has(make)) partsMade.set(make, make())
  return partsMade.get(make) as Part
}

/** Those of some notes or assumptions that apply. */
function applying<One extends string | Assumption>(all: readonly (One | readonly [One, Condition])[], values: Values): One[] {
  const found: One[] = []
  for (const one of all) {
    if (!isConditional(one)) found.push(one)
    else if (values.holds(one[1])) found.push(one[0])
  }
  return found
}

const isConditional = <One>(one: One | readonly [One, Condition]): one is readonly [One, Condition] => Array.isArray(one)

/** What a field of the record holds for these inputs. */
function settled(field: Recorded, values: Values): Amount | string | boolean | undefined {
  if (typeof field !== 'object' || field instanceof Amount) return field
  if (field.kind !== 'either') return values.holds(field)
  return settled(values.holds(field.condition) ? field.holding : field.otherwise, values)
}

const rowFrom =
  (values: Values, partsOf: (amount: Amount) => readonly string[]) =>
  ({ key, label, amount, isTotal, isDeduction, isOutsideSum }: RowOf): ExactRow => {
    const of = partsOf(amount)
    return {
      key,
      label,
      value: values.of(amount),
      isTotal: isTotal === true,
      isDeduction: isDeduction === true,
      isInSum: !isOutsideSum,
      of: of.length > 0 ? of : [key],
    }
  }
