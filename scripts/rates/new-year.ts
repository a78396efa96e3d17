// npm run rates:new-year -- <tax year> : prints what must be decided for a tax year, as a Markdown checklist.
import { runCommand, UsageError } from '../lib/command.ts'
import { RATES_FOLDER } from './compile.ts'
import { newYearChecklist } from './new-year-checklist.ts'
import { wholeAsWritten } from './read-rates.ts'

const HELP = `npm run rates:new-year -- <tax year>

Lists what to decide before the calculators know a tax year (2027/28 or 2027-28). It prints a Markdown checklist of every entry in rates/, with
its last value, the law to look at and the sources to check, ticked where the tables already have a value for the year. Run it again as you
fill them in: the tables need not be complete. To keep it:  npm run -s rates:new-year -- 2027/28 > new-year.md`

await runCommand('rates:new-year', HELP, {}, ({ words: [year, ...rest] }) => {
  if (year === undefined || rest.length > 0) throw new UsageError(`write one tax year, like 2027/28\n\n${HELP}`)
  console.log(newYearChecklist(year, wholeAsWritten(RATES_FOLDER)))
})
