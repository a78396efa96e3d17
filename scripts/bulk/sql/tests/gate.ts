import type { Calculator, RatesChoice } from '../../../../engine/calculator.ts'
import { outputsOf } from '../../../../engine/explain/outputs-of.ts'
import { type Field, isNumeric } from '../../../../engine/inputs/field.ts'
import { LARGEST_AMOUNT } from '../../../../engine/inputs/kinds.ts'
import { Decimal } from '../../../../engine/money/decimal.ts'
import { taxYears } from '../../../../engine/rates/generated/tax-years.ts'
import type { TaxYear } from '../../../../engine/rates/rates-at.ts'
import { ruleSetsOffered } from '../../../../engine/rates/rule-sets-offered.ts'
import { compiledQuestions } from '../../whole-numbers/compile.ts'
import type { Dialect } from '../../whole-numbers/dialects.ts'
import { withoutQuery } from '../choices.ts'
import { queryOf } from '../query.ts'
import type { Engine } from './duckdb.ts'
import type { Cells } from './seeded-rows.ts'

/** An engine, and the query that it is given, which a test may spoil. */
export interface Tried {
  readonly dialect: Dialect
  readonly engine: Engine
  readonly spoil?: (query: string) => string
}

/** Every tax year and rule set in which a calculator answers. */
export const choicesFor = (calculator: Calculator): Required<RatesChoice>[] =>
  (Object.keys(taxYears) as TaxYear[]).flatMap((taxYear) => ruleSetsOffered(calculator, taxYear).map((ruleSet) => ({ ruleSet, taxYear })))

const MOST = LARGEST_AMOUNT.toNumber()

/**
 * Where decimals, the compiled formula and an engine, if one is given and the calculator has a query, disagree about a field of some rows:
 * one line for each row. Amounts go up to the largest that a field takes.
 */
export async function disagreements(
  calculator: Calculator,
  choice: Required<RatesChoice>,
  rows: readonly Cells[],
  tried?: Tried,
): Promise<string[]> {
  const keys = outputsOf(calculator)
  const answers = tried && withoutQuery(calculator) === undefined ? await answersOf(tried, calculator, choice, rows) : undefined
  const asked = rows.map((row) => {
    const parsed = calculator.parse(row, choice.taxYear)
    if (parsed.issues) throw new RangeError(`${JSON.stringify(row)} is refused`)
    return { inputs: parsed.inputs, choice }
  })
  const questions = compiledQuestions(calculator, asked, { keys, most: MOST })
  return rows.flatMap((row, index) => {
    const record = calculator.record(asked[index]?.inputs ?? {}, choice)
    const decimals = keys.map((key) => textOf(record[key])).join('|')
    const compiled = questions[index]?.run(questions[index].numbers).join('|')
    const answered = answers?.get(index)
    const wrong = [
      ...(compiled === decimals ? [] : [`compiled ${compiled}`]),
      ...(!answers || (hasRare(calculator, row) ? answered?.includes('left blank in a query') : answered === `|${decimals}`)
        ? []
        : [`${tried?.dialect.name} ${answered}`]),
    ]
    return wrong.length > 0 ? [`${JSON.stringify(row)}: ${decimals}, but ${wrong.join(' and ')}`] : []
  })
}

/** Whether a row says anything of what few people have, which no query takes. */
export const hasRare = ({ fields }: Calculator, row: Cells): boolean =>
  Object.entries<Field>(fields).some(([name, field]) => field.isRare && isGiven(row[name] ?? '', field))

/** Whether a cell says anything but what its blank means. */
const isGiven = (cell: string, field: Field): boolean => cell !== '' && (isNumeric(field) || cell !== String(field.blank))

/** The fault and the fields that an engine gives each row, by its number. */
async function answersOf(
  { dialect, engine, spoil = (query) => query }: Tried,
  calculator: Calculator,
  choice: Required<RatesChoice>,
  rows: readonly Cells[],
) {
  const keys = outputsOf(calculator)
  const query = spoil(queryOf({ calculator, dialect, choice, table: 'people', most: MOST }))
  const answers = await engine(
    rows.map((row, id) => ({ id: String(id), ...row })),
    `SELECT id, concat_ws('|', coalesce(fault, ''), ${keys.map((key) => `coalesce(CAST("out.${key}" AS ${dialect.text}), '')`).join(', ')}) AS fields FROM (${query}) AS answered`,
  )
  return new Map(answers.map(({ id, fields }) => [Number(id), fields]))
}

const textOf = (value: Decimal | string | boolean | undefined): string =>
  value instanceof Decimal ? value.toFixed(2) : String(value ?? '')
