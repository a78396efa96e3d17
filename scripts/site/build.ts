// npm run build : the whole site into build/client, pre-rendered, compressed and within its budget.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type * as Server from '../../web/entry.server.tsx'
import { compileRates } from '../rates/compile.ts'
import { RatesError } from '../rates/problem.ts'
import { assetsOf } from './assets.ts'
import { checkBudget } from './budget.ts'
import { compressFolder } from './compress.ts'
import { headersFile } from './headers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const client = join(root, 'build/client')
const server = join(root, 'build/server')

try {
  // First and by ourselves, so that a mistake in a table is told in a line, not in Vite’s words.
  compileRates()
  await buildSite()
} catch (error) {
  if (!(error instanceof RatesError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function buildSite(): Promise<void> {
  rmSync(join(root, 'build'), { recursive: true, force: true })
  await build({ root, logLevel: 'warn' })
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: true, outDir: server, manifest: false, rolldownOptions: { input: 'web/entry.server.tsx' } },
  })
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const { pages, render, ratesFiles } = (await import(pathToFileURL(join(server, 'entry.server.js')).href)) as typeof Server

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(client, path)), { recursive: true })
    writeFileSync(join(client, path), text)
  }
  for (const page of pages) write(page.path === '/' ? 'index.html' : `${page.path}.html`, render(page, assetsOf(page, manifest)))
  for (const { path, text } of ratesFiles()) write(path, text)
  write('_headers', headersFile())
  write('robots.txt', 'User-agent: *\nAllow: /\n')
  rmSync(join(client, '.vite'), { recursive: true })
  rmSync(server, { recursive: true })
  compressFolder(client)
  console.log(checkBudget(pages, manifest, client))
}
