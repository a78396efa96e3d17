import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
