// npm run golden:audit [-- <calculator> …] : what the golden rows rest on.
import { oneOf, runCommand } from '../lib/command.ts'
import { auditOf, RESTS } from './audit-rows.ts'
import { goldenSlugs, readGolden } from './read-golden.ts'

const HELP = `npm run golden:audit [-- <calculator> …] [--list <kind>]

What the rows of golden/<calculator>.csv rest on, by their sources:
  published       an example, a test or a table that somebody outside printed
  law             the law, with arithmetic of our own
  specification   the product’s own documents alone: no outside source
  nothing         no source, or none that anybody else could find: a name of rates/sources.yaml, an address, or a publisher whom
                  scripts/golden/publishers.ts lists
A row that is to hold under the law (statute) without an outside source is a fault.

  --list <kind>   lists the rows of one kind: --list law shows those whose figures nobody outside has printed`

await runCommand('golden:audit', HELP, { list: 'string' }, ({ words, options }) => {
  const slugs = words.length > 0 ? words.map((word) => oneOf('calculator', word, goldenSlugs())) : goldenSlugs()
  const listed = options.list === undefined ? [] : [oneOf('kind of source', options.list, RESTS)]
  const { text, unheld } = auditOf(Object.fromEntries(slugs.map((slug) => [slug, readGolden(slug)])), listed)
  console.log(text)
  console.log(
    unheld.length === 0
      ? '\nEvery row that is to hold under the law has an outside source.'
      : `\nWithout an outside source: ${unheld.join(', ')}; add a source, or take statute out of their rules`,
  )
  process.exitCode = unheld.length === 0 ? 0 : 1
})
