import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { cacheControl, securityHeaders, UNLISTED_HEADERS } from '../site/headers.ts'
import { redirectFor, statusOf } from '../site/redirects.ts'
import { isPublished } from '../site/search-engines.ts'
import { findFile } from './find-file.ts'
import { type SendStatus, sendFile } from './send-file.ts'

/** What a build says of itself in its `site.json`. */
export interface BuiltSite {
  readonly siteUrl?: string | undefined
  readonly tagUrl?: string | undefined
}

/** Where an address leads: to another, or to what is in the folder. */
type Decision = { readonly status: number; readonly to: string } | 'file'

/**
 * A server, not yet listening, for the folder of a built site. Whatever is asked, it answers and goes on.
 * @throws Error when the folder has no `404.html`.
 */
export function siteServer(folder: string, { siteUrl, tagUrl }: BuiltSite): Server {
  const sent = Object.entries(securityHeaders(tagUrl))
  const notFound = readFileSync(join(folder, '404.html'))
  return createServer((request, response) => {
    for (const [name, value] of sent) response.setHeader(name, value)
    if (!isPublished(request.headers.host, siteUrl))
      for (const [name, value] of Object.entries(UNLISTED_HEADERS)) response.setHeader(name, value)
    const sendStatus: SendStatus = (status, headers = {}) => answerWithout(response, status, headers, notFound)
    try {
      answer(folder, request, response, sendStatus)
    } catch (error) {
      console.error(`serve: ${request.url}: ${(error as Error).message}`)
      if (response.headersSent) response.destroy()
      else sendStatus(500)
    }
  })
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse, sendStatus: SendStatus): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendStatus(405, { allow: 'GET, HEAD' })
  const url = URL.parse(request.url ?? '/', 'http://localhost')
  const path = url && decoded(url.pathname)
  if (url === null || path === null) return sendStatus(404)
  const decision = decide(path)
  if (decision !== 'file') {
    return sendStatus(decision.status, { location: decision.to + url.search, 'cache-control': cacheControl(path) })
  }
  const found = findFile(folder, path)
  if (found === undefined) sendStatus(404)
  else sendFile(folder, found, request, response, sendStatus)
}

function decide(path: string): Decision {
  const redirect = redirectFor(path)
  return redirect ? { status: statusOf(redirect), to: redirect.to } : 'file'
}

/** The path as its characters; null for one that is not UTF-8, which no file has. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** An answer that is no file: the page that says so where nothing is there, otherwise the bare status. */
function answerWithout(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>, notFound: Buffer): void {
  // An address that no file can have is simply not there.
  const isMissing = status === 400 || status === 403 || status === 404
  const body = isMissing ? notFound : ''
  const type = isMissing ? { 'content-type': 'text/html; charset=utf-8' } : {}
  response.writeHead(isMissing ? 404 : status, { ...headers, ...type, 'content-length': body.length }).end(body)
}
