import type { Fields } from '../../../engine/inputs/field.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import type { AnswerRow } from '../definition.ts'
import { toThePenny } from '../term.ts'
import { inputName, isChangeable, outputName } from '../working.ts'
import { inputCell } from './input-cell.ts'
import { bold, changeable, type LaidOut, liveTerm, rowsUnder, words } from './sheet.ts'

/** What the sheet of the answer tells, beside the rows. */
export interface AnswerFacts {
  readonly fields: Fields
  readonly inputs: Readonly<Record<string, unknown>>
  readonly rows: readonly AnswerRow[]
  readonly further: readonly AnswerRow[]
  /** What a reader should know of the workbook: a heading and a sentence each. */
  readonly about: readonly (readonly [heading: string, sentence: string])[]
}

/** The sheet of the answer: inputs in cells to change, what is fixed, the rows, and what the workbook is. */
export function answerSheet({ fields, inputs, rows, further, about }: AnswerFacts): LaidOut {
  const sheet = rowsUnder('Item', 'Value', 'About it', 'Name in formulas')
  const section = (title: string) => {
    sheet.add([])
    sheet.add([bold(title)])
  }
  const answerRow = ({ output, label, of, unit = 'GBP', part }: AnswerRow) => {
    const name = outputName(output)
    const isTotal = part === 'total'
    const about = { 'taken-off': 'taken off', total: 'what is left or due' }
    const said = part === undefined ? '' : about[part]
    sheet.add([isTotal ? bold(label) : words(label), liveTerm(toThePenny(of), unit, isTotal), words(said), words(name)], {
      name,
      column: 'B',
    })
  }

  sheet.add([bold('Inputs: change these')])
  const asked = Object.entries(fields)
  for (const [field, about] of asked.filter(([, each]) => isChangeable(each))) {
    const name = inputName(field)
    const { unit, said } = inputCell(about)
    const value = inputs[field]
    const typed = value instanceof Decimal ? value.toNumber() : 0
    sheet.add([words(about.label), changeable(typed, unit), words(said), words(name)], { name, column: 'B' })
  }
  const fixed = asked.filter(([, each]) => !isChangeable(each))
  if (fixed.length > 0) section('Fixed when this file was written: another choice needs another file')
  for (const [field, { label }] of fixed) sheet.add([words(label), words(String(inputs[field])), words('fixed'), words('')])
  section('Answer')
  rows.forEach(answerRow)
  if (further.length > 0) section('The rest of the record')
  further.forEach(answerRow)
  section('About this file')
  for (const [heading, sentence] of about) sheet.add([words(heading), words(''), words(sentence)])
  return { title: 'Answer', widths: [42, 20, 70, 32], rows: sheet.rows, names: sheet.names }
}
