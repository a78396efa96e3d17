import type { Calculator, RatesChoice, RatesOnDate, Tables } from '../calculator.ts'
import type { EntryId } from '../rates/figure.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { NoRateError, type RuleSet, ratesOn, unlessMissing } from '../rates/rates-at.ts'
import { type AnyFigure, isFigure } from './mixed-rates.ts'

/** An entry that a calculation asked for, the date that it asked about, and the figure that it got. */
export interface EntryRead {
  readonly entry: EntryId
  readonly date: string
  readonly figure: AnyFigure
}

/** What a calculation asked for, once for each date, in the order of asking. */
export interface EntriesRead {
  readonly read: readonly EntryRead[]
  /** Why it has no answer, if the tables lack a value. What it asked for before that is still listed. */
  readonly missing?: NoRateError
}

/** Every entry that a calculation asks for. The tables themselves are not changed. */
export function entriesRead(
  calculator: Calculator,
  inputs: Parameters<Calculator['record']>[0],
  { ruleSet = defaultRuleSet, taxYear }: RatesChoice = {},
): EntriesRead {
  const byDate = new Map<string, EntryRead>()
  const rates = notingRates(calculator.tables, ruleSet, (asked) => byDate.set(`${asked.entry} ${asked.date}`, asked))
  const record = unlessMissing(() => calculator.recordOn(inputs, rates, taxYear))
  return { read: [...byDate.values()], ...(record instanceof NoRateError && { missing: record }) }
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
