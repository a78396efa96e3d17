// npm run rates:check [-- --watch] [<folder>] : everything wrong in rates/, each with its place and what to write. Exits with 1 on errors.
import { watch } from 'node:fs'
import { runCommand } from '../lib/command.ts'
import { checkRates, describeFindings } from './check-rates.ts'
import { RATES_FOLDER } from './compile.ts'

const HELP = `npm run rates:check [-- [--watch] [<folder>]]

Everything that is wrong in the tables of rates/, or of another folder: a line each, with file, line and column, the entry, and what to write
instead. Where nothing is wrong in itself, every reading that is not as verified.csv has it: npm run rates:accept takes it up. Errors end it
with 1; warnings do not.

  --watch   again on each save of a file of the folder, until Ctrl+C`

await runCommand('rates:check', HELP, { watch: 'boolean' }, ({ words: [folder = RATES_FOLDER], options }) => {
  check(folder)
  if (options.watch) checkOnSave(folder)
})

function check(folder: string): void {
  const findings = checkRates(folder, new Date())
  console.log(describeFindings(findings))
  process.exitCode = findings.errors.length > 0 ? 1 : 0
}

function checkOnSave(folder: string): void {
  let waiting: NodeJS.Timeout | undefined
  watch(folder, (_, file) => {
    if (!/\.(yaml|csv)$/.test(file ?? '')) return
    // An editor writes a file in several steps: one check for all of them.
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      console.log(`\n── ${file} was saved`)
      check(folder)
    }, 50)
  })
  console.log('rates: checking again on each save; Ctrl+C ends it')
}
