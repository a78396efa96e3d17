import { readFileSync, writeFileSync } from 'node:fs'
import { adviceSlug } from '../../golden/code/advice.ts'
import { notCoveredSlug } from '../../golden/code/not-covered.ts'
import { goldenFile, goldenSlugs } from '../../golden/code/read-golden.ts'
import { command, oneOf, UsageError } from '../lib/command.ts'
import { RATES_FOLDER } from '../rates/compile.ts'
import { readRates } from '../rates/read-rates.ts'
import { type Rework, reworkGolden } from './rework-golden.ts'
import { tidyGolden } from './tidy-golden.ts'

const HELP = `npm run golden:rework -- <calculator> … [--replace old=new] [--clause <names>] [--rules <rule set>] [--year 2026-27]

Works out every working in golden/<calculator>.csv again, as the tests do and never with the engine, and writes the results into the
working and the out. columns. First change the figure in the workings, in an editor or with --replace. It lists each row that it changes or
leaves alone. Read them: does the working still follow the law? To undo: git checkout golden.

  --replace   a figure and its replacement: --replace 8%=7%. Only whole figures match: 18% stays. A row in which the figure stands more than
              once is left alone, because another law may have the same figure
  --clause    only in the clauses with these names: --clause employeeNI,nationalInsurance
  --rules     only rows that hold under this rule set; a row that also holds under others is split in two, so that those do not change
  --year      only rows for this tax year`

const LEFT_TO_DO = `Left to do by hand: names and sources of rows, rows on each side of an edge that moved, golden/published, golden/figures and golden/checked,
and the figures in golden/code/specified-readings.ts.`

const OPTIONS = { replace: 'string', clause: 'string', rules: 'string', year: 'string' } as const

/** Works golden rows out again from their workings. */
export const goldenRework = command('golden:rework', HELP, OPTIONS, ({ words, options }) => {
  if (words.length === 0) throw new UsageError(`write one or more calculators, like income-tax\n\n${HELP}`)
  const slugs = words.map((word) => oneOf('calculator', word, goldenSlugs()))
  const { ruleSets, taxYears } = readRates(RATES_FOLDER)
  const rework: Rework = {
    ...(options.replace !== undefined && { replace: figuresIn(options.replace) }),
    ...(options.clause !== undefined && { clauses: options.clause.split(',').map((name) => name.trim()) }),
    ...(options.rules !== undefined && { ruleSet: oneOf('rule set', options.rules, Object.keys(ruleSets.ruleSets)) }),
    ...(options.year !== undefined && { taxYear: oneOf('tax year', options.year.replace('/', '-'), Object.keys(taxYears.years)) }),
  }
  for (const slug of slugs.flatMap((asked) => [asked, ...notCoveredSlug(asked), ...adviceSlug(asked)])) {
    const { text, changed, left, cited, named } = reworkGolden(tidyGolden(readFileSync(goldenFile(slug), 'utf8')), rework)
    if (changed.length > 0) writeFileSync(goldenFile(slug), text)
    for (const line of changed) console.log(`golden/${slug}.csv ${line}`)
    if (left.length > 0)
      console.log(`\nLeft alone; work these out by hand:\n${left.map((line) => `  golden/${slug}.csv ${line}`).join('\n')}`)
    if (cited.length > 0)
      console.log(`\nThese cite a published example, which printed the old figures; correct their source: rows ${cited.join(', ')}`)
    if (named.length > 0) console.log(`\nThe names of these have the old figure; rename them: rows ${named.join(', ')}`)
    console.log(
      `${slug}: ${changed.length} rows changed, ${left.length} left alone. Next: npm run golden:check -- ${slug.replace(/^.*\//, '')}\n`,
    )
  }
  console.log(LEFT_TO_DO)
})

function figuresIn(text: string): { readonly old: string; readonly by: string } {
  const [, old, by] = /^(\d+(?:\.\d+)?%?)=(\d+(?:\.\d+)?%?)$/.exec(text) ?? []
  if (old === undefined || by === undefined) throw new UsageError(`"${text}" is not a figure and its replacement; write --replace 8%=7%`)
  return { old, by }
}
