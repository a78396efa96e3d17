import type { Field, Fields } from '../../engine/inputs/field.ts'
import { Decimal, ZERO } from '../../engine/money/decimal.ts'
import type { Figure, MethodFigure } from '../../engine/rates/figure.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import { type BandTerms, chargeByBands, named, plus, type Term } from './term.ts'

/** How a cell shows its number: pounds, a percentage (16.27), a rate (0.2 shown as 20%), or a plain number. */
export type Unit = 'GBP' | 'percent' | 'rate' | 'count'

/** A step on the sheet Working: its formula, unit and law. */
export interface WorkingStep {
  readonly name: string
  readonly label: string
  readonly term: Term
  readonly unit: Unit
  readonly law?: string
}

/** A figure from the tables that the formulas use, for the sheet Rates. */
export interface UsedRate {
  readonly name: string
  /** The part of a table of bands, such as the limit of the starter band. */
  readonly part?: string
  readonly figure: Figure
  /** The date that the value is for. */
  readonly date: string
}

export interface BandLine extends BandTerms {
  readonly name: string
}

/** A table of bands on the sheet Bands. */
export interface WorkingBands {
  readonly name: string
  readonly title: string
  /** The amount at the top of the bands, including any income below `from`. */
  readonly amount: Term
  /** Where the first band starts. */
  readonly from: Term
  readonly lines: readonly BandLine[]
}

/** One of the amounts to try. */
export interface Point {
  readonly label: string
  readonly at: Term
}

/** A table of the totals for several amounts, and the amount with the lowest total. The first amount is used unless another is lower. */
export interface WorkingLeast {
  readonly name: string
  readonly title: string
  /** The title of the column of amounts to try. */
  readonly over: string
  readonly points: readonly Point[]
  /** The total for an amount is the sum of these. */
  readonly parts: readonly { readonly title: string; readonly of: (at: Term) => Term }[]
}

/** The results of a table of amounts to try. */
export interface Least {
  /** The first amount with the lowest total. */
  readonly at: Term
  /** The lowest total. */
  readonly total: Term
  /** The total for the first amount in the table. */
  readonly firstTotal: Term
}

/** The names of the cells with those results. */
export const leastNames = (name: string) => ({ at: `${name}_at`, total: name, firstTotal: `${name}_first` })

/** Options for a rate: the part of a table of bands, and the date. */
export interface RateOptions {
  readonly part?: string
  /** The date that the value is for, if not the first day of the tax year. */
  readonly date?: string
}

/** Collects the contents of a workbook while its formulas are written. A formula can name only what is already there. */
export interface Working {
  readonly steps: readonly WorkingStep[]
  readonly rates: readonly UsedRate[]
  readonly methods: readonly MethodFigure[]
  readonly bandTables: readonly WorkingBands[]
  readonly leasts: readonly WorkingLeast[]
  /** An input that the reviewer can change. @throws RangeError for an input that is fixed when the workbook is written. */
  readonly input: (field: string) => Term
  /** A figure from the tables, listed on the sheet of rates. @throws RangeError if it was used before for another date. */
  readonly rate: (figure: Figure, options?: RateOptions) => Term
  /** The chosen method of calculation, which is listed as fixed. */
  readonly method: <Option extends string>(figure: MethodFigure<Option>) => Option
  readonly step: (key: string, label: string, term: Term, options?: { readonly unit?: Unit; readonly law?: string }) => Term
  /** Adds a table of bands. Returns the total charge. */
  readonly bands: (key: string, title: string, table: Pick<WorkingBands, 'amount' | 'from' | 'lines'>) => Term
  /** Adds a table of amounts to try. */
  readonly least: (key: string, title: string, table: Pick<WorkingLeast, 'over' | 'points' | 'parts'>) => Least
}

/** Whether a reviewer can change an input in its cell. Choices, flags and dates may decide which formulas there are, so they are fixed. */
export const isChangeable = (kind: Field['kind']): boolean => kind === 'money' || kind === 'percent' || kind === 'number'

/** The name of an input’s cell. */
export const inputName = (field: string): string => `in_${field}`

/** The name of the cell of a field of the record. */
export const outputName = (field: string): string => `out_${field}`

/** Starts an empty working for a set of inputs, with the rates for `startOfYear`. */
export function workingOf(fields: Fields, inputs: Readonly<Record<string, unknown>>, startOfYear: string): Working {
  const steps = new Map<string, WorkingStep>()
  const rates = new Map<string, UsedRate>()
  const methods = new Map<string, MethodFigure>()
  const bandTables = new Map<string, WorkingBands>()
  const leasts = new Map<string, WorkingLeast>()
  return {
    get steps() {
      return [...steps.values()]
    },
    get rates() {
      return [...rates.values()]
    },
    get methods() {
      return [...methods.values()]
    },
    get bandTables() {
      return [...bandTables.values()]
    },
    get leasts() {
      return [...leasts.values()]
    },
    input(field) {
      const asked = fields[field]
      if (!asked || !isChangeable(asked.kind)) throw new RangeError(`${field} is not an input that can be changed in the workbook`)
      return named(inputName(field), asked.label, amountOf(inputs, field))
    },
    rate(figure, { part, date = startOfYear } = {}) {
      const name = nameOf([figure.entry, part].filter((each) => each !== undefined).join(' '))
      const title = provenance[figure.entry]?.title ?? figure.entry
      const there = rates.get(name)
      if (there && there.date !== date) throw new RangeError(`${name} cannot have the values of two dates`)
      rates.set(name, { name, figure, date, ...(part !== undefined && { part }) })
      return named(name, part === undefined ? title : `${title}: ${part}`, figure.value)
    },
    method(figure) {
      methods.set(figure.entry, figure)
      return figure.value
    },
    step(key, label, term, { unit = 'GBP', law } = {}) {
      const name = `step_${key}`
      once(steps, name, { name, label, term, unit, ...(law !== undefined && { law }) })
      return named(name, label, term.value)
    },
    bands(key, title, table) {
      const name = `bands_${key}`
      once(bandTables, name, { name, title, ...table })
      return named(name, `the total of “${title}” on the sheet Bands`, chargeByBands(table.amount, table.from, table.lines).value)
    },
    least(key, title, table) {
      const name = `least_${key}`
      once(leasts, name, { name, title, ...table })
      const totals = table.points.map(({ at }) => plus(...table.parts.map(({ of }) => of(at))).value)
      const lowest = Decimal.min(...totals)
      const first = table.points[totals.findIndex((total) => total.equals(lowest))]
      const { at, total, firstTotal } = leastNames(name)
      return {
        at: named(at, `the amount with the lowest total in “${title}” on the sheet Orders`, first?.at.value ?? ZERO),
        total: named(total, `the lowest total in “${title}” on the sheet Orders`, lowest),
        firstTotal: named(firstTotal, `the total in the first line of “${title}” on the sheet Orders`, totals[0] ?? ZERO),
      }
    },
  }
}

/** The amount entered for an input. @throws RangeError if there is none. */
export function amountOf(inputs: Readonly<Record<string, unknown>>, field: string): Decimal {
  const amount = inputs[field]
  if (!(amount instanceof Decimal)) throw new RangeError(`${field} is not an amount to write into a cell`)
  return amount
}

/** An entry’s id as a name that spreadsheets allow: `incomeTax_personalAllowance_amount`. */
const nameOf = (entry: string): string => entry.replaceAll(/[^A-Za-z0-9]+/g, '_')

function once<Kept>(kept: Map<string, Kept>, name: string, made: Kept): void {
  if (kept.has(name)) throw new RangeError(`${name} appears twice in the working`)
  kept.set(name, made)
}
