import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { compressFolder } from './compress.ts'

const PAGE = '<p>Tax</p>'.repeat(100)
let site: string
let cache: { readonly folder: string; readonly most: number }

beforeEach(() => {
  const [folder, kept] = ['site-', 'cache-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [string, string]
  onTestFinished(() => [folder, kept].forEach((one) => rmSync(one, { recursive: true })))
  site = folder
  cache = { folder: kept, most: 10_000 }
  writeFileSync(join(site, 'index.html'), PAGE)
})

const copy = (ending: 'br' | 'gz', name = 'index.html') => readFileSync(join(site, `${name}.${ending}`))
const keptBrotli = () => readdirSync(cache.folder).filter((name) => name.endsWith('.br'))
const theKept = () => join(cache.folder, keptBrotli()[0] ?? '')

it('compresses text, and nothing else', async () => {
  writeFileSync(join(site, 'share.png'), PAGE)
  await compressFolder(site, cache)
  expect(readdirSync(site).toSorted()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'share.png'])
  expect(brotliDecompressSync(copy('br')).toString()).toBe(PAGE)
  expect(gunzipSync(copy('gz')).toString()).toBe(PAGE)
})

it('takes what an earlier build compressed', async () => {
  await compressFolder(site, cache)
  const worse = brotliCompressSync(PAGE, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
  expect(worse).not.toEqual(copy('br'))
  writeFileSync(theKept(), worse)
  await compressFolder(site, cache)
  expect(copy('br')).toEqual(worse)
})

it('compresses a file again whose content has changed', async () => {
  await compressFolder(site, cache)
  writeFileSync(join(site, 'index.html'), 'No tax')
  await compressFolder(site, cache)
  expect(brotliDecompressSync(copy('br')).toString()).toBe('No tax')
  expect(gunzipSync(copy('gz')).toString()).toBe('No tax')
})

it.each([
  ['cut short', (content: Buffer) => content.subarray(0, -3)],
  ['empty', () => Buffer.of()],
  ['of something else', () => brotliCompressSync('No tax')],
])('mends a kept copy that is %s', async (_, damaged) => {
  await compressFolder(site, cache)
  const good = copy('br')
  writeFileSync(theKept(), damaged(good))
  await compressFolder(site, cache)
  expect(copy('br')).toEqual(good)
  expect(readFileSync(theKept())).toEqual(good)
})

it('forgets what has not been used for longest', async () => {
  await compressFolder(site, cache)
  const [first] = keptBrotli()
  utimesSync(theKept(), 0, 0)
  writeFileSync(join(site, 'other.html'), 'No tax')
  await compressFolder(site, cache)
  // It was used just now, whenever it was made.
  expect(keptBrotli()).toContain(first)

  for (const name of readdirSync(cache.folder)) utimesSync(join(cache.folder, name), 0, 0)
  rmSync(join(site, 'index.html'))
  const used = copy('br', 'other.html').length + copy('gz', 'other.html').length
  await compressFolder(site, { ...cache, most: used })
  expect(readdirSync(cache.folder)).toHaveLength(2)
  expect(readFileSync(theKept())).toEqual(copy('br', 'other.html'))
})

it('compresses files of the same content at once', async () => {
  for (let number = 0; number < 20; number++) writeFileSync(join(site, `${number}.html`), PAGE)
  await compressFolder(site, cache)
  expect(readdirSync(site)).toHaveLength(21 * 3)
  expect(readdirSync(cache.folder)).toHaveLength(2)
})
