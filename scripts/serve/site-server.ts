import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { StaticHandler } from 'react-router'
import { cacheControl, securityHeaders, UNLISTED_HEADERS } from '../site/headers.ts'
import { isPublished } from '../site/search-engines.ts'
import { findFile } from './find-file.ts'
import { type SendStatus, sendFile } from './send-file.ts'

/** What a build records about itself in its `site.json`. */
export interface BuiltSite {
  readonly siteUrl?: string | undefined
  readonly tagUrl?: string | undefined
}

/** What the server answers with: the folder of files, and the handler that knows the addresses of the site. */
interface Site {
  readonly folder: string
  readonly handler: Pick<StaticHandler, 'query'>
}

/** In milliseconds: a visitor who neither takes nor sends anything for so long has gone. */
const LONGEST_SILENCE = 60_000
/** How many requests of one connection may wait for their turn. Somebody who sends more does not read the answers. */
const MOST_WAITING = 1000

/**
 * Makes a server, not yet listening, for a built site. It redirects an address if the site’s handler does, and otherwise sends a file from
 * the folder. Whatever the request, it answers and carries on. One file at most is open for a connection.
 * @throws Error if the folder has no `404.html`.
 */
export function siteServer(site: Site, { siteUrl, tagUrl }: BuiltSite): Server {
  const sent = Object.entries(securityHeaders(tagUrl))
  const notFound = readFileSync(join(site.folder, '404.html'))
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of sent) response.setHeader(name, value)
    if (!isPublished(request.headers.host, siteUrl))
      for (const [name, value] of Object.entries(UNLISTED_HEADERS)) response.setHeader(name, value)
    const sendStatus: SendStatus = (status, headers = {}) => answerWithout(response, status, headers, notFound)
    answer(site, request, response, sendStatus).catch((error: Error) => {
      // The visitor has left.
      if (response.destroyed) return
      console.error(`serve: ${request.url}: ${error.message}`)
      if (response.headersSent) response.destroy()
      else sendStatus(500)
    })
  }
  return createServer(inTurn(respond)).setTimeout(LONGEST_SILENCE)
}

/**
 * Handles the requests of each connection one after the other. A client may send many at once and leave. Those that wait are then
 * never begun, because Node does not say that they have ended.
 */
function inTurn(respond: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // An answer has the connection only once those before it have been sent.
    if (response.socket !== null) return respond(request, response)
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > MOST_WAITING) return void socket.destroy()
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1)
      respond(request, response)
    })
  }
}

async function answer(
  { folder, handler }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  sendStatus: SendStatus,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendStatus(405, { allow: 'GET, HEAD' })
  const url = URL.parse(request.url ?? '/', 'http://localhost')
  const path = url && decoded(url.pathname)
  if (url === null || path === null) return sendStatus(404)
  const answered = await handler.query(new Request(`http://localhost${url.pathname}${url.search}`))
  if (answered instanceof Response) {
    return sendStatus(answered.status, { location: answered.headers.get('location') ?? '/', 'cache-control': cacheControl(path) })
  }
  const found = findFile(folder, path)
  if (found === undefined) sendStatus(404)
  else await sendFile(folder, found, request, response, sendStatus)
}

/** The decoded path; null if it is not UTF-8, because no file has such a name. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** An answer that is not a file: the not-found page if nothing is there, otherwise only the status. */
function answerWithout(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>, notFound: Buffer): void {
  // An address that no file can have is simply not found.
  const isMissing = status === 400 || status === 403 || status === 404
  const body = isMissing ? notFound : ''
  const type = isMissing ? { 'content-type': 'text/html; charset=utf-8' } : {}
  response.writeHead(isMissing ? 404 : status, { ...headers, ...type, 'content-length': body.length }).end(body)
}
