// npm run rates:check [-- --watch] [<folder>] : everything wrong in rates/, each with its place and what to write. Exits with 1 on errors.
import { watch } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkRates, describeFindings } from './check-rates.ts'
import { RATES_FOLDER } from './compile.ts'

const { values, positionals } = parseArgs({ options: { watch: { type: 'boolean', default: false } }, allowPositionals: true })
const [folder = RATES_FOLDER] = positionals

function check(): void {
  const findings = checkRates(folder, new Date())
  console.log(describeFindings(findings))
  process.exitCode = findings.errors.length > 0 ? 1 : 0
}

check()
if (values.watch) {
  let waiting: NodeJS.Timeout | undefined
  watch(folder, (_, file) => {
    if (!file?.endsWith('.yaml')) return
    // An editor writes a file in several steps: one check for all of them.
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      console.log(`\n── ${file} was saved`)
      check()
    }, 50)
  })
  console.log('rates: checking again on each save; Ctrl+C ends it')
}
