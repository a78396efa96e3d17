import type { WorkingBands } from '../working.ts'
import { bold, type LaidOut, live, liveTerm, sheetUnder, words } from './sheet.ts'

/** The sheet of the bands: each table with where its bands lie, how much falls in each and what that bears. */
export function bandsSheet(tables: readonly WorkingBands[]): LaidOut {
  const sheet = sheetUnder(
    'Bands',
    ['Band', 36],
    ['From', 20],
    ['To', 20],
    ['Rate', 10],
    ['Amount in band', 20],
    ['Charge', 20],
    ['Name in formulas', 42],
  )
  for (const { name, title, amount, from, lines } of tables) {
    if (sheet.next > 2) sheet.add([])
    sheet.add([bold(title)])
    const first = sheet.next
    for (const [index, band] of lines.entries()) {
      const row = sheet.next
      const within = band.upTo ? `MIN(${amount.formula},C${row})` : amount.formula
      sheet.add([
        words(band.name),
        index === 0 ? liveTerm(from, 'GBP') : live(`C${row - 1}`, 'GBP'),
        band.upTo ? liveTerm(band.upTo, 'GBP') : words('and above'),
        liveTerm(band.rate, 'rate'),
        live(`MAX(0,${within}-B${row})`, 'GBP'),
        live(`D${row}*E${row}`, 'GBP'),
      ])
    }
    const last = sheet.next - 1
    const total = (column: string) => live(`SUM(${column}${first}:${column}${last})`, 'GBP', true)
    sheet.add([bold('Total'), null, null, null, total('E'), total('F'), words(name)], { name, column: 'F' })
  }
  return sheet.laidOut()
}
