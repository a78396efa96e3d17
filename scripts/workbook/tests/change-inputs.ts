import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { inputName } from '../formulas.ts'

/** The inputs are on the first sheet. */
const SHEET = 'xl/worksheets/sheet1.xml'
const ANY_SHEET = /^xl\/worksheets\/sheet\d+\.xml$/

/**
 * Returns a workbook with other amounts in its input cells, as if they had been typed there. The stored results of the formulas are
 * removed, because they belong to the old amounts and LibreOffice trusts what is stored. Nothing else in the file changes.
 * @throws Error if an input has no cell.
 */
export function changeInputs(workbook: Uint8Array, amounts: Readonly<Record<string, string>>): Uint8Array {
  const parts = unzipSync(workbook)
  const sheet = Object.entries(amounts).reduce(
    (xml, [field, amount]) => withAmount(xml, addressOf(textOf(parts, 'xl/workbook.xml'), inputName(field)), amount),
    textOf(parts, SHEET),
  )
  const changed = { ...parts, [SHEET]: strToU8(sheet) }
  return zipSync(
    Object.fromEntries(
      Object.entries(changed).map(([path, part]) => [path, ANY_SHEET.test(path) ? strToU8(withoutResults(strFromU8(part))) : part]),
    ),
  )
}

const withoutResults = (sheet: string) => sheet.replaceAll(/(?: t="(?:str|b|e)")?(><f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1')

function textOf(parts: Readonly<Record<string, Uint8Array>>, path: string): string {
  const part = parts[path]
  if (!part) throw new Error(`the workbook has no ${path}`)
  return strFromU8(part)
}

function addressOf(workbook: string, name: string): string {
  const [, column, row] = new RegExp(`<definedName name="${name}">Answer!\\$([A-Z]+)\\$(\\d+)</definedName>`).exec(workbook) ?? []
  if (column === undefined || row === undefined) throw new Error(`the workbook has no cell named ${name}`)
  return column + row
}

function withAmount(sheet: string, address: string, amount: string): string {
  const cell = new RegExp(`(<c r="${address}"[^>]*><v>)[^<]*(</v>)`)
  if (!cell.test(sheet)) throw new Error(`the workbook has no number in ${address}`)
  return sheet.replace(cell, `$1${amount}$2`)
}
