import type { Calculator } from '../../../engine/calculator.ts'
import type { Field } from '../../../engine/inputs/field.ts'
import { date } from '../../../web/lib/dates.ts'
import { optionWords } from '../../../web/lib/option-words.ts'
import type { Answer, AnswerRow } from '../definition.ts'
import { toThePenny } from '../term.ts'
import { amountOf, inputName, isChangeable, outputName } from '../working.ts'
import { inputCell } from './input-cell.ts'
import { bold, changeable, type LaidOut, live, sheetUnder, words } from './sheet.ts'

/** The contents of the answer sheet. */
export interface AnswerFacts extends Pick<Answer, 'rows' | 'further'> {
  readonly fields: Calculator['fields']
  readonly inputs: Parameters<Calculator['record']>[0]
  /** What a reader should know about the workbook, each as a heading and a sentence. */
  readonly about: readonly (readonly [heading: string, sentence: string])[]
}

const PARTS = { 'taken-off': 'taken off', total: 'the result' } as const

/** The answer sheet: inputs that can be changed, what is fixed, the rows, and notes on the file. */
export function answerSheet({ fields, inputs, rows, further, about }: AnswerFacts): LaidOut {
  const sheet = sheetUnder('Answer', ['Item', 42], ['Value', 22], ['About it', 84], ['Name in formulas', 42])
  const section = (title: string) => {
    sheet.add([])
    sheet.add([bold(title)])
  }
  const answerRow = ({ output, label, of, unit = 'GBP', part }: AnswerRow) => {
    const name = outputName(output)
    const isTotal = part === 'total'
    const said = words(part === undefined ? '' : PARTS[part])
    sheet.add([isTotal ? bold(label) : words(label), live(toThePenny(of), unit, isTotal), said, words(name)], { name, column: 'B' })
  }

  sheet.add([bold('Inputs: change these')])
  const asked = Object.entries(fields)
  for (const [field, one] of asked.filter(([, { kind }]) => isChangeable(kind))) {
    const name = inputName(field)
    const { unit, said } = inputCell(one)
    sheet.add([words(one.label), changeable(amountOf(inputs, field).toNumber(), unit), words(said), words(name)], { name, column: 'B' })
  }
  const fixed = asked.filter(([, { kind }]) => !isChangeable(kind))
  if (fixed.length > 0) section('Fixed when this file was written: to change a choice, export another file')
  for (const [field, one] of fixed) sheet.add([words(one.label), words(choiceText(one, inputs[field]))])
  section('Answer')
  rows.forEach(answerRow)
  if (further.length > 0) section('The rest of the record')
  further.forEach(answerRow)
  section('About this file')
  for (const [heading, sentence] of about) sheet.add([words(heading), null, words(sentence)])
  return sheet.laidOut()
}

/** A choice in the words of the form: Scotland, Salary sacrifice, No. */
function choiceText({ kind }: Field, chosen: unknown): string {
  if (kind === 'flag') return chosen === true ? 'Yes' : 'No'
  if (kind === 'date') return date(String(chosen))
  return kind === 'choice' ? optionWords(String(chosen)) : String(chosen)
}
