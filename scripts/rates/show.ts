// npm run rates:show -- <day or tax year> [--rules …] : prints every value in the tables, a line each.
import { runCommand, UsageError } from '../lib/command.ts'
import { compileRates } from './compile.ts'

const HELP = `npm run rates:show -- <day or tax year> [--rules <rule set>]

Prints every entry in rates/ with its value on a day (2024-10-30), or with each of its values in a tax year (2024/25 or 2024-25).

  --rules   the rule set (default: the one in rates/rule-sets.yaml)`

await runCommand('rates:show', HELP, { rules: 'string' }, async ({ words: [when, ...rest], options }) => {
  if (when === undefined || rest.length > 0) throw new UsageError(`write one day or tax year, like 2024-10-30 or 2024/25\n\n${HELP}`)
  compileRates()
  const { showRates } = await import('./show-rates.ts')
  console.log(showRates(when, options.rules))
})
