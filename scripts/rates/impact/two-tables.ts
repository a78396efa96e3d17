import type { Calculator, RatesChoice, Tables } from '../../../engine/calculator.ts'
import { type EntriesRead, entriesRead } from '../../../engine/explain/entries-read.ts'
import { headlinesOf } from '../../../engine/explain/outputs-of.ts'
import { allRatesOn, NoRateError, type RuleSet, type TaxYear, unlessMissing } from '../../../engine/rates/rates-at.ts'
import type { Result } from '../../../engine/result/result.ts'

/** Two revisions of the same tables. */
export interface TwoTables {
  readonly before: Tables
  readonly after: Tables
}

export type SweptInputs = Parameters<Calculator['record']>[0]

/** The tables of a revision that a calculator uses. */
export const tablesFor = ({ tables }: Calculator, of: Tables): Tables =>
  Object.fromEntries(Object.entries(tables).map(([name, own]) => [name, of[name] ?? own]))

/** Calculates with both revisions under a rule set. An answer is undefined if the tables have no value for the date. */
export function askerOf(calculator: Calculator, { before, after }: TwoTables, ruleSet: RuleSet, taxYear?: TaxYear) {
  const askOn = (of: Tables) => {
    const own = tablesFor(calculator, of)
    const records = calculator.recordsOn((date) => allRatesOn(own, date, ruleSet), taxYear)
    return (inputs: SweptInputs): Result['record'] | undefined => {
      const record = unlessMissing(() => records.of(inputs))
      return record instanceof NoRateError ? undefined : record
    }
  }
  return { before: askOn(before), after: askOn(after) }
}

/** What a calculator reads for some inputs in each revision; nothing if it reads none of the edited entries, as both are then the same. */
export function readsIn(
  calculator: Calculator,
  inputs: SweptInputs,
  { before, after }: TwoTables,
  choice: RatesChoice,
  edited: ReadonlySet<string>,
): EntriesRead[] {
  const readIn = (of: Tables) => entriesRead({ ...calculator, tables: tablesFor(calculator, of) }, inputs, choice)
  const was = readIn(before)
  const isEdited = [...was.read, ...(was.missing ? [was.missing] : [])].some(({ entry }) => edited.has(entry))
  return isEdited ? [was, readIn(after)] : []
}

/** The headline for these inputs. If today’s tables lack a value, one of the calculator’s possible headlines. */
export function headlineOf(calculator: Calculator, inputs: SweptInputs, choice: RatesChoice): Pick<Result, 'headline' | 'isKept'> {
  const result = unlessMissing(() => calculator.calculate(inputs, choice))
  if (!(result instanceof NoRateError)) return result
  const [{ key: headline, isKept } = { key: '', isKept: true }] = headlinesOf(calculator)
  return { headline, isKept }
}
