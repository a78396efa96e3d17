// npm run golden:audit [-- <calculator> …] : says what the golden rows are based on.

import { goldenSlugs, readGolden } from '../../golden/code/read-golden.ts'
import { aligned } from '../lib/aligned.ts'
import { loadCalculator } from '../lib/calculators.ts'
import { oneOf, runCommand } from '../lib/command.ts'
import { type AuditedFile, auditOf, BASES, HEADINGS } from './audit-rows.ts'
import { readPublished } from './read-published.ts'

const HELP = `npm run golden:audit [-- <calculator> …] [--list <kind>]

Counts the published cases in golden/published/<calculator>.csv (printed), and the rows of golden/<calculator>.csv by what they are based on:
${aligned(Object.entries(HEADINGS).map(([basis, heading]) => [`  ${basis}`, heading]))}
Anybody else can find a name in rates/sources.yaml, an address, or a publisher listed in scripts/golden/publishers.ts. A row for the law
(statute) must have an outside source.

  --list <kind>   lists the rows of one kind: --list law shows those that nobody else has printed`

await runCommand('golden:audit', HELP, { list: 'string' }, async ({ words, options }) => {
  const slugs = words.length > 0 ? words.map((word) => oneOf('calculator', word, goldenSlugs())) : goldenSlugs()
  const listed = options.list === undefined ? [] : [oneOf('kind of source', options.list, BASES)]
  const files: Record<string, AuditedFile> = {}
  for (const slug of slugs) {
    files[slug] = { calculator: await loadCalculator(slug), rows: readGolden(slug), published: readPublished(slug) }
  }
  const { text, unheld } = auditOf(files, listed)
  console.log(text)
  console.log(
    unheld.length === 0
      ? '\nEvery row for the law has an outside source.'
      : `\nWithout an outside source: ${unheld.join(', ')}; add a source, or take statute out of their rules`,
  )
  process.exitCode = unheld.length === 0 ? 0 : 1
})
