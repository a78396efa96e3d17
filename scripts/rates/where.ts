// npm run rates:where -- <entry> : lists the rules, calculators, golden rows and pages that use an entry of the tables.
import { runCommand, UsageError } from '../lib/command.ts'
import { compileRates } from './compile.ts'

const HELP = `npm run rates:where -- <entry>

Shows where an entry in rates/ is used: its values, the rules that read it, the golden rows that run them, and the pages that name it.
Write the entry as nationalInsurance.class1.employee.mainRate, or just the end of it if no other entry ends the same way.`

await runCommand('rates:where', HELP, {}, async ({ words: [name, ...rest] }) => {
  if (name === undefined || rest.length > 0) throw new UsageError(`write one entry, like incomeTax.basicRate\n\n${HELP}`)
  compileRates()
  const { whereUsed } = await import('./where-used.ts')
  console.log(await whereUsed(name))
})
