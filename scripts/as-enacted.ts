// npm run -s as-enacted -- <command> … : runs another command with the tax years that no page shows yet. See --help.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneOf, UsageError } from './lib/command.ts'
import { project } from './lib/project.ts'
import { openIn, SWITCH } from './rates/as-enacted.ts'
import { compileRates, RATES_FOLDER } from './rates/compile.ts'
import { readWhole } from './rates/read-rates.ts'

const HELP = `npm run -s as-enacted -- <command> …

Runs another command with the tax years that rates/tax-years.yaml calls isAsEnacted, which no page shows yet. First it names what is announced
and not law, and what nobody knows, so that no answer depends on it. For example:

  npm run -s as-enacted -- calc tax-bill --year 2027-28 < people.csv
  npm run -s as-enacted -- golden:check tax-bill
  npm run -s as-enacted -- rates:show 2027-28`

const [name = '--help', ...args] = process.argv.slice(2)
if (name === '--help') console.log(HELP)
else process.exitCode = run()

function run(): number {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: Readonly<Record<string, string>> }
  try {
    const [, ...script] = (scripts[oneOf('command', name, Object.keys(scripts))] ?? '').split(' ')
    compileRates()
    for (const line of whatIsOpen()) console.error(line)
    const preload = new URL('lib/read-as-enacted.ts', import.meta.url).href
    const { status } = spawnSync(process.execPath, ['--import', preload, ...script, ...args.filter((arg) => arg !== '--')], {
      stdio: 'inherit',
      env: { ...process.env, ...SWITCH },
    })
    return status ?? 1
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return 1
  }
}

/** What is not law in each year that no page shows yet. */
function whatIsOpen(): string[] {
  const files = readWhole(RATES_FOLDER)
  return Object.entries(files.taxYears.years).flatMap(([year, { isAsEnacted }]) => {
    if (isAsEnacted === undefined) return []
    const { announced, unknown } = openIn(files, year)
    return [`${year} as enacted. Announced, and not law: ${named(announced)}.`, `Not known, and refused: ${named(unknown)}.`]
  })
}

function named(entries: readonly { readonly title: string }[]): string {
  return entries.map(({ title }) => title).join(', ')
}
