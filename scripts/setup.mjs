// node scripts/setup.mjs [--browser] : installs what the project needs and does not have yet.
// Plain JavaScript: the Node that starts it may be older than the one that the project installs.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findChromium, installDebianPackages } from './lib/programs.mjs'

/** @type {(command: string, ...parameters: string[]) => unknown} */
const run = (command, ...parameters) => execFileSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] })

/** The version of Node that the project needs, as in `optionalDependencies`. */
const NODE = 24

/** The lock file that node_modules was installed from. */
const STAMP = 'node_modules/.installed-lock'
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lock) {
  console.log('setup: installing the packages of package-lock.json')
  run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error')
  writeFileSync(STAMP, lock)
}

// npm puts the Node of the lock first on the path. For some systems there is none.
const version = execFileSync('node', ['--version'], { encoding: 'utf8' })
if (Number.parseInt(version.slice(1), 10) < NODE) {
  console.error(`setup: the lock has no Node ${NODE} for this system. Install it, and run again.`)
  process.exit(1)
}

if (process.argv.includes('--browser') && !findChromium() && !installDebianPackages(['chromium-headless-shell', 'fonts-noto-core'])) {
  console.error('setup: the browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to where it is, and run again.')
  process.exit(1)
}
