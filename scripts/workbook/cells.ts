import type { Decimal } from '../../engine/money/decimal.ts'
import type { Figure } from '../../engine/rates/figure.ts'
import { type ConditionTerm, named, type Term } from './term.ts'
import type { CellUnit } from './unit.ts'

/** A term and what it comes to for the inputs of the workbook. */
export interface Worked {
  readonly term: Term
  readonly value: Decimal
}

/** A test and whether it holds for the inputs of the workbook. */
export interface Tested {
  readonly test: ConditionTerm
  readonly isHolding: boolean
}

/** A step on the sheet Working. It has every label and law under which the calculator has the same formula. */
export interface SheetStep extends Worked {
  readonly name: string
  readonly labels: Set<string>
  readonly laws: Set<string>
  readonly unit: CellUnit
}

/** A figure of the tables that the formulas use, for the sheet Rates, and the date that its value is for. */
export interface UsedRate {
  readonly name: string
  readonly title: string
  readonly figure: Figure
  readonly date: string
}

/** A table on the sheet Bands: what is charged, what fills the bands below it, and where the first band starts, if not at nothing. */
export interface BandSheetTable {
  readonly name: string
  readonly title: string
  readonly of: Worked
  readonly above?: Worked
  readonly from?: Worked
  /** A band that is only there where something holds ends where it starts elsewhere. */
  readonly lines: readonly { readonly name: string; readonly rate: Worked; readonly upTo?: Worked; readonly where?: Tested }[]
}

/** One of several ways that the law leaves open: an amount, what it costs, and where it is open. */
interface WayLine {
  readonly amount: Worked
  readonly cost: Worked
  readonly where: Tested
}

/** A table on the sheet Ways: the amount of the way that costs the least, or that of `otherwise` where none costs less. */
export interface WayTable {
  readonly name: string
  readonly title: string
  readonly value: Decimal
  readonly otherwise: Omit<WayLine, 'where'>
  readonly ways: readonly WayLine[]
}

/** The cells that formulas name. In words, a step or a rate is `{its name}` until all of them are known. */
export class WorkbookCells {
  readonly steps: SheetStep[] = []
  readonly rates: UsedRate[] = []
  readonly bandTables: BandSheetTable[] = []
  readonly wayTables: WayTable[] = []

  /** A step under a key. A formula that is there already under this key has one cell, even if it is called something else. */
  step(key: string, label: string, law: string | undefined, made: Worked & { readonly unit: CellUnit }): Term {
    const draft = { ...made, labels: new Set<string>(), laws: new Set<string>() }
    const { name, labels, laws } = keep(this.steps, `step_${cellName(key)}`, draft, ({ term }) => term.formula)
    labels.add(label)
    if (law !== undefined) laws.add(law)
    return named(name, `{${name}}`)
  }

  rate(key: string, made: Omit<UsedRate, 'name'>): Term {
    const { name } = keep(this.rates, cellName(key), made, ({ title }) => title)
    return named(name, `{${name}}`)
  }

  bandTable(key: string, made: Omit<BandSheetTable, 'name'>): Term {
    const { name, title } = keep(this.bandTables, `bands_${cellName(key)}`, made, formulasOf)
    return named(name, `the total of “${title}” on the sheet Bands`)
  }

  wayTable(key: string, made: Omit<WayTable, 'name'>): Term {
    const { name, title } = keep(this.wayTables, `least_${cellName(key)}`, made, formulasOf)
    return named(name, `the amount that costs least in “${title}” on the sheet Ways`)
  }

  /** Puts labels into words, once every formula is written. The labels of two steps differ, and so do those of a step and a rate. */
  labelled(): (words: string) => string {
    const labels = new Map<string, string>()
    const count = new Map<string, number>()
    for (const step of this.steps) {
      const label = [...step.labels].join(' / ')
      const number = (count.get(label.toLowerCase()) ?? 0) + 1
      count.set(label.toLowerCase(), number)
      labels.set(step.name, number === 1 ? label : `${label} (${number})`)
    }
    for (const { name, title } of this.rates) labels.set(name, count.has(title.toLowerCase()) ? `${title} (sheet Rates)` : title)
    return (words) => words.replaceAll(/\{(\w+)\}/g, (_, name: string) => labels.get(name) ?? name)
  }
}

/** All formulas of a table as text, to compare it with another. */
const formulasOf = (table: object): string =>
  JSON.stringify(table, (key, value: unknown) => (key === 'value' || key === 'name' || key === 'isHolding' ? undefined : value))

/** A key of the engine as a name that spreadsheets allow: `incomeTax_personalAllowance_amount`. */
const cellName = (key: string): string => key.replaceAll(/[^A-Za-z0-9]+/g, '_')

/**
 * Keeps something under a name, once. A rule that is used twice on the same amounts has one cell; if it is used on different amounts, the
 * second name ends in 2. Spreadsheets do not tell capitals apart.
 */
function keep<Kept extends { readonly name: string }>(
  kept: Kept[],
  wanted: string,
  made: Omit<Kept, 'name'>,
  contentOf: (one: Omit<Kept, 'name'>) => string,
): Kept {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}_${number}`
    const other = kept.find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (other && contentOf(other) !== contentOf(made)) continue
    if (other) return other
    const added = { ...made, name } as Kept
    kept.push(added)
    return added
  }
}
