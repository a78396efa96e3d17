import { command, UsageError } from '../lib/command.ts'
import { project } from '../lib/project.ts'
import { writeCalculator } from './write-calculator.ts'

const HELP = `npm run new-calculator -- <slug>

Writes a working calculator: engine/calculators/<slug>, web/calculators/<slug>, golden/<slug>.csv and the line in
web/calculators/index.ts. It asks for one amount and takes the basic rate of Income Tax off it: put your own rules in its place.
The slug is its name everywhere, in lower case: high-income-charge. Nothing that already exists is overwritten.`

const next = (slug: string) => `
It passes format, types and lint. Now write, in this order:

1. rates/<tax>.yaml
   The figures it needs that are not there yet, each with its law and a source. npm run rates:check finds what is wrong. Until a rule reads
   an entry, it says that none does. engine/tests/test-figures.csv needs the entries too.
2. The law
   A function for each idea, from amounts and rates to amounts that have a name, each with a test whose amounts are worked out by hand.
   They stand in engine/law/<tax>/. tax-at-basic-rate.ts, next to the calculator, shows how one is written: delete it.
3. engine/calculators/${slug}/
   fields.ts (what it asks for, and the limits), answer.ts (what it calls the rules with, its headline, its ledger, and what it says), and
   the test. The headline is "kept" if it is money that somebody keeps, and "paid" if somebody pays it: engine/tests/headlines.test.ts lists
   it as well. The ledger has each figure once. Leave isLawAlone here and in form.tsx, and goalSeek with your own amounts. Assumptions with
   a field come first. Where the figures go by a day, capital-gains shows how.
4. golden/${slug}.csv
   A column for each input and each amount of the record, and 25 rows or more, all with the rules "statute" and some of each year:
   npm run golden:check -- ${slug}
5. web/calculators/${slug}/
   about.ts (name, address, category) and form.tsx, then the words of the page: content.tsx, faq.ts, examples.ts.
   web/pages/calculator/pages.ts makes the page from them. What it may load, in bytes, is in web/files/islands.ts.

Three tests fail until you have: engine/tests/golden.test.ts asks for 25 golden rows, engine/tests/headlines.test.ts for its line, and
scripts/text/sentences.test.ts for more than 20 sentences that are the page's own. These run what concerns the calculator:

  npm run unit -- -t ${slug}
  npm run unit -- scripts/text

Then run npm test, and add a line to CHANGELOG.md. CONTRIBUTING.md has the whole recipe.`

/** `npm run new-calculator`, in the project or in a copy of it. */
export const newCalculator = (root = project) =>
  command('new-calculator', HELP, {}, ({ words: [slug, ...rest] }, { stdout }) => {
    if (slug === undefined || rest.length > 0) throw new UsageError(`expected one slug\n\n${HELP}`)
    stdout.write(`${[...writeCalculator(slug, root), next(slug)].join('\n')}\n`)
  })
