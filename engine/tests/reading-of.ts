import type { BandsFigure, EntryId, Figure, MethodFigure } from '../rates/figure.ts'
import { tables } from '../rates/generated/index.ts'
import { NoRateError, RULE_SETS, ratesOn } from '../rates/rates-at.ts'
import type { TableTree } from '../rates/table.ts'
import { ALL_ENTRIES } from './take-home-cases.ts'

/** The value of an entry on a day under statute, constants and text, as its table writes it; `none` where a rule set has no value. */
export const readingsOf = (entry: EntryId, date: string): string[] =>
  RULE_SETS.map((ruleSet) => {
    const [table = '', ...path] = entry.split('.')
    const tree: Readonly<Record<string, TableTree>> = tables
    try {
      let settled: unknown = ratesOn(tree[table] ?? {}, date, ruleSet)
      for (const name of path) settled = (settled as Readonly<Record<string, unknown>>)[name]
      return written(settled as Figure | BandsFigure | MethodFigure)
    } catch (error) {
      if (error instanceof NoRateError) return 'none'
      throw error
    }
  })

const written = (figure: Figure | BandsFigure | MethodFigure): string => {
  if ('bands' in figure) return bands(figure.bands.map(({ rate, upTo }) => [written(rate), upTo && written(upTo)]))
  if (!('unit' in figure)) return figure.value
  return figure.unit === 'percent' ? `${figure.value.times(100).toFixed()}%` : figure.value.toFixed()
}

const bands = (each: readonly (readonly [string, string | undefined])[]) =>
  each.map(([rate, upTo]) => (upTo === undefined ? rate : `${rate} to ${upTo}`)).join(', ')

/** Every entry that has a reading other than the statute. */
export const ENTRIES_WITH_READINGS: readonly string[] = ALL_ENTRIES.filter(({ values }) =>
  values.some((dated) => Object.keys(dated).some((name) => name === 'constants' || name === 'text')),
).map(({ entry }) => entry)

/** Every day on which a value of some entry starts, earliest first. */
export const DATES = [...new Set(ALL_ENTRIES.flatMap(({ values }) => values.map(({ from }) => from)))].sort()
