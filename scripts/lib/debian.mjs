import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs packages of Debian, what they recommend left out; saying so.
 * @param {readonly string[]} packages
 * @returns whether this is a Debian on which we may install; throws when the installation itself fails.
 */
export function installDebianPackages(packages) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  console.log(`installing Debian’s ${packages.join(', ')}`)
  /** @type {(...parameters: string[]) => unknown} */
  const aptGet = (...parameters) => execFileSync('apt-get', parameters, { stdio: ['ignore', 'inherit', 'inherit'] })
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  return true
}
