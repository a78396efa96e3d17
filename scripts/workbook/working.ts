import type { Field, Fields } from '../../engine/inputs/field.ts'
import { Decimal, ZERO } from '../../engine/money/decimal.ts'
import type { Figure, MethodFigure } from '../../engine/rates/figure.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import { type BandTerms, chargeByBands, named, plus, type Term } from './term.ts'

/** How a cell writes its number: pounds, a percent number (16.27), a rate (0.2 shown as 20%), or a plain number. */
export type Unit = 'GBP' | 'percent' | 'rate' | 'count'

export interface WorkingStep {
  readonly name: string
  readonly label: string
  readonly term: Term
  readonly unit: Unit
  readonly law?: string
}

export interface UsedRate {
  readonly name: string
  /** Which part of a table of bands it is, such as the limit of the starter band. */
  readonly part?: string
  readonly figure: Figure
  /** The day whose value it is. */
  readonly date: string
}

export interface BandLine extends BandTerms {
  readonly name: string
}

export interface WorkingBands {
  readonly name: string
  readonly title: string
  /** What goes through the bands, with what lies under them. */
  readonly amount: Term
  /** Where the first band starts. */
  readonly from: Term
  readonly lines: readonly BandLine[]
}

/** One amount among those that are tried. */
export interface Point {
  readonly label: string
  readonly at: Term
}

/** A table of what each of several amounts would come to, and which of them comes to the least. The first is what is done unless another pays. */
export interface WorkingLeast {
  readonly name: string
  readonly title: string
  /** What is tried: the title of the column of the points’ amounts. */
  readonly over: string
  readonly points: readonly Point[]
  /** What a point comes to is the sum of these. */
  readonly parts: readonly { readonly title: string; readonly of: (at: Term) => Term }[]
}

/** What a table of amounts to try says. */
export interface Least {
  /** The amount that comes to the least; the first of those that do. */
  readonly at: Term
  /** What that comes to. */
  readonly total: Term
  /** What the first amount of the table comes to. */
  readonly firstTotal: Term
}

/** The names of those cells. */
export const leastNames = (name: string) => ({ at: `${name}_at`, total: name, firstTotal: `${name}_first` })

/** A figure of a table of bands, and what tells it from the others of its entry. */
export interface RateOptions {
  readonly part?: string
  /** The day whose value it is, where that is not the first of the tax year. */
  readonly date?: string
}

/** What a workbook holds, collected while its formulas are written: each can be named in a formula only once it is there. */
export interface Working {
  readonly steps: readonly WorkingStep[]
  readonly rates: readonly UsedRate[]
  readonly methods: readonly MethodFigure[]
  readonly bandTables: readonly WorkingBands[]
  readonly leasts: readonly WorkingLeast[]
  /** An input that the reviewer can change. @throws RangeError for one that is fixed when the workbook is written. */
  readonly input: (field: string) => Term
  /** A figure of the tables, listed on the sheet of rates. @throws RangeError for one of another day than before. */
  readonly rate: (figure: Figure, options?: RateOptions) => Term
  /** The choice of a way of calculating, which is listed as fixed. */
  readonly method: <Option extends string>(figure: MethodFigure<Option>) => Option
  readonly step: (key: string, label: string, term: Term, options?: { readonly unit?: Unit; readonly law?: string }) => Term
  /** A table of bands; its term is the total charge. */
  readonly bands: (key: string, title: string, table: Pick<WorkingBands, 'amount' | 'from' | 'lines'>) => Term
  /** A table of amounts to try. */
  readonly least: (key: string, title: string, table: Pick<WorkingLeast, 'over' | 'points' | 'parts'>) => Least
}

/** Whether a reviewer can change an input in its cell. A choice, a flag or a date may change which formulas there are, so those are fixed. */
export const isChangeable = (kind: Field['kind']): boolean => kind === 'money' || kind === 'percent' || kind === 'number'

/** The name of an input’s cell. */
export const inputName = (field: string): string => `in_${field}`

/** The name of the cell of a field of the record. */
export const outputName = (field: string): string => `out_${field}`

/** An empty working for a set of inputs, on the rates of a day. */
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
      if (!asked || !isChangeable(asked.kind)) throw new RangeError(`${field} is no input that can be changed in the workbook`)
      return named(inputName(field), asked.label, amountOf(inputs, field))
    },
    rate(figure, { part, date = startOfYear } = {}) {
      const name = nameOf([figure.entry, part].filter((each) => each !== undefined).join(' '))
      const title = provenance[figure.entry]?.title ?? figure.entry
      const there = rates.get(name)
      if (there && there.date !== date) throw new RangeError(`${name} cannot be the value of two days`)
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
        at: named(at, `what comes to the least in “${title}” on the sheet Orders`, first?.at.value ?? ZERO),
        total: named(total, `the least of “${title}” on the sheet Orders`, lowest),
        firstTotal: named(firstTotal, `what the first line of “${title}” on the sheet Orders comes to`, totals[0] ?? ZERO),
      }
    },
  }
}

/** The amount typed for an input. @throws RangeError where there is none. */
export function amountOf(inputs: Readonly<Record<string, unknown>>, field: string): Decimal {
  const amount = inputs[field]
  if (!(amount instanceof Decimal)) throw new RangeError(`${field} is no amount to write into a cell`)
  return amount
}

/** An entry’s id as spreadsheets allow a name: `incomeTax_personalAllowance_amount`. */
const nameOf = (entry: string): string => entry.replaceAll(/[^A-Za-z0-9]+/g, '_')

function once<Kept>(kept: Map<string, Kept>, name: string, made: Kept): void {
  if (kept.has(name)) throw new RangeError(`${name} stands twice in the working`)
  kept.set(name, made)
}
