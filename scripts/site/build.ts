// npm run build [-- --out FOLDER --years 2026-27,2024-25] : builds the whole site into build/client, pre-rendered, compressed and checked against its budget.
// Set SITE_URL=https://example.org for the published site.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { oneOf, runCommand, UsageError } from '../lib/command.ts'
import { project } from '../lib/project.ts'
import { compileRates } from '../rates/compile.ts'
import { buildYear, checkBudget } from './build-year.ts'
import { compressFolder } from './compress.ts'
import { headersFile } from './headers.ts'
import { shareHomes } from './home-years.ts'
import { BUILD_RECORD, outFolder } from './out-folder.ts'
import { isOrigin, robotsFile, sitemap } from './search-engines.ts'
import { drawSharingImage } from './sharing-image.ts'

const HELP = `npm run build [-- --out FOLDER --years 2026-27,2024-25]

Builds the whole site into build/client: pre-rendered in every tax year, compressed, and checked against its size budget.

  --out    the folder in the project to build into (default: build): a new one, or a former build, which is replaced
  --years  only these tax years, the one for the root of the site first (default: all, and the default of rates/tax-years.yaml at the root)`

await runCommand('build', HELP, { out: 'string', years: 'string' }, async ({ words, options }) => {
  if (words.length > 0) throw new UsageError(`it takes options only\n\n${HELP}`)
  const out = outFolder(project, options.out ?? 'build')
  // Compile the tables first, so that a mistake in one is reported in a line of ours, not by Vite.
  compileRates()
  // Only now do the modules of the tables exist.
  const { siteDefaultTaxYear, taxYears } = await import('../../engine/rates/generated/tax-years.ts')
  const known = Object.keys(taxYears) as TaxYear[]
  const years = options.years?.split(',').map((year) => oneOf('tax year', year, known))
  await buildSite(out, [...new Set<TaxYear>(years ?? [siteDefaultTaxYear, ...known])])
})

/** Builds the site of some tax years, the first of them at the root. */
async function buildSite(out: string, [root, ...others]: readonly TaxYear[]): Promise<void> {
  if (root === undefined) return
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
  await compressFolder(client)
  console.log(years.flatMap((year) => checkBudget(year, client)).join('\n'))
  const faults = years.flatMap((year) => year.faults)
  if (faults.length > 0) throw new UsageError(`these pages could not be made:\n${faults.join('\n')}`)
}

function writeInto(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
