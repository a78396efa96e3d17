import { Refused, SAVE_AS } from './refused.ts'

/** How many bytes of a file tell its kind. */
const TELLING = 2 ** 10

/** Kinds of files that are no table, by their first bytes, one character for each. */
const NO_TABLES: readonly (readonly [beginning: RegExp, sentence: string])[] = [
  [/^%PDF-/, 'This is a PDF, which has no columns. Choose the spreadsheet or the CSV file that it was made from.'],
  [
    /^(?:\x89PNG|\xFF\xD8\xFF|GIF8|RIFF.{4}WEBP|.{4}ftyp|II\*\0|MM\0\*)/s,
    'This is a picture. Choose the spreadsheet or the CSV file that it shows.',
  ],
  [
    /^\s*<(?:!doctype|html|head|body|table|meta|style|div)\b/i,
    `This is a web page, whatever it is called. Open it in a spreadsheet, ${SAVE_AS}.`,
  ],
  [/^\s*<\?xml/i, `This is an XML file. Open it in a spreadsheet, ${SAVE_AS}.`],
  [/^\s*(?:\[\s*[[{]|\{\s*")/, 'This is JSON, not a table. Choose a CSV file or an Excel spreadsheet.'],
]

/** How the files begin that spreadsheets are saved as. */
const PACKED = 'PK\x03\x04'
const COMPOUND = '\xD0\xCF\x11\xE0'

/**
 * Tells by what is in a file, not by its name, whether it is to be read as text or as a spreadsheet.
 * @throws Refused for a file that is neither, with the sentence that is true of it.
 */
export async function kindOf(file: Blob): Promise<'text' | 'spreadsheet'> {
  const bytes = new Uint8Array(await file.slice(0, TELLING).arrayBuffer())
  const start = String.fromCharCode(...bytes).replace(/^\xEF\xBB\xBF/, '')
  const [, sentence] = NO_TABLES.find(([beginning]) => beginning.test(start)) ?? []
  if (sentence !== undefined) throw new Refused(sentence)
  return start.startsWith(PACKED) || start.startsWith(COMPOUND) ? 'spreadsheet' : 'text'
}
