// npm run serve [-- --port N --build FOLDER] : serves a build, `build` unless told, as a host would.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { cacheControl, securityHeaders, UNLISTED_HEADERS } from './site/headers.ts'
import { redirectFor, statusOf } from './site/redirects.ts'
import { isPublished } from './site/search-engines.ts'

const { values } = parseArgs({ options: { port: { type: 'string' }, build: { type: 'string', default: 'build' } } })
const build = resolve(fileURLToPath(new URL('..', import.meta.url)), values.build)
const folder = join(build, 'client')
const wanted = Number(values.port ?? process.env['PORT'] ?? 3000)
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
  console.error('serve: a port is a whole number up to 65535')
  process.exit(1)
}

if (!existsSync(folder)) {
  console.error('serve: there is no site to serve; run npm run build first')
  process.exit(1)
}

const { siteUrl, tagUrl } = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as { siteUrl?: string; tagUrl?: string }
const sent = securityHeaders(tagUrl)
const notFound = readFileSync(join(folder, '404.html'))
const files = sirv(folder, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => response.setHeader('cache-control', cacheControl(path)),
})
/** Files that are there for a host, not for a visitor. */
const NOT_PAGES = /^\/(404|_headers|_redirects)(\.html)?\/?$|\.(br|gz)$/

const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(sent)) response.setHeader(name, value)
  if (!isPublished(request.headers.host, siteUrl))
    for (const [name, value] of Object.entries(UNLISTED_HEADERS)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const path = pathOf(request.url)
  const redirect = redirectFor(path)
  if (redirect) {
    const { search } = new URL(request.url ?? '/', 'http://localhost')
    response.writeHead(statusOf(redirect), { location: redirect.to + search, 'cache-control': cacheControl(path) }).end()
    return
  }
  const refuse = () => void response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound)
  if (NOT_PAGES.test(path)) refuse()
  else files(request, response, refuse)
})

/** The path asked for, decoded; one that cannot be decoded is no page’s. */
function pathOf(url = '/'): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return '/404'
  }
}

// A port in use is no reason to stop, unless it was asked for.
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE' || values.port !== undefined) throw error
  server.listen(0)
})
server.on('listening', () => {
  const address = server.address()
  console.log(`Pennyright is at http://localhost:${typeof address === 'object' ? address?.port : address}`)
})
server.listen(wanted)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)))
