import type { Calculator, RatesChoice } from '../../../engine/calculator.ts'
import { fieldsIn } from '../../../engine/inputs/fields-in-year.ts'
import { type Dialect, quotedText } from '../whole-numbers/dialects.ts'
import { inputUnitsOf } from '../whole-numbers/inputs.ts'
import { RationalEvaluator } from '../whole-numbers/rational-evaluator.ts'
import { type RecordedField, recordedIn } from '../whole-numbers/record.ts'
import { CONSTANT, sqlOf, type WrittenRecord } from '../whole-numbers/sql.ts'
import { WholeNumbers } from '../whole-numbers/whole.ts'
import { about, dayNumber } from './cells.ts'
import { type ChoicesOutcome, type ChosenOptions, outcomesOf } from './choices.ts'

/** The sets of choices of a calculator as a table, and the formulas that it leads to. */
export interface ChoiceTable {
  /** The formulas, by their number less one. Their constants that depend on the choices are columns of the table. */
  readonly formulas: readonly WrittenRecord[]
  readonly columns: readonly string[]
  /** The cells of each row, and what it is joined on. */
  readonly rows: readonly (readonly string[])[]
  readonly on: readonly string[]
  /** The columns that formulas read. */
  readonly constants: readonly { readonly name: string; readonly most: bigint }[]
  /** The fields that may be wrong with some choices, and those whose largest number and blank depend on the choices. */
  readonly refused: readonly string[]
  readonly limited: readonly string[]
}

/** A formula with places for its constants, which may be shared by several sets of choices. */
interface Shape {
  readonly number: number
  readonly written: WrittenRecord
  /** The constants of each set of choices that has this formula. */
  readonly sets: (readonly string[])[]
  readonly most: Map<string, bigint>
}

interface FilledFormula {
  readonly formula: WrittenRecord
  /** For each set of choices, the constants that are not the same in all. */
  readonly varying: readonly (readonly string[])[]
}

interface ChoiceRow {
  readonly values: readonly string[]
  readonly outcome: ChoicesOutcome
  /** Its formula, and which of the sets of choices of that formula it is. */
  readonly shape?: Shape
  readonly set?: number
  readonly key: string
}

/**
 * Every set of choices with what comes of it. Choices that make no difference are left out, days with the same outcome are one row, and
 * formulas that differ only in constants are one formula.
 */
export function choicesOf(calculator: Calculator, choice: Required<RatesChoice>, most: number, dialect: Dialect): ChoiceTable {
  const shapes = new Map<string, Shape>()
  const known = new Map<string, ReturnType<typeof withoutConstants> & { readonly written: WrittenRecord }>()
  const units = inputUnitsOf(calculator.fields, most)
  const wholes = new WholeNumbers()
  const made = outcomesOf(calculator, choice).map(({ chosen, outcome }) => {
    if (!outcome.answer) return { chosen, outcome, key: JSON.stringify(outcome) }
    const fractions = new RationalEvaluator(units, wholes)
    const record = recordedIn(outcome.answer, fractions)
    const same = JSON.stringify(record.map(({ key, says, where }) => [key, idOf(says), idOf(where)]))
    let one = known.get(same)
    if (!one) {
      const sql = sqlOf(record, fractions, dialect)
      known.set(same, (one = { written: sql, ...withoutConstants(sql) }))
    }
    const { written, text, constants } = one
    let shape = shapes.get(text)
    if (!shape) shapes.set(text, (shape = { number: shapes.size + 1, written, sets: [], most: new Map() }))
    const key = JSON.stringify([shape.number, constants, outcome.limits])
    const set = shape.sets.push(constants) - 1
    for (const [name, field] of written.fields) if (field.most > (shape.most.get(name) ?? 0n)) shape.most.set(name, field.most)
    return { chosen, outcome, shape, set, key }
  })

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

  const filled = [...shapes.values()].map(filledIn)
  const cells = all.map(({ shape, set = 0 }) => (shape ? (filled[shape.number - 1]?.varying[set] ?? []) : []))
  const constants = Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, index) => {
    const values = cells.map((own) => BigInt(own[index] ?? 0))
    return { name: constantColumn(index), most: values.reduce(furthest, 0n) }
  })
  const refused = [...new Set(all.flatMap(({ outcome }) => outcome.fault?.field ?? []))]
  const limited = [...new Set(all.flatMap(({ outcome }) => Object.keys(outcome.limits)))]
  return {
    formulas: filled.map(({ formula }) => formula),
    columns: [
      ...others.map((name) => about('if', name)),
      ...(day === undefined ? [] : [about('from', day), about('to', day)]),
      'formula',
      ...refused.map((name) => about('refused', name)),
      ...limited.flatMap((name) => [about('most', name), about('blank', name), about('above', name)]),
      ...constants.map(({ name }) => name),
    ],
    rows: all.map((row, at) => [
      ...row.values,
      row.shape ? String(row.shape.number) : 'NULL',
      ...refused.map((name) => (row.outcome.fault?.field === name ? quotedText(row.outcome.fault.expected) : 'NULL')),
      ...limited.flatMap((name) => {
        const limit = row.outcome.limits[name]
        return limit ? [String(limit.most), String(limit.blank), quotedText(limit.expected)] : ['NULL', 'NULL', 'NULL']
      }),
      ...constants.map((_, index) => cells[at]?.[index] ?? 'NULL'),
    ]),
    on: [
      ...others.map((name) => `${about('chosen', name)} = ${about('if', name)}`),
      ...(day === undefined ? [] : [`${about('chosen', day)} BETWEEN ${about('from', day)} AND ${about('to', day)}`]),
    ],
    constants,
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

const idOf = (of: RecordedField['says']) => (typeof of === 'object' ? { id: of.id } : of)

function withoutConstants({ levels, fields }: WrittenRecord) {
  const constants: string[] = []
  const text = JSON.stringify([levels, [...fields].map(([name, { kind, text: own }]) => [name, kind, own])]).replaceAll(
    CONSTANT,
    (_, constant: string) => {
      constants.push(constant)
      return '{}'
    },
  )
  return { text, constants }
}

/** A formula with its constants as they are where all of its sets of choices have the same, and as a column where they differ. */
function filledIn({ written, most, sets }: Shape): FilledFormula {
  const varying: (readonly string[])[] = []
  const columns = new Map<string, string>()
  let place = 0
  const filled = (text: string) =>
    text.replaceAll(CONSTANT, (_, constant: string) => {
      const values = sets.map((constants) => constants[place] ?? constant)
      place++
      if (values.every((value) => value === constant)) return constant.startsWith('-') ? `(${constant})` : constant
      const key = values.join()
      let name = columns.get(key)
      if (name === undefined) {
        columns.set(key, (name = constantColumn(varying.length)))
        varying.push(values)
      }
      return name
    })
  // In the order in which the constants were taken out.
  const levels = written.levels.map((level) =>
    level.map(({ name, text, steps }) => ({ name, text: filled(text), steps: steps.map(filled) })),
  )
  const fields = new Map(
    [...written.fields].map(([name, field]) => [name, { ...field, text: filled(field.text), most: most.get(name) ?? field.most }]),
  )
  return { formula: { levels, fields }, varying: sets.map((_, set) => varying.map((values) => values[set] ?? 'NULL')) }
}

const furthest = (one: bigint, other: bigint) => (other > one ? other : -other > one ? -other : one)

const constantColumn = (index: number) => `c${index}`
