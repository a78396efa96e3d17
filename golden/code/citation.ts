/** A place in a law that a text cites. */
export interface Place {
  /** As it is cited, without its neighbours: `ITA 2007 s.25(2)`, `ITTOIA 2005 s.268 to 272`, `FA 2021 Sch.1 para.34(2)`. */
  readonly cited: string
  /** The section that it is in as a whole, or the schedule or Part: `ITA 2007 s.25`. Of several in a row, the first and the last. */
  readonly whole: readonly string[]
}

const LAW = String.raw`(?:S?SI \d{4}/\d+|(?:(?:[A-Z]\w* (?:(?:\(?[A-Z]\w*\)?|in|of|and) )*)?Act|[A-Z][A-Za-z]*) \d{4})`
const NUMBER = String.raw`\d+[A-Z]*\d*`
const WITHIN = String.raw`(?:\([0-9A-Za-z]+\))`
const ONE = `(?:${NUMBER}${WITHIN}*|${WITHIN}+)`
const UP_TO = `(?:(?: to |-)${ONE})?`
const AND = '(?:, and |, | and )'
const LIST = `${NUMBER}${WITHIN}*${UP_TO}(?:${AND}${ONE}${UP_TO})*`
const PLACE = new RegExp(
  String.raw`(?:(${LAW}) )?\b(?:(s|reg|art)s?\.(${LIST})|(Sch)\.(${NUMBER})(?: paras?\.(${LIST}))?|(Part) (${NUMBER}|[IVXL]+[A-Z]?\b)(?: [Cc]h\.(${NUMBER}))?)`,
  'g',
)
const OF_LIST = new RegExp(`^(${NUMBER})?(${WITHIN}*)(?:(?: to |-)(${NUMBER})?(${WITHIN}*))?$`)

/**
 * The places in laws that a text cites, in its order. A place is in the law that was named last, so `ITA 2007 s.25(2), or ss.35 and 38` has
 * three. Places before the first law are left out.
 */
export function placesIn(text: string): Place[] {
  let law: string | undefined
  return [...text.matchAll(PLACE)].flatMap((found) => {
    const [, named, kind, list, schedule, number, paragraphs, part, partNumber, chapter] = found
    law = named ?? law
    if (law === undefined) return []
    if (list !== undefined) return placesOf(`${law} ${kind}.`, list)
    if (part !== undefined) return [inside(`${law} Part ${partNumber}`, chapter === undefined ? '' : ` ch.${chapter}`)]
    const whole = `${law} ${schedule}.${number}`
    return paragraphs === undefined ? [inside(whole, '')] : placesOf('', paragraphs).map(({ cited }) => inside(whole, ` para.${cited}`))
  })
}

/** The places in the citations of a source, which semicolons separate. A law or a publication that is cited as a whole is one itself. */
export const placesCited = (source: string): Place[] =>
  source.split('; ').flatMap((citation) => {
    const places = placesIn(citation)
    return places.length > 0 ? places : [inside(citation, '')]
  })

const inside = (whole: string, within: string): Place => ({ cited: `${whole}${within}`, whole: [whole] })

/** The places of a list of numbers, such as `18D(3) and (4), 18E, 188 to 190`. */
function placesOf(before: string, list: string): Place[] {
  let [number, within] = ['', '']
  return list.split(new RegExp(AND)).map((each) => {
    const [, first, ownWithin = '', last = '', lastWithin = ''] = OF_LIST.exec(each) ?? []
    within = first === undefined ? besides(within, ownWithin) : ownWithin
    number = first ?? number
    const upTo = `${last}${lastWithin}`
    const place = {
      cited: `${before}${number}${within}${upTo === '' ? '' : ` to ${upTo}`}`,
      whole: [number, last].filter((one) => one !== '').map((one) => `${before}${one}`),
    }
    if (last !== '') [number, within] = [last, lastWithin]
    return place
  })
}

/** The subsection that is cited next to another: `(1)(c)` and `(ca)` is `(1)(ca)`, `(1)(c)` and `(3)` is `(3)`. */
function besides(before: string, within: string): string {
  const parts = before.match(/\([^)]*\)/g) ?? []
  const level = parts.findIndex((part) => isNumbered(part) === isNumbered(within))
  return `${parts.slice(0, Math.max(level, 0)).join('')}${within}`
}

const isNumbered = (part: string): boolean => /^\(\d/.test(part)
