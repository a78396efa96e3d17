// Plain JavaScript, because scripts/setup.mjs uses it on whichever Node starts it.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Finds a program: at `set` if given, else on the PATH under the first of its names that is there, else in one of its usual places.
 * Returns its path, or undefined if it is in none of them.
 * @param {{ set: string | undefined, names: readonly string[], elsewhere: readonly string[] }} places
 */
export function findProgram({ set, names, elsewhere }) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = [set, ...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere]
  return found.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/**
 * The path of Chromium or Chrome: `CHROMIUM_PATH` if set, else the first found on the PATH, else in its usual place; undefined if there is
 * none. The headless shell is tried first because it is a third faster.
 */
export const findChromium = () =>
  findProgram({
    set: process.env['CHROMIUM_PATH'],
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    elsewhere: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  })

/** @type {(...parameters: string[]) => unknown} */
const aptGet = (...parameters) => execFileSync('apt-get', parameters, { stdio: ['ignore', 'inherit', 'inherit'] })

/**
 * Installs Debian packages, without the packages they recommend, and says so.
 * @param {readonly string[]} packages
 * @returns false if this is not Debian or we are not root. Throws if the installation itself fails.
 */
export function installDebianPackages(packages) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  console.log(`installing Debian’s ${packages.join(', ')}`)
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  return true
}

/** Debian’s Chromium for tests, and letters for it. */
const CHROMIUM = ['chromium-headless-shell', 'fonts-noto-core']

/** Installs Chromium if there is none, where that needs nobody’s help. */
export function installChromium() {
  try {
    if (findChromium() === undefined) installDebianPackages(CHROMIUM)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

/** What to do on this system to have Chromium, as a sentence. */
export const howToGetChromium = () =>
  existsSync('/usr/bin/apt-get')
    ? `Get it with: sudo apt-get install --no-install-recommends ${CHROMIUM.join(' ')}`
    : 'Install Chromium or Chrome, or set CHROMIUM_PATH to where it is.'
