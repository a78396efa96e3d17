import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
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

/**
 * Makes a server, not yet listening, for a built site. It redirects an address if the site’s handler does, and otherwise sends a file from
 * the folder. Whatever the request, it answers and carries on.
 * @throws Error if the folder has no `404.html`.
 */
export function siteServer(site: Site, { siteUrl, tagUrl }: BuiltSite): Server {
  const sent = Object.entries(securityHeaders(tagUrl))
  const notFound = readFileSync(join(site.folder, '404.html'))
  return createServer((request, response) => {
    for (const [name, value] of sent) response.setHeader(name, value)
    if (!isPublished(request.headers.host, siteUrl))
      for (const [name, value] of Object.entries(UNLISTED_HEADERS)) response.setHeader(name, value)
    const sendStatus: SendStatus = (status, headers = {}) => answerWithout(response, status, headers, notFound)
    answer(site, request, response, sendStatus).catch((error: Error) => {
      console.error(`serve: ${request.url}: ${error.message}`)
      if (response.headersSent) response.destroy()
      else sendStatus(500)
    })
  })
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
  else sendFile(folder, found, request, response, sendStatus)
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
