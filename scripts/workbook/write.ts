import writeExcelFile from 'write-excel-file/node'
import {
  getClosingTagMarkup,
  getOpeningTagMarkup,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility'
import type { Validation } from './sheets/input-cell.ts'
import type { LaidOut } from './sheets/sheet.ts'

const WORKBOOK = 'xl/workbook.xml'
const SHEET = 'xl/worksheets/sheet{id}.xml'

/**
 * The bytes of an .xlsx: the sheets, the names of their cells, and what the cells of the first sheet refuse. No result is stored with a
 * formula: whoever opens the file calculates it, Excel told to do so.
 */
export const xlsxOf = (sheets: readonly LaidOut[], validations: readonly Validation[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ title, rows, widths }) => ({
      sheet: title,
      data: [...rows],
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
      showGridLines: false,
    })),
    {
      features: [
        {
          files: {
            transform: {
              [WORKBOOK]: {
                transform: (xml) => inserted(xml, WORKBOOK, 'workbook', definedNames(sheets)),
                transformElementAttributes: (tag, attributes) => (tag === 'calcPr' ? { ...attributes, fullCalcOnLoad: 1 } : attributes),
              },
              [SHEET]: {
                transform: (xml, _options, { sheetIndex }) =>
                  sheetIndex === 0 && validations.length > 0 ? inserted(xml, SHEET, 'worksheet', dataValidations(validations)) : xml,
              },
            },
          },
        },
      ],
    },
  ).toBuffer()

/** The library writes no defined names and no validations; its own helpers put them where the format wants them. */
function inserted(xml: string, file: typeof WORKBOOK | typeof SHEET, root: string, markup: string): string {
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, getOrderOfSiblings(file, root) ?? [], root)
}

const element = (tag: string, attributes: Readonly<Record<string, string | number>>, inner: string) =>
  getOpeningTagMarkup(tag, attributes) + inner + getClosingTagMarkup(tag)

function definedNames(sheets: readonly LaidOut[]): string {
  const names = sheets.flatMap(({ title, names: cells }) =>
    [...cells].map(([name, address]) => element('definedName', { name }, sanitizeTextContent(`${title}!${absolute(address)}`))),
  )
  return element('definedNames', {}, names.join(''))
}

/** `B5` as a name holds it: `$B$5`, the same wherever it is used. */
const absolute = (address: string) => address.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2')

function dataValidations(validations: readonly Validation[]): string {
  const each = validations.map(({ address, least, most, isWhole, said }) =>
    element(
      'dataValidation',
      { type: isWhole ? 'whole' : 'decimal', showErrorMessage: 1, errorTitle: 'Not an input', error: said, sqref: address },
      element('formula1', {}, least) + element('formula2', {}, most),
    ),
  )
  return element('dataValidations', { count: each.length }, each.join(''))
}
