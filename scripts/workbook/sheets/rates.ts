import type { CellObject } from 'write-excel-file/node'
import { provenance } from '../../../engine/rates/generated/provenance/index.ts'
import { sources } from '../../../engine/rates/generated/provenance/sources.ts'
import { provenanceOf, type ReadingProvenance } from '../../../engine/rates/provenance.ts'
import type { UsedRate } from '../cells.ts'
import type { MethodRead } from '../noted-rates.ts'
import { unitOfFigure } from '../unit.ts'
import { bold, changeable, type LaidOut, type LiveCell, type SheetColumn, sheetUnder, words } from './sheet.ts'

/** The sheet of rates: each figure used, with its name, law and sources, and then the methods of calculation. */
export function ratesSheet(rates: readonly UsedRate[], methods: readonly MethodRead[]): LaidOut {
  const sourceColumns = Math.max(1, ...rates.map(({ figure, date }) => readingOf(figure, date).reading.sources.length))
  const sheet = sheetUnder(
    'Rates',
    ['Title', 48],
    ['Value', 26],
    ['Unit', 10],
    ['In force from', 15],
    ['Law', 44],
    ['Reading', 14],
    ['Status', 14],
    ['Name in formulas', 54],
    ...Array.from({ length: sourceColumns }, (_, index): SheetColumn => [index === 0 ? 'Source' : `Source ${index + 1}`, 62]),
  )
  for (const { name, title, figure, date } of rates) {
    const value = changeable(figure.value.toNumber(), unitOfFigure(figure.unit))
    const unit = words(figure.unit === 'GBP' ? 'pounds' : figure.unit)
    sheet.add([words(title), value, unit, ...restOfRow(figure, date, name)], { name, column: 'B' })
  }
  if (methods.length > 0) {
    sheet.add([])
    sheet.add([bold('Ways of calculating: fixed when this file was written')])
  }
  for (const { figure, date } of methods) {
    const { title, options } = readingOf(figure, date).about
    const chosen = options?.[figure.value] ?? figure.value
    sheet.add([words(title), words(chosen), words('method'), ...restOfRow(figure, date, '')])
  }
  return sheet.laidOut()
}

/** Since when an entry has this value, its law, its reading, its status, its name in formulas and its sources. */
function restOfRow(figure: UsedRate['figure'] | MethodRead['figure'], date: string, name: string) {
  const { from, reading } = readingOf(figure, date)
  const texts = [from, reading.law ?? '', figure.reading, reading.status, name]
  return [...texts.map(words), ...reading.sources.map(sourceCell)]
}

function readingOf({ entry, reading }: { entry: string; reading: string }, date: string) {
  const found = provenanceOf(provenance, entry, date, reading)
  if (!found) throw new RangeError(`${entry} has no reading on ${date}`)
  return found
}

/** A source’s title, as a link if it has an address. */
function sourceCell(name: ReadingProvenance['sources'][number]): CellObject | LiveCell {
  const source = (sources as Readonly<Record<string, { readonly title: string; readonly url?: string }>>)[name]
  if (!source?.url?.startsWith('https:')) return words(source?.title ?? name)
  const quoted = [source.url, source.title].map((text) => `"${text.replaceAll('"', '""')}"`)
  const link = `HYPERLINK(${quoted.join(',')})`
  return {
    cell: { value: link, type: 'Formula', textColor: '#0b57a4', align: 'left', indent: 1, alignVertical: 'top' },
    result: source.title,
  }
}
