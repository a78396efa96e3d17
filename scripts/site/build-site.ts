import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Manifest } from 'vite'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { USAGE_FRAME } from '../../web/site/usage.ts'
import { UsageError } from '../lib/command.ts'
import { project } from '../lib/project.ts'
import { headersFile } from './headers.ts'
import { shareHomes } from './home-years.ts'
import { BUILD_RECORD } from './out-folder.ts'
import { type PageLoad, renderYear } from './render-year.ts'
import { isOrigin, robotsFile, sitemap } from './search-engines.ts'
import { anyYearPlugin, taxYearPlugin } from './tax-year-plugin.ts'
import { frameHtml } from './usage-frame.ts'

interface BuiltSite {
  /** The folder of what browsers fetch. */
  readonly client: string
  /** Whether it is for an address, and no preview. */
  readonly isPublished: boolean
  readonly loads: readonly PageLoad[]
  /** The pages that could not be made, and why. */
  readonly faults: readonly string[]
}

/**
 * Builds the site of some tax years, the first of them at the root, with nothing compressed.
 * @throws UsageError if a setting of the environment is wrong.
 */
export async function buildSite(out: string, asked: readonly TaxYear[]): Promise<BuiltSite> {
  const [root, ...others] = new Set(asked)
  if (root === undefined) throw new UsageError('a site needs at least one tax year')
  const [client, server] = [join(out, 'client'), join(out, 'server')]
  const write = (name: string, content: string | Uint8Array) => writeInto(join(client, name), content)
  for (const folder of [client, server]) rmSync(folder, { recursive: true, force: true })
  // A build that is cut short is known as a build too, so that the next may replace it.
  writeInto(join(out, BUILD_RECORD), '{}')

  await buildServer(root, server)
  const render = async (year: TaxYear) => renderYear({ year, manifest: await buildScripts(year, root, client), client, server })
  const atRoot = await render(root)
  const { site, redirectsFile, fallbackPages, publishedFiles } = atRoot.built
  const { siteUrl, tagUrl } = site
  if (siteUrl !== undefined && !isOrigin(siteUrl))
    throw new UsageError(`SITE_URL: "${siteUrl}" is not an address; write https://example.org`)
  if (tagUrl !== undefined && !URL.canParse(tagUrl))
    throw new UsageError(`SITE_TAG: "${tagUrl}" is not an address; write https://tag.example/tag.js`)
  const years = [atRoot]
  for (const year of others) years.push(await render(year))

  shareHomes(new Map(years.map(({ year, home }) => [year, home])))
  for (const { file, html } of fallbackPages(siteUrl)) write(file, html)
  for (const { path, text } of publishedFiles()) write(path.replace(/^\//, ''), text)
  write('_redirects', redirectsFile())
  write('_headers', headersFile(siteUrl, tagUrl))
  if (tagUrl !== undefined) write(USAGE_FRAME.slice(1), frameHtml(tagUrl))
  write('robots.txt', robotsFile(siteUrl))
  const listed = years.flatMap((year) => year.listed)
  if (siteUrl !== undefined) write('sitemap.xml', sitemap(listed, siteUrl))
  // For our own server: the published host and the analytics tag. It also uses the handler in the server folder.
  writeFileSync(join(out, BUILD_RECORD), JSON.stringify({ siteUrl, tagUrl }))
  return {
    client,
    isPublished: siteUrl !== undefined,
    loads: years.flatMap(({ loads }) => loads),
    faults: years.flatMap((year) => year.faults),
  }
}

/**
 * Builds what browsers fetch in a tax year, and returns its files by the module that each is made from. The name of a file has a hash of its
 * content and of what it imports, so that years share the files that agree.
 */
async function buildScripts(year: TaxYear, atRoot: TaxYear, client: string): Promise<Manifest> {
  await build({
    root: project,
    logLevel: 'warn',
    plugins: [taxYearPlugin(year, atRoot)],
    build: { outDir: client, emptyOutDir: false },
  })
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  // It is not part of the site.
  rmSync(join(client, '.vite'), { recursive: true })
  return manifest
}

/** Builds what renders the pages: one file, so that all of it is read again for another year. */
async function buildServer(atRoot: TaxYear, server: string): Promise<void> {
  await build({
    root: project,
    logLevel: 'warn',
    plugins: [anyYearPlugin(atRoot)],
    publicDir: false,
    build: {
      ssr: true,
      outDir: server,
      manifest: false,
      rolldownOptions: { input: 'web/entry.server.tsx', output: { codeSplitting: false } },
    },
  })
}

function writeInto(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
