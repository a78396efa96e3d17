import type { Tables } from '../../engine/calculator.ts'
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

/** The rates of a rule set by date, and what has been read of them so far: the date of every figure, and the methods by entry. */
export function notedRates(tables: Tables, ruleSet: RuleSet) {
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
  return { on: notingRates(tables, ruleSet, note), figures, methods }
}
