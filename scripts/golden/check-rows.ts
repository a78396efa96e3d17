import type { Calculator } from '../../engine/calculator.ts'
import { type EntryRead, entriesRead } from '../../engine/explain/entries-read.ts'
import type { AnyFigure } from '../../engine/explain/mixed-rates.ts'
import { outputsOf } from '../../engine/explain/outputs-of.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { provenanceOf } from '../../engine/rates/provenance.ts'
import { NoRateError, RULE_SETS, type TaxYear } from '../../engine/rates/rates-at.ts'
import { ruleSetsOffered, specifiedYears } from '../../engine/rates/rule-sets-offered.ts'
import { type DifferentFigure, differencesFrom } from '../../golden/code/compare.ts'
import { type GoldenRow, isAmount } from '../../golden/code/parse-golden.ts'
import { aligned } from '../lib/aligned.ts'
import { oneOf, UsageError } from '../lib/command.ts'
import { figureText } from '../rates/figure-text.ts'

const YEARS = Object.keys(taxYears) as TaxYear[]

/**
 * Describes what is wrong with each golden row of a calculator: the row and the rule set, each field that differs with the expected figure
 * and the engine’s, and the entries of the tables that the calculation read. For a row that cannot be calculated, it says why.
 */
export function faultsOf(calculator: Calculator, rows: readonly GoldenRow[]): string[] {
  const told = new Map<string, string>()
  return faultsBy(calculator, rows, (fault) => longText(calculator, fault, told))
}

/** The same in short, one line for each row and rule set: `golden/vat.csv row 3, "Wrong", under statute: netAmount, vatAmount`. */
export const shortFaultsOf = (calculator: Calculator, rows: readonly GoldenRow[]): string[] =>
  faultsBy(
    calculator,
    rows,
    ({ place, rules, differences }) => `${place}, under ${rules}: ${differences.map(({ name }) => name).join(', ')}`,
  )

interface FaultyRow extends ReturnType<typeof asked> {
  readonly row: GoldenRow
  /** The row as messages name it, with the name of the case. */
  readonly place: string
  readonly rules: string
  readonly differences: readonly DifferentFigure[]
}

function faultsBy(calculator: Calculator, rows: readonly GoldenRow[], textOf: (fault: FaultyRow) => string): string[] {
  return rows.flatMap((row) => {
    const place = `golden/${calculator.slug}.csv row ${row.line}, "${row.case}"`
    try {
      return row.rules.flatMap((rules) => {
        const { inputs, choice } = asked(calculator, row, rules)
        const differences = differencesFrom(row, calculator.record(inputs, choice))
        return differences.length === 0 ? [] : [textOf({ row, place, rules, choice, inputs, differences })]
      })
    } catch (error) {
      if (!(error instanceof UsageError) && !(error instanceof NoRateError)) throw error
      const instead = error instanceof NoRateError ? `, or write a taxYear other than ${row.taxYear}` : ''
      return [`${place}\n  ${error.message}${instead}`]
    }
  })
}

/** The inputs and options of a row under a rule set. @throws UsageError, with what to write instead, if a cell is not valid. */
export function asked(calculator: Calculator, row: Pick<GoldenRow, 'in' | 'out' | 'taxYear'>, rules: string) {
  const choice = { ruleSet: oneOf('rule set', rules, RULE_SETS), taxYear: oneOf('tax year', row.taxYear, YEARS) }
  for (const field of Object.keys(row.in)) oneOf('input', field, Object.keys(calculator.fields))
  for (const field of Object.keys(row.out)) oneOf('result', field, outputsOf(calculator))
  if (!ruleSetsOffered(calculator, choice.taxYear).includes(choice.ruleSet))
    throw new UsageError(
      `rules: ${choice.ruleSet} is what the specification says of ${specifiedYears(calculator).join(', ')}; write statute in a row of ${choice.taxYear}`,
    )
  const { taxYear = choice.taxYear } = row.in
  if (taxYear !== choice.taxYear)
    throw new UsageError(`in.taxYear: "${taxYear}" is not the year of the row, ${choice.taxYear}; write the same year in both`)
  const parsed = calculator.parse(row.in, choice.taxYear)
  if (parsed.issues)
    throw new UsageError(
      parsed.issues.map(({ field, expected }) => `in.${field}: "${row.in[field] ?? ''}" must be ${expected}`).join('\n  '),
    )
  return { inputs: parsed.inputs, choice }
}

function longText(
  calculator: Calculator,
  { row, place, rules, choice, inputs, differences }: FaultyRow,
  told: Map<string, string>,
): string {
  const { read } = entriesRead(calculator, inputs, choice)
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
  const readText = before === undefined ? `  it read:\n${indented(indented(entries))}` : `  it read the same entries as ${before}`
  return `${place}, under ${rules}\n${indented(table)}\n${readText}`
}

/** What was read, as cells of text: the entry, its value, the date it applies from, its reading if not the law’s, and its title. */
const cellsOfRead = ({ entry, date, figure }: EntryRead): string[] => [
  entry,
  shortText(figure),
  `since ${provenanceOf(provenance, entry, date, figure.reading)?.from ?? '?'}`,
  figure.reading === 'statute' ? '' : figure.reading,
  provenance[entry]?.title ?? '',
]

/** A figure in short: bands as `32 bands, 2% to 37%`. */
const shortText = (figure: AnyFigure): string => {
  if (!('bands' in figure)) return figureText(figure)
  const rates = figure.bands.map(({ rate }) => figureText(rate))
  return `${rates.length} bands, ${rates[0] ?? ''} to ${rates.at(-1) ?? ''}`
}

const indented = (text: string) => text.replaceAll(/^/gm, '  ')

/** How far a figure is out, such as `0.40 more`, exact to the penny; empty if it is not an amount. */
function howFar(expected: string, found: string): string {
  if (!isAmount(expected) || !isAmount(found)) return ''
  const by = new Decimal(found).minus(expected)
  return `${by.abs().toFixed(2)} ${by.isPositive() ? 'more' : 'less'}`
}
