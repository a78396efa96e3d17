// Requests that no browser sends, over raw sockets. Each gets a correct HTTP answer, and the server survives them all.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { project } from '../../lib/project.ts'
import { type Started, startServer } from '../start-server.ts'
import { type Answer, ask, sendRaw } from '../tests/raw-requests.ts'

const build = mkdtempSync(join(tmpdir(), 'build-'))
const client = join(build, 'client')
const put = (name: string, content: string | Buffer) => writeFileSync(join(client, name), content)

/** The handler that a build leaves, but only with the redirects. */
const HANDLER = `
import { createStaticHandler } from ${JSON.stringify(import.meta.resolve('react-router'))}
import { redirectRoutes } from ${JSON.stringify(pathToFileURL(join(project, 'web/redirects.ts')))}
export const handler = createStaticHandler(redirectRoutes)
`
const HOME = '<h1>Home</h1>'
const MISSING = '<h1>404 Page Not Found</h1>'
const TABLE = Buffer.from('a,b\n1,"£2"\n')
const SIZE = TABLE.length

let server: Started
beforeAll(async () => {
  for (const folder of ['assets', 'folder.html', 'deep/.hidden', '../server']) mkdirSync(join(client, folder), { recursive: true })
  writeFileSync(join(build, 'site.json'), '{}')
  writeFileSync(join(build, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(build, 'server/entry.server.js'), HANDLER)
  writeFileSync(join(build, 'secret.html'), 'not for visitors')
  put('index.html', HOME)
  put('index.html.br', brotliCompressSync(HOME))
  put('index.html.gz', gzipSync(HOME))
  put('404.html', MISSING)
  put('_headers', '/*')
  put('_redirects', '')
  put('table.csv', TABLE)
  put('again.csv', TABLE)
  put('fleeting.csv', TABLE)
  put('empty.txt', '')
  put('100%.txt', 'percent')
  put('assets/a-12345678.js', 'a()')
  put('deep/.hidden/key.txt', 'key')
  put('picture.png', 'PNG')
  // No link is followed, wherever it leads.
  symlinkSync('../secret.html', join(client, 'link.html'))
  symlinkSync('..', join(client, 'up'))
  symlinkSync('../site.json', join(client, 'picture.png.br'))
  symlinkSync('.', join(client, 'self'))
  symlinkSync('table.csv', join(client, 'same.csv'))
  server = await startServer(build)
}, 60_000)
afterEach(async () => {
  // Whatever was requested, the next visitor must get an answer.
  expect((await ask(server.port, '/')).body.toString()).toBe(HOME)
  expect(server.process.exitCode).toBeNull()
})
afterAll(() => {
  server.process.kill()
  rmSync(build, { recursive: true })
})

const get = (path: string, headers: readonly string[] = [], method = 'GET') => ask(server.port, path, headers, method)
const textOf = ({ body }: Answer) => body.toString()

describe('a range', () => {
  // RFC 9110 section 14.2 lets a server ignore it.
  it.each([
    'bytes=0-0',
    'bytes=4-',
    'bytes=-3',
    'bytes=5-2',
    `bytes=${SIZE}-`,
    'bytes=9007199254740993-',
    `bytes=${'9'.repeat(400)}-${'9'.repeat(401)}`,
    'bytes=0-1,4-5',
    `bytes=${'0-0,'.repeat(2000)}0-0`,
    'bytes=--1',
    'bytes',
    'lines=1-2',
    '',
  ])('%s is answered with the whole file', async (range) => {
    for (const path of ['/table.csv', '/empty.txt']) {
      const { status, headers, body } = await get(path, [`Range: ${range}`])
      expect([status, headers['content-range'], headers['content-length']]).toEqual([200, undefined, String(body.length)])
      expect(body).toEqual(path === '/empty.txt' ? Buffer.from('') : TABLE)
    }
  })
})

describe('a path', () => {
  it.each([
    '/no-such-page',
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/assets/..%2f..%2fsecret.html',
    '/..%5csecret.html',
    '/..\\secret.html',
    '//',
    '///',
    '//[',
    '/%',
    '/%zz',
    '/%E2%82',
    '/%ff%fe',
    '/%00',
    '/table.csv%00.html',
    '/table.csv/more',
    '/folder',
    '/folder.html',
    '/folder.html/',
    '/assets',
    '/deep/.hidden/key.txt',
    '/link',
    '/link.html',
    '/same.csv',
    '/self/index.html',
    '/self/_headers',
    '/self/404',
    '/up/secret.html',
    '/up/site.json',
    '/404',
    '/404.html',
    '/404/',
    '/_headers',
    '/_HEADERS',
    '/_redirects/',
    '/index.html.br',
    '/index.html.br/',
    '/index.html.gz/',
    '/index.html%2ebr',
    '/index.html.br.br',
    '*',
    'http://[/',
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(4000)}`,
    `/${'%61'.repeat(4000)}`,
  ])('%s is not found, and the page says so', async (path) => {
    const { status, headers, body } = await get(path)
    expect([status, body.toString()]).toEqual([404, MISSING])
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' })
  })

  it.each([
    ['/', HOME],
    ['/..', HOME],
    ['/index.html', HOME],
    ['/index', HOME],
    ['/100%25.txt', 'percent'],
    ['/assets/../table.csv', TABLE.toString()],
    ['http://elsewhere.example/table.csv?a=b#c', TABLE.toString()],
    ['/table.csv/', TABLE.toString()],
  ])('%s gives the right file', async (path, expected) => {
    expect(textOf(await get(path))).toBe(expected)
  })

  it('of an old page redirects with its query, however odd', async () => {
    const { status, headers } = await get('/calculator/vat?a=%zz&b=%0d%0aSet-Cookie:x')
    expect([status, headers['location']]).toEqual([301, '/vat-calculator-uk?a=%zz&b=%0d%0aSet-Cookie:x'])
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('a coding', () => {
  const READ = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
  it.each<[string | undefined, keyof typeof READ]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['gzip;q=0.2, identity;q=0.8', 'identity'],
    ['zstd', 'identity'],
    [';;;,,,q=', 'identity'],
    ['br;q=lots', 'identity'],
    [`${'x,'.repeat(5000)}x`, 'identity'],
  ])('is chosen by the header %s', async (accepted, coding) => {
    const { status, headers, body } = await get('/', accepted === undefined ? [] : [`Accept-Encoding: ${accepted}`])
    expect([status, headers['content-encoding'], headers['vary']]).toEqual([
      200,
      coding === 'identity' ? undefined : coding,
      'accept-encoding',
    ])
    expect(READ[coding](body).toString()).toBe(HOME)
  })

  it.each(['identity;q=0', '*;q=0', 'identity;q=0, zstd'])('that %s accepts does not exist', async (accepted) => {
    expect((await get('/', [`Accept-Encoding: ${accepted}`])).status).toBe(406)
    expect((await get('/picture.png', [`Accept-Encoding: ${accepted}`])).status).toBe(406)
  })

  it('is not used for a file without compressed copies, and there is no Vary header', async () => {
    const { headers } = await get('/picture.png', ['Accept-Encoding: br'])
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined])
  })
})

describe('the type and caching of a file', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/table.csv', 'text/csv; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/assets/a-12345678.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/picture.png', 'image/png', 'public, max-age=0, must-revalidate'],
  ])('are sent for %s', async (path, type, kept) => {
    for (const accepted of ['identity', 'br']) {
      const { headers } = await get(path, [`Accept-Encoding: ${accepted}`])
      expect(headers).toMatchObject({ 'content-type': type, 'cache-control': kept })
    }
  })
})

const tagOf = async (path: string, coding: string) => (await get(path, [`Accept-Encoding: ${coding}`])).headers['etag']

describe('a condition', () => {
  it.each([
    [['If-None-Match: TAG'], 304],
    [['If-None-Match: "other", TAG'], 304],
    [['If-None-Match: "other"', 'If-None-Match: TAG'], 304],
    [['If-None-Match: W/TAG'], 304],
    [['If-None-Match: *'], 304],
    [['If-None-Match: TAG', 'Cache-Control: no-cache'], 304],
    [['If-None-Match: TAG', 'Range: bytes=0-1'], 304],
    [['If-None-Match: "other"'], 200],
    [[`If-None-Match: ${'"x",'.repeat(3000)}`], 200],
    [['If-None-Match: "'], 200],
    [['If-None-Match: '], 200],
    [['If-Match: *'], 200],
    [['If-Match: TAG'], 200],
    [['If-Match: "other", TAG'], 200],
    [['If-Match: "other"'], 412],
    // If-Match compares strongly, and a weak tag is equal to none.
    [['If-Match: W/TAG'], 412],
    [['If-Match: *', 'If-None-Match: TAG'], 304],
    [['If-Match: "other"', 'If-None-Match: TAG'], 412],
    // A file has no date here, so conditions on one are ignored.
    [['If-Modified-Since: Tue, 01 Jan 2999 00:00:00 GMT'], 200],
    [['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'], 200],
    [['If-None-Match: TAG', 'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT'], 304],
  ])('%s gives %i, also for HEAD', async (conditions, expected) => {
    const { headers } = await get('/table.csv')
    const lines = conditions.map((line) => line.replace('TAG', headers['etag'] ?? ''))
    const answer = await get('/table.csv', lines)
    expect([answer.status, textOf(answer)]).toEqual([expected, expected === 200 ? TABLE.toString() : ''])
    const head = await get('/table.csv', lines, 'HEAD')
    expect([head.status, textOf(head)]).toEqual([expected, ''])
  })

  it('is on the content: the copies of a page have tags of their own, and the same content has the same', async () => {
    const tags = await Promise.all(['identity', 'br', 'gzip'].map((coding) => tagOf('/', coding)))
    expect(new Set(tags).size).toBe(3)
    expect(await tagOf('/again.csv', 'identity')).toBe(await tagOf('/table.csv', 'identity'))
  })

  it('that gives 304 comes with what a cache needs, and nothing about a body', async () => {
    const { headers: whole } = await get('/')
    const { status, headers } = await get('/', ['If-None-Match: *'])
    expect(status).toBe(304)
    for (const kept of ['etag', 'cache-control', 'vary']) expect(headers[kept], kept).toBe(whole[kept])
    for (const gone of ['content-type', 'content-length', 'content-encoding', 'content-range', 'transfer-encoding'])
      expect(headers[gone], gone).toBeUndefined()
  })

  it('on a page that is not there is ignored', async () => {
    expect((await get('/no-such-page', ['If-None-Match: *'])).status).toBe(404)
  })
})

describe('a method', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])('%s is not allowed', async (method) => {
    const { status, headers, body } = await get('/', ['Content-Length: 0'], method)
    expect([status, headers['allow'], body.length]).toEqual([405, 'GET, HEAD', 0])
  })

  it('POST with a body is not allowed either', async () => {
    const { status } = await sendRaw(server.port, 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello')
    expect(status).toBe(405)
  })

  it('HEAD has the same headers as GET', async () => {
    for (const path of ['/', '/table.csv', '/no-such-page', '/calculator/vat']) {
      const [head, whole] = [await get(path, [], 'HEAD'), await get(path)]
      const { date: _, ...lines } = whole.headers
      expect(head.status).toBe(whole.status)
      expect(head.headers).toMatchObject(lines)
      expect(head.body.length).toBe(0)
    }
  })
})

describe('a malformed request', () => {
  it.each([
    ['a line of nonsense', 'nonsense\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['another version', 'GET / HTTP/9.9\r\n\r\n'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a space in its path', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a null byte in its path', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
    ['a control character in a header', 'GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=\x010-1\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['a length and chunks', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['a path that is too long', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['noise', Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 7919) % 256))],
  ])('with %s is refused', async (_, bytes) => {
    // Cutting the connection before the answer has been read is also a refusal.
    const { status } = await sendRaw(server.port, bytes)
    expect(Number.isNaN(status) || status >= 400, String(status)).toBe(true)
  })

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b<>"\r\n\r\n'],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    ['a host with a name before it', 'GET / HTTP/1.1\r\nHost: me@a\r\n\r\n'],
    ['a port that is none', 'GET / HTTP/1.1\r\nHost: a:b\r\n\r\n'],
    ['version 0.9', 'GET / HTTP/0.9\r\nHost: a\r\n\r\n'],
    ['version 2.0', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n'],
  ])('with %s gets 400 and is cut off', async (_, bytes) => {
    expect((await sendRaw(server.port, bytes)).status).toBe(400)
  })

  it.each(['a', 'a.example:80', 'a.example:', 'A_b-c.example', '[::1]:3000', '127.0.0.1', 'xn--bcher-kva.example', ''])(
    'has no fault with the host %j',
    async (host) => {
      expect((await sendRaw(server.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).status).toBe(200)
    },
  )

  it('that asks for another protocol gets an answer in this one', async () => {
    const lines = [
      'GET / HTTP/1.1',
      'Host: a',
      'Connection: Upgrade, HTTP2-Settings, close',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
      '',
      '',
    ]
    expect((await sendRaw(server.port, lines.join('\r\n'))).status).toBe(200)
  })

  it('of version 1.0 needs no host', async () => {
    expect((await sendRaw(server.port, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200)
  })

  it('for a tunnel is refused', async () => {
    const { status } = await sendRaw(server.port, 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(status).not.toBe(200)
  })
})

describe('a file that changes while the site is served', () => {
  it('is sent as it was when the server started, whole, and a new one is not there', async () => {
    put('fleeting.csv', 'other')
    put('new.csv', TABLE)
    expect(textOf(await get('/fleeting.csv'))).toBe(TABLE.toString())
    rmSync(join(client, 'fleeting.csv'))
    symlinkSync('../secret.html', join(client, 'fleeting.csv'))
    expect(textOf(await get('/fleeting.csv'))).toBe(TABLE.toString())
    expect((await get('/new.csv')).status).toBe(404)
  })
})
