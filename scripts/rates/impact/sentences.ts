/** Where on a page something is: `text`, `title`, `description`, `structured data (FAQPage)`. */
export type Place = string

/** A sentence, or a row of a table. */
export interface Sentence {
  readonly text: string
  /** The heading, question or caption above it; empty if there is none. */
  readonly under: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': '’' }
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

/** Elements that may be inside a sentence. Every other element ends it. */
const INLINE = new Set('a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '))
/** Adjacent cells, which read as one line. */
const CELLS = new Set(['td', 'th', 'dd'])
/** Elements that are headings of the text after them. */
const HEADINGS = new Set('h1 h2 h3 h4 h5 h6 summary caption figcaption'.split(' '))
const READ_ALOUD = ['aria-label', 'alt', 'title', 'placeholder']

const TOKENS =
  /<script type="application\/ld\+json">(?<data>.*?)<\/script>|<(?<slash>\/?)(?<tag>[a-z][a-z0-9-]*)(?<attributes>[^>]*)>|(?<text>[^<]+)/gis

/**
 * What a page says, by place: its sentences, with a table row as one, and its structured data. React must have rendered the page, because
 * React leaves no bare angle bracket in text or attributes.
 */
export function sentencesOf(html: string): Map<Place, Sentence[]> {
  const places = new Map<Place, Sentence[]>()
  let [line, under, place] = ['', '', 'text']
  const add = (where: Place, text: string) => {
    const sentences = splitText(text).map((sentence) => ({ text: sentence, under: where === 'text' ? under : '' }))
    if (sentences.length > 0) places.set(where, [...(places.get(where) ?? []), ...sentences])
  }
  const endLine = (tag: string, isClosing: boolean) => {
    add(place, line)
    if (isClosing && HEADINGS.has(tag)) under = tidied(line)
    line = ''
  }
  const goOn = (tag: string, isClosing: boolean) => {
    // The styles put such spans on separate lines.
    if (tag === 'span' && !isClosing && /[\p{L}\p{N}%.)]$/u.test(line)) line += ' '
    if (CELLS.has(tag) && !isClosing && line.trim() !== '') line += ' · '
  }
  for (const { groups = {} } of html.matchAll(TOKENS)) {
    const { data, slash, tag = '', attributes = '', text } = groups
    if (data !== undefined) for (const { type, said } of saidIn(JSON.parse(data))) add(`structured data (${type})`, said)
    else if (text !== undefined) line += plain(text)
    else {
      const isClosing = slash === '/'
      // A term and its description also read as one line.
      if (INLINE.has(tag) || CELLS.has(tag) || (tag === 'dt' && isClosing)) goOn(tag, isClosing)
      else endLine(tag, isClosing)
      if (!INLINE.has(tag)) place = tag === 'title' && !isClosing ? 'title' : 'text'
      for (const [name, said] of attributesOf(tag, attributes)) add(name, said)
    }
  }
  endLine('', true)
  return places
}

function attributesOf(tag: string, text: string): [Place, string][] {
  const given = new Map(
    [...text.matchAll(/([a-z:-]+)="([^"]*)"/gi)].map(([, name = '', value = '']): [string, string] => [name, plain(value)]),
  )
  const content = given.get('content')
  if (tag === 'meta') return content === undefined ? [] : [[given.get('name') ?? given.get('property') ?? 'metadata', content]]
  return READ_ALOUD.flatMap((name): [Place, string][] => (given.has(name) ? [['label', given.get(name) ?? '']] : []))
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
