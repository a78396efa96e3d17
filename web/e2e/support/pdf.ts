import { inflateSync } from 'node:zlib'

/** The text of each page of a PDF that Chromium printed. A PDF need not have spaces, so this has none, nor capitals. */
export function textOfPdf(pdf: Buffer): readonly string[] {
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)) {
    const [dictionary = '', stream] = body.split(/stream\n(.*)\nendstream/s)
    objects.set(id, { dictionary, stream })
  }
  const textIn = (id: string | undefined) => {
    const { dictionary = '', stream } = objects.get(id ?? '') ?? {}
    if (stream === undefined) throw new Error(`the PDF has no stream ${id}`)
    const bytes = Buffer.from(stream, 'latin1')
    return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
  }
  const isPage = ({ dictionary }: PdfObject) => /\/Type \/Page\b/.test(dictionary)
  return [...objects.values()].filter(isPage).map(({ dictionary }) => {
    const fonts = new Map<string, ReadonlyMap<string, string>>()
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const letters = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1]
      fonts.set(name, lettersOf(textIn(letters)))
    }
    return shownText(textIn(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]), fonts)
  })
}

interface PdfObject {
  readonly dictionary: string
  readonly stream: string | undefined
}

/** The letters that the codes of a font stand for (ISO 32000-1, 9.10.3). */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const [, lines = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(code, utf16(text))
  }
  for (const [, lines = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, first = '', last = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let code = hex(first); code <= hex(last); code++) letters.set(toHex(code), utf16(toHex(hex(text) + code - hex(first))))
    }
  }
  return letters
}

/** What a page’s operators show: `/F4 12 Tf` chooses a font, `<00240045> Tj` shows letters in it. */
function shownText(operators: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map()
  let text = ''
  for (const [, font, codes] of operators.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters
    for (const [code] of codes?.matchAll(/.{4}/g) ?? []) text += letters.get(code) ?? '\uFFFD'
  }
  return withoutSpaces(text)
}

/** A text as `textOfPdf` has it. */
export const withoutSpaces = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00AD\u200B]/g, '')

const hex = (digits: string) => Number.parseInt(digits, 16)
const toHex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
const utf16 = (digits: string) => String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map(hex))
