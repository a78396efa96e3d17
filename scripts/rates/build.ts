// npm run rates:build : checks rates/ and writes engine/rates/generated. Also the `rates` step of npm test.
import { compileRates } from './compile.ts'
import { RatesError } from './problem.ts'

try {
  const written = compileRates()
  console.log(`rates: every entry is well formed; ${written.length === 0 ? 'nothing to write' : `${written.length} modules written`}`)
} catch (error) {
  if (!(error instanceof RatesError)) throw error
  console.error(`${error.message}\n\nrates: ${error.problems.length} to mend; nothing was written`)
  process.exitCode = 1
}
