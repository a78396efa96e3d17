import type { Calculator, RatesChoice } from '../../engine/calculator.ts'
import { ruleSets } from '../../engine/rates/generated/rule-sets.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { calculators } from '../../web/calculators/index.ts'
import { date, taxYear as yearText } from '../../web/text/dates.ts'
import { contentsOf } from './contents.ts'
import { answerSheet } from './sheets/answer.ts'
import { bandsSheet } from './sheets/bands.ts'
import { validationsOf } from './sheets/input-cell.ts'
import { ratesSheet } from './sheets/rates.ts'
import type { LaidOut } from './sheets/sheet.ts'
import { waysSheet } from './sheets/ways.ts'
import { workingSheet } from './sheets/working.ts'
import { xlsxOf } from './write.ts'

/** Calculators that no workbook is written for, and why. */
export const WITHOUT_WORKBOOK: Readonly<Record<string, string>> = {
  'tax-bill': 'the ways to use its allowances make formulas that are too long for Excel; npm run calc works out tables of people',
}

/** What to export: a calculator with its inputs, the rule set, the tax year and the date. */
export interface Exported extends Required<RatesChoice> {
  readonly calculator: Calculator
  readonly inputs: Parameters<Calculator['record']>[0]
  /** The date of writing, `2026-11-21`. */
  readonly exportedOn: string
}

/** The sheets of a calculator’s workbook for a set of inputs. The sheets of bands and of ways are left out if no formula uses them. */
export function sheetsOf({ calculator, inputs, ruleSet, taxYear: chosen, exportedOn }: Exported): LaidOut[] {
  const { rows, further, cells, said, methods, taxYear } = contentsOf(calculator, inputs, { ruleSet, taxYear: chosen })
  const { title, about } = ruleSets[ruleSet]
  const { starts, ends } = taxYears[taxYear]
  const facts: [string, string][] = [
    ['Calculator', `${titleOf(calculator)} (${calculator.slug})`],
    ['Rule set', `${ruleSet}: ${title}. ${about}`],
    ['Tax year', `${yearText(taxYear)}, ${date(starts)} to ${date(ends)}`],
    ['Written on', date(exportedOn)],
    ['Private', 'This file contains the amounts that were typed. Take care who you share it with.'],
    [
      'Rounding',
      'The working is rounded only where the law rounds. Each row above is rounded on its own, so rows may be a penny away from their total.',
    ],
    [
      'Precision',
      'A spreadsheet keeps about fifteen digits. Above a thousand million pounds a row may be a penny out, and more above a million million; the calculator is exact.',
    ],
    ['Change a rate', 'You can also change the yellow cells on the sheet Rates. All results are recalculated.'],
    ...(Object.values(inputs).some((given) => given === undefined) ? [BLANK] : []),
  ]
  return [
    answerSheet({ fields: calculator.fields, inputs, rows, further, said, about: facts }),
    workingSheet(cells.steps, said),
    ...(cells.bandTables.length > 0 ? [bandsSheet(cells.bandTables, said)] : []),
    ...(cells.wayTables.length > 0 ? [waysSheet(cells.wayTables, said)] : []),
    ratesSheet(cells.rates, methods),
  ]
}

const BLANK: [string, string] = [
  'Left blank',
  'The formulas are for the boxes that were filled in. To fill in one that was left blank, export another file.',
]

/** The title of a calculator’s page. */
export const titleOf = ({ slug }: Pick<Calculator, 'slug'>): string => calculators.find((about) => about.slug === slug)?.name ?? slug

/** The bytes of the .xlsx file of a calculator’s workbook for a set of inputs. */
export function exportWorkbook(exported: Exported): Promise<Buffer> {
  const sheets = sheetsOf(exported)
  const names = sheets[0]?.names ?? new Map<string, string>()
  return xlsxOf(sheets, validationsOf(exported.calculator.fields, names))
}
