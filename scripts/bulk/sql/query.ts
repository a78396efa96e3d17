import type { Calculator, RatesChoice } from '../../../engine/calculator.ts'
import { outputsOf } from '../../../engine/explain/outputs-of.ts'
import type { Field, Fields } from '../../../engine/inputs/field.ts'
import { fieldsIn } from '../../../engine/inputs/fields-in-year.ts'
import type { TaxYear } from '../../../engine/rates/rates-at.ts'
import { UsageError } from '../../lib/command.ts'
import { type Dialect, quotedText } from '../whole-numbers/dialects.ts'
import { inputUnitsOf, type NumericInput } from '../whole-numbers/inputs.ts'
import { inputColumn, MOST_NARROW, passedOn } from '../whole-numbers/sql.ts'
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
    'What each set of choices decides in the formula',
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
  // Without a fence here, DuckDB asks twice whether a row can be answered, with all that it takes to find a fault.
  part('judged', `SELECT *, ${fault} AS fault\n  FROM faults\n  OFFSET 0`)
  const inputs = [...read].map(([name, text]): Selected => [yearly.get(name) ?? text, inputColumn(name)])
  const decided = choices.numbers.map(
    ({ name, most: furthest }): Selected => [
      `CAST(${name} AS ${furthest > MOST_NARROW ? dialect.wide : dialect.narrow})`,
      inputColumn(name),
    ],
  )
  const isAnswered: Selected = ['fault IS NULL AND coalesce(has_formula, FALSE)', 'is_answered']
  part(
    'inputs',
    level(['own_row', 'fault', isAnswered, ...inputs, ...decided], 'judged'),
    'Amounts in pennies, percentages in hundredths, what the choices decide, and whether there is an answer',
    // Read once, not once more for the rows without an answer.
    'MATERIALIZED ',
  )

  const outputs = outputsOf(calculator)
  const { levels, fields: written } = choices.formula
  const answer = (name: string, text = written.get(name)?.text ?? 'NULL') => {
    const { kind, most: furthest } = written.get(name) ?? { kind: 'text', most: 0n }
    const typed = kind === 'amount' ? dialect.inPounds(text, furthest) : `CAST(${text} AS ${kind === 'test' ? 'BOOLEAN' : dialect.text})`
    return `${typed} AS ${about('out', name)}`
  }
  part('answered', `SELECT * FROM inputs WHERE is_answered${dialect.fence}`)
  // One inside the other: DuckDB counts every named part of a query as a depth of its own, and takes a thousand.
  let last = 'answered'
  const passed = passedOn(choices.formula)
  levels.forEach((columns, depth) => {
    const text = columns.map(
      ({ name: column, text: worked, steps }) => `,${steps.map((step) => `\n    -- ${step}`).join('')}\n    ${worked} AS ${column}`,
    )
    const before = ['own_row', ...(passed[depth] ?? [])].join(', ')
    last = `(\n  SELECT ${before}${text.join('')}\n  FROM ${last}${dialect.fence}\n) AS level_${depth + 1}`
  })
  const answers = [
    `SELECT own_row, ${outputs.map((name) => answer(name, 'NULL')).join(', ')}, coalesce(fault, 'no formula for these choices') AS fault FROM inputs WHERE NOT is_answered`,
    `SELECT own_row, ${outputs.map((name) => answer(name)).join(', ')}, NULL AS fault FROM ${last}`,
  ]
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
