import { type Calculator, calculatorOf, type Definition, type RatesOf, type RatesOnDate, type Tables, taxYearOf } from '../calculator.ts'
import type { Field, Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, isAboveZero } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import type { LeftOut } from '../result/left-out.ts'
import type { Assumption, RecordValue, Result } from '../result/result.ts'
import type { ExactRow } from '../result/rows.ts'
import { Amount, input } from './amount.ts'
import type { Condition } from './condition.ts'
import { type Line, Lines } from './lines.ts'
import { Places } from './places.ts'
import { type Typed, Values } from './values.ts'
import { workingOf } from './working.ts'

/** The inputs of a calculator in a formula: an amount for a field that holds a number, what was chosen for any other. */
export type AskedOf<Of extends Fields> = { readonly [Name in keyof Of]: Asked<Of[Name], InputsOf<Of>[Name]> }
type Asked<Of extends Field, Input> = Of extends { kind: 'money' | 'percent' | 'number' }
  ? Amount | (undefined extends Input ? undefined : never)
  : Input

/** A line of the results card. */
export interface RowOf {
  readonly key: string
  readonly label: string
  readonly amount: Amount
  readonly isTotal?: true
  readonly isDeduction?: true
  /** Set for a row that is not part of the sum, such as a monthly figure. */
  readonly isOutsideSum?: true
  /** Set for a row that is left out where it comes to nothing. */
  readonly isLeftOutAtNil?: true
  /** Where the row is there; everywhere if absent. */
  readonly where?: Condition
}

/** How a row counts in its ledger, and whether it is there at all. */
type Part = Omit<RowOf, 'key' | 'label' | 'amount'>

export const deduction: Part = { isDeduction: true }
export const total: Part = { isTotal: true }
export const outside: Part = { isOutsideSum: true }
export const ifAny: Part = { isLeftOutAtNil: true }
export const where = (condition: Condition): Part => ({ where: condition })

/** A row of the answer. */
export const row = (key: string, label: string, amount: Amount, ...parts: readonly Part[]): RowOf =>
  Object.assign({ key, label, amount }, ...parts) as RowOf

/** A code that a result has where a condition holds, or always. */
export type Noted<Code extends string = string> = Code | readonly [code: Code, where: Condition]
export type Assumed = Assumption | readonly [assumption: Assumption, where: Condition]

/** Assumptions that no input can change, made only where a condition holds. */
export const assumedWhere = (condition: Condition, ...codes: readonly string[]): Assumed[] => codes.map((code) => [{ code }, condition])

/** What a field of the record holds: an amount, a text, whether something holds, or nothing at all. */
export type Recorded = Amount | string | boolean | Condition | Either | undefined

/** A field of the record that depends on the amounts. */
export interface Either {
  readonly kind: 'either'
  readonly condition: Condition
  readonly holding: Recorded
  readonly otherwise: Recorded
}

/** A field of the record that is one thing where a condition holds, and another, or absent, where it does not. */
export const either = (condition: Condition, holding: Recorded, otherwise?: Recorded): Either => ({
  kind: 'either',
  condition,
  holding,
  otherwise,
})

/** Something real that an answer leaves out and no input can add, as a formula. It is there only where it comes to something. */
export type LeftOutAmount = Omit<LeftOut, 'amount'> & { readonly amount: Amount }

/** What one assumption leaves out. */
export const leftOutBy = (assumption: string, ...things: readonly Omit<LeftOutAmount, 'assumption'>[]): LeftOutAmount[] =>
  things.map((thing) => ({ assumption, ...thing }))

/** Everything that a calculator says, as formulas. It holds for all amounts: only choices and rates decide which formulas there are. */
export interface Answer<Headline extends string> {
  readonly headline: Headline
  readonly rows: readonly RowOf[]
  /** The rows that say where the money goes, if they are not `rows`. Empty to show no shares. */
  readonly shared?: readonly RowOf[]
  /**
   * The record that the specification asks for: amounts are rounded to the penny, percentages to two decimals, here and nowhere earlier. A
   * named rate is recorded as a number of percent, like its step.
   */
  readonly record: Readonly<Record<string, Recorded>>
  /** What the working shows after what the rows need. */
  readonly working?: readonly Amount[]
  readonly notes: readonly Noted[]
  /** What the answer assumes. A function is asked only for a page, so that a record does not read what only they rest on. */
  readonly assumptions: readonly Assumed[] | (() => readonly Assumed[])
  /** What the assumptions leave out of the answer and no input can add. Made only when somebody asks. */
  readonly leftOut?: () => readonly LeftOutAmount[]
}

/** The parts of a calculator that is made from formulas. */
export interface FormulaDefinition<Of extends Fields, From extends Tables, Headline extends string>
  extends Omit<Definition<Of, From, never, Headline>, 'compute' | 'record' | 'explain' | 'leftOut'> {
  /** The formulas for what was chosen. `on` gives the rates of another date, such as `2024-10-30`. */
  readonly answer: (asked: AskedOf<Of>, rates: RatesOf<From>, on: RatesOnDate<From>) => Answer<Headline>
}

/** A calculator that can say how it comes to its answer, as formulas. */
export interface FormulaCalculator<Of extends Fields = Fields> extends Calculator<Of> {
  /** The formulas with rates that the caller gives by date, and their values for these inputs. They are made anew each time. */
  answerOn(inputs: InputsOf<Of>, ratesOnDate: RatesOnDate<Tables>, taxYear?: TaxYear): { answer: Answer<string>; values: Values }
}

/** Whether a calculator is made from formulas. */
export const hasFormulas = (calculator: Calculator): calculator is FormulaCalculator => 'answerOn' in calculator

/** Makes a calculator from its formulas. Those for one set of choices are made once and serve every amount. */
export function calculatorOfFormulas<Of extends Fields, From extends Tables, Headline extends string>({
  answer,
  ...definition
}: FormulaDefinition<Of, From, Headline>): FormulaCalculator<Of> {
  const make: Make<Of, From, Headline> = (inputs, rates, on) => ({
    answer: answer(askedFrom(definition.fields, inputs), rates, on),
    places: new Places(),
  })
  const madeOnce = remembered(make)
  const assumptionsOf = askedOnce<readonly Assumed[]>()
  const leftOutOf = askedOnce<readonly LeftOutAmount[]>()
  const calculator = calculatorOf<Of, From, Worked<Of, Headline>, Headline>({
    ...definition,
    compute(inputs, rates, on, areMixed) {
      const made = (areMixed ? make : madeOnce)(inputs, rates, on)
      return { inputs, answer: made.answer, values: new Values(typedIn(inputs), made.places) }
    },
    record: ({ answer: { record }, values }) => recordOf(record, values),
    explain({ answer: { headline, rows, shared, record, working = [], notes, assumptions }, values }) {
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
        assumptions: applying(typeof assumptions === 'function' ? assumptionsOf(assumptions) : assumptions, values),
      }
    },
    piece({ inputs, answer: { rows } }, moved, at, way, stairs) {
      const lines = new Lines(typedIn(inputs), moved, at, way, stairs)
      const byKey = new Map<string, Line>()
      for (const { key, amount, where: condition } of rows) if (!condition || lines.holds(condition)) byKey.set(key, lines.of(amount))
      return { rows: byKey, end: lines.end }
    },
    leftOut: ({ answer: { leftOut }, values }) =>
      (leftOut ? leftOutOf(leftOut) : [])
        .map((thing) => ({ ...thing, amount: roundToPenny(values.of(thing.amount)) }))
        .filter(({ amount }) => isAboveZero(amount)),
  })
  return {
    ...calculator,
    answerOn(inputs, ratesOnDate, taxYear) {
      const on = ratesOnDate as RatesOnDate<From>
      const made = make(inputs, on(taxYears[taxYearOf(inputs, taxYear)].starts), on)
      return { answer: made.answer, values: new Values(typedIn(inputs), made.places) }
    },
  }
}

interface Worked<Of extends Fields, Headline extends string> {
  readonly inputs: InputsOf<Of>
  readonly answer: Answer<Headline>
  readonly values: Values
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

function recordOf(record: Answer<string>['record'], values: Values): Result['record'] {
  const recorded: Record<string, RecordValue> = {}
  for (const [name, field] of Object.entries(record)) {
    const value = settled(field, values)
    if (value !== undefined) recorded[name] = value instanceof Amount ? roundToPenny(values.asShown(value)) : value
  }
  return recorded
}

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

/** The number of choices whose formulas are kept. A table of many rows has few, unless each has a date of its own. */
const MOST_KEPT = 256

type Make<Of extends Fields, From extends Tables, Headline extends string> = (
  inputs: InputsOf<Of>,
  rates: RatesOf<From>,
  on: RatesOnDate<From>,
) => Made<Headline>

/** An answer, and the places of its amounts. */
interface Made<Headline extends string> {
  readonly answer: Answer<Headline>
  readonly places: Places
}

/** Makes an answer once for each set of choices and rates. */
function remembered<Of extends Fields, From extends Tables, Headline extends string>(
  make: Make<Of, From, Headline>,
): Make<Of, From, Headline> {
  const byRates = new WeakMap<object, Map<string, Made<Headline>>>()
  return (inputs, rates, on) => {
    let known = byRates.get(rates)
    if (!known || known.size > MOST_KEPT) byRates.set(rates, (known = new Map()))
    const chosen = chosenIn(inputs)
    let made = known.get(chosen)
    if (!made) known.set(chosen, (made = make(inputs, rates, on)))
    return made
  }
}

/** Makes a part of an answer when it is first asked for. Made again each time, its amounts would take ever more places. */
function askedOnce<Kept>(): (make: () => Kept) => Kept {
  const known = new WeakMap<() => Kept, Kept>()
  return (make) => {
    let made = known.get(make)
    if (!made) known.set(make, (made = make()))
    return made
  }
}

/** What was chosen, and which amounts are known, as text. */
const chosenIn = (inputs: Readonly<Record<string, unknown>>): string =>
  Object.values(inputs).reduce<string>((chosen, given) => `${chosen},${given instanceof Decimal ? '#' : JSON.stringify(given)}`, '')

function askedFrom<Of extends Fields>(fields: Of, inputs: InputsOf<Of>): AskedOf<Of> {
  const asked = Object.entries<Field>(fields).map(([name, { kind }]) => {
    const given: unknown = inputs[name]
    return [name, given instanceof Decimal ? input(name, UNITS[kind as keyof typeof UNITS]) : given]
  })
  return Object.fromEntries(asked) as AskedOf<Of>
}

const UNITS = { money: 'GBP', percent: 'percent', number: 'count' } as const

/** The amounts among the inputs, by the names of their fields. */
export function typedIn(inputs: Readonly<Record<string, unknown>>): Typed {
  const typed: Record<string, Decimal> = {}
  for (const [name, given] of Object.entries(inputs)) if (given instanceof Decimal) typed[name] = given
  return typed
}
