import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import type { Coding, Copy, SiteFile } from './site-files.ts'

/** Ends an answer that is not a file of the site. */
export type SendStatus = (status: number, headers?: Readonly<Record<string, string>>) => void

/**
 * Answers with a file in the coding that the request prefers, or only with a status if a condition of the request says so. A file has no date,
 * so conditions on one are ignored, as RFC 9110 section 13.1 requires; a range may be ignored (section 14.2), and is.
 */
export function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse, sendStatus: SendStatus): void {
  const coding = codingFor(request, [...file.keys()])
  const copy = coding && file.get(coding)
  if (!copy) return sendStatus(406, file.size > 1 ? { vary: 'accept-encoding' } : {})
  const status = statusFor(request.headers, copy)
  if (status === 412) return sendStatus(412)
  if (status === 304) return void response.writeHead(304, copy.kept).end()
  response.writeHead(200, { ...copy.kept, ...copy.about }).end(copy.body)
}

/** Tries the conditions in the order of RFC 9110 section 13.2.2. If-Match compares strongly: a weak tag is equal to none. */
function statusFor(headers: IncomingHttpHeaders, { etag }: Copy): 200 | 304 | 412 {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
  if (ifMatch !== undefined && !lists(ifMatch, etag)) return 412
  return ifNoneMatch !== undefined && lists(ifNoneMatch.replaceAll('W/"', '"'), etag) ? 304 : 200
}

const lists = (tags: string, etag: string) => tags.trim() === '*' || (tags.match(/(W\/)?"[^"]*"/g) ?? []).some((tag) => tag === etag)

/** An option missing from negotiator’s types: which of several equal codings to prefer. */
interface Chooser {
  readonly encodings: <Name>(available: readonly Name[], options: { preferred: readonly Name[] }) => Name[]
}

/** The coding that the request prefers, the smallest if equal; undefined if none is acceptable. A malformed header is ignored. */
function codingFor(request: IncomingMessage, codings: readonly Coding[]): Coding | undefined {
  try {
    return (new Negotiator(request) as Chooser).encodings(codings, { preferred: codings })[0]
  } catch {
    return 'identity'
  }
}
