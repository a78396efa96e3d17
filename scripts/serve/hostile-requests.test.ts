// Requests that no browser sends, over raw sockets. Each gets a correct HTTP answer, and the server survives them all.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { project } from '../lib/project.ts'
import { type Started, startServer } from './start-server.ts'
import { type Answer, ask, sendRaw } from './tests/raw-requests.ts'

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
const LARGE = 64_000_000

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
  put('empty.txt', '')
  put('100%.txt', 'percent')
  put('assets/a-12345678.js', 'a()')
  put('deep/.hidden/key.txt', 'key')
  put('picture.png', 'PNG')
  // Each leads out of the build, apart from the last.
  symlinkSync('../secret.html', join(client, 'link.html'))
  symlinkSync('..', join(client, 'up'))
  symlinkSync('../site.json', join(client, 'picture.png.br'))
  symlinkSync('table.csv', join(client, 'same.csv'))
  server = await startServer(build)
})
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
  const whole = { status: 200, range: undefined, body: TABLE }
  const part = (first: number, last: number) => ({
    status: 206,
    range: `bytes ${first}-${last}/${SIZE}`,
    body: TABLE.subarray(first, last + 1),
  })
  const none = { status: 416, range: `bytes */${SIZE}`, body: Buffer.from('') }

  it.each([
    ['bytes=0-0', part(0, 0)],
    ['bytes=2-5', part(2, 5)],
    ['bytes=4-', part(4, SIZE - 1)],
    ['bytes=-3', part(SIZE - 3, SIZE - 1)],
    [`bytes=-${SIZE}`, part(0, SIZE - 1)],
    ['bytes=3-999', part(3, SIZE - 1)],
    ['bytes=3-9007199254740993', part(3, SIZE - 1)],
    [`bytes=3-${'9'.repeat(400)}`, part(3, SIZE - 1)],
    [`bytes=-${SIZE + 1}`, whole],
    ['bytes=-9007199254740993', whole],
    [`bytes=-${'9'.repeat(400)}`, whole],
    ['bytes=5-2', none],
    ['bytes=-0', none],
    [`bytes=${SIZE}-`, none],
    ['bytes=9007199254740993-', none],
    [`bytes=${'9'.repeat(400)}-${'9'.repeat(401)}`, none],
    ['bytes=99-,98-', whole],
    ['bytes=0-1,2-3', whole],
    ['bytes=0-1,4-5', whole],
    [`bytes=${'0-0,'.repeat(2000)}0-0`, whole],
    ['bytes=', whole],
    ['bytes=-', whole],
    ['bytes=a-b', whole],
    ['bytes=1.5-2', whole],
    ['bytes=0x1-2', whole],
    ['bytes=--1', whole],
    ['bytes', whole],
    ['lines=1-2', whole],
    ['', whole],
  ])('%s is answered as RFC 9110 says', async (range, expected) => {
    const { status, headers, body } = await get('/table.csv', [`Range: ${range}`])
    expect({ status, range: headers['content-range'], body: body.toString('latin1') }).toEqual({
      ...expected,
      body: expected.body.toString('latin1'),
    })
    expect(headers['content-length']).toBe(String(body.length))
  })

  it('is ignored for a HEAD request', async () => {
    for (const range of ['bytes=0-0', 'bytes=5-2', 'bytes=-9007199254740993']) {
      const { status, headers, body } = await get('/table.csv', [`Range: ${range}`], 'HEAD')
      expect([status, headers['content-length'], headers['content-range'], body.length], range).toEqual([200, String(SIZE), undefined, 0])
    }
  })

  it.each(['bytes=0-', 'bytes=-1', 'bytes=0-0', 'bytes=5-2'])('of an empty file, %s, gives nothing', async (range) => {
    const { status, body } = await get('/empty.txt', [`Range: ${range}`])
    expect([200, 416]).toContain(status)
    expect(textOf({ body } as Answer)).toBe('')
  })

  it('counts the bytes that are sent, compressed if the whole file would be', async () => {
    const packed = brotliCompressSync(HOME)
    const { status, headers, body } = await get('/', ['Range: bytes=1-4', 'Accept-Encoding: br'])
    expect([status, headers['content-encoding'], headers['content-range']]).toEqual([206, 'br', `bytes 1-4/${packed.length}`])
    expect(body).toEqual(packed.subarray(1, 5))
  })

  it('is used only if the file has not changed since the visitor started', async () => {
    const { headers } = await get('/table.csv')
    const modified = headers['last-modified'] ?? ''
    expect((await get('/table.csv', ['Range: bytes=0-0', `If-Range: ${modified}`])).status).toBe(206)
    const others = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Tue, 01 Jan 2999 00:00:00 GMT', 'yesterday', '"other"', 'W/"other"', '"']
    for (const other of [...others, headers['etag'] ?? ''])
      expect((await get('/table.csv', ['Range: bytes=0-0', `If-Range: ${other}`])).status, other).toBe(200)
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
    ['/same.csv', TABLE.toString()],
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

describe('a condition', () => {
  /** When the table was last changed: a Sunday, at 8:49:37 and some milliseconds. */
  const MODIFIED = new Date('1994-11-06T08:49:37.250Z')
  beforeAll(() => utimesSync(join(client, 'table.csv'), MODIFIED, MODIFIED))
  const AT = 'Sun, 06 Nov 1994 08:49:37 GMT'
  const BEFORE = 'Sun, 06 Nov 1994 08:49:36 GMT'

  it.each([
    [['If-None-Match: TAG'], 304],
    [['If-None-Match: "other", TAG'], 304],
    [['If-None-Match: "other"', 'If-None-Match: TAG'], 304],
    [['If-None-Match: STRONG'], 304],
    [['If-None-Match: *'], 304],
    [['If-None-Match: TAG', 'Cache-Control: no-cache'], 304],
    [['If-None-Match: TAG', 'Range: bytes=0-1'], 304],
    [['If-None-Match: "other"'], 200],
    [[`If-None-Match: ${'"x",'.repeat(3000)}`], 200],
    [['If-None-Match: "'], 200],
    [['If-None-Match: '], 200],
    [['If-None-Match: "other"', `If-Modified-Since: ${AT}`], 200],
    [['If-None-Match: TAG', `If-Modified-Since: ${BEFORE}`], 304],
    [[`If-Modified-Since: ${AT}`], 304],
    [[`If-Modified-Since: ${BEFORE}`], 200],
    [['If-Modified-Since: Tue, 01 Jan 2999 00:00:00 GMT'], 304],
    [['If-Modified-Since: Sunday, 06-Nov-94 08:49:37 GMT'], 304],
    [['If-Modified-Since: Sun Nov  6 08:49:37 1994'], 304],
    [['If-Modified-Since: Sun Nov  6 08:49:36 1994'], 200],
    [['If-Modified-Since: yesterday'], 200],
    [['If-Modified-Since: 2999-01-01'], 200],
    [['If-Modified-Since: 2999'], 200],
    [['If-Match: *'], 200],
    [['If-Match: "other"'], 412],
    // The tag is weak, and If-Match compares strongly.
    [['If-Match: TAG'], 412],
    [['If-Match: STRONG'], 412],
    [['If-Match: *', `If-Unmodified-Since: ${BEFORE}`], 200],
    [['If-Match: *', 'If-None-Match: TAG'], 304],
    [[`If-Unmodified-Since: ${AT}`], 200],
    [[`If-Unmodified-Since: ${BEFORE}`], 412],
    [[`If-Unmodified-Since: ${BEFORE}`, 'If-None-Match: TAG'], 412],
    [['If-Unmodified-Since: 1970'], 200],
    [[`If-Range: ${AT}`], 200],
  ])('%s gives %i, also for HEAD', async (conditions, expected) => {
    const { headers } = await get('/table.csv')
    const tag = headers['etag'] ?? ''
    const lines = conditions.map((line) => line.replace('TAG', tag).replace('STRONG', tag.replace('W/', '')))
    const answer = await get('/table.csv', lines)
    expect([answer.status, textOf(answer)]).toEqual([expected, expected === 200 ? TABLE.toString() : ''])
    const head = await get('/table.csv', lines, 'HEAD')
    expect([head.status, textOf(head)]).toEqual([expected, ''])
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

  it('for a tunnel is refused', async () => {
    const { status } = await sendRaw(server.port, 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(status).not.toBe(200)
  })
})

describe('a file that changes while the site is served', () => {
  it('is not found once it is deleted', async () => {
    put('fleeting.csv', TABLE)
    expect((await get('/fleeting.csv')).status).toBe(200)
    rmSync(join(client, 'fleeting.csv'))
    expect((await get('/fleeting.csv')).status).toBe(404)
    expect((await get('/fleeting.csv', ['Range: bytes=0-1'])).status).toBe(404)
  })

  it('is sent uncompressed if only its compressed copy was deleted', async () => {
    put('page.html', HOME)
    put('page.html.br', brotliCompressSync(HOME))
    expect((await get('/page', ['Accept-Encoding: br'])).headers['content-encoding']).toBe('br')
    rmSync(join(client, 'page.html.br'))
    const answer = await get('/page', ['Accept-Encoding: br'])
    expect([answer.status, answer.headers['content-encoding'], textOf(answer)]).toEqual([200, undefined, HOME])
  })

  it('is sent in its new form once it is shorter, longer or different', async () => {
    for (const content of ['a longer text', 'short', 'other', '']) {
      put('changing.txt', content)
      const answer = await get('/changing.txt')
      expect([textOf(answer), answer.headers['content-length']]).toEqual([content, String(content.length)])
    }
    rmSync(join(client, 'changing.txt'))
    mkdirSync(join(client, 'changing.txt'))
    expect((await get('/changing.txt')).status).toBe(404)
  })

  it('breaks the connection, even a keep-alive one, if it is truncated while being sent', async () => {
    put('large.bin', Buffer.alloc(LARGE))
    const { status, body, headers } = await sendRaw(server.port, 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n', () =>
      truncateSync(join(client, 'large.bin'), 1000),
    )
    expect([status, headers['content-length']]).toEqual([200, String(LARGE)])
    expect(body.length).toBeLessThan(LARGE)
  })
})
