import { type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
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
 * difference. Undefined for a path that leads out of the folder or to something that visitors may not have.
 * @throws a file system error other than a missing file, such as EACCES.
 */
export function findFile(folder: string, path: string): Found | undefined {
  if (!path.startsWith('/') || /[\0\\]/.test(path)) return undefined
  const steps = path.split('/').filter((step) => step !== '')
  if (steps.some((step) => step === '.' || step === '..')) return undefined
  const asked = steps.join('/')
  const name = [asked, `${asked}.html`, [...steps, 'index.html'].join('/')].find(
    (one) => one !== '' && !NOT_FOR_VISITORS.test(one) && isFile(join(folder, one)),
  )
  if (name === undefined) return undefined
  return {
    name,
    type: contentType(name.slice(name.lastIndexOf('.') + 1)) || 'application/octet-stream',
    codings: CODINGS.filter((coding) => coding === 'identity' || isFile(join(folder, name + ENDINGS[coding]))),
  }
}

/** The errors that the file system gives for a missing file or an impossible name. */
const NO_SUCH_FILE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

function isFile(file: string): boolean {
  let found: Stats | undefined
  try {
    found = statSync(file)
  } catch (error) {
    if (!NO_SUCH_FILE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  return found?.isFile() ?? false
}
