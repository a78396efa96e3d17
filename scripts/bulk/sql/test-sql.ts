// npm run test:sql [-- <slug> …] : compares decimals, compiled formulas, DuckDB and PostgreSQL on many rows. See --help.
import { calculatorSlugs, loadCalculator } from '../../lib/calculators.ts'
import { oneOf, runCommand, UsageError } from '../../lib/command.ts'
import { DIALECTS } from '../whole-numbers/dialects.ts'

const HELP = `npm run test:sql [-- [<calculator> …] [--rows 5000]]

Answers the golden rows, and seeded rows with edges, for each tax year and rule set of each calculator: with decimals, with compiled formulas,
and with the query of export:sql on DuckDB and on PostgreSQL. All must agree about every field. PostgreSQL is a server of its own in a
temporary folder, installed from Debian’s package if it is missing. Some minutes for each calculator; all of
them if none is named.

  --rows  how many seeded rows (default: 5000)`

await runCommand('test:sql', HELP, { rows: 'string' }, async ({ words, options: { rows = '5000' } }) => {
  if (!/^\d+$/.test(rows)) throw new UsageError(`--rows ${rows}: expected a whole number`)
  const slugs = words.length > 0 ? words.map((word) => oneOf('calculator', word, calculatorSlugs())) : calculatorSlugs()
  const calculators = []
  for (const slug of slugs) calculators.push(await loadCalculator(slug))
  // Modules that read the tables can be imported only once they are compiled.
  const { choicesFor, disagreements } = await import('./tests/gate.ts')
  const { seededRows } = await import('./tests/seeded-rows.ts')
  const { duckdb } = await import('./tests/duckdb.ts')
  const { startPostgres } = await import('./tests/postgres.ts')
  using postgres = startPostgres()
  const engines = [
    { dialect: DIALECTS.duckdb, engine: duckdb },
    { dialect: DIALECTS.postgres, engine: postgres.engine },
  ]
  let wrong = 0
  for (const calculator of calculators) {
    for (const choice of choicesFor(calculator)) {
      const cells = seededRows(calculator, choice, Number(rows))
      for (const tried of engines) {
        const found = await disagreements(calculator, choice, cells, tried)
        wrong += found.length
        for (const line of found.slice(0, 5)) console.log(`${calculator.slug}, ${choice.taxYear}, ${choice.ruleSet}: ${line}`)
      }
    }
    console.log(`${calculator.slug}: ${choicesFor(calculator).length} years and rule sets`)
  }
  console.log(wrong === 0 ? 'sql: every field agrees' : `sql: ${wrong} rows differ`)
  return wrong === 0 ? 0 : 1
})
