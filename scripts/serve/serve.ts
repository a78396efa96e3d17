// npm run serve [-- --port N --host NAME --build FOLDER] : serves a build as a host would, from `build` by default.
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as Site from '../../web/entry.server.tsx'
import { runCommand, UsageError } from '../lib/command.ts'
import { type SiteRecord, siteServer } from './site-server.ts'

const HELP = `npm run serve [-- --port N --host NAME --build FOLDER]

Serves a build as a host would, as it is when the server starts. You can also set PORT in the environment. If port 3000 is in use, it takes another and prints it.

  --port   the port, which must be free; 0 for any
  --host   the name or address to listen at (default: localhost, so that only this machine reaches it; 0.0.0.0 is every network)
  --build  the folder of the build (default: build)`

await runCommand('serve', HELP, { port: 'string', host: 'string', build: 'string' }, async ({ words, options }) => {
  if (words.length > 0) throw new UsageError(`it takes options only\n\n${HELP}`)
  const port = portOf(options.port ?? process.env['PORT'] ?? '3000')
  const build = resolve(fileURLToPath(new URL('../..', import.meta.url)), options.build ?? 'build')
  listen(await serverOf(build), { port, host: options.host ?? 'localhost' }, options.port !== undefined)
})

function portOf(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > 65_535) throw new UsageError('a port is a whole number up to 65535')
  return Number(text)
}

async function serverOf(build: string): Promise<Server> {
  try {
    const built = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as SiteRecord
    const { handler } = (await import(pathToFileURL(join(build, 'server/entry.server.js')).href)) as Pick<typeof Site, 'handler'>
    return await siteServer({ folder: join(build, 'client'), handler }, built)
  } catch (error) {
    throw new UsageError('there is no site to serve; run npm run build first', { cause: error })
  }
}

function listen(server: Server, { port, host }: { readonly port: number; readonly host: string }, mustBeThat: boolean): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    // If the port is in use, take another, unless this one was asked for.
    if (error.code === 'EADDRINUSE' && !mustBeThat) return server.listen(0, host)
    console.error(`serve: port ${port} at ${host}: ${error.code === 'EADDRINUSE' ? 'it is in use' : error.message}`)
    process.exit(1)
  })
  server.on('listening', () => {
    const address = server.address()
    const name = host.includes(':') ? `[${host}]` : host
    console.log(`Pennyright is at http://${name}:${typeof address === 'object' ? address?.port : address}`)
  })
  server.listen(port, host)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server))
}

/** Answers that are being sent have this long to end, in milliseconds. Many hosts kill a process ten seconds after SIGTERM. */
const GRACE = 5000

/** Takes no more visitors, lets the answers end that are being sent, and exits. A second signal ends the process at once. */
function stop(server: Server): void {
  server.close(() => process.exit(0))
  setTimeout(() => server.closeAllConnections(), GRACE)
}
