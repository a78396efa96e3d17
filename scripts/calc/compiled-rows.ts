import type { Calculator } from '../../engine/calculator.ts'
import { outputsOf } from '../../engine/explain/outputs-of.ts'
import { chosenIn } from '../../engine/formula/asked.ts'
import { any } from '../../engine/formula/condition.ts'
import { fact } from '../../engine/formula/ledger.ts'
import type { Field, NumberField } from '../../engine/inputs/field.ts'
import { NoRateError, type TaxYear } from '../../engine/rates/rates-at.ts'
import { inputUnitsOf } from '../../engine/whole-numbers/inputs.ts'
import { compileRecord } from '../whole-numbers/compile.ts'
import type { Compiled } from '../whole-numbers/javascript.ts'
import type { rowReader } from './calculate-rows.ts'
import { RowError } from './columns.ts'
import { IGNORED_BY_NOTE, ignoredFields } from './ignored-inputs.ts'

/** The answers of a row, in the order of the columns of `recordAnswers` and `withIgnored`, and the year that a blank cell stands for. */
export interface CompiledAnswers {
  readonly texts: readonly string[]
  readonly year: TaxYear | undefined
}

/** The largest amount of money that a compiled formula takes, in pounds. Nearly all its numbers are exact in JavaScript up to here. */
const MOST = 10_000_000
/** How many rows have the same choices before their formula is compiled. Compiling one costs as much as ten to forty rows. */
const COMPILED_FROM = 8
/** The most sets of choices, each as its cells say it, that are kept. A table has few, unless each row has a date of its own. */
const MOST_KEPT = 4096

/** A column that holds a number, and where a blank is unknown, so that the formula is another. */
interface NumericColumn {
  readonly index: number
  readonly name: string
  readonly canBeUnknown: boolean
}

/** What is known of the rows whose choices are written alike. */
interface Kept {
  rows: number
  formula?: Formula | undefined
}

/** A compiled formula, what its numbers may be, and which inputs that it may ignore were chosen. */
interface Formula {
  readonly run: Compiled
  readonly numbers: readonly Limits[]
  readonly year: TaxYear
  readonly chosen: ReadonlySet<string>
}

/** The limits of a number, in its units, and what a blank is. */
interface Limits {
  readonly perOne: number
  readonly least: number
  readonly most: number
  readonly blank: number
}

/**
 * Returns a function that answers rows with compiled formulas, much faster than with decimals and with the same texts. It answers only rows
 * of plain cells whose choices it has seen often enough. It gives undefined for any other row, which then has to be read in full: one with
 * a fault, or with a number that is written with signs, or one that is too large.
 */
export function compiledRows(
  calculator: Calculator,
  columns: readonly string[],
  { read, fieldByColumn, yearColumns }: ReturnType<typeof rowReader>,
): (cells: readonly string[]) => CompiledAnswers | undefined {
  const { fields, slug } = calculator
  const units = inputUnitsOf(fields, MOST)
  const indexOf = new Map([...fieldByColumn].map(([column, field]) => [field, columns.indexOf(column)]))
  const numeric: NumericColumn[] = Object.keys(units).map((name) => ({
    name,
    index: indexOf.get(name) ?? -1,
    canBeUnknown: (fields[name] as { readonly blank?: unknown }).blank === 'unknown',
  }))
  const yearIndex = yearColumns.year === undefined ? -1 : columns.indexOf(yearColumns.year)
  const isChosen = (column: string) =>
    !((fieldByColumn.get(column) ?? '') in units) && (fieldByColumn.has(column) || column === 'taxYear' || column === 'rules')
  const chosenIndexes = columns.flatMap((column, index) => (isChosen(column) ? [index] : []))
  const outputs = outputsOf(calculator)
  const mayIgnore = ignoredFields(slug).flatMap((field) => (indexOf.has(field) ? [field] : []))
  const hasIgnored = slug in IGNORED_BY_NOTE
  const keys = [...outputs, ...mayIgnore.map(ignoredKey)]

  const kept = new Map<string, Kept>()
  const formulas = new Map<string, Compiled | undefined>()

  const compiledFor = (cells: readonly string[]): Formula | undefined => {
    // The choices alone decide the formula. Amounts are left out, but for those that would be unknown if they were blank.
    const row = Object.fromEntries(columns.map((column, index) => [column, isChosen(column) ? cells[index] : '']))
    for (const { name, index, canBeUnknown } of numeric)
      if (canBeUnknown && cells[index]) row[columns[index] ?? ''] = String((fields[name] as Partial<NumberField>).least ?? 0)
    try {
      const { inputs, choice } = read(row)
      const key = `${choice.ruleSet},${choice.taxYear}${chosenIn(inputs)}`
      if (!formulas.has(key)) {
        if (formulas.size >= MOST_KEPT) formulas.clear()
        formulas.set(
          key,
          unlessMissing(() => compileRecord(calculator, inputs, choice, { keys, most: MOST, also: notesIgnoring })),
        )
      }
      const run = formulas.get(key)
      if (!run) return undefined
      const narrowed = calculator.narrowed?.(inputs) ?? {}
      return {
        run,
        numbers: numeric.map(({ name }) => limitsOf(narrowed[name] ?? fields[name], units[name])),
        year: choice.taxYear,
        chosen: new Set(mayIgnore.filter((field) => isChosenIn(inputs[field]))),
      }
    } catch (fault) {
      if (fault instanceof RowError) return undefined
      throw fault
    }
  }
  const notesIgnoring = ({ notes, aside }: Parameters<NonNullable<Parameters<typeof compileRecord>[3]['also']>>[0]) => {
    const all = hasIgnored ? [...notes(), ...(aside?.().notes ?? [])] : []
    return mayIgnore.map((field) =>
      fact(ignoredKey(field), any(...all.filter(({ key }) => IGNORED_BY_NOTE[slug]?.[key]?.includes(field)).map(({ where }) => where))),
    )
  }

  const given: number[] = []
  return (cells) => {
    let key = ''
    for (const index of chosenIndexes) key += `${cells[index]},`
    for (const { index, canBeUnknown } of numeric) if (canBeUnknown) key += cells[index] ? '#' : '-'
    let known = kept.get(key)
    if (!known) {
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(key, (known = { rows: 0 }))
    }
    if (known.rows < COMPILED_FROM && ++known.rows === COMPILED_FROM) known.formula = compiledFor(cells)
    const { formula } = known
    if (!formula) return undefined

    const { run, numbers } = formula
    for (let at = 0; at < numeric.length; at++) {
      const cell = cells[numeric[at]?.index ?? -1]
      const { perOne, least, most, blank } = numbers[at] as Limits
      const value = cell ? (hundredthsIn(cell) * perOne) / 100 : blank
      // Not plain, a part of a unit, or outside its limits: the message says what was expected.
      if (!(value >= least && value <= most) || !Number.isInteger(value)) return undefined
      given[at] = value
    }
    const texts = run(given)
    if (hasIgnored) {
      const isIgnored = texts.splice(outputs.length)
      const isGiven = (field: string) => {
        const at = numeric.findIndex(({ name }) => name === field)
        return cells[indexOf.get(field) ?? -1]?.trim() !== '' && (at < 0 ? formula.chosen.has(field) : given[at] !== 0)
      }
      texts.push(mayIgnore.filter((field, index) => isIgnored[index] === 'true' && isGiven(field)).join(' '))
    }
    return { texts, year: yearIndex >= 0 && cells[yearIndex] === '' ? formula.year : undefined }
  }
}

const ignoredKey = (field: string) => `ignored ${field}`

const isChosenIn = (value: unknown) => value !== undefined && value !== false

function limitsOf(field: Field | undefined, units: ReturnType<typeof inputUnitsOf>[string] | undefined): Limits {
  if (!units) throw new RangeError('a field without units is no number')
  const { perOne } = units
  const isNumber = field?.kind === 'number'
  const most = isNumber ? field.most * perOne : Number(units.most)
  // The formula does not read what is unknown.
  const blank = isNumber && field.blank !== 'unknown' ? field.blank * perOne : Number(units.least)
  return { perOne, least: Number(units.least), most, blank }
}

function unlessMissing(make: () => Compiled): Compiled | undefined {
  try {
    return make()
  } catch (fault) {
    if (fault instanceof NoRateError) return undefined
    throw fault
  }
}

const [ZERO, NINE, POINT] = [48, 57, 46]
/** Longer numbers may not be exact. */
const MOST_DIGITS = 14

/** A plain cell, digits with up to two more after a point, in hundredths. NaN for any other cell. */
export function hundredthsIn(cell: string): number {
  if (cell.length > MOST_DIGITS) return Number.NaN
  let digits = 0
  let count = 0
  let places = -1
  for (let index = 0; index < cell.length; index++) {
    const code = cell.charCodeAt(index)
    if (code === POINT && places < 0) places = 0
    else if (code >= ZERO && code <= NINE && places < 2) {
      digits = digits * 10 + code - ZERO
      count++
      if (places >= 0) places++
    } else return Number.NaN
  }
  if (count === 0) return Number.NaN
  return places < 1 ? digits * 100 : places === 1 ? digits * 10 : digits
}
