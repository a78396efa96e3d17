// npm run golden:audit [-- <calculator> …] : what the golden rows rest on, and the rows that no outside source holds.
import { oneOf, runCommand } from '../lib/command.ts'
import { auditOf } from './audit-rows.ts'
import { goldenSlugs, readGolden } from './read-golden.ts'

const HELP = `npm run golden:audit [-- <calculator> …] [--list law]

What the rows of golden/<calculator>.csv rest on, by their sources:
  published       an example, a test or a table that somebody outside printed
  law             the law, with arithmetic of our own
  specification   the product’s own documents alone: no outside source
  nothing         no source at all
Lists the rows of the last two. A row that is to hold under the law (statute) without an outside source is a fault.

  --list law      lists the rows that rest on the law alone too: nobody outside has printed their figures`

await runCommand('golden:audit', HELP, { list: 'string' }, ({ words, options }) => {
  const slugs = words.length > 0 ? words.map((word) => oneOf('calculator', word, goldenSlugs())) : goldenSlugs()
  const more = options.list === undefined ? [] : [oneOf('list', options.list, ['law'])]
  const { text, unheld } = auditOf(Object.fromEntries(slugs.map((slug) => [slug, readGolden(slug)])), ['nothing', 'specification', ...more])
  console.log(text)
  console.log(
    unheld.length === 0
      ? '\nEvery row that is to hold under the law has an outside source.'
      : `\nWithout an outside source: ${unheld.join(', ')}; add one, or take statute out of their rules`,
  )
  process.exitCode = unheld.length === 0 ? 0 : 1
})
