import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { calculators } from '../calculators/index.ts'
import { expect, headersOf, test } from './support/served.ts'
import { assetPaths, pagePaths, unknownPath } from './support/site.ts'

const PLAIN = { 'accept-encoding': 'identity' }

const TYPES = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }
const kindOf = (path: string) => path.slice(path.lastIndexOf('.') + 1) as keyof typeof TYPES
const oneOfEachKind = Object.keys(TYPES).flatMap((kind) => assetPaths.find((path) => kindOf(path) === kind) ?? [])

// Playwright keeps a record of each expectation, and looks through all of them for each. So what is asked of hundreds of files is gathered, and
// expected once.

/** The headers of a file that tell of the file alone. */
const OF_THE_FILE = new Set(['cache-control', 'content-length', 'content-type', 'date', 'etag', 'last-modified'])

test('every page is at its exact address, without a redirect, and may be cached only until it changes', async ({ ask }) => {
  expect(pagePaths).toEqual(expect.arrayContaining(['/', ...calculators.map(({ path }) => path)]))
  for (const path of pagePaths) {
    const response = await ask(path, PLAIN)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type')?.replace(' ', ''), path).toBe('text/html;charset=utf-8')
    expect(response.headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate')
    const again = await ask(path, { ...PLAIN, 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.status, path).toBe(304)
  }
})

test('an unknown address gets the not-found page and says so', async ({ ask }) => {
  for (const path of [
    unknownPath,
    `${unknownPath}/deeper`,
    '/income-tax-calculator/deeper',
    '/assets/no-such-file.js',
    '/%E2%82%AC',
    '/404',
    '/_headers',
    '/_redirects',
  ]) {
    const response = await ask(path, PLAIN)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('content-type')?.replace(' ', ''), path).toBe('text/html;charset=utf-8')
    expect(await response.text(), path).toContain('<h1>404 Page Not Found</h1>')
  }
})

test('every page, file and error has the security headers, and files named after their content may be cached for ever', async ({ ask }) => {
  expect(assetPaths.length).toBeGreaterThan(2)
  expect(assetPaths.filter((path) => !/-[\w-]{8}\.(js|css|svg)$/.test(path))).toEqual([])
  const assets = new Set(assetPaths)
  const kinds = new Map<string, string>()
  const wrong: string[] = []
  for (const path of [...pagePaths, ...assetPaths, '/favicon.svg', unknownPath]) {
    const response = await ask(path, PLAIN)
    const headers = Object.entries(headersOf(response)).filter(([name]) => !OF_THE_FILE.has(name))
    const kind = JSON.stringify(headers)
    if (!kinds.has(kind)) kinds.set(kind, path)
    const [cached, type] = [response.headers.get('cache-control'), response.headers.get('content-type')]
    const isKept = cached === 'public, max-age=31536000, immutable' && type?.includes(TYPES[kindOf(path)])
    if (assets.has(path) && !isKept) wrong.push(`${path}: ${cached}, ${type}`)
  }
  expect(wrong).toEqual([])
  for (const [kind, path] of kinds) {
    const headers = Object.fromEntries(JSON.parse(kind) as [string, string][])
    const policy = (headers['content-security-policy'] ?? '').split('; ')
    expect(policy, path).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    )
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}$/)
    // This build has no address, so none of it may be listed.
    expect(headers['x-robots-tag'], path).toBe('noindex')
    expect(headers['permissions-policy'], path).toContain('geolocation=()')
    expect(headers['set-cookie'], path).toBeUndefined()
  }
})

test('every page and each kind of file comes compressed to a browser that can read it, and is the same either way', async ({ ask }) => {
  const fetched = async (path: string, encoding: string) => {
    const response = await ask(path, { 'accept-encoding': encoding })
    return { headers: response.headers, text: await response.text() }
  }
  const wrong: string[] = []
  for (const path of [...pagePaths, ...oneOfEachKind, '/favicon.svg']) {
    const [whole, ...packed] = await Promise.all([fetched(path, 'identity'), fetched(path, 'br'), fetched(path, 'gzip')])
    const encodings = [whole, ...packed].map(({ headers }) => headers.get('content-encoding') ?? 'none').join()
    if (encodings !== 'none,br,gzip') wrong.push(`${path} comes in ${encodings}`)
    for (const { headers, text } of packed) {
      const isSame = headers.get('content-type') === whole.headers.get('content-type') && text === whole.text && text !== ''
      if (!isSame) wrong.push(`${path} is not the same in ${headers.get('content-encoding')}`)
      if (!/accept-encoding/i.test(headers.get('vary') ?? '')) wrong.push(`${path} varies with ${headers.get('vary')}`)
    }
  }
  expect(wrong).toEqual([])
})

const bytesOf = (path: string) => readFileSync(new URL(`../../build/client${path}`, import.meta.url))

test('every file has a compressed copy in both ways, which holds the same', () => {
  const different = assetPaths.filter((path) => {
    const whole = bytesOf(path)
    return !whole.equals(brotliDecompressSync(bytesOf(`${path}.br`))) || !whole.equals(gunzipSync(bytesOf(`${path}.gz`)))
  })
  expect(different).toEqual([])
})

test('there is an icon and a robots.txt', async ({ ask }) => {
  const icon = await ask('/favicon.svg', PLAIN)
  expect(icon.status).toBe(200)
  expect(icon.headers.get('content-type')).toContain('image/svg+xml')
  expect(await icon.text()).toMatch(/^<svg/)
  const robots = await ask('/robots.txt', PLAIN)
  expect(robots.status).toBe(200)
  expect(await robots.text()).toContain('User-agent: *')
})

test('there is a picture for shared links, of the size that pages state', async ({ ask }) => {
  const picture = await ask('/sharing-image.png', PLAIN)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const png = Buffer.from(await picture.arrayBuffer())
  expect(png.length).toBeLessThan(60_000)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a site built for no address has no sitemap and names none', async ({ ask }) => {
  expect((await ask('/sitemap.xml', PLAIN)).status).toBe(404)
  expect(await (await ask('/robots.txt', PLAIN)).text()).not.toContain('Sitemap')
})
