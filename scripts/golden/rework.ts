// npm run golden:rework -- <calculator> … : works golden rows out again from their workings. Never asks the engine.
import { readFileSync, writeFileSync } from 'node:fs'
import { oneOf, runCommand, UsageError } from '../lib/command.ts'
import { RATES_FOLDER } from '../rates/compile.ts'
import { readRates } from '../rates/read-rates.ts'
import { leftOutSlug } from './left-out.ts'
import { goldenFile, goldenSlugs } from './read-golden.ts'
import { type Rework, reworkGolden } from './rework-golden.ts'
import { tidyGolden } from './tidy-golden.ts'

const HELP = `npm run golden:rework -- <calculator> … [--replace old=new] [--clause <names>] [--rules <rule set>] [--year 2024-25]

Works out every working of golden/<calculator>.csv again, as the tests do and never with the engine, and writes what it comes to into the
working and the out. columns. Change the figure in the workings first, in an editor, or let --replace do it. Lists each row that
changes, and those that it leaves alone. Read them: is the working still the law? Undo with git checkout golden.

  --replace   a figure and what takes its place: --replace 8%=7%. It stands alone: 18% stays
  --clause    only in the clauses of these names: --clause employeeNI,nationalInsurance
  --rules     only rows true under this rule set; one true under others too is parted in two, which keeps those as they were
  --year      only rows of this tax year`

const OPTIONS = { replace: 'string', clause: 'string', rules: 'string', year: 'string' } as const

await runCommand('golden:rework', HELP, OPTIONS, ({ words, options }) => {
  if (words.length === 0) throw new UsageError(`write one calculator or several, like income-tax\n\n${HELP}`)
  const slugs = words.map((word) => oneOf('calculator', word, goldenSlugs()))
  const { ruleSets, taxYears } = readRates(RATES_FOLDER)
  const rework: Rework = {
    ...(options.replace !== undefined && { replace: figuresIn(options.replace) }),
    ...(options.clause !== undefined && { clauses: options.clause.split(',').map((name) => name.trim()) }),
    ...(options.rules !== undefined && { ruleSet: oneOf('rule set', options.rules, Object.keys(ruleSets.ruleSets)) }),
    ...(options.year !== undefined && { taxYear: oneOf('tax year', options.year.replace('/', '-'), Object.keys(taxYears.years)) }),
  }
  for (const slug of slugs.flatMap((asked) => [asked, ...leftOutSlug(asked)])) {
    const { text, changed, left, cited } = reworkGolden(tidyGolden(readFileSync(goldenFile(slug), 'utf8')), rework)
    if (changed.length > 0) writeFileSync(goldenFile(slug), text)
    for (const line of changed) console.log(`golden/${slug}.csv ${line}`)
    if (left.length > 0)
      console.log(`\nLeft alone, to be worked out by hand:\n${left.map((line) => `  golden/${slug}.csv ${line}`).join('\n')}`)
    if (cited.length > 0)
      console.log(`\nThese cite a published example, which printed the old figures; mend their source: rows ${cited.join(', ')}`)
    console.log(
      `${slug}: ${changed.length} rows changed, ${left.length} left alone. Now: npm run golden:check -- ${slug.replace('left-out/', '')}\n`,
    )
  }
})

function figuresIn(text: string): { readonly old: string; readonly by: string } {
  const [, old, by] = /^(\d+(?:\.\d+)?%?)=(\d+(?:\.\d+)?%?)$/.exec(text) ?? []
  if (old === undefined || by === undefined) throw new UsageError(`"${text}" is no figure for another; write --replace 8%=7%`)
  return { old, by }
}
