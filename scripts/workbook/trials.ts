import type { Calculator } from '../../engine/calculator.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { RULE_SETS, type RuleSet, type TaxYear } from '../../engine/rates/rates-at.ts'
import { randomInputs } from '../bench/random-inputs.ts'
import type { GoldenRow } from '../golden/parse-golden.ts'
import { changeInputs } from './change-inputs.ts'
import type { Workbook } from './definition.ts'
import { exportWorkbook } from './export.ts'
import type { Recalculated } from './recalculate.ts'
import { outputName } from './working.ts'

type Inputs = Parameters<Calculator['record']>[0]

/** A workbook to recalculate, and the record that it must come to. */
export interface Trial {
  readonly name: string
  readonly workbook: Uint8Array
  readonly record: ReturnType<Calculator['record']>
}

/** Any: the same amounts on every run. */
const SEED = 20_240_406

/**
 * A trial for each golden row under each of its rule sets. A workbook is exported once for each set of choices, from the first row that makes
 * them; every other row’s amounts, and an odd set of amounts that nobody picked, are put into the cells of that one, so that a formula that
 * only fits what was exported is found out.
 */
export async function trialsOf(calculator: Calculator, workbook: Workbook, rows: readonly GoldenRow[]): Promise<Trial[]> {
  const exported = new Map<string, Buffer>()
  const odd = randomInputs(calculator, rows.length * RULE_SETS.length, SEED)
  const trials: Trial[] = []
  for (const { case: about, line, rules, taxYear, in: raw } of rows) {
    const parsed = calculator.parse(raw)
    if (parsed.issues) throw new Error(`${calculator.slug}:${line} has inputs that are refused`)
    const { inputs } = parsed
    for (const ruleSet of rules as RuleSet[]) {
      const moment = { ruleSet, taxYear: taxYear as TaxYear }
      const trial = (bytes: Buffer, amounts: Amounts): Trial => ({
        name: `${calculator.slug}:${line} "${about}", ${ruleSet}, ${JSON.stringify(textsOf(amounts))}`,
        workbook: changeInputs(bytes, textsOf(amounts)),
        record: calculator.record({ ...inputs, ...amounts }, moment),
      })
      const choices = JSON.stringify([moment, choicesOf(inputs)])
      const there = exported.get(choices)
      const bytes = there ?? (await exportWorkbook({ calculator, workbook, inputs, ...moment, exportedOn: '2026-11-21' }))
      exported.set(choices, bytes)
      trials.push(trial(bytes, amountsOf(inputs)))
      const other = there ? undefined : odd[exported.size - 1]
      if (other) trials.push(trial(bytes, amountsOf(other.inputs)))
    }
  }
  return trials
}

/** What stands in cells to change: every amount, and nothing else. */
type Amounts = Readonly<Record<string, Decimal>>

const amountsOf = (inputs: Inputs): Amounts =>
  Object.fromEntries(Object.entries(inputs).flatMap(([name, value]) => (value instanceof Decimal ? [[name, value] as const] : [])))

const choicesOf = (inputs: Inputs) => Object.entries(inputs).filter(([, value]) => !(value instanceof Decimal))

const textsOf = (amounts: Amounts) => Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount.toFixed()]))

/** Where a recalculated answer is not the engine’s record to the penny. What a record leaves out must come to nothing. */
export function differencesFrom({ name, record }: Trial, answer: Recalculated, outputs: readonly string[]): string[] {
  return outputs.flatMap((output) => {
    const expected = record[output] ?? new Decimal(0)
    if (!(expected instanceof Decimal)) return []
    const found = answer.get(outputName(output))
    if (found === undefined) return output in record ? [`${name}: ${output} is not in the workbook`] : []
    return isAmount(found) && new Decimal(found).equals(expected)
      ? []
      : [`${name}: ${output} is ${expected.toFixed(2)} in the engine, ${found} in the workbook`]
  })
}

const isAmount = (text: string) => /^-?\d+(\.\d+)?(E[+-]?\d+)?$/.test(text)
