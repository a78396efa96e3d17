import type { Calculator } from '../../engine/calculator.ts'
import { ruleSets } from '../../engine/rates/generated/rule-sets.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { date, taxYear as yearText } from '../../web/lib/dates.ts'
import type { Moment, Workbook } from './definition.ts'
import { answerSheet } from './sheets/answer.ts'
import { bandsSheet } from './sheets/bands.ts'
import { validationsOf } from './sheets/input-cell.ts'
import { ordersSheet } from './sheets/orders.ts'
import { ratesSheet } from './sheets/rates.ts'
import type { LaidOut } from './sheets/sheet.ts'
import { workingSheet } from './sheets/working.ts'
import { xlsxOf } from './write.ts'

/** What a workbook is made for. */
export interface Exported extends Moment {
  readonly calculator: Calculator
  readonly workbook: Workbook
  readonly inputs: Parameters<Calculator['record']>[0]
  /** The day it is written, `2026-11-21`. */
  readonly exportedOn: string
}

/** The sheets of a calculator’s workbook for a set of inputs. The sheet of bands is left out where nothing goes through bands. */
export function sheetsOf({ calculator, workbook, inputs, ruleSet, taxYear, exportedOn }: Exported): LaidOut[] {
  const { answer, working } = workbook.contentsFor(inputs, { ruleSet, taxYear })
  const { title, about } = ruleSets[ruleSet]
  const { starts, ends } = taxYears[taxYear]
  const { rows, further, remarks = [] } = answer
  const facts: [string, string][] = [
    ['Calculator', `${workbook.title} (${calculator.slug})`],
    ['Rule set', `${ruleSet}: ${title}. ${about}`],
    ['Tax year', `${yearText(taxYear)}, ${date(starts)} to ${date(ends)}`],
    ['Written on', date(exportedOn)],
    ['Private', 'This file holds the amounts that were typed. Mind whom you give it to.'],
    [
      'Rounding',
      'The working is not rounded, but where the law rounds. Each row above is rounded to the penny on its own, so rows may miss their total by a penny.',
    ],
    [
      'Precision',
      'A spreadsheet keeps about fifteen digits. From a thousand million pounds a row may be a penny out; the calculator itself stays exact.',
    ],
    ['Change a rate', 'The yellow cells of the sheet Rates can be changed too: everything follows.'],
    ...remarks.map((remark): [string, string] => ['Note', remark]),
  ]
  return [
    answerSheet({ fields: calculator.fields, inputs, rows, further, about: facts }),
    workingSheet(working.steps),
    ...(working.bandTables.length > 0 ? [bandsSheet(working.bandTables)] : []),
    ...working.leasts.map(ordersSheet),
    ratesSheet(working.rates, working.methods, starts),
  ]
}

/** The bytes of a calculator’s workbook for a set of inputs, as an .xlsx. */
export function exportWorkbook(exported: Exported): Promise<Buffer> {
  const sheets = sheetsOf(exported)
  const names = sheets[0]?.names ?? new Map<string, string>()
  return xlsxOf(sheets, validationsOf(exported.calculator.fields, names))
}
