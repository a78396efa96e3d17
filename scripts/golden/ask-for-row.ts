import type { Calculator } from '../../engine/calculator.ts'
import type { Field } from '../../engine/inputs/field.ts'
import { fieldsIn } from '../../engine/inputs/fields-in-year.ts'
import { defaultRuleSet } from '../../engine/rates/generated/rule-sets.ts'
import { defaultTaxYear, taxYears } from '../../engine/rates/generated/tax-years.ts'
import { type NoRateError, RULE_SETS, type RuleSet, type TaxYear } from '../../engine/rates/rates-at.ts'
import { ruleSetsOffered } from '../../engine/rates/rule-sets-offered.ts'
import { type GoldenRow, goldenRow, isAmount } from '../../golden/code/parse-golden.ts'
import { knownFigures, readsOf } from '../../golden/code/row-reads.ts'
import { misreadBySpreadsheet, plainCell, tidyCell } from '../../golden/code/spreadsheet-cell.ts'
import { workingFaults } from '../../golden/code/working-faults.ts'
import { oneOf, UsageError } from '../lib/command.ts'
import { askUntil } from '../lib/terminal.ts'
import { basisOf } from './sources.ts'

/** The golden file to add a row to. */
interface GoldenFile {
  readonly columns: readonly string[]
  readonly rows: readonly GoldenRow[]
}

const YEARS = Object.keys(taxYears) as TaxYear[]

/** Asks a question and returns the trimmed answer. */
export type Ask = (question: string) => Promise<string>

/**
 * Asks for each cell of a golden row, and asks again, saying what to write instead, until the answer is right.
 * Inputs are parsed as the calculator parses them. The engine’s results are never shown or kept: an expected figure comes from outside,
 * and its working must arrive at it by its own arithmetic.
 * @returns the cells by column.
 * @throws UsageError for inputs that the tables cannot answer in any tax year.
 */
export async function askForRow(
  calculator: Calculator,
  file: GoldenFile,
  ask: Ask,
  say: (text: string) => void,
): Promise<Record<string, string>> {
  const askFor = (question: string, accept: (answer: string) => string) => askUntil(ask, say, question, (answer) => accept(safe(answer)))
  const cells: Record<string, string> = {}
  /** The row as far as it has been answered. */
  const row = () => goldenRow(cells, file.rows.length + 2)

  cells['case'] = await askFor('Name of the case, saying which rule it tests: ', (name) => {
    const same = file.rows.find((other) => other.case === name)
    if (same) throw new UsageError(`row ${same.line} has this name already; write another`)
    return named(name, 'name of the case')
  })
  cells['rules'] = await askFor(
    `Rule sets that it holds under, from ${RULE_SETS.join(', ')}, joined by + [${defaultRuleSet}]: `,
    (answer) =>
      (answer || defaultRuleSet)
        .split('+')
        .map((name) => oneOf('rule set', name.trim(), RULE_SETS))
        .join('+'),
  )
  const askYear = async (years: readonly TaxYear[], otherwise: string) => {
    cells['taxYear'] = await askFor(`Tax year, from ${years.join(', ')} [${otherwise}]: `, (answer) =>
      oneOf('tax year', (answer || otherwise).replace('/', '-'), years),
    )
  }
  const yearsOfRules = YEARS.filter((year) => row().rules.every((name) => ruleSetsOffered(calculator, year).includes(name as RuleSet)))
  await askYear(yearsOfRules, defaultTaxYear)

  say('\nThe inputs. Press Enter to leave a cell blank, which means the value in brackets.')
  const askInput = async (column: string) => {
    const name = column.slice('in.'.length)
    const field = fieldsIn(calculator.fields, cells['taxYear'] as TaxYear)[name]
    if (!field) throw new UsageError(`golden/${calculator.slug}.csv has a column ${column}, which is not an input; remove it`)
    cells[column] = await askFor(`${field.label} (${name})${hintOf(field)}: `, (answer) => {
      const fault = calculator.parse({ [name]: answer }, cells['taxYear'] as TaxYear).issues?.find((issue) => issue.field === name)
      if (fault) throw new UsageError(`"${answer}" must be ${fault.expected}`)
      return tidyCell(column, answer)
    })
  }
  // Where a calculator asks for the year, it is that of the row.
  let toAsk = file.columns.filter((column) => column.startsWith('in.') && column !== 'in.taxYear')
  while (toAsk.length > 0) {
    for (const column of toAsk) await askInput(column)
    const { issues = [] } = calculator.parse(row().in, cells['taxYear'] as TaxYear)
    for (const { field, expected } of issues) say(`  ${field} must be ${expected}`)
    toAsk = issues.map(({ field }) => `in.${field}`)
  }
  const lacking = new Map(YEARS.map((year) => [year, lackingIn(calculator, { ...row(), taxYear: year })]))
  const chosen = YEARS.find((year) => year === cells['taxYear'])
  const lack = chosen && lacking.get(chosen)
  if (lack) {
    const years = yearsOfRules.filter((year) => !lacking.get(year) && !calculator.parse(row().in, year).issues)
    const [first] = years
    if (first === undefined) throw new UsageError(`${lack.message}; no other tax year has one either, so nothing was written`)
    say(
      `  ${chosen} cannot be asked about: ${lack.entry} has no value for ${lack.date}; write ${years.join(' or ')}, or add the value first`,
    )
    await askYear(years, years.find((year) => year === defaultTaxYear) ?? first)
  }

  if (file.columns.includes('in.taxYear')) cells['in.taxYear'] = cells['taxYear'] ?? ''

  say('\nThe expected results, from outside: a published example, or arithmetic from the law. Press Enter to leave a result unchecked.')
  const results = file.columns.filter((column) => column.startsWith('out.'))
  while (results.every((column) => (cells[column] ?? '') === '')) {
    if (results.some((column) => column in cells)) say('  a row without an expected result tests nothing; write at least one')
    for (const column of results) {
      const name = column.slice('out.'.length)
      cells[column] = await askFor(`Expected ${name}: `, (answer) => expectation(column, answer, file.rows))
    }
  }

  cells['source'] = await askFor('\nSource: the published example with its address, or the law: ', (source) => {
    if (basisOf({ source: named(source, 'source') }) !== 'nothing') return source
    throw new UsageError(
      'nobody else could find that source; write the law (ITA 2007 s.10), an address, a name of rates/sources.yaml or a publisher of scripts/golden/publishers.ts',
    )
  })
  const { out } = row()
  const known = knownFigures(calculator, row())
  cells['working'] = await askFor(
    'Working for each figure, such as taxableIncome: 60000 - 12570 = 47430.00; incomeTax: 37700*20% + 9730*40% = 11432.00: ',
    (working) => {
      const faults = workingFaults({ working, out }, known)
      if (faults.length > 0) throw new UsageError(faults.join('\n  '))
      return working
    },
  )
  return cells
}

/** The value that the tables lack for a row, under any of its rule sets. */
const lackingIn = (calculator: Calculator, row: GoldenRow): NoRateError | undefined =>
  readsOf(calculator, row).find(({ missing }) => missing)?.missing

/** Returns an answer that a row must have. @throws UsageError if it is blank. */
function named(answer: string, what: string): string {
  if (answer === '') throw new UsageError(`a row needs a ${what}; write one`)
  return answer
}

/** Returns the answer as a tidy cell. @throws UsageError if a spreadsheet would change it. */
function safe(answer: string): string {
  const misread = misreadBySpreadsheet(tidyCell('in.', answer))
  if (misread !== undefined) throw new UsageError(`"${answer}" ${misread}`)
  return answer
}

const isFlag = (cell: string) => cell === 'true' || cell === 'false'

/** The tidy cell for an expected result. @throws UsageError if it is not the same kind as the results already in its column. */
function expectation(column: string, answer: string, rows: readonly GoldenRow[]): string {
  const tidy = tidyCell(column, answer)
  const before = rows.flatMap((row) => row.out[column.slice('out.'.length)] ?? [])
  if (tidy === '' || before.length === 0) return tidy
  if (before.every(isAmount) && !isAmount(plainCell(tidy)))
    throw new UsageError(`"${answer}" is not a figure; write one like 7540 or 7540.25`)
  if (before.every(isFlag) && !isFlag(tidy)) throw new UsageError(`"${answer}" is neither true nor false; write one of them`)
  return tidy
}

/** What may be written and, in brackets, what a blank means. */
function hintOf(field: Field): string {
  switch (field.kind) {
    case 'money':
      return `, in pounds [${field.blank ?? 0}]`
    case 'percent':
      return ', in percent without the sign [0]'
    case 'number':
      return `, ${field.least} to ${field.most}${field.unit === undefined ? '' : ` ${field.unit}`} [${field.blank}]`
    case 'choice':
      return `, one of ${field.options.join(', ')} [${field.blank}]`
    case 'flag':
      return `, true or false [${field.blank}]`
    case 'date':
      return `, ${field.first} to ${field.last} [${field.blank}]`
    case 'text':
      return ` [${field.blank}]`
  }
}
