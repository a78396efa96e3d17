// node scripts/site/try-other-root.ts : builds the site with another tax year at its root, and checks where its pages, links and old
// addresses are, so that the default of rates/tax-years.yaml can change at any time. `npm run check` runs it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import type * as Server from '../../web/entry.server.tsx'
import { project } from '../lib/project.ts'
import { compileRates } from '../rates/compile.ts'
import { buildSite } from './build-site.ts'
import { faultsIn } from './site-faults.ts'

const FOLDER = 'build/other-root'
const SITE_URL = 'https://example.org'

compileRates()
// Only now does the module of the years exist.
const { siteDefaultTaxYear, taxYears } = await import('../../engine/rates/generated/tax-years.ts')
const root = (Object.keys(taxYears) as TaxYear[]).findLast((year) => year !== siteDefaultTaxYear) ?? siteDefaultTaxYear
// One year in a folder of its own stands for all of them.
const others: readonly TaxYear[] = [siteDefaultTaxYear]

try {
  process.env['SITE_URL'] = SITE_URL
  const { faults: unmade } = await buildSite(join(project, FOLDER), [root, ...others])
  const faults = unmade.length === 0 ? await faultsInBuild() : unmade
  for (const fault of faults) console.error(fault)
  console.log(`with ${root} at the root: ${faults.length === 0 ? 'every page, link and old address is in its place' : 'see above'}`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  rmSync(join(project, FOLDER), { recursive: true, force: true })
}

async function faultsInBuild(): Promise<string[]> {
  const { pages, handler } = (await import(pathToFileURL(join(project, FOLDER, 'server/entry.server.js')).href)) as typeof Server
  return faultsIn({
    client: join(project, FOLDER, 'client'),
    siteUrl: SITE_URL,
    root,
    others,
    pages,
    async leadsTo(address) {
      const answer = await handler.query(new Request(`${SITE_URL}${address}`))
      return answer instanceof Response ? answer.headers.get('location') : null
    },
  })
}
