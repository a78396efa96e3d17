// npm run serve [-- --port N] : serves build/client as a host would.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { cacheControl, SECURITY_HEADERS } from './site/headers.ts'

const folder = fileURLToPath(new URL('../build/client', import.meta.url))
const { values } = parseArgs({ options: { port: { type: 'string' } } })
const wanted = Number(values.port ?? process.env['PORT'] ?? 3000)

if (!existsSync(folder)) {
  console.error('serve: there is no site to serve; run npm run build first')
  process.exit(1)
}

const notFound = readFileSync(join(folder, '404.html'))
const files = sirv(folder, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => response.setHeader('cache-control', cacheControl(path)),
})
/** Files that are there for a host, not for a visitor. */
const NOT_PAGES = /^\/(404|_headers)(\.html)?([?/]|$)/

const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  const refuse = () => void response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound)
  if (NOT_PAGES.test(request.url ?? '')) refuse()
  else files(request, response, refuse)
})

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
