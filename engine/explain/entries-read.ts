import type { Calculator, Choice, RatesOnDate, Tables } from '../calculator.ts'
import type { EntryId } from '../rates/figure.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { type RuleSet, ratesOn } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { type AnyFigure, isFigure } from './mixed-rates.ts'

/** An entry that a calculation asked for, the date that it asked about, and the figure that it got. */
export interface EntryRead {
  readonly entry: EntryId
  readonly date: string
  readonly figure: AnyFigure
}

type Inputs = Parameters<Calculator['record']>[0]

/**
 * The record of a calculation, with every entry that it asked for, once for each date, in the order of asking. `onRead` is called each time
 * an entry is read, so that it can see who is reading. The tables themselves are not changed.
 */
export function recordNoting(
  calculator: Calculator,
  inputs: Inputs,
  { ruleSet = defaultRuleSet, taxYear }: Choice = {},
  onRead: (read: EntryRead) => void = () => {},
): { readonly record: Result['record']; readonly read: readonly EntryRead[] } {
  const read = new Map<string, EntryRead>()
  const rates = notingRates(calculator.tables, ruleSet, (asked) => {
    read.set(`${asked.entry} ${asked.date}`, asked)
    onRead(asked)
  })
  return { record: calculator.recordOn(inputs, rates, taxYear), read: [...read.values()] }
}

/** The tables as a rule set reads them on a date. They call `onRead` each time an entry is read. */
export function notingRates(tables: Tables, ruleSet: RuleSet, onRead: (read: EntryRead) => void): RatesOnDate<Tables> {
  const noted = (branch: object, date: string): object =>
    new Proxy(branch, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name)
        if (typeof found !== 'object' || found === null) return found
        if (!isFigure(found)) return noted(found, date)
        const { entry } = found
        onRead({ entry, date, figure: found })
        return found
      },
    })
  return (date) => {
    const trees = Object.entries(tables).map(([name, table]) => [name, noted(ratesOn(table, date, ruleSet), date)])
    return Object.fromEntries(trees) as ReturnType<RatesOnDate<Tables>>
  }
}
