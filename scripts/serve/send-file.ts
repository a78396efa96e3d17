import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import send from 'send'
import { cacheControl } from '../site/headers.ts'
import { type Coding, ENDINGS, type Found } from './find-file.ts'

/** Ends an answer that holds no file of the site. */
export type SendStatus = (status: number, headers?: Readonly<Record<string, string>>) => void

/**
 * Answers with a file in the coding that the request likes best: whole, in part (`Range`), or not at all where the visitor has it already
 * (`If-None-Match`). `sendStatus` is called, with nothing sent yet, where no coding will do or the file has gone since it was found; a file
 * that ends early breaks the connection, so that nobody takes the piece for the whole.
 */
export function sendFile(folder: string, found: Found, request: IncomingMessage, response: ServerResponse, sendStatus: SendStatus): void {
  const coding = codingFor(request, found.codings)
  if (found.codings.length > 1) response.setHeader('vary', 'accept-encoding')
  if (coding === undefined) return sendStatus(406)
  response.setHeader('content-type', found.type)
  response.setHeader('cache-control', cacheControl(`/${found.name}`))
  if (coding !== 'identity') response.setHeader('content-encoding', coding)
  // RFC 9110 section 14.2 knows ranges for GET alone; `send` would cut the answer to a HEAD as well.
  if (request.method !== 'GET') delete request.headers.range

  send(request, encodeURI(`/${found.name}${ENDINGS[coding]}`), { root: folder, index: false, cacheControl: false })
    .on('file', (_: string, { size }: { size: number }) => {
      // The last 500 bytes of a shorter file are all of it (section 14.1.2); `send` would say that there are none. A weak tag vouches for
      // no byte (section 13.1.5); `send` would take it.
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

/** What the types of negotiator do not know yet: which of several equals is preferred. */
interface Chooser {
  readonly encodings: <Name>(available: readonly Name[], options: { preferred: readonly Name[] }) => Name[]
}

/** The acceptable coding that is liked best, the smallest of equals; undefined where none will do. A header that makes no sense asks for nothing. */
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
