import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { project } from '../lib/project.ts'
import { budgetBytes, compressFolder } from './compress.ts'

const PAGE = readFileSync(join(project, 'README.md'), 'utf8')
let site: string

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  site = folder
  writeFileSync(join(site, 'index.html'), PAGE)
})

const copy = (ending: 'br' | 'gz') => readFileSync(join(site, `index.html.${ending}`))

it('compresses text, and nothing else', async () => {
  writeFileSync(join(site, 'share.png'), PAGE)
  await compressFolder(site, { isPublished: false })
  expect(readdirSync(site).toSorted()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'share.png'])
  expect(brotliDecompressSync(copy('br')).toString()).toBe(PAGE)
  expect(gunzipSync(copy('gz')).toString()).toBe(PAGE)
})

it('makes what is published smaller, and counts the same bytes for the budget', async () => {
  const file = join(site, 'index.html')
  await compressFolder(site, { isPublished: false })
  const quick = copy('br').length
  expect(budgetBytes(file)).toBe(quick)
  await compressFolder(site, { isPublished: true })
  expect(copy('br').length).toBeLessThan(quick)
  expect(brotliDecompressSync(copy('br')).toString()).toBe(PAGE)
  expect(budgetBytes(file)).toBe(quick)
})
