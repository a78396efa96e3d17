import type { Answer } from '../../engine/answer/answer.ts'
import { fact, type LedgerEntry } from '../../engine/answer/ledger.ts'
import type { Calculator } from '../../engine/calculator.ts'
import { outputsOf } from '../../engine/explain/outputs-of.ts'
import { any } from '../../engine/expression/condition.ts'
import { NoRateError, type TaxYear } from '../../engine/rates/rates-at.ts'
import type { AskedInRow, rowReader } from '../calc/calculate-rows.ts'
import { type InputRow, RowError } from '../calc/columns.ts'
import { IGNORED_BY_NOTE, ignoredFields, isGiven } from '../calc/ignored-inputs.ts'
import { textOf } from '../calc/row-year.ts'
import { type CompiledRecord, RecordCompiler, type RecordToCompile } from './whole-numbers/compile.ts'
import { inputUnitsOf } from './whole-numbers/inputs.ts'

/** The answers of a row, in the order of the columns of `recordAnswers` and `withIgnored`, and the year that a blank cell stands for. */
export interface CompiledAnswers {
  readonly texts: readonly string[]
  readonly year: TaxYear | undefined
}

/** The largest amount of money that a compiled formula takes, in pounds. Nearly all its numbers are exact in JavaScript up to here. */
const MOST = 10_000_000
/** A table with fewer rows is answered with decimals alone. */
const FEW = 10
/** How many rows with the same choices there are before the formula takes these in, where it is long or most rows have choices of their own. */
const SELDOM_FROM = 3
/** How many rows have waited for the formula before it is compiled again, which takes as long as that; and for how many sets of choices each. */
const COMPILED_AFTER = 100
const SETS_FOR_EACH = 4
/** The most sets of choices, each as its cells say it, that are kept. A table has few, unless each row has a date of its own. */
const MOST_KEPT = 4096

/** An input that is a number, and the place of its cell in a row; -1 where the table has no column for it. */
interface NumericColumn {
  readonly name: string
  readonly cell: number
  /** Where a blank has another formula, the smallest number that the field takes. */
  readonly leastIfKnown: string | undefined
}

/** An input that a note may say is ignored, with the place of its cell, and its place among the numbers; -1 where it is a choice. */
interface Ignorable {
  readonly field: string
  readonly cell: number
  readonly number: number
}

/** What is known of the rows whose choices are written alike. */
interface CompiledGroup {
  rows: number
  /** What they choose, once the formula has taken it in. */
  chosen?: ChosenInGroup | undefined
  /** Set where that is refused, or where the tables lack a figure. */
  isRefused?: boolean
  run?: CompiledRecord | undefined
}

interface ChosenInGroup {
  /** The place of the record. */
  readonly set: number
  /** What each number may be, in the order in which the formula takes them. */
  readonly numbers: readonly UnitLimits[]
  readonly year: TaxYear
  /** The choices that were made: neither left blank nor a box left unticked. */
  readonly given: ReadonlySet<string>
}

/** The limits of a number, in its units, and what a blank is. */
interface UnitLimits {
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
  const cellOf = new Map([...fieldByColumn].map(([column, field]) => [field, columns.indexOf(column)]))
  const numeric = Object.entries(inputUnitsOf(fields, MOST)).map(
    ([name, { least, units, blank }]): NumericColumn => ({
      name,
      cell: cellOf.get(name) ?? -1,
      leastIfKnown: blank === undefined ? String(Number(least) / Number(units)) : undefined,
    }),
  )
  const placeOf = (field: string) => numeric.findIndex(({ name }) => name === field)
  const needs = Object.entries(calculator.needs ?? {}).map(([one, needed]) => [placeOf(one), placeOf(needed ?? '')] as const)
  // The choices alone decide the formula.
  const choices = columns.flatMap((column, cell) => {
    const field = fieldByColumn.get(column)
    const isChoice = field === undefined ? column === 'taxYear' || column === 'rules' : !numeric.some(({ name }) => name === field)
    return isChoice ? [cell] : []
  })
  const outputs = outputsOf(calculator)
  const canIgnore = slug in IGNORED_BY_NOTE
  const ignorable = ignoredFields(slug).flatMap((field): Ignorable[] => {
    const cell = cellOf.get(field)
    return cell === undefined ? [] : [{ field, cell, number: placeOf(field) }]
  })
  const wanted: RecordToCompile = {
    keys: [...outputs, ...ignorable.map(ignoredKey)],
    most: MOST,
    also: (answer) => ignoredFacts(slug, answer, ignorable),
  }
  const yearCell = columns.indexOf(yearColumns.year ?? '')

  /** The row with its numbers left blank. Where a blank has another formula, a number that was given becomes the smallest that its field takes. */
  const withoutAmounts = (cells: readonly string[]): InputRow => {
    const row = new Map(columns.map((column, cell) => [column, choices.includes(cell) ? cells[cell] : '']))
    for (const { cell, leastIfKnown } of numeric) if (leastIfKnown !== undefined && cells[cell]) row.set(columns[cell] ?? '', leastIfKnown)
    return Object.fromEntries(row)
  }

  /** What the column `ignored` says of a row. */
  const ignoredIn = (cells: readonly string[], { given }: ChosenInGroup, isIgnored: readonly string[]): string => {
    const named = ignorable.filter(({ field, cell, number }, index) => {
      if (isIgnored[index] !== 'true' || textOf(cells[cell]) === '') return false
      return number < 0 ? given.has(field) : numbers[number] !== 0
    })
    return named.map(({ field }) => field).join(' ')
  }

  let groups = new Map<string, CompiledGroup>()
  let compiler = new RecordCompiler(calculator, wanted)
  let rows = 0
  let waiting = 0
  const groupOf = (cells: readonly string[]): CompiledGroup => {
    let key = ''
    for (const cell of choices) key += `${cells[cell]},`
    for (const { cell, leastIfKnown } of numeric) if (leastIfKnown !== undefined) key += cells[cell] ? '#' : '-'
    let group = groups.get(key)
    if (!group) {
      if (groups.size >= MOST_KEPT) [groups, compiler] = [new Map(), new RecordCompiler(calculator, wanted)]
      groups.set(key, (group = { rows: 0 }))
    }
    return group
  }
  /** Takes a group into the formula, if it is due, and compiles that anew, if enough rows have waited. */
  const prepare = (group: CompiledGroup, cells: readonly string[]): void => {
    const from = compiler.isLong || rows < 2 * groups.size ? SELDOM_FROM : 1
    if (rows++ < FEW || group.isRefused || ++group.rows < from) return
    if (!group.chosen) {
      group.chosen = chosenBy(calculator, () => read(withoutAmounts(cells)), compiler)
      group.isRefused = group.chosen === undefined
    }
    if (!group.chosen) return
    group.run = compiler.record(group.chosen.set)
    if (group.run || ++waiting < Math.max(COMPILED_AFTER, groups.size / SETS_FOR_EACH)) return
    waiting = 0
    compiler.compile()
    group.run = compiler.record(group.chosen.set)
  }

  /** Of the row that is being answered, in units. */
  const numbers: number[] = []
  return (cells) => {
    const group = groupOf(cells)
    if (!group.run) prepare(group, cells)
    const { run, chosen } = group
    if (!run || !chosen) return undefined

    for (let at = 0; at < numeric.length; at++) {
      const cell = cells[numeric[at]?.cell ?? -1]
      const { perOne, least, most, blank } = chosen.numbers[at] as UnitLimits
      const value = cell ? (hundredthsIn(cell) * perOne) / 100 : blank
      // Not plain, a part of a unit, or outside its limits: the message says what was expected.
      if (!(value >= least && value <= most) || !Number.isInteger(value)) return undefined
      numbers[at] = value
    }
    for (const [one, needed] of needs) if (numbers[one] !== 0 && numbers[needed] === 0) return undefined
    const texts = run(numbers)
    if (canIgnore) texts.push(ignoredIn(cells, chosen, texts.splice(outputs.length)))
    return { texts, year: cells[yearCell] === '' ? chosen.year : undefined }
  }
}

/** What a row chooses, which the formula then takes in; undefined where that is refused, or where the tables lack a figure that some amounts need. */
function chosenBy(
  calculator: Calculator,
  read: () => Pick<AskedInRow, 'inputs' | 'choice'>,
  compiler: RecordCompiler,
): ChosenInGroup | undefined {
  try {
    const { inputs, choice } = read()
    const set = compiler.add(inputs, choice)
    const limits = inputUnitsOf({ ...calculator.fields, ...calculator.narrowed?.(inputs) }, MOST)
    return {
      set,
      numbers: Object.values(limits).map(({ units, least, most, blank }) => ({
        perOne: Number(units),
        least: Number(least),
        most: Number(most),
        // The formula does not read what is unknown.
        blank: Number(blank ?? least),
      })),
      year: choice.taxYear,
      given: new Set(Object.keys(inputs).filter((field) => isGiven(inputs[field]))),
    }
  } catch (fault) {
    if (fault instanceof RowError || fault instanceof NoRateError) return undefined
    throw fault
  }
}

/** For each input, whether any note says that it is ignored. */
function ignoredFacts(slug: string, { notes, aside }: Answer, ignorable: readonly Ignorable[]): LedgerEntry[] {
  const all = ignorable.length === 0 ? [] : [...notes(), ...(aside?.().notes ?? [])]
  return ignorable.map((one) =>
    fact(ignoredKey(one), any(...all.filter(({ key }) => IGNORED_BY_NOTE[slug]?.[key]?.includes(one.field)).map(({ where }) => where))),
  )
}

const ignoredKey = ({ field }: Ignorable) => `ignored ${field}`

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
