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
 * The path of LibreOffice Calc: `SOFFICE_PATH` if set, else on the PATH, else in its usual place, else
 * installed now from the Debian package. Give each run its own profile (`-env:UserInstallation=file://…`): of two runs on one profile,
 * the second does nothing.
 * @throws Error if it is not installed and cannot be.
 */
export function libreOffice() {
  const there = find()
  if (there) return there
  const installed = installDebianPackages(['libreoffice-calc-nogui']) && find()
  if (installed) return installed
  throw new Error('LibreOffice Calc is needed. Install it, or set SOFFICE_PATH to where it is, and run again.')
}
