// npm run rates:build : checks rates/ and writes engine/rates/generated. Also the `rates` step of npm test.
import { runCommand } from '../lib/command.ts'
import { compileRates } from './compile.ts'

const HELP = `npm run rates:build

Checks the tables of rates/ and compiles them for the engine, into engine/rates/generated. If the tables have a mistake, it says what and
where, and writes nothing. npm run rates:check finds more: mistakes that show only in the code that reads the tables.`

await runCommand('rates:build', HELP, {}, () => {
  const written = compileRates()
  console.log(`rates: every entry is well formed; ${written.length === 0 ? 'nothing to write' : `${written.length} modules written`}`)
})
