import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findProgram, installDebianPackages } from './programs.mjs'

const find = () =>
  findProgram({
    set: process.env['SOFFICE_PATH'],
    names: ['soffice', 'libreoffice'],
    elsewhere: [
      '/usr/lib/libreoffice/program/soffice',
      '/Applications/LibreOffice.app/Contents/MacOS/soffice',
      'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
    ],
  })

/** In milliseconds, in case a run hangs. A run with a hundred workbooks takes half a minute. */
const LONGEST_RUN = 600_000

/**
 * Opens files in LibreOffice Calc and saves them in a folder as `format` says: a filter of LibreOffice with its options. It has a profile of
 * its own in that folder, because of two runs on one profile the second does nothing. It is found at `SOFFICE_PATH` if set, else on the
 * PATH, else in its usual place, else installed now from the Debian package.
 * @throws Error if LibreOffice is not installed and cannot be.
 */
export function convert(files: readonly string[], folder: string, format: string, options: readonly string[] = []): void {
  const program = find() ?? (installDebianPackages(['libreoffice-calc-nogui']) ? find() : undefined)
  if (program === undefined) throw new Error('LibreOffice Calc is needed. Install it, or set SOFFICE_PATH to where it is, and run again.')
  mkdirSync(folder, { recursive: true })
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  const given = [profile, '--headless', ...options, '--convert-to', format, '--outdir', folder, ...files]
  execFileSync(program, given, { stdio: ['ignore', 'ignore', 'pipe'], timeout: LONGEST_RUN })
}
