// npm run -s rates:impact [-- --base <ref>] : what the edit of rates/ changes, before anybody else sees it. See --help.
import { spawn } from 'node:child_process'
import { watch, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RuleSet } from '../../engine/rates/rates-at.ts'
import { oneOf, runCommand, UsageError } from '../lib/command.ts'
import { compileRates, RATES_FOLDER } from './compile.ts'
import { baseRates } from './impact/base-rates.ts'
import { readRates } from './read-rates.ts'

const HELP = `npm run -s rates:impact [-- --base <ref>] [--rules statute|constants|text] [--format text|markdown|html] [--out FILE] [--watch]

Says what the tables of the working tree change against those of a commit, branch or tag: golden cases, cases a penny either side of
every edge, incomes from nothing to £200,000, why by entry, and the sentences on pages that will read differently.

  --base     what to compare with; HEAD unless given
  --rules    the rule set of edges and incomes; statute unless given (golden cases run under their own)
  --format   text, markdown for a pull request, or html for one page that needs nothing else; text unless given
  --out      a file to write instead of stdout
  --watch    again on each save of a file in rates/`

const FORMATS = ['text', 'markdown', 'html'] as const
type Format = (typeof FORMATS)[number]

await runCommand(
  'rates:impact',
  HELP,
  { base: 'string', rules: 'string', format: 'string', out: 'string', watch: 'boolean' },
  async ({ words: [word], options: { base = 'HEAD', rules, format = 'text', out, watch: isWatched } }) => {
    if (word !== undefined) throw new UsageError(`"${word}" is no option\n\n${HELP}`)
    if (isWatched) watchRates()
    else await report(base, rules, oneOf('format', format, FORMATS), out)
  },
)

async function report(base: string, rules: string | undefined, format: Format, out: string | undefined): Promise<void> {
  compileRates()
  // What knows the tables is loaded once they are compiled.
  const { RULE_SETS } = await import('../../engine/rates/rates-at.ts')
  const { defaultRuleSet } = await import('../../engine/rates/generated/rule-sets.ts')
  const ruleSet: RuleSet = rules === undefined ? defaultRuleSet : oneOf('rule set', rules, RULE_SETS)
  const earlier = baseRates(base)
  const { impactOf } = await import('./impact/impact.ts')
  const { reportOf } = await import('./impact/report.ts')
  const document = reportOf(await impactOf(earlier, readRates(RATES_FOLDER), base, ruleSet))
  const text = await written(document, format)
  if (out === undefined) process.stdout.write(text)
  else {
    writeFileSync(out, text)
    console.log(`rates:impact: written to ${out}`)
  }
}

async function written(document: Parameters<typeof import('./impact/as-text.ts').asText>[0], format: Format): Promise<string> {
  if (format === 'html') return (await import('./impact/as-html.ts')).asHtml(document)
  return format === 'markdown'
    ? (await import('./impact/as-markdown.ts')).asMarkdown(document)
    : (await import('./impact/as-text.ts')).asText(document)
}

/** Runs the command without `--watch` now and after each save, in a process of its own: the modules of the tables are read anew. */
function watchRates(): void {
  const parameters = process.argv.slice(2).filter((parameter) => parameter !== '--watch')
  let timer: NodeJS.Timeout | undefined
  let running: ReturnType<typeof spawn> | undefined
  const run = () => {
    running?.kill()
    running = spawn(process.execPath, [fileURLToPath(import.meta.url), ...parameters], { stdio: 'inherit' })
    running.on('close', (code) => {
      if (code !== null) console.log('\nrates:impact: waiting for a save in rates/')
    })
  }
  // An editor may write a file in several steps.
  watch(RATES_FOLDER, (_, name) => {
    if (!name?.endsWith('.yaml')) return
    clearTimeout(timer)
    timer = setTimeout(run, 150)
  })
  run()
}
