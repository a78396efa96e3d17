// npm run check : runs every check in turn, even after one fails, and ends with `N passed, N failed` for everything that ran. See --help.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { aligned } from './lib/aligned.ts'
import { oneOf, runCommand, UsageError } from './lib/command.ts'
import { findChromium, howToGetChromium } from './lib/programs.mjs'

const HELP = `npm run check [-- [--all] [--only <part>] [--shard <n>/<of>]]

Runs every check in turn, even after one fails, and ends with how many passed and failed. npm test installs what is missing first.

  --all     also what is slow and seldom breaks: tests in a folder called slow, more questions for each property and some at random, and
            the unit tests as if today were a year and a half later
  --only    one part, with what it needs: static (tables, format, types, lint), unit, dom or browser
  --shard   a share of the tests of each part, for several machines: --shard 1/3`

const PARTS = ['static', 'unit', 'dom', 'browser'] as const
type CheckPart = (typeof PARTS)[number]

interface Count {
  readonly passed: number
  readonly failed: number
}

/** How a command ended, and what it said. */
interface Ran {
  readonly isGood: boolean
  readonly said: string
}

interface Check {
  readonly name: string
  readonly part: CheckPart
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Where its tests write their report, which says how many ran. Without one the check counts as one, and leaves a core to another. */
  readonly report?: string
  /** The check that must pass before this one can run. */
  readonly needs?: string
  /** What the machine lacks for it, and how to get that. */
  readonly lacks?: () => string | undefined
  readonly isOnlyForAll?: true
  /** What to do if it fails. */
  readonly remedy?: string
}

/** The packages of the programs that checks run. */
const PACKAGES: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome',
  tsc: 'typescript',
  oxlint: 'oxlint',
  vitest: 'vitest',
  playwright: '@playwright/test',
}

const RATES = 'rates'
const BUILD = 'build, with the byte budget of every page'
/** The projects of vitest that the unit tests are. */
const UNIT = ['--project', 'the tables', '--project', 'the figures of the tests']

const lackOfChromium = () =>
  findChromium() === undefined ? `There is no Chromium for the browser tests. ${howToGetChromium()}` : undefined

const vitest = (report: string, ...parameters: string[]) => ({
  command: ['vitest', 'run', ...parameters, '--reporter=default', '--reporter=json', `--outputFile.json=test-results/${report}`],
  report,
  needs: RATES,
})

const CHECKS: readonly Check[] = [
  { part: 'static', name: RATES, command: ['node', 'scripts/rates/build.ts'] },
  { part: 'static', name: 'rates against the code that reads them', command: ['node', 'scripts/rates/check.ts'], needs: RATES },
  {
    part: 'static',
    name: 'format',
    command: ['biome', 'check', '.'],
    remedy: 'npm run format writes each file as the formatter wants it.',
  },
  { part: 'static', name: 'types of the engine, with no browser and no Node', command: ['tsc', '-p', 'engine'], needs: RATES },
  { part: 'static', name: 'types', command: ['tsc', '-p', '.'], needs: RATES },
  { part: 'static', name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], needs: RATES },
  { part: 'unit', name: 'unit, golden and property tests', ...vitest('unit.json', ...UNIT) },
  {
    part: 'unit',
    name: 'unit tests, a year and a half later',
    ...vitest('later.json', ...UNIT),
    env: { TESTS: '', NODE_OPTIONS: `--import ${pathToFileURL('scripts/lib/tests/later-clock.mjs').href}` },
    isOnlyForAll: true,
  },
  {
    part: 'unit',
    name: 'properties, with questions of every run’s own',
    ...vitest('random.json', '.property.test.ts'),
    env: { SEED: 'random' },
    isOnlyForAll: true,
  },
  { part: 'dom', name: 'pages without a browser', ...vitest('dom.json', '--project', 'dom') },
  { part: 'browser', name: BUILD, command: ['node', 'scripts/site/build.ts'], needs: RATES },
  {
    part: 'browser',
    name: 'another year at the root of the site',
    command: ['node', 'scripts/site/try-other-root.ts'],
    // It builds inside the folder of the build, which refuses a folder that it did not make.
    needs: BUILD,
    isOnlyForAll: true,
  },
  {
    part: 'browser',
    name: 'browser tests, with axe',
    command: ['playwright', 'test', '--config', 'web/e2e'],
    report: 'browser.json',
    needs: BUILD,
    lacks: lackOfChromium,
  },
]

await runCommand('check', HELP, { all: 'boolean', only: 'string', shard: 'string' }, async ({ options: { all = false, only, shard } }) => {
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) throw new UsageError(`--shard ${shard}: expected, for example, 1/3`)
  const part = only === undefined ? undefined : oneOf('part', only, PARTS)
  const chosen = CHECKS.filter((check) => (all || !check.isOnlyForAll) && isWanted(check, part))
  /** Tests start commands a hundred times. What Node has compiled for one start, it keeps here for the next. */
  const compiled = mkdtempSync(join(tmpdir(), 'compiled-'))
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled, ...(all && { TESTS: 'all' }) }
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results')
  try {
    return await runAll(
      chosen.map((check) => (check.report === undefined || shard === undefined ? check : sharded(check, shard))),
      env,
    )
  } finally {
    rmSync(compiled, { recursive: true })
  }
})

/** Whether a check is of a part, or what a check of that part needs. */
function isWanted({ name, part: own }: Check, part: CheckPart | undefined): boolean {
  return part === undefined || own === part || CHECKS.some((other) => other.part === part && other.needs === name)
}

const sharded = (check: Check, shard: string): Check => ({ ...check, command: [...check.command, `--shard=${shard}`] })

async function runAll(checks: readonly Check[], env: NodeJS.ProcessEnv): Promise<number> {
  const passed = new Set<string>()
  const started = new Map<Check, Promise<Ran>>()
  const lackOf = ({ needs, lacks }: Check) => (needs !== undefined && !passed.has(needs) ? `It needs ${needs}.` : lacks?.())
  const begin = (check: Check) => started.get(check) ?? start(check, { ...env, ...check.env })
  const done: { readonly name: string; readonly count: Count; readonly seconds: number }[] = []
  for (const [index, check] of checks.entries()) {
    const began = performance.now()
    console.log(`\n── ${check.name}`)
    const lack = lackOf(check)
    if (lack === undefined) started.set(check, begin(check))
    else console.log(`Not run. ${lack}`)
    // The next one starts meanwhile if it can run and neither uses all cores.
    const next = checks[index + 1]
    if (next && !check.report && !next.report && lackOf(next) === undefined) started.set(next, begin(next))
    const count = await countOf(check, started.get(check))
    if (count.failed === 0) passed.add(check.name)
    else if (check.remedy) console.log(check.remedy)
    done.push({ name: check.name, count, seconds: (performance.now() - began) / 1000 })
  }
  const rows = done.map(({ name, count, seconds }) => [name, `${count.passed}`, `${count.failed}`, seconds.toFixed(0)])
  console.log(`\n${aligned([['check', 'passed', 'failed', 'seconds'], ...rows], [1, 2, 3])}`)
  for (const lack of new Set(checks.flatMap(({ lacks }) => lacks?.() ?? []))) console.log(`\n${lack}`)
  const sum = (kind: keyof Count) => done.reduce((total, { count }) => total + count[kind], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}

/** What ran, once it has ended. A runner that fails without a failed test, or that ran no test at all, counts as one failure. */
async function countOf({ report }: Check, running: Promise<Ran> | undefined): Promise<Count> {
  if (!running) return { passed: 0, failed: 1 }
  const { isGood, said } = await running
  process.stdout.write(said)
  const counted = report === undefined ? { passed: Number(isGood), failed: Number(!isGood) } : testsIn(`test-results/${report}`)
  return counted.failed > 0 || (isGood && counted.passed > 0) ? counted : { ...counted, failed: 1 }
}

/** Counts the tests in a report of vitest or of Playwright. A test that was skipped, or that passed only when tried again, has failed. */
function testsIn(report: string): Count {
  try {
    const { numPassedTests, numTotalTests, stats } = JSON.parse(readFileSync(report, 'utf8'))
    if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** The script that a program of a package is. Node runs it, because Windows can start no program of `node_modules/.bin` by itself. */
function scriptOf(program: string): string {
  const folder = join('node_modules', PACKAGES[program] ?? program)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> }
  return join(folder, bin[program] ?? '')
}

/** Starts the command of a check, and keeps what it says until its turn has come, unless it is one that runs alone. */
function start({ command: [program = '', ...parameters], report }: Check, env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((done) => {
    const script = program === 'node' ? [] : [scriptOf(program)]
    const child = spawn(process.execPath, [...script, ...parameters], { stdio: report ? 'inherit' : ['ignore', 'pipe', 'pipe'], env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (piece: string) => (said += piece))
    child.on('error', (error) => done({ isGood: false, said: `${error.message}\n` }))
    child.on('close', (code) => done({ isGood: code === 0, said }))
  })
}
