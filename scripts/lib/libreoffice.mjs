import { installDebianPackages } from './debian.mjs'
import { findProgram } from './find-program.mjs'

const names = ['soffice', 'libreoffice']
const elsewhere = [
  '/usr/lib/libreoffice/program/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
]

const find = () => findProgram({ set: process.env['SOFFICE_PATH'], names, elsewhere })

/**
 * The command that runs LibreOffice Calc without windows: `SOFFICE_PATH` if set, else on the PATH, else in its usual place, else
 * installed now from the Debian package. Give each run a profile of its own (`-env:UserInstallation=file://…`): two on one profile wait
 * for each other, and the second does nothing.
 * @throws Error where it is not there and cannot be installed.
 */
export function libreOffice() {
  const there = find()
  if (there) return there
  const installed = installDebianPackages(['libreoffice-calc-nogui']) && find()
  if (installed) return installed
  throw new Error('LibreOffice Calc is needed. Install it, or set SOFFICE_PATH to where it is, and run again.')
}
