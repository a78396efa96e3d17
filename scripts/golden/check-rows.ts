import type { Calculator } from '../../engine/calculator.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { NoRateError, RULE_SETS } from '../../engine/rates/rates-at.ts'
import { aligned } from '../lib/aligned.ts'
import { oneOf, UsageError } from '../lib/command.ts'
import { cellsOfRead, recordNoting } from '../rates/entries-read.ts'
import { differencesFrom } from './compare.ts'
import type { GoldenRow } from './parse-golden.ts'

const YEARS = Object.keys(taxYears) as TaxYear[]

/**
 * What is wrong with each golden row of a calculator, as text to read: the row and the rule set, each field that differs with what was
 * expected and what the engine got, and the entries of the tables that the calculation read. A row that cannot be calculated says why.
 */
export function faultsOf(calculator: Calculator, rows: readonly GoldenRow[]): string[] {
  const told = new Map<string, string>()
  return rows.flatMap((row) => {
    const place = `golden/${calculator.slug}.csv row ${row.line}, "${row.case}"`
    try {
      return row.rules.flatMap((rules) => faultUnder(calculator, row, rules, place, told))
    } catch (error) {
      if (!(error instanceof UsageError) && !(error instanceof NoRateError)) throw error
      const instead = error instanceof NoRateError ? `, or write another taxYear than ${row.taxYear}` : ''
      return [`${place}\n  ${error.message}${instead}`]
    }
  })
}

function faultUnder(calculator: Calculator, row: GoldenRow, rules: string, place: string, told: Map<string, string>): string[] {
  const ruleSet = oneOf('rule set', rules, RULE_SETS)
  const taxYear = oneOf('tax year', row.taxYear, YEARS)
  for (const field of Object.keys(row.in)) oneOf('input', field, Object.keys(calculator.fields))
  for (const field of Object.keys(row.out)) oneOf('result', field, calculator.outputs)
  const parsed = calculator.parse(row.in)
  if (parsed.issues)
    throw new UsageError(
      parsed.issues.map(({ field, expected }) => `in.${field}: "${row.in[field] ?? ''}" must be ${expected}`).join('\n  '),
    )
  const differences = differencesFrom(row, calculator.record(parsed.inputs, { ruleSet, taxYear }))
  if (differences.length === 0) return []

  const { read } = recordNoting(calculator, parsed.inputs, { ruleSet, taxYear })
  const entries = aligned(read.map(cellsOfRead), [1])
  const before = told.get(entries)
  const here = `row ${row.line}, ${rules}`
  if (before === undefined) told.set(entries, here)
  const table = aligned(
    [
      ['field', 'expected', 'got', 'got is'],
      ...differences.map(({ name, expected, found }) => [name, expected, found, howFar(expected, found)]),
    ],
    [1, 2],
  )
  return [
    `${place}, under ${rules}\n${indented(table)}\n${before === undefined ? `  it read:\n${indented(indented(entries))}` : `  it read the entries of ${before}`}`,
  ]
}

const indented = (text: string) => text.replaceAll(/^/gm, '  ')

/** `0.40 more`, in pence so that nothing is lost; nothing for what is no amount. */
function howFar(expected: string, found: string): string {
  const [from, to] = [expected, found].map((text) => (/^-?\d+\.\d\d$/.test(text) ? BigInt(text.replace('.', '')) : undefined))
  if (from === undefined || to === undefined) return ''
  const pence = (to > from ? to - from : from - to).toString().padStart(3, '0')
  return `${pence.slice(0, -2)}.${pence.slice(-2)} ${to > from ? 'more' : 'less'}`
}
