// Clients that ask for much, read nothing or leave. They may cost the server no more than a connection and a few answers each.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStaticHandler } from 'react-router'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteServer } from '../site-server.ts'
import { startServer } from '../start-server.ts'
import { ask, sendRaw } from '../tests/raw-requests.ts'

const build = mkdtempSync(join(tmpdir(), 'build-'))
const folder = join(build, 'client')
mkdirSync(folder)
mkdirSync(join(build, 'server'))
writeFileSync(join(folder, '404.html'), 'not found')
writeFileSync(join(folder, 'small.txt'), 'small')
// More than the buffers of a connection hold, so that it is sent whole only to a client that reads it.
writeFileSync(join(folder, 'large.bin'), Buffer.alloc(32_000_000))
writeFileSync(join(build, 'site.json'), '{}')
writeFileSync(join(build, 'package.json'), '{ "type": "module" }')
writeFileSync(
  join(build, 'server/entry.server.js'),
  `import { createStaticHandler } from ${JSON.stringify(import.meta.resolve('react-router'))}\nexport const handler = createStaticHandler([{ path: '*' }])`,
)
afterAll(() => rmSync(build, { recursive: true }))

let server: Server
let sockets: Socket[] = []
beforeEach(async () => {
  server = await siteServer({ folder, handler: createStaticHandler([{ path: '*' }]) }, {})
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const port = () => (server.address() as AddressInfo).port
const requests = (count: number, path = '/large.bin') => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count)

/** A client that sends this and reads nothing of what comes back. */
async function visitor(bytes: string, to = port()): Promise<Socket> {
  const socket = connect(to, 'localhost')
  sockets.push(socket)
  // The server may cut it off.
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  await new Promise((resolve) => socket.write(bytes, resolve))
  return socket
}

const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
/** Waits until so many are connected. A busy machine may take some seconds for it. */
const untilConnected = (count: number) => vi.waitFor(async () => expect(await connections()).toBe(count), 10_000)

it('a client that ends its side with its request gets its answer, at once or later', async () => {
  for (const path of ['/small.txt', '/no-such-page']) {
    const socket = connect({ port: port(), host: 'localhost', allowHalfOpen: true })
    sockets.push(socket)
    let said = ''
    socket.on('data', (piece: Buffer) => (said += piece.toString()))
    socket.end(requests(3, path))
    await new Promise((resolve) => socket.once('close', resolve))
    expect(said.match(/HTTP\/1\.1 (200|404)/g)).toHaveLength(3)
  }
})

it('clients that read nothing cost a connection each, and all are gone once they leave', async () => {
  for (let count = 0; count < 25; count += 1) await visitor(requests(40))
  await untilConnected(25)
  expect((await ask(port(), '/small.txt')).body.toString()).toBe('small')
  for (const socket of sockets) socket.destroy()
  await untilConnected(0)
})

it('a crowd that sends and reads nothing costs no more than its connections', async () => {
  const before = process.memoryUsage().rss
  for (let count = 0; count < 400; count += 1) await visitor(requests(990))
  expect((await ask(port(), '/small.txt')).body.toString()).toBe('small')
  // 396,000 requests. All of them would take a gigabyte.
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
}, 60_000)

it('requests sent at once are all answered, in turn', async () => {
  const last = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const { body } = await sendRaw(port(), requests(99, '/small.txt') + last)
  const all = body.toString()
  expect(all.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(98)
  expect(all.match(/HTTP\/1\.1 404/g)).toHaveLength(1)
  expect(all.endsWith('not found')).toBe(true)
})

it('a client that sends thousands of requests and reads no answer is cut off', async () => {
  const socket = await visitor(requests(5000))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.resume()
  await closed
  await untilConnected(0)
})

it('a client that stops reading is cut off in the end', async () => {
  expect(server.timeout).toBeGreaterThan(0)
  server.setTimeout(200)
  await visitor(requests(1))
  await untilConnected(1)
  await untilConnected(0)
})

it.each(['GET', 'POST'])('a body of a %s request that drips is not waited for', async (method) => {
  const socket = await visitor(`${method} /small.txt HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nx`)
  const dripping = setInterval(() => socket.write('x'), 50)
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(dripping)
  await untilConnected(0)
})

it('headers that drip are not waited for beyond their time', () => {
  expect(server.requestTimeout).toBeGreaterThan(0)
  expect(server.requestTimeout).toBeLessThanOrEqual(10_000)
  expect(server.maxConnections).toBeGreaterThan(0)
})

it('the server stops within ten seconds of SIGTERM or SIGINT, whoever is connected', async () => {
  const stopped = (['SIGTERM', 'SIGINT'] as const).map(async (signal) => {
    const started = await startServer(build)
    const ended = new Promise((resolve) => started.process.once('exit', resolve))
    await visitor('', started.port)
    await visitor('GET / HTTP/1.1\r\nHo', started.port)
    await visitor(requests(1, '/small.txt'), started.port)
    await visitor(requests(40), started.port)
    const start = Date.now()
    started.process.kill(signal)
    expect(await ended).toBe(0)
    expect(Date.now() - start).toBeLessThan(10_000)
  })
  await Promise.all(stopped)
}, 20_000)

it('an idle server stops at once', async () => {
  const started = await startServer(build)
  const ended = new Promise((resolve) => started.process.once('exit', resolve))
  const start = Date.now()
  started.process.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(Date.now() - start).toBeLessThan(2000)
})

it('the server listens at localhost, or where --host says', async () => {
  const [usual, told] = await Promise.all([startServer(build), startServer(build, ['--host', '127.0.0.1'])])
  try {
    expect(usual.address).toBe(`http://localhost:${usual.port}`)
    expect((await ask(usual.port, '/small.txt')).status).toBe(200)
    expect(told.address).toBe(`http://127.0.0.1:${told.port}`)
    expect((await fetch(`${told.address}/small.txt`)).status).toBe(200)
    // Another address of this machine, at which a server that listens everywhere would answer.
    await expect(fetch(`http://127.0.0.2:${usual.port}/small.txt`, { signal: AbortSignal.timeout(2000) })).rejects.toThrow()
  } finally {
    usual.process.kill()
    told.process.kill()
  }
})
