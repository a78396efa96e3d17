// npm run build [-- --out FOLDER] : builds the whole site into build/client, pre-rendered, compressed and checked against its budget.
// Set SITE_URL=https://example.org for the published site.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type * as Server from '../../web/entry.server.tsx'
import { scriptsEverywhere } from '../../web/site/islands.ts'
import { runCommand, UsageError } from '../lib/command.ts'
import { project } from '../lib/project.ts'
import { compileRates } from '../rates/compile.ts'
import { assetsOf } from './assets.ts'
import { checkBudget } from './budget.ts'
import { compressFolder } from './compress.ts'
import { headersFile } from './headers.ts'
import { isOrigin, robotsFile, sitemap } from './search-engines.ts'
import { drawSharingImage } from './sharing-image.ts'

const HELP = `npm run build [-- --out FOLDER]

Builds the whole site into build/client: pre-rendered, compressed, and checked against its size budget.

  --out   the folder in the project to build into (default: build). Its client and server folders are replaced.`

await runCommand('build', HELP, { out: 'string' }, async ({ words, options }) => {
  if (words.length > 0) throw new UsageError(`it takes options only\n\n${HELP}`)
  const out = resolve(project, options.out ?? 'build')
  // The server bundle is run from there and needs the project’s node_modules.
  if (!out.startsWith(project)) throw new UsageError('the folder to build into must be inside the project')
  // Compile the tables first, so that a mistake in one is reported in a line of ours, not by Vite.
  compileRates()
  await buildSite(out)
})

async function buildSite(out: string): Promise<void> {
  const client = join(out, 'client')
  const server = join(out, 'server')
  const write = (name: string, content: string | Uint8Array) => writeInto(join(client, name), content)
  for (const folder of [client, server]) rmSync(folder, { recursive: true, force: true })
  await build({ root: project, logLevel: 'warn', build: { outDir: client } })
  await build({
    root: project,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: true, outDir: server, manifest: false, rolldownOptions: { input: 'web/entry.server.tsx' } },
  })
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const built = (await import(pathToFileURL(join(server, 'entry.server.js')).href)) as typeof Server
  const { pages, answer, fallbackPages, redirectsFile, ratesFiles, site } = built
  const { siteUrl, tagUrl } = site
  const everywhere = scriptsEverywhere(site)
  if (siteUrl !== undefined && !isOrigin(siteUrl))
    throw new UsageError(`SITE_URL: "${siteUrl}" is not an address; write https://example.org`)
  if (tagUrl !== undefined && !URL.canParse(tagUrl))
    throw new UsageError(`SITE_TAG: "${tagUrl}" is not an address; write https://tag.example/tag.js`)

  for (const { path } of pages) {
    const html = await (await answer(path, (page) => assetsOf(page, manifest, everywhere))).text()
    write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html)
  }
  for (const { file, html } of fallbackPages(siteUrl)) write(file, html)
  for (const { path, text } of ratesFiles()) write(path.replace(/^\//, ''), text)
  write('_redirects', redirectsFile())
  write('_headers', headersFile(siteUrl, tagUrl))
  write('robots.txt', robotsFile(siteUrl))
  if (siteUrl !== undefined) write('sitemap.xml', sitemap(pages, siteUrl))
  write(site.sharingImage.path.slice(1), await drawSharingImage(site))
  // For our own server: the published host and the analytics tag. It also uses the handler in the server folder.
  writeFileSync(join(out, 'site.json'), JSON.stringify({ siteUrl, tagUrl }))
  rmSync(join(client, '.vite'), { recursive: true })
  compressFolder(client)
  console.log(checkBudget(pages, manifest, client, everywhere))
}

function writeInto(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
