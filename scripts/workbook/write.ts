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

/** Prints a sheet one page wide and as many pages long as it needs. */
const FIT_TO_PAGE: Element = { tag: 'sheetPr', markup: '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' }

/**
 * The bytes of an .xlsx file: the sheets, the names of their cells, and the limits of the cells on the first sheet. Each formula is stored
 * with its result, for previewers that do not calculate. A spreadsheet is told to recalculate when it opens the file.
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

/** Adds the results of formulas, which the library leaves out. @throws Error for a formula without a result. */
function withResults(xml: string, sheet: LaidOut | undefined): string {
  return xml.replaceAll(/<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/g, (_, address: string, attributes: string, formula: string) => {
    const result = sheet?.results.get(address)
    if (result === undefined) throw new Error(`the formula in ${sheet?.title ?? ''}!${address} has no result`)
    // A cell is a number unless it is marked as text.
    if (typeof result === 'string') return `<c r="${address}"${attributes} t="str">${formula}<v>${sanitizeTextContent(result)}</v></c>`
    if (typeof result === 'boolean') return `<c r="${address}"${attributes} t="b">${formula}<v>${Number(result)}</v></c>`
    // A division by nothing, in a step that the answer does not use for these inputs.
    if (!result.isFinite()) return `<c r="${address}"${attributes} t="e">${formula}<v>#DIV/0!</v></c>`
    return `<c r="${address}"${attributes}>${formula}<v>${result.toNumber()}</v></c>`
  })
}

/** An element of the root of a file, with its contents. */
interface Element {
  readonly tag: string
  readonly markup: string
}

/** The library does not write defined names, validations or page scale. Its helpers insert each once, where the format requires it. */
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

/** An absolute address for a name: `$B$5` for `B5`, so that it is the same wherever it is used. */
const absolute = (address: string) => address.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2')

function dataValidations(validations: readonly Validation[]): Element {
  const each = validations.map(({ address, least, most, isWhole, said }) =>
    element(
      'dataValidation',
      { type: isWhole ? 'whole' : 'decimal', showErrorMessage: 1, errorTitle: 'Not an input', error: said, sqref: address },
      element('formula1', {}, least.toFixed()) + element('formula2', {}, most.toFixed()),
    ),
  )
  return { tag: 'dataValidations', markup: element('dataValidations', { count: each.length }, each.join('')) }
}
