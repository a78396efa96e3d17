// npm run rates:accept : goes through the readings that differ from rates/verified.csv, one by one. See --help.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, UsageError } from '../lib/command.ts'
import { terminal } from '../lib/terminal.ts'
import { mistakesIn } from './check-rates.ts'
import { compileRates, RATES_FOLDER } from './compile.ts'
import { RatesError } from './problem.ts'
import { examineRates } from './read-rates.ts'
import { acceptOneByOne } from './verified/accept.ts'
import { withNote } from './verified/changelog.ts'
import { readVerified } from './verified/file.ts'

const HELP = `npm run rates:accept

Goes through every reading in rates/ that differs from rates/verified.csv. It shows the old and new values, the law and the sources, and asks
whether you have read the new one there. You type each figure as the source has it. What you accept is written with your name and the date,
and an entry whose answers change gets a note in CHANGELOG.md. Answer stop to leave the rest: what you have accepted stays.`

const CHANGELOG = join(RATES_FOLDER, '../CHANGELOG.md')

await runCommand('rates:accept', HELP, {}, async ({ words: [word] }) => {
  if (word !== undefined) throw new UsageError(`"${word}" is not an option: it asks about each reading\n\n${HELP}`)
  const examined = examineRates(RATES_FOLDER)
  const { tables, settings } = examined
  const mistakes = mistakesIn(examined)
  if (mistakes.length > 0 || !settings) throw new RatesError(mistakes)
  const verified = readVerified(RATES_FOLDER)
  if (!verified) throw new UsageError('rates/verified.csv is missing; restore it with git checkout rates/verified.csv')
  compileRates()
  const { ask, close } = terminal()
  try {
    const { accepted, left } = await acceptOneByOne({
      folder: RATES_FOLDER,
      tables,
      settings,
      verified,
      today: new Date().toISOString().slice(0, 10),
      ask,
      say: console.log,
      note: (note) => writeFileSync(CHANGELOG, withNote(readFileSync(CHANGELOG, 'utf8'), note)),
      readersOf: async (entry) => {
        // Modules that read the tables can be imported only once they are compiled, and are needed only for a note in CHANGELOG.md.
        const { rowsReading } = await import('./rows-reading.ts')
        return (await rowsReading(entry)).flatMap(({ slug, read }) => (read.length > 0 ? [slug] : []))
      },
    })
    console.log(
      `\nrates:accept: ${accepted === 0 && left === 0 ? 'nothing differs' : `${accepted} accepted`}${left === 0 ? '' : `, ${left} left; npm run rates:check lists them`}`,
    )
    if (left > 0) process.exitCode = 1
  } finally {
    close()
  }
})
