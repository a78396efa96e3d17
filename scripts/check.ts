// npm run check : runs every check in turn, even after one fails, and ends with `N passed, N failed` for everything that ran.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  readonly command: readonly string[]
  /** Reads how many tests ran from the report that the command wrote. Without it the check counts as one, and leaves a core to another. */
  readonly count?: () => Count
  /** The check that must pass before this one can run. */
  readonly needs?: string
}

const UNIT_REPORT = 'test-results/unit.json'
const BROWSER_REPORT = 'test-results/browser.json'

const CHECKS: readonly Check[] = [
  { name: 'rates', command: ['node', 'scripts/rates/build.ts'] },
  { name: 'rates against the code that reads them', command: ['node', 'scripts/rates/check.ts'], needs: 'rates' },
  { name: 'format', command: ['biome', 'check', '.'] },
  { name: 'types of the engine, with no browser and no Node', command: ['tsc', '-p', 'engine'], needs: 'rates' },
  { name: 'types', command: ['tsc', '-p', '.'], needs: 'rates' },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], needs: 'rates' },
  {
    name: 'unit, golden and property tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    count: () => {
      const { numPassedTests, numTotalTests } = read(UNIT_REPORT) as { numPassedTests: number; numTotalTests: number }
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
    },
    needs: 'rates',
  },
  { name: 'build, with the byte budget of every page', command: ['node', 'scripts/site/build.ts'], needs: 'rates' },
  {
    name: 'another year at the root of the site',
    command: ['node', 'scripts/site/try-other-root.ts'],
    // It builds inside the folder of the build, which refuses a folder that it did not make.
    needs: 'build, with the byte budget of every page',
  },
  {
    name: 'browser tests, with axe',
    command: ['playwright', 'test'],
    count: () => {
      const { expected, unexpected, flaky, skipped } = (
        read(BROWSER_REPORT) as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }
      ).stats
      return { passed: expected, failed: unexpected + flaky + skipped }
    },
    needs: 'build, with the byte budget of every page',
  },
]

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
/** Tests start commands a hundred times. What Node has compiled for one start, it keeps here for the next. */
const compiled = mkdtempSync(join(tmpdir(), 'compiled-'))
const env = { ...process.env, NODE_COMPILE_CACHE: compiled }

const failed: string[] = []
const passed = new Set<string>()
let total: Count = { passed: 0, failed: 0 }
const started = new Map<Check, Promise<Ran>>()
for (const [index, check] of CHECKS.entries()) {
  const { name, needs } = check
  console.log(`\n── ${name}`)
  if (isLacking(check)) console.log(`not run: it needs ${needs}`)
  const count = isLacking(check) ? { passed: 0, failed: 1 } : await run(check, CHECKS[index + 1])
  if (count.failed > 0) failed.push(name)
  else passed.add(name)
  total = { passed: total.passed + count.passed, failed: total.failed + count.failed }
}
rmSync(compiled, { recursive: true })

if (failed.length > 0) console.log(`\nFailed: ${failed.join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

function isLacking({ needs }: Check): boolean {
  return needs !== undefined && !passed.has(needs)
}

/** Runs a check, and starts the next one meanwhile if it can run and neither uses all cores. */
async function run(check: Check, next?: Check): Promise<Count> {
  const running = started.get(check) ?? start(check)
  if (next && !check.count && !next.count && !isLacking(next)) started.set(next, start(next))
  const { isGood, said } = await running
  process.stdout.write(said)
  try {
    const counted = check.count?.() ?? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 }
    // A runner that fails without a failed test, or that ran no test at all, counts as one failure.
    return counted.failed > 0 || (isGood && counted.passed > 0) ? counted : { ...counted, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Starts the command of a check, and keeps what it says until its turn has come, unless it is one that runs alone. */
function start({ command: [program = '', ...parameters], count }: Check): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(program, parameters, { stdio: count ? 'inherit' : ['ignore', 'pipe', 'pipe'], env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (piece: string) => (said += piece))
    child.on('error', (error) => done({ isGood: false, said: `${error.message}\n` }))
    child.on('close', (code) => done({ isGood: code === 0, said }))
  })
}
