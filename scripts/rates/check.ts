// npm run rates:check [-- --watch] [<folder>] : lists everything wrong in rates/, with its place and what to write. Exits with 1 on errors.
import { runCommand } from '../lib/command.ts'
import { checkRates, describeFindings } from './check-rates.ts'
import { RATES_FOLDER } from './compile.ts'
import { onSave } from './on-save.ts'

const HELP = `npm run rates:check [-- [--watch] [<folder>]]

Lists everything wrong in the tables of rates/, or of another folder. Each line has the file, line and column, the entry, and what to write
instead. If nothing else is wrong, it lists every reading that differs from verified.csv: npm run rates:accept deals with those. It exits
with 1 if there are errors; warnings do not count.

  --watch   checks again each time you save a file in the folder, until Ctrl+C`

await runCommand('rates:check', HELP, { watch: 'boolean' }, ({ words: [folder = RATES_FOLDER], options }) => {
  check(folder)
  if (!options.watch) return
  onSave(folder, (file) => {
    console.log(`\n── ${file} was saved`)
    check(folder)
  })
  console.log('rates: checking again on each save; press Ctrl+C to stop')
})

function check(folder: string): void {
  const findings = checkRates(folder, new Date())
  console.log(describeFindings(findings))
  process.exitCode = findings.errors.length > 0 ? 1 : 0
}
