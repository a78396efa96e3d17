import type { Calculator } from '../../../engine/calculator.ts'
import type { Field } from '../../../engine/inputs/field.ts'
import type { Decimal } from '../../../engine/money/decimal.ts'
import { date } from '../../../web/text/dates.ts'
import type { AnswerLine, Contents } from '../contents.ts'
import { inputName } from '../formulas.ts'
import { inputCell, isChangeable } from './input-cell.ts'
import { bold, changeable, type LaidOut, live, sheetUnder, words } from './sheet.ts'

/** The contents of the answer sheet. */
interface AnswerFacts extends Pick<Contents, 'rows' | 'further' | 'said'> {
  readonly fields: Calculator['fields']
  readonly inputs: Parameters<Calculator['record']>[0]
  /** What a reader should know about the workbook, each as a heading and a sentence. */
  readonly about: readonly (readonly [heading: string, sentence: string])[]
}

/** The answer sheet: inputs that can be changed, what is fixed, the rows, and notes on the file. */
export function answerSheet({ fields, inputs, rows, further, said, about }: AnswerFacts): LaidOut {
  const sheet = sheetUnder('Answer', ['Item', 42], ['Value', 22], ['About it', 84], ['Name in formulas', 42])
  const section = (title: string) => {
    sheet.add([])
    sheet.add([bold(title)])
  }
  const answerRow = ({ name, label, about: where, term, value, unit, isTotal }: AnswerLine) => {
    const isText = term.binds === 'name' && typeof value === 'string'
    const cell = isText ? words(value) : live(term, value, unit, isTotal)
    sheet.add([isTotal ? bold(label) : words(label), cell, words(said(where)), words(name)], { name, column: 'B' })
  }

  sheet.add([bold('Inputs: change these')])
  const asked = Object.entries(fields).map(([field, input]) => ({ field, input, given: inputs[field] }))
  for (const { field, input, given } of asked) {
    if (!isChangeable(given)) continue
    const name = inputName(field)
    const { unit, said: limits } = inputCell(input)
    sheet.add([words(input.label), changeable(given.toNumber(), unit), words(limits), words(name)], { name, column: 'B' })
  }
  const fixed = asked.filter(({ given }) => !isChangeable(given))
  if (fixed.length > 0) section('Fixed when this file was written: to change a choice, export another file')
  for (const { input, given } of fixed) sheet.add([words(input.label), words(choiceText(input, given))])
  section('Answer')
  rows.forEach(answerRow)
  if (further.length > 0) section('The rest of the record')
  further.forEach(answerRow)
  section('About this file')
  for (const [heading, sentence] of about) sheet.add([words(heading), null, words(sentence)])
  return sheet.laidOut()
}

type Given = Decimal | string | boolean | undefined

/** A choice in the words of the form: Scotland, Salary sacrifice, No. */
function choiceText(field: Field, chosen: Given): string {
  if (chosen === undefined) return 'Left blank'
  if (field.kind === 'flag') return chosen === true ? 'Yes' : 'No'
  if (field.kind === 'date') return date(String(chosen))
  return (field.kind === 'choice' ? field.words[String(chosen)] : undefined) ?? String(chosen)
}
