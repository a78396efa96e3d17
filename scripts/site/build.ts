// npm run build [-- --out FOLDER --years 2026-27,2024-25] : builds the whole site into build/client, pre-rendered, compressed and checked
// against its budget.
// Set SITE_URL=https://example.org for the published site.
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { oneOf, runCommand, UsageError } from '../lib/command.ts'
import { project } from '../lib/project.ts'
import { compileRates } from '../rates/compile.ts'
import { buildSite } from './build-site.ts'
import { compressFolder } from './compress.ts'
import { outFolder } from './out-folder.ts'
import { checkBudget } from './render-year.ts'

const HELP = `npm run build [-- --out FOLDER --years 2026-27,2024-25 --uncompressed]

Builds the whole site into build/client: pre-rendered in every tax year, compressed, and checked against its size budget.

  --out    the folder in the project to build into (default: build): a new one, or a former build, which is replaced
  --years  only these tax years, the one for the root of the site first (default: all, and the default of rates/tax-years.yaml at the root)
  --uncompressed  without compressed copies, for tests`

await runCommand('build', HELP, { out: 'string', years: 'string', uncompressed: 'boolean' }, async ({ words, options }) => {
  if (words.length > 0) throw new UsageError(`it takes options only\n\n${HELP}`)
  const out = outFolder(project, options.out ?? 'build')
  // Compile the tables first, so that a mistake in one is reported in a line of ours, not by Vite.
  compileRates()
  // Only now do the modules of the tables exist.
  const { siteDefaultTaxYear, taxYears } = await import('../../engine/rates/generated/tax-years.ts')
  const known = Object.keys(taxYears) as TaxYear[]
  const years = options.years?.split(',').map((year) => oneOf('tax year', year, known))
  const { client, isPublished, loads, faults } = await buildSite(out, years ?? [siteDefaultTaxYear, ...known])
  if (!options.uncompressed) await compressFolder(client, { isPublished })
  console.log(checkBudget(loads, client).join('\n'))
  if (faults.length > 0) throw new UsageError(`these pages could not be made:\n${faults.join('\n')}`)
})
