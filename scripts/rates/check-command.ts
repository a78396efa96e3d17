import { command } from '../lib/command.ts'
import { checkRates, describeFindings } from './check-rates.ts'
import { RATES_FOLDER } from './compile.ts'
import { onSave } from './on-save.ts'

const HELP = `npm run rates:check [-- [--watch] [<folder>]]

Lists everything wrong in the tables of rates/, or of another folder. Each line has the file, line and column, the entry, and what to write
instead. If nothing else is wrong, it lists every reading that differs from verified.csv: npm run rates:accept deals with those. It exits
with 1 if there are errors; warnings do not count.

  --watch   checks again each time you save a file in the folder, until Ctrl+C`

/** `npm run rates:check`, which warns of a source that was last read over a year before today. */
export const ratesCheck = (today: () => Date) =>
  command('rates:check', HELP, { watch: 'boolean' }, ({ words: [folder = RATES_FOLDER], options }, { stdout }) => {
    const say = (text: string) => void stdout.write(`${text}\n`)
    const check = () => {
      const findings = checkRates(folder, today())
      say(describeFindings(findings))
      return findings.errors.length > 0 ? 1 : 0
    }
    const status = check()
    if (options.watch) {
      onSave(folder, (file) => {
        say(`\n── ${file} was saved`)
        process.exitCode = check()
      })
      say('rates: checking again on each save; press Ctrl+C to stop')
    }
    return status
  })
