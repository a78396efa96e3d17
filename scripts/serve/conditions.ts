import type { IncomingMessage } from 'node:http'

/** What tells one version of a file from another, and how many bytes it has. */
export interface Version {
  /** A weak tag: it says that two versions are as good as equal, not that their bytes are. */
  readonly etag: `W/"${string}"`
  readonly modified: Date
  readonly size: number
}

/** What a request gets: bytes of the file, counted from `start`, or only a status. */
export type Selected =
  | { readonly status: 200 | 206; readonly start: number; readonly length: number }
  | { readonly status: 304 | 412 | 416 }

/**
 * Tries the conditions and the range of a GET or HEAD request in the order of RFC 9110 section 13.2.2. A condition that is malformed, or
 * that another one overrules, is ignored. So is a range in any unit but bytes, or with several parts (section 14.2).
 */
export function select({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>, version: Version): Selected {
  const { etag, modified, size } = version
  const ifMatch = headers['if-match']
  const ifNoneMatch = headers['if-none-match']
  // If-Match compares strongly, and a weak tag is never strongly equal to another (section 8.8.3.2).
  if (ifMatch !== undefined ? ifMatch.trim() !== '*' : isAfter(modified, headers['if-unmodified-since'])) return { status: 412 }
  if (ifNoneMatch !== undefined ? lists(ifNoneMatch, etag) : isNoLater(modified, headers['if-modified-since'])) return { status: 304 }
  const whole = { status: 200, start: 0, length: size } as const
  // Section 14.2 defines ranges only for GET. If-Range compares strongly too, so only the exact date will do (section 13.1.5).
  if (method !== 'GET' || !isSame(modified, headers['if-range']?.toString())) return whole
  return rangeOf(headers.range, size) ?? whole
}

const lists = (tags: string, etag: string) =>
  tags.trim() === '*' || (tags.match(/(W\/)?"[^"]*"/g) ?? []).some((tag) => tag.replace(/^W\//, '') === etag.replace(/^W\//, ''))

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

// A date that cannot be read is NaN, which is neither before nor after another.
const isAfter = (modified: Date, header: string | undefined) => seconds(modified) > secondsOf(header)
const isNoLater = (modified: Date, header: string | undefined) => seconds(modified) <= secondsOf(header)
const isSame = (modified: Date, header: string | undefined) => header === undefined || seconds(modified) === secondsOf(header)

const TIME = String.raw`(?<time>\d{2}:\d{2}:\d{2})`
const MONTH = '(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
/** The three forms of a date in HTTP (section 5.6.7). Only the first is still written, but all must be understood. */
const DATES = [
  RegExp(String.raw`^[A-Z][a-z]{2}, (?<day>\d{2}) ${MONTH} (?<year>\d{4}) ${TIME} GMT$`),
  RegExp(String.raw`^[A-Z][a-z]{5,8}, (?<day>\d{2})-${MONTH}-(?<year>\d{2}) ${TIME} GMT$`),
  RegExp(String.raw`^[A-Z][a-z]{2} ${MONTH} (?<day>[ \d]\d) ${TIME} (?<year>\d{4})$`),
]

function secondsOf(header = ''): number {
  const { day, month, year, time } = DATES.map((form) => form.exec(header)?.groups).find((groups) => groups !== undefined) ?? {}
  return Date.parse(`${day} ${month} ${year} ${time} GMT`) / 1000
}

/** The bytes that a Range header asks for; undefined if the header is to be ignored. */
function rangeOf(header: string | undefined, size: number): Selected | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  // The last 500 bytes of a shorter file are the whole file (section 14.1.2).
  if (first === '' && Number(last) > size) return undefined
  const start = first === '' ? size - Number(last) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size)
  return start < end ? { status: 206, start, length: end - start } : { status: 416 }
}
