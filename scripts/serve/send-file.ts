import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import send from 'send'
import { cacheControl } from '../site/headers.ts'
import { type Coding, ENDINGS, type Found } from './find-file.ts'

/** Ends an answer that is not a file of the site. */
export type SendStatus = (status: number, headers?: Readonly<Record<string, string>>) => void

/**
 * Answers with a file in the coding that the request prefers: the whole file, a part (`Range`), or nothing if the visitor already has it
 * (`If-None-Match`). Calls `sendStatus`, before anything is sent, if no coding is acceptable or the file has been deleted since it was
 * found. If the file ends early, the connection is broken, so that nobody takes the piece for the whole.
 */
export function sendFile(folder: string, found: Found, request: IncomingMessage, response: ServerResponse, sendStatus: SendStatus): void {
  const coding = codingFor(request, found.codings)
  if (found.codings.length > 1) response.setHeader('vary', 'accept-encoding')
  if (coding === undefined) return sendStatus(406)
  response.setHeader('content-type', found.type)
  response.setHeader('cache-control', cacheControl(`/${found.name}`))
  if (coding !== 'identity') response.setHeader('content-encoding', coding)
  // RFC 9110 section 14.2 defines ranges only for GET, but `send` would use them for HEAD too.
  if (request.method !== 'GET') delete request.headers.range

  send(request, encodeURI(`/${found.name}${ENDINGS[coding]}`), { root: folder, index: false, cacheControl: false })
    .on('file', (_: string, { size }: { size: number }) => {
      // The last 500 bytes of a shorter file are the whole file (section 14.1.2), but `send` would refuse the range. A weak tag does not
      // guarantee the same bytes (section 13.1.5), but `send` would accept it.
      if (isWholeSuffix(request.headers.range, size) || String(request.headers['if-range']).startsWith('W/')) delete request.headers.range
    })
    .on('error', ({ status, headers = {} }: { status: number; headers?: Record<string, string> }) => {
      if (response.headersSent) return void response.destroy()
      for (const name of ABOUT_THE_FILE) response.removeHeader(name)
      sendStatus(status, headers)
    })
    .on('stream', (stream: { bytesRead: number; once: (event: 'end', done: () => void) => void }) => {
      stream.once('end', () => {
        if (stream.bytesRead < Number(response.getHeader('content-length'))) response.destroy()
      })
    })
    .pipe(response)
}

const ABOUT_THE_FILE = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]

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

const isWholeSuffix = (range: string | undefined, size: number) => {
  const [, last] = /^ *bytes=\s*-\s*(\d+)\s*$/.exec(range ?? '') ?? []
  return last !== undefined && Number(last) > size
}
