// npm run golden:audit [-- <calculator> …] : what the golden rows rest on.
import { loadCalculator } from '../lib/calculators.ts'
import { oneOf, runCommand } from '../lib/command.ts'
import { type AuditedFile, auditOf, RESTS } from './audit-rows.ts'
import { isOnRecord } from './on-record.ts'
import { goldenSlugs, readGolden } from './read-golden.ts'
import { readPublished } from './read-published.ts'

const HELP = `npm run golden:audit [-- <calculator> …] [--list <kind>]

How many published cases golden/published/<calculator>.csv has (printed), and what the rows of golden/<calculator>.csv rest on:
  published       an example, a test or a table that somebody outside printed; golden/published has the same question and the same figures
  law             the law, with arithmetic of our own
  cited           a publication alone, whose figures are not on record in golden/published, or are others
  specification   the product’s own documents alone: no outside source
  nothing         no source, or none that anybody else could find: a name of rates/sources.yaml, an address, or a publisher whom
                  scripts/golden/publishers.ts lists
A row that is to hold under the law (statute) without an outside source is a fault.

  --list <kind>   lists the rows of one kind: --list law shows those that nobody outside has printed`

await runCommand('golden:audit', HELP, { list: 'string' }, async ({ words, options }) => {
  const slugs = words.length > 0 ? words.map((word) => oneOf('calculator', word, goldenSlugs())) : goldenSlugs()
  const listed = options.list === undefined ? [] : [oneOf('kind of source', options.list, RESTS)]
  const files: Record<string, AuditedFile> = {}
  for (const slug of slugs) {
    const calculator = await loadCalculator(slug)
    const printed = readPublished(slug)
    files[slug] = { rows: readGolden(slug), printed: printed.length, isOnRecord: (row) => isOnRecord(calculator, row, printed) }
  }
  const { text, unheld } = auditOf(files, listed)
  console.log(text)
  console.log(
    unheld.length === 0
      ? '\nEvery row that is to hold under the law has an outside source.'
      : `\nWithout an outside source: ${unheld.join(', ')}; add a source, or take statute out of their rules`,
  )
  process.exitCode = unheld.length === 0 ? 0 : 1
})
