// npm run shares : works out the gains on shares bought at different times, from a table of trades. See --help.
import { readFileSync } from 'node:fs'
import { answerTo } from '../../web/pages/shares/answer.ts'
import { Refused } from '../../web/tables/refused.ts'
import { allRowsOf, tableIn } from '../../web/tables/table.ts'
import { command, runAsProcess, UsageError } from '../lib/command.ts'

const HELP = `npm run -s shares -- <file> [--sheet <name>] [--rates <file>] [--losses <pounds>] [--json]

Reads a table of trades, or a broker's export, as the page of shares does: CSV or a spreadsheet, with every trade since the first purchase.
Prints each sale with what it is matched with, as CSV.

  --sheet    the sheet of a spreadsheet; the first if none is named
  --rates    a file with a line for each exchange rate: 2024-12-29 USD 1.2570, how much of the currency £1 bought that day
  --losses   losses of earlier years that are claimed and not used
  --json     what the page shows, with the totals of each tax year`

/** The command `npm run shares`. */
export const shares = command(
  'shares',
  HELP,
  { sheet: 'string', rates: 'string', losses: 'string', json: 'boolean' },
  async ({ words: [file, ...others], options: { sheet, rates, losses = '', json = false } }, { stdout, stderr }) => {
    if (file === undefined || others.length > 0) throw new UsageError('name one file, for example trades.csv')
    const { rows, ...table } = await tableOf(file, sheet)
    const said = answerTo(rows, { ...table, rates: rates === undefined ? '' : readFileSync(rates, 'utf8'), losses })
    if ('report' in said) {
      const { csv, ...report } = said.report
      stdout.write(json ? `${JSON.stringify(report, undefined, 2)}\n` : csv.replace('\uFEFF', ''))
      for (const line of [report.read, ...report.toCheck.map((check) => `Check: ${check}`), ...report.passedOver]) stderr.write(`${line}\n`)
      return 0
    }
    if ('wrong' in said) throw new UsageError(`--${said.wrong.field}: ${said.wrong.says}`)
    if ('ratesNeeded' in said)
      throw new UsageError(`${said.why} Give --rates a file with these lines, each with its rate:\n${said.ratesNeeded.join('\n')}`)
    for (const fault of said.faults) stderr.write(`${fault}\n`)
    return 1
  },
)

async function tableOf(file: string, sheet?: string) {
  try {
    const given = new Blob([readFileSync(file)])
    const first = await tableIn(given)
    const { sheets } = first
    if (sheet !== undefined && !sheets.includes(sheet))
      throw new UsageError(`--sheet ${sheet}: ${sheets.length > 0 ? `the sheets are ${sheets.join(', ')}` : 'the file has no sheets'}`)
    const table = sheet === first.sheet || sheet === undefined ? first : await tableIn(given, sheet)
    return { rows: await allRowsOf(table), sheets, sheet: table.sheet }
  } catch (fault) {
    if (fault instanceof Refused) throw new UsageError(fault.message)
    throw fault
  }
}

if (import.meta.main) await runAsProcess('shares', shares)
