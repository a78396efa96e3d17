import type { RatesOnDate, Tables } from '../../engine/calculator.ts'
import { type EntryRead, notingRates } from '../../engine/explain/entries-read.ts'
import type { Figure, MethodFigure } from '../../engine/rates/figure.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import type { RuleSet } from '../../engine/rates/rates-at.ts'

/** Where a figure of the tables stands: the date that it was read for, and which part of a table of bands it is. */
export interface Standing {
  readonly date: string
  readonly part?: string
}

/** A method that was read, and the date that it was read for. */
export interface MethodRead {
  readonly figure: MethodFigure
  readonly date: string
}

/** The rates of a calculation, and what it has read of them so far. */
export interface NotedRates {
  readonly on: RatesOnDate<Tables>
  readonly figures: ReadonlyMap<Figure, Standing>
  readonly methods: readonly MethodRead[]
}

/** The rates of a rule set by date. They note the date of every figure that is read, and the methods. */
export function notedRates(tables: Tables, ruleSet: RuleSet): NotedRates {
  const figures = new Map<Figure, Standing>()
  const methods = new Map<string, MethodRead>()
  const note = ({ entry, date, figure }: EntryRead) => {
    if ('unit' in figure) figures.set(figure, { date })
    else if ('bands' in figure) {
      for (const { name, rate, upTo } of figure.bands) {
        figures.set(rate, { date, part: `${name} rate` })
        if (upTo) figures.set(upTo, { date, part: `${name} limit` })
      }
    } else if (provenance[entry]?.kind === 'method') methods.set(entry, { figure, date })
  }
  const on = notingRates(tables, ruleSet, note)
  return {
    on,
    figures,
    get methods() {
      return [...methods.values()]
    },
  }
}
