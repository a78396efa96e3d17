import writeExcelFile from 'write-excel-file/node'
import {
  findElement,
  getClosingTagMarkup,
  getOpeningTagMarkup,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility'
import type { Validation } from './sheets/input-cell.ts'
import type { LaidOut } from './sheets/sheet.ts'

const WORKBOOK = 'xl/workbook.xml'
const SHEET = 'xl/worksheets/sheet{id}.xml'

/** As wide as a sheet of paper, and as long as it takes. */
const FIT_TO_PAGE: Element = { tag: 'sheetPr', markup: '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' }

/**
 * The bytes of an .xlsx: the sheets, the names of their cells, and what the cells of the first sheet refuse. Each formula has its result stored
 * with it, for a previewer that calculates nothing; a spreadsheet is told to calculate the file when it opens it.
 */
export const xlsxOf = (sheets: readonly LaidOut[], validations: readonly Validation[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ title, rows, widths }) => ({
      sheet: title,
      data: [...rows],
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
      showGridLines: false,
      orientation: 'landscape' as const,
    })),
    {
      fontFamily: 'Arial',
      fontSize: 10,
      features: [
        {
          files: {
            transform: {
              [WORKBOOK]: {
                transform: (xml) => inserted(xml, WORKBOOK, definedNames(sheets)),
                transformElementAttributes: (tag, attributes) => (tag === 'calcPr' ? { ...attributes, fullCalcOnLoad: 1 } : attributes),
              },
              [SHEET]: {
                transform: (xml, _options, { sheetIndex }) => {
                  const fitted = inserted(withResults(xml, sheets[sheetIndex]), SHEET, FIT_TO_PAGE)
                  return sheetIndex === 0 ? inserted(fitted, SHEET, dataValidations(validations)) : fitted
                },
                transformElementAttributes: (tag, attributes) => (tag === 'pageSetup' ? { ...attributes, fitToHeight: 0 } : attributes),
              },
            },
          },
        },
      ],
    },
  ).toBuffer()

/** The library writes a formula without its result. @throws Error for a formula that has none. */
function withResults(xml: string, sheet: LaidOut | undefined): string {
  return xml.replaceAll(/<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/g, (_, address: string, attributes: string, formula: string) => {
    const result = sheet?.results.get(address)
    if (result === undefined) throw new Error(`the formula in ${sheet?.title ?? ''}!${address} has no result`)
    // A cell holds a number unless it says that it holds text.
    if (typeof result === 'string') return `<c r="${address}"${attributes} t="str">${formula}<v>${sanitizeTextContent(result)}</v></c>`
    return `<c r="${address}"${attributes}>${formula}<v>${result.toNumber()}</v></c>`
  })
}

/** An element of a file’s root, and what it holds. */
interface Element {
  readonly tag: string
  readonly markup: string
}

/** The library writes no defined names, no validations and no scale; its own helpers put them where the format wants them, each once. */
function inserted(xml: string, file: typeof WORKBOOK | typeof SHEET, { tag, markup }: Element): string {
  const root = file === WORKBOOK ? 'workbook' : 'worksheet'
  const there = findElement(xml, tag)
  if (there) return replaceElement(xml, there, markup)
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, getOrderOfSiblings(file, root) ?? [], root)
}

const element = (tag: string, attributes: Readonly<Record<string, string | number>>, inner: string) =>
  getOpeningTagMarkup(tag, attributes) + inner + getClosingTagMarkup(tag)

function definedNames(sheets: readonly LaidOut[]): Element {
  const names = sheets.flatMap(({ title, names: cells }) =>
    [...cells].map(([name, address]) => element('definedName', { name }, sanitizeTextContent(`${title}!${absolute(address)}`))),
  )
  return { tag: 'definedNames', markup: element('definedNames', {}, names.join('')) }
}

/** `B5` as a name holds it: `$B$5`, the same wherever it is used. */
const absolute = (address: string) => address.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2')

function dataValidations(validations: readonly Validation[]): Element {
  const each = validations.map(({ address, least, most, isWhole, said }) =>
    element(
      'dataValidation',
      { type: isWhole ? 'whole' : 'decimal', showErrorMessage: 1, errorTitle: 'Not an input', error: said, sqref: address },
      element('formula1', {}, least) + element('formula2', {}, most),
    ),
  )
  return { tag: 'dataValidations', markup: element('dataValidations', { count: each.length }, each.join('')) }
}
