import type { Calculator, RatesChoice } from '../../../engine/calculator.ts'
import { fieldsIn } from '../../../engine/inputs/fields-in-year.ts'
import { FormulaMerger } from '../merge/merge.ts'
import { type Dialect, quotedText } from '../whole-numbers/dialects.ts'
import { inputUnitsOf } from '../whole-numbers/inputs.ts'
import { RationalEvaluator } from '../whole-numbers/rational-evaluator.ts'
import { recordedIn } from '../whole-numbers/record.ts'
import { sqlOf, type WrittenRecord } from '../whole-numbers/sql.ts'
import { furthestFromNil } from '../whole-numbers/whole.ts'
import { about, dayNumber } from './cells.ts'
import { type ChoicesOutcome, type ChosenOptions, outcomesOf } from './choices.ts'

/** The sets of choices of a calculator as a table, and the formula that reads it. */
export interface ChoiceTable {
  readonly formula: WrittenRecord
  readonly columns: readonly string[]
  /** The cells of each row, and what it is joined on. */
  readonly rows: readonly (readonly string[])[]
  readonly on: readonly string[]
  /** The columns that the formula reads, and how far from nothing their numbers can be. */
  readonly numbers: readonly { readonly name: string; readonly most: bigint }[]
  /** The fields that may be wrong with some choices, and those whose largest number and blank depend on the choices. */
  readonly refused: readonly string[]
  readonly limited: readonly string[]
}

interface ChoiceRow {
  readonly values: readonly string[]
  readonly outcome: ChoicesOutcome
  /** Which of the sets of choices with a formula it is. */
  readonly set: number | undefined
  readonly key: string
}

/** Every set of choices with what comes of it. Choices that make no difference are left out, and days with the same outcome are one row. */
export function choicesOf(calculator: Calculator, choice: Required<RatesChoice>, most: number, dialect: Dialect): ChoiceTable {
  const merger = new FormulaMerger()
  const made = outcomesOf(calculator, choice).map(({ chosen, outcome }) => {
    const set = outcome.answer && merger.add(outcome.answer.ledger)
    return { chosen, outcome, set, key: JSON.stringify([set, outcome.limits, outcome.fault]) }
  })
  const { ledger, chosen: read } = merger.formula()
  const fractions = new RationalEvaluator({ ...inputUnitsOf(calculator.fields, most), ...read })
  const formula = sqlOf(recordedIn({ ledger }, fractions), fractions, dialect)

  const names = Object.keys(made[0]?.chosen ?? {}).filter((name) => matters(name, made))
  const day = names.find((name) => fieldsIn(calculator.fields, choice.taxYear)[name]?.kind === 'date')
  const others = names.filter((name) => name !== day)
  const rows = new Map<string, ChoiceRow[]>()
  for (const { chosen, ...one } of made) {
    const values = others.map((name) => quotedText(chosen[name] ?? ''))
    const at = values.join()
    const own = rows.get(at) ?? []
    rows.set(at, own)
    const on = day === undefined ? '' : dayNumber(chosen[day] ?? '')
    const last = own.at(-1)
    if (last?.key === one.key) {
      if (day !== undefined) own.splice(-1, 1, { ...last, values: [...last.values.slice(0, -1), on] })
    } else own.push({ ...one, values: day === undefined ? values : [...values, on, on] })
  }
  const all = [...rows.values()].flat()
  const numbers = Object.entries(read)
  const refused = [...new Set(all.flatMap(({ outcome }) => outcome.fault?.field ?? []))]
  const limited = [...new Set(all.flatMap(({ outcome }) => Object.keys(outcome.limits)))]
  return {
    formula,
    columns: [
      ...others.map((name) => about('if', name)),
      ...(day === undefined ? [] : [about('from', day), about('to', day)]),
      'has_formula',
      ...refused.map((name) => about('refused', name)),
      ...limited.flatMap((name) => [about('most', name), about('blank', name), about('above', name)]),
      ...numbers.map(([name]) => name),
    ],
    rows: all.map(({ values, outcome, set }) => [
      ...values,
      set === undefined ? 'NULL' : 'TRUE',
      ...refused.map((name) => (outcome.fault?.field === name ? quotedText(outcome.fault.expected) : 'NULL')),
      ...limited.flatMap((name) => {
        const limit = outcome.limits[name]
        return limit ? [String(limit.most), String(limit.blank), quotedText(limit.expected)] : ['NULL', 'NULL', 'NULL']
      }),
      ...numbers.map(([, { values: inSets }]) => String(inSets[set ?? -1] ?? 'NULL')),
    ]),
    on: [
      ...others.map((name) => `${about('chosen', name)} = ${about('if', name)}`),
      ...(day === undefined ? [] : [`${about('chosen', day)} BETWEEN ${about('from', day)} AND ${about('to', day)}`]),
    ],
    numbers: numbers.map(([name, limits]) => ({ name, most: furthestFromNil(limits) })),
    refused,
    limited,
  }
}

/** Whether any two sets of choices that differ in this field alone have different outcomes. */
function matters(name: string, made: readonly { readonly chosen: ChosenOptions; readonly key: string }[]): boolean {
  const seen = new Map<string, string>()
  return made.some(({ chosen, key }) => {
    const rest = JSON.stringify({ ...chosen, [name]: '' })
    const before = seen.get(rest) ?? key
    seen.set(rest, key)
    return before !== key
  })
}
