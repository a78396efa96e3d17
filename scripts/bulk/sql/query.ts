import type { Calculator, RatesChoice } from '../../../engine/calculator.ts'
import { outputsOf } from '../../../engine/explain/outputs-of.ts'
import type { Field, Fields } from '../../../engine/inputs/field.ts'
import { fieldsIn } from '../../../engine/inputs/fields-in-year.ts'
import type { TaxYear } from '../../../engine/rates/rates-at.ts'
import { UsageError } from '../../lib/command.ts'
import { type Dialect, quotedText } from '../whole-numbers/dialects.ts'
import { inputUnitsOf, type NumericInput } from '../whole-numbers/inputs.ts'
import { inputColumn, MOST_NARROW, passedOn, type WrittenField } from '../whole-numbers/sql.ts'
import { ABOUT_THE_ROW, about, atMost, quotedCell, readingOf, type Selected } from './cells.ts'
import { type ChoiceTable, choicesOf } from './choice-table.ts'
import { withoutQuery } from './choices.ts'
import { wrongIn } from './meant.ts'
import { yearlyAmounts } from './yearly.ts'

/** What a query is asked for. `most` is the largest amount of money that it takes, in pounds. */
export interface QueryOptions {
  readonly calculator: Calculator
  readonly dialect: Dialect
  readonly choice: Required<RatesChoice>
  /** The table, as the query names it. */
  readonly table: string
  readonly most: number
}

/**
 * A query over a table whose columns have the names of the fields, as text or as numbers; a column that the table does not have is blank.
 * It answers each row with its own columns, the record under `out.<field>`, and `fault`, which says why a row has no record.
 * @throws RangeError where an amount could be too large for the engine; UsageError for a calculator that has no query.
 */
export function queryOf({ calculator, dialect, choice, table, most }: QueryOptions): string {
  const refused = withoutQuery(calculator)
  if (refused !== undefined) throw new UsageError(refused)
  const fields = fieldsIn(calculator.fields, choice.taxYear)
  const choices = choicesOf(calculator, choice, most, dialect)
  const parts: string[] = []
  const part = (name: string, text: string, says = '', how = 'NOT MATERIALIZED ') =>
    parts.push(`${says && `-- ${says}\n`}${name} AS ${how}(\n  ${text}\n)`)
  const level = (columns: readonly (Selected | string)[], from: string) =>
    `SELECT ${columns.map((column) => `\n    ${typeof column === 'string' ? column : column.join(' AS ')}`).join(',')}\n  FROM ${from}${dialect.fence}`

  const asked = Object.keys(fields).filter((name) => name !== 'taxYear')
  part('given', dialect.withColumns(table, [...asked, ...ABOUT_THE_ROW]), 'Each row, and its columns that are inputs')
  let from = 'given'
  readingOf(calculator, fields, choice.taxYear, most, dialect).forEach((columns, index) => {
    part(`read_${index}`, level([index === 0 ? 'own_row' : '*', ...columns], from), READING[index])
    from = `read_${index}`
  })

  part(
    `choices(${choices.columns.join(', ')})`,
    `VALUES${choices.rows.map((row) => `\n    (${row.join(', ')})`).join(',')}`,
    'Which formula each set of choices has',
  )
  part(
    'chosen',
    `SELECT * FROM ${from}${choices.on.length > 0 ? ` LEFT JOIN choices ON ${choices.on.join(' AND ')}` : ' CROSS JOIN choices'}`,
  )
  const units = inputUnitsOf(Object.fromEntries(Object.entries(fields).filter(([, { isRare }]) => !isRare)), most)
  const read = new Map(
    Object.entries(units).map(([name, input]) => {
      const step = 100n / input.units
      const hundredths = about('hundredths', name)
      const value = step === 1n ? hundredths : dialect.divided(hundredths, String(step), false)
      return [name, `CASE WHEN ${about('meant', name)} = '' THEN ${blankOf(name, input, choices)} ELSE ${value} END`]
    }),
  )
  const yearly = yearlyAmounts(fields, read, units, dialect)
  part(
    'faults',
    level(['*', ...faultsIn(fields, choices, choice.taxYear, tooLarge(yearly, most))], 'chosen'),
    'What is wrong with each field alone, and then with the others',
  )
  const fault = `nullif(concat_ws('; ', rules_fault, year_fault, coalesce(nullif(concat_ws('; ', ${asked.map((name) => about('fault', name)).join(', ')}), ''), together_fault)), '')`
  // Without a fence here, DuckDB asks for each formula anew whether a row has it, with all that it takes to find a fault.
  part('judged', `SELECT *, ${fault} AS fault\n  FROM faults\n  OFFSET 0`)
  const inputs = [...read].map(([name, text]): Selected => [yearly.get(name) ?? text, inputColumn(name)])
  const constants = choices.constants.map(
    ({ name, most: furthest }): Selected => [`CAST(${name} AS ${furthest > MOST_NARROW ? dialect.wide : dialect.narrow})`, name],
  )
  const number: Selected = ['CASE WHEN fault IS NULL THEN coalesce(formula, 0) ELSE 0 END', 'formula']
  part(
    'inputs',
    level(['own_row', 'fault', number, ...inputs, ...constants], 'judged'),
    'Amounts in pennies, percentages in hundredths, and which formula; 0 where there is a fault',
    // Read once, not once for each formula.
    'MATERIALIZED ',
  )

  const outputs = outputsOf(calculator)
  const typeOf = new Map<string, WrittenField>()
  for (const { fields: written } of choices.formulas)
    for (const [name, field] of written) {
      const before = typeOf.get(name)
      if (before && before.kind !== field.kind) throw new RangeError(`the field "${name}" is ${before.kind} and ${field.kind}`)
      if (!before || field.most > before.most) typeOf.set(name, field)
    }
  const answer = (name: string, text: string) => {
    const { kind, most: furthest } = typeOf.get(name) ?? { kind: 'text', most: 0n }
    if (kind === 'amount') return dialect.inPounds(text, furthest)
    return `CAST(${text} AS ${kind === 'test' ? 'BOOLEAN' : dialect.text})`
  }
  const answers = [
    `SELECT own_row, ${outputs.map((name) => `${answer(name, 'NULL')} AS ${about('out', name)}`).join(', ')}, coalesce(fault, 'no formula for these choices') AS fault FROM inputs WHERE formula = 0`,
  ]
  choices.formulas.forEach((formula, index) => {
    const { levels, fields: written } = formula
    const name = `formula_${index + 1}`
    part(name, `SELECT * FROM inputs WHERE formula = ${index + 1}${dialect.fence}`)
    // One inside the other: DuckDB counts every named part of a query as a depth of its own, and takes a thousand.
    let last = name
    const passed = passedOn(formula)
    levels.forEach((columns, depth) => {
      const text = columns.map(
        ({ name: column, text: worked, steps }) => `,${steps.map((step) => `\n    -- ${step}`).join('')}\n    ${worked} AS ${column}`,
      )
      const before = ['own_row', ...(passed[depth] ?? [])].join(', ')
      last = `(\n  SELECT ${before}${text.join('')}\n  FROM ${last}${dialect.fence}\n) AS ${name}_${depth + 1}`
    })
    answers.push(
      `SELECT own_row, ${outputs.map((output) => `${answer(output, written.get(output)?.text ?? 'NULL')} AS ${about('out', output)}`).join(', ')}, NULL AS fault FROM ${last}`,
    )
  })
  part('answers', answers.join('\n  UNION ALL\n  '))
  return `WITH\n${parts.join(',\n')}\nSELECT ${dialect.ownColumns}, ${outputs.map((name) => about('out', name)).join(', ')}, fault FROM answers`
}

const READING = [
  'Cells as text',
  'Without the spaces around it',
  'As the form takes it',
  'The digits of numbers',
  'Pounds and pence',
  'Hundredths',
  'What was chosen, and what was expected of a cell that is wrong',
]

/** What a blank number comes to, in its units. */
function blankOf(name: string, { units, blank }: NumericInput, { limited }: ChoiceTable): string {
  const usual = String(blank ?? 'NULL')
  return limited.includes(name) ? `coalesce(${about('blank', name)} * ${units}, ${usual})` : usual
}

const wrong = (name: string, says: string) => `'column ${name}: ' || ${quotedCell(name)} || ' ' || ${says}`
const must = (name: string, expected: string) => wrong(name, `'must be ' || ${expected}`)

/** The faults of amounts that are too large in a year, though not for the period that they were typed for. */
const tooLarge = (yearly: ReadonlyMap<string, string>, most: number): string[] =>
  [...yearly].map(
    ([name, pennies]) => `CASE WHEN ${pennies} > ${BigInt(most) * 100n} THEN ${must(name, quotedText(`${atMost(most)} a year`))} END`,
  )

/** The faults of the row as `calc` words them. A field is compared with others only where each is right on its own. */
function faultsIn(fields: Fields, { refused, limited }: ChoiceTable, taxYear: TaxYear, further: readonly string[]): Selected[] {
  const own = Object.entries<Field>(fields).flatMap(([name, field]): Selected[] => {
    if (name === 'taxYear') return []
    const isFree = field.kind === 'text' && !field.isRare
    return [[isFree ? 'NULL' : wrong(name, wrongIn(about('text', name), field, about('expected', name))), about('fault', name)]]
  })
  const together = [
    ...refused.map((name) => must(name, about('refused', name))),
    ...limited.map(
      (name) => `CASE WHEN ${about('hundredths', name)} > ${about('most', name)} * 100 THEN ${must(name, about('above', name))} END`,
    ),
    ...further,
  ]
  const year = `replace(${about('text', 'taxYear')}, '/', '-') NOT IN ('', '${taxYear}')`
  return [
    ...own,
    [
      `CASE WHEN ${about('text', 'rules')} <> '' THEN 'column rules: ' || ${quotedCell('rules')} || ' belongs to the command; choose the rule set with --rules, and remove the column' END`,
      'rules_fault',
    ],
    [`CASE WHEN ${year} THEN ${must('taxYear', `'${taxYear}, the year that this query is for'`)} END`, 'year_fault'],
    [together.length === 0 ? 'CAST(NULL AS VARCHAR)' : `nullif(concat_ws('; ', ${together.join(', ')}), '')`, 'together_fault'],
  ]
}
