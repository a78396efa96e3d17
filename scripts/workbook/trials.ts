import type { Calculator } from '../../engine/calculator.ts'
import type { Field } from '../../engine/inputs/field.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import type { RuleSet, TaxYear } from '../../engine/rates/rates-at.ts'
import type { GoldenRow } from '../golden/parse-golden.ts'
import { changeInputs } from './change-inputs.ts'
import type { Workbook } from './definition.ts'
import { exportWorkbook } from './export.ts'
import type { Recalculated } from './recalculate.ts'
import { isChangeable, outputName } from './working.ts'

type Inputs = Parameters<Calculator['record']>[0]

/** A workbook to recalculate, and the record that it must come to. */
export interface Trial {
  readonly name: string
  readonly workbook: Uint8Array
  readonly record: ReturnType<Calculator['record']>
}

/**
 * A trial for each golden row under each of its rule sets. A workbook is exported once for each set of choices, from the first row that makes
 * them; every other row’s amounts are put into the cells of that one, so that a formula that only fits what was exported is found out.
 */
export async function trialsOf(calculator: Calculator, workbook: Workbook, rows: readonly GoldenRow[]): Promise<Trial[]> {
  const exported = new Map<string, Buffer>()
  const trials: Trial[] = []
  for (const row of rows) {
    const parsed = calculator.parse(row.in)
    if (parsed.issues) throw new Error(`${calculator.slug}:${row.line} has inputs that are refused`)
    const { inputs } = parsed
    for (const ruleSet of row.rules as RuleSet[]) {
      const moment = { ruleSet, taxYear: row.taxYear as TaxYear }
      const choices = JSON.stringify([moment, fieldsThat(calculator, (kind) => !isChangeable(kind)).map((field) => inputs[field])])
      const bytes = exported.get(choices) ?? (await exportWorkbook({ calculator, workbook, inputs, ...moment, exportedOn: '2026-11-21' }))
      exported.set(choices, bytes)
      trials.push({
        name: `${calculator.slug}:${row.line} "${row.case}", ${ruleSet}`,
        workbook: changeInputs(bytes, amountsOf(calculator, inputs)),
        record: calculator.record(inputs, moment),
      })
    }
  }
  return trials
}

const fieldsThat = ({ fields }: Calculator, isWanted: (kind: Field['kind']) => boolean) =>
  Object.entries(fields).flatMap(([name, field]) => (isWanted(field.kind) ? [name] : []))

const amountsOf = (calculator: Calculator, inputs: Inputs) =>
  Object.fromEntries(
    fieldsThat(calculator, isChangeable).map((field) => {
      const amount = inputs[field]
      return [field, amount instanceof Decimal ? amount.toFixed() : '0']
    }),
  )

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
