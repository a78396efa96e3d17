import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { StaticHandler } from 'react-router'
import { cacheControl, securityHeaders, UNLISTED_HEADERS } from '../site/headers.ts'
import { isPublished } from '../site/search-engines.ts'
import { counted, hasBody, isSound, Limited, LONGEST_REQUEST, LONGEST_SILENCE, MOST_CONNECTIONS } from './limits.ts'
import { type SendStatus, sendFile } from './send-file.ts'
import { readSite, type SiteFile } from './site-files.ts'

/** What a build records about itself in its `site.json`. */
export interface SiteRecord {
  readonly siteUrl?: string | undefined
  readonly tagUrl?: string | undefined
}

/** What the server answers with: the folder of files, and the handler that knows the addresses of the site. */
interface Site {
  readonly folder: string
  readonly handler: Pick<StaticHandler, 'query'>
}

/**
 * Makes a server, not yet listening, for a built site, which it reads now and holds in memory: a later build shows once it is started again.
 * It sends a file of the site, or leads elsewhere if the site’s handler does. Whatever the request, it answers and carries on.
 * @throws Error if the folder has no `404.html`.
 */
export async function siteServer({ folder, handler }: Site, { siteUrl, tagUrl }: SiteRecord): Promise<Server> {
  const notFound = readFileSync(join(folder, '404.html'))
  const files = await withoutOldAddresses(readSite(folder), handler)
  const always = Object.entries(securityHeaders(tagUrl))
  const unlisted = Object.entries(UNLISTED_HEADERS)
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of isPublished(request.headers.host, siteUrl) ? always : [...always, ...unlisted])
      response.setHeader(name, value)
    const sendStatus: SendStatus = (status, headers = {}) => answerWithout(response, status, headers, notFound)
    // Nobody reads a body, so nobody waits for its end either.
    if (hasBody(request)) response.setHeader('connection', 'close')
    if (!isSound(request)) return sendStatus(400, { connection: 'close' })
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendStatus(405, { allow: 'GET, HEAD' })
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    const path = url && decoded(url.pathname)
    if (url === null || path === null) return sendStatus(404)
    const file = files.get(path.endsWith('/') ? path.slice(0, -1) : path)
    if (file) return sendFile(file, request, response, sendStatus)
    handler.query(new Request(`http://localhost${url.pathname}${url.search}`)).then(
      (answered) => {
        if (!(answered instanceof Response)) return sendStatus(404)
        sendStatus(answered.status, { location: answered.headers.get('location') ?? '/', 'cache-control': cacheControl(path) })
      },
      (error: Error) => {
        console.error(`serve: ${request.url}: ${error.message}`)
        sendStatus(500)
      },
    )
  }
  const server = createServer(
    { IncomingMessage: Limited, requestTimeout: LONGEST_REQUEST, connectionsCheckingInterval: LONGEST_REQUEST / 2 },
    counted(respond),
  )
  server.maxConnections = MOST_CONNECTIONS
  // Who sends an end with the request still reads the answer.
  Object.assign(server, { httpAllowHalfOpen: true })
  return server.setTimeout(LONGEST_SILENCE)
}

/** The files without those at an address from which the site leads elsewhere: they are for hosts that cannot. */
async function withoutOldAddresses(files: ReadonlyMap<string, SiteFile>, handler: Site['handler']): Promise<ReadonlyMap<string, SiteFile>> {
  const kept = new Map<string, SiteFile>()
  for (const [path, file] of files) {
    const answered = path.startsWith('/assets/') ? undefined : await handler.query(new Request(`http://localhost${encodeURI(path || '/')}`))
    if (!(answered instanceof Response)) kept.set(path, file)
  }
  return kept
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
  const body = status === 404 ? notFound : ''
  const type = status === 404 ? { 'content-type': 'text/html; charset=utf-8' } : {}
  response.writeHead(status, { ...headers, ...type, 'content-length': body.length }).end(body)
}
