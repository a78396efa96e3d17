import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { UsageError } from '../lib/command.ts'
import { buildYear, type PageLoad } from './build-year.ts'
import { headersFile } from './headers.ts'
import { shareHomes } from './home-years.ts'
import { BUILD_RECORD } from './out-folder.ts'
import { isOrigin, robotsFile, sitemap } from './search-engines.ts'
import { drawSharingImage } from './sharing-image.ts'

interface BuiltSite {
  /** The folder of what browsers fetch. */
  readonly client: string
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
  const client = join(out, 'client')
  const write = (name: string, content: string | Uint8Array) => writeInto(join(client, name), content)
  for (const folder of [client, join(out, 'server'), join(out, 'years')]) rmSync(folder, { recursive: true, force: true })
  // A build that is cut short is known as a build too, so that the next may replace it.
  writeInto(join(out, BUILD_RECORD), '{}')

  // The root’s first: it empties the folder of files that the others add to.
  const atRoot = await buildYear({ year: root, atRoot: root, client, server: join(out, 'server') })
  const { site, redirectsFile, fallbackPages, ratesFiles } = atRoot.built
  const { siteUrl, tagUrl } = site
  if (siteUrl !== undefined && !isOrigin(siteUrl))
    throw new UsageError(`SITE_URL: "${siteUrl}" is not an address; write https://example.org`)
  if (tagUrl !== undefined && !URL.canParse(tagUrl))
    throw new UsageError(`SITE_TAG: "${tagUrl}" is not an address; write https://tag.example/tag.js`)
  const years = [atRoot]
  for (const year of others) years.push(await buildYear({ year, atRoot: root, client, server: join(out, 'years', year) }))
  rmSync(join(out, 'years'), { recursive: true, force: true })

  shareHomes(new Map(years.map(({ year, home }) => [year, home])))
  for (const { file, html } of fallbackPages(siteUrl)) write(file, html)
  for (const { path, text } of ratesFiles()) write(path.replace(/^\//, ''), text)
  write('_redirects', redirectsFile())
  write('_headers', headersFile(siteUrl, tagUrl))
  write('robots.txt', robotsFile(siteUrl))
  const listed = years.flatMap((year) => year.listed)
  if (siteUrl !== undefined) write('sitemap.xml', sitemap(listed, siteUrl))
  write(site.sharingImage.path.slice(1), await drawSharingImage(site))
  // For our own server: the published host and the analytics tag. It also uses the handler in the server folder.
  writeFileSync(join(out, BUILD_RECORD), JSON.stringify({ siteUrl, tagUrl }))
  return { client, loads: years.flatMap(({ loads }) => loads), faults: years.flatMap((year) => year.faults) }
}

function writeInto(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
