import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RuleSet } from '../../../engine/rates/rates-at.ts'
import { command, oneOf, type Streams, UsageError } from '../../lib/command.ts'
import { compileRates, RATES_FOLDER } from '../compile.ts'
import { onSave } from '../on-save.ts'
import { readRates } from '../read-rates.ts'
import { baseRates } from './base-rates.ts'

const HELP = `npm run -s rates:impact [-- --base <ref>] [--income 30000 …] [--rules statute|constants|text]
                            [--out FILE] [--watch]

Compares the tables in the working tree with those of a commit, branch or tag. It says what changes, in every
tax year that the edit touches: golden cases, what calculators leave out, cases a penny either side of every threshold, incomes from nothing
to £200,000, which entries cause it, and the sentences on pages that will change. The report is Markdown, for a terminal or a pull request.

  --base     what to compare with (default: HEAD)
  --income   shows before, after and difference at one or more incomes, in each calculator that the edit affects, to check by hand
  --rules    the rule set for thresholds and incomes (default: statute; golden cases run under their own)
  --out      a file to write to instead of stdout
  --watch    runs again each time you save a file in rates/`

/** `npm run -s rates:impact`. */
export const ratesImpact = command(
  'rates:impact',
  HELP,
  { base: 'string', income: 'string', rules: 'string', out: 'string', watch: 'boolean' },
  async ({ words, options: { base = 'HEAD', income, rules, out, watch: isWatched } }, streams) => {
    if (income === undefined && words[0] !== undefined) throw new UsageError(`"${words[0]}" is not an option\n\n${HELP}`)
    const incomes = [...(income === undefined ? [] : [income]), ...words]
    const wrong = incomes.find((text) => !/^\d+(\.\d{1,2})?$/.test(text))
    if (wrong !== undefined) throw new UsageError(`"${wrong}" is not an income; write it like 30000 or 30000.50`)
    if (isWatched) watchRates()
    else await report(base, rules, incomes, out, streams)
  },
)

async function report(
  base: string,
  rules: string | undefined,
  incomes: readonly string[],
  out: string | undefined,
  { stdout }: Streams,
): Promise<void> {
  compileRates()
  // Modules that read the tables can be imported only once they are compiled.
  const { RULE_SETS } = await import('../../../engine/rates/rates-at.ts')
  const { defaultRuleSet } = await import('../../../engine/rates/generated/rule-sets.ts')
  const ruleSet: RuleSet = rules === undefined ? defaultRuleSet : oneOf('rule set', rules, RULE_SETS)
  const earlier = baseRates(base)
  const { Decimal } = await import('../../../engine/money/decimal.ts')
  const { impactOf } = await import('./impact.ts')
  const { reportOf } = await import('./report.ts')
  const asked = incomes.map((text) => new Decimal(text))
  const text = reportOf(await impactOf(earlier, readRates(RATES_FOLDER), base, ruleSet, asked))
  if (out === undefined) stdout.write(text)
  else {
    writeFileSync(out, text)
    stdout.write(`rates:impact: written to ${out}\n`)
  }
}

const COMMAND = fileURLToPath(new URL('../impact.ts', import.meta.url))

/** Runs the command without `--watch` now and after each save, each time in a new process, which reads the tables afresh. */
function watchRates(): void {
  const parameters = process.argv.slice(2).filter((parameter) => parameter !== '--watch')
  let running: ReturnType<typeof spawn> | undefined
  const run = () => {
    running?.kill()
    running = spawn(process.execPath, [COMMAND, ...parameters], { stdio: 'inherit' })
    running.on('close', (code) => {
      if (code !== null) console.log('\nrates:impact: waiting for a save in rates/')
    })
  }
  onSave(RATES_FOLDER, run)
  run()
}
