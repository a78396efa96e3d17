import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { contentType } from 'mime-types'

/** A file of the site, and the codings that exist for it: `br` if there is a `.br` file next to it. */
export interface Found {
  /** The path in the folder, with slashes: `rates/2024-25/statute.csv`. */
  readonly name: string
  readonly type: string
  readonly codings: readonly Coding[]
}

export type Coding = 'br' | 'gzip' | 'identity'

/** The file ending of each coding, the smallest files first. */
export const ENDINGS: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz', identity: '' }
const CODINGS = Object.keys(ENDINGS) as Coding[]

/** Files meant for the host, not for visitors. */
const NOT_FOR_VISITORS = /^(404\.html|_headers|_redirects)$|\.(br|gz)$|(^|\/)\./i

/**
 * The file for a decoded path: the file itself, the page `<path>.html`, or the `index.html` of a folder. A slash at the end makes no
 * difference. Undefined for a path that leads out of the folder, also by a symbolic link, or to something that visitors may not have.
 * @throws a file system error other than a missing file, such as EACCES.
 */
export function findFile(folder: string, path: string): Found | undefined {
  if (!path.startsWith('/') || /[\0\\]/.test(path)) return undefined
  const steps = path.split('/').filter((step) => step !== '')
  if (steps.some((step) => step === '.' || step === '..')) return undefined
  const asked = steps.join('/')
  const name = [asked, `${asked}.html`, [...steps, 'index.html'].join('/')].find(
    (one) => one !== '' && !NOT_FOR_VISITORS.test(one) && isFileOf(folder, one),
  )
  if (name === undefined) return undefined
  return {
    name,
    type: contentType(name.slice(name.lastIndexOf('.') + 1)) || 'application/octet-stream',
    codings: CODINGS.filter((coding) => coding === 'identity' || isFileOf(folder, name + ENDINGS[coding])),
  }
}

/** The errors that the file system gives for a missing file or an impossible name. */
const NO_SUCH_FILE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

/** Whether an error of the file system says that there is no such file. */
export const isMissing = (error: unknown): boolean => NO_SUCH_FILE.has((error as NodeJS.ErrnoException).code ?? '')

/** Whether there is a file of that name, and no symbolic link on the way leads out of the folder. */
function isFileOf(folder: string, name: string): boolean {
  try {
    const file = realpathSync(join(folder, name))
    return file.startsWith(join(realpathSync(folder), sep)) && statSync(file).isFile()
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
