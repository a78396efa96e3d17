import { HTMLElement, type Node, TextNode } from 'node-html-parser'
import { elementsOf } from '../../lib/html.ts'

/** Where on a page something is: `text`, `title`, `description`, `structured data (FAQPage)`. */
export type PagePart = string

/** A sentence, or a row of a table. */
export interface PageSentence {
  readonly text: string
  /** The heading, question or caption above it; empty if there is none. */
  readonly under: string
}

/** Elements that may be inside a sentence. Every other element ends it. */
const INLINE = new Set('a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '))
/** Adjacent cells, which read as one line. */
const CELLS = new Set(['td', 'th', 'dd'])
/** Elements that are headings of the text after them. */
const HEADINGS = new Set('h1 h2 h3 h4 h5 h6 summary caption figcaption'.split(' '))
const READ_ALOUD = ['aria-label', 'alt', 'title', 'placeholder']

/** What a page says, by place: its sentences, with a table row as one, and its structured data. */
export function sentencesOf(html: string): Map<PagePart, PageSentence[]> {
  const places = new Map<PagePart, PageSentence[]>()
  let [line, under, place] = ['', '', 'text']
  const add = (where: PagePart, text: string) => {
    const sentences = splitText(text).map((sentence) => ({ text: sentence, under: where === 'text' ? under : '' }))
    if (sentences.length > 0) places.set(where, [...(places.get(where) ?? []), ...sentences])
  }
  const endLine = () => {
    add(place, line)
    line = ''
  }
  const read = (node: Node) => {
    if (node instanceof HTMLElement) readElement(node, node.rawTagName ?? '')
    else if (node instanceof TextNode) line += node.text
  }
  const readElement = (element: HTMLElement, tag: string) => {
    if (element.getAttribute('type') === 'application/ld+json') {
      for (const { type, said } of saidIn(JSON.parse(element.rawText))) add(`structured data (${type})`, said)
      return
    }
    const isInline = INLINE.has(tag)
    const isCell = CELLS.has(tag)
    // The style sheet puts such a span on a line of its own.
    if (tag === 'span' && /[\p{L}\p{N}%.)]$/u.test(line)) line += ' '
    if (isCell && line.trim() !== '') line += ' · '
    if (!isInline && !isCell) endLine()
    if (!isInline) place = tag === 'title' ? 'title' : 'text'
    for (const [name, said] of attributesOf(element)) add(name, said)
    element.childNodes.forEach(read)
    const heading = HEADINGS.has(tag) ? tidied(line) : under
    // A term and its description also read as one line.
    if (!isInline && !isCell && tag !== 'dt') endLine()
    under = heading
    if (!isInline) place = 'text'
  }
  read(elementsOf(html))
  endLine()
  return places
}

function attributesOf(element: HTMLElement): [PagePart, string][] {
  const { attributes: given, tagName } = element
  const { content } = given
  if (tagName === 'META') return content === undefined ? [] : [[given['name'] ?? given['property'] ?? 'metadata', content]]
  return READ_ALOUD.flatMap((name): [PagePart, string][] => (given[name] === undefined ? [] : [['label', given[name]]]))
}

/** Each text in a piece of structured data, with the type of the whole. */
function saidIn(data: unknown, type = (data as { '@type'?: string })['@type'] ?? 'data'): { type: string; said: string }[] {
  if (typeof data === 'string') return [{ type, said: data }]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap((part) => saidIn(part, type)) : []
}

const segments = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

const tidied = (text: string) => text.replace(/\s+/g, ' ').trim()

function splitText(text: string): string[] {
  const tidy = tidied(text)
  if (tidy === '' || tidy.includes(' · ')) return tidy === '' ? [] : [tidy]
  return [...segments.segment(tidy)].map(({ segment }) => segment.trim())
}
