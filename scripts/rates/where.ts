// npm run rates:where -- <entry> : the rules, calculators, golden rows and pages that use an entry of the tables.
import { runCommand, UsageError } from '../lib/command.ts'
import { compileRates } from './compile.ts'

const HELP = `npm run rates:where -- <entry>

Where an entry of rates/ counts: its values, the rules that read it, the golden rows that make them, and the pages that name it.
Write the entry as nationalInsurance.class1.employee.mainRate, or the end of that where no other ends so.`

await runCommand('rates:where', HELP, {}, async ({ words: [name, ...rest] }) => {
  if (name === undefined || rest.length > 0) throw new UsageError(`write one entry, like incomeTax.basicRate\n\n${HELP}`)
  compileRates()
  const { whereUsed } = await import('./where-used.ts')
  console.log(await whereUsed(name))
})
