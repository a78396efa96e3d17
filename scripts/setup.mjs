// node scripts/setup.mjs [--browser] : installs what the project needs and does not have yet.
// Plain JavaScript: the Node that starts it may be older than the one that the project installs.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commandLine, npmCommandLine } from './lib/command-line.mjs'
import { installChromium } from './lib/programs.mjs'

/** @type {(reason: string) => never} */
function stop(reason) {
  console.error(`setup: ${reason}`)
  process.exit(1)
}

/** @type {(...parameters: string[]) => void} */
function npm(...given) {
  const [program, parameters] = npmCommandLine([...given, '--loglevel=error'])
  execFileSync(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] })
}

/** The lock file that node_modules was installed from. */
const STAMP = 'node_modules/.installed-lock'
/** npm looks for programs in this folder first. */
const NODE_OF_LOCK = join('node_modules', '.bin', 'node')
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lock) {
  if (process.platform === 'win32' && process.execPath.startsWith(resolve('node_modules')))
    stop('package-lock.json has changed, and Windows cannot replace a Node that is running. Delete the folder node_modules, and run again.')
  console.log('setup: installing the packages of package-lock.json')
  npm('ci', '--no-audit', '--no-fund')
  // npm 10 leaves out the Nodes of other systems, and then removes the link to ours, which has the same name.
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  if (!existsSync(NODE_OF_LOCK)) npm('rebuild', ...Object.keys(optionalDependencies).filter((name) => name.startsWith('node-')))
  writeFileSync(STAMP, lock)
}

/** @type {(program: string) => string | undefined} */
function versionOf(program) {
  try {
    return execFileSync(...commandLine(program, ['--version']), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

if (versionOf(NODE_OF_LOCK) === undefined) {
  // The lock has none for this system, or one for another C library, which is in the way of the Node outside.
  for (const ending of ['', '.cmd', '.ps1']) rmSync(`${NODE_OF_LOCK}${ending}`, { force: true })
  const needed = readFileSync('.node-version', 'utf8').trim()
  const version = versionOf('node') ?? 'missing'
  if (!(Number.parseInt(version.slice(1), 10) >= Number(needed)))
    stop(`package-lock.json has no Node that runs here, and yours is ${version}. Install Node ${needed} or later, and run again.`)
}

// Without a browser every check runs but those that need it, and says so at the end.
if (process.argv.includes('--browser')) installChromium()
