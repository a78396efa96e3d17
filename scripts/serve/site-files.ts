import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentType } from 'mime-types'
import { cacheControl } from '../site/headers.ts'

export type Coding = 'br' | 'gzip' | 'identity'

/** The file ending of each coding, the smallest files first. */
const ENDINGS: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz', identity: '' }
const CODINGS = Object.keys(ENDINGS) as Coding[]

/** A file in one coding, as it is sent. */
export interface Copy {
  readonly body: Buffer
  /** A strong tag, of the content: a new build has another only where a file has changed. */
  readonly etag: `"${string}"`
  /** What a cache needs to know of it, and the rest, which says what the body is. */
  readonly kept: Readonly<Record<string, string>>
  readonly about: Readonly<Record<string, string | number>>
}

/** A file of the site in every coding that there is of it, the smallest first. */
export type SiteFile = ReadonlyMap<Coding, Copy>

/** Files meant for the host, not for visitors. */
const NOT_FOR_VISITORS = /^\/(404\.html|_headers|_redirects)$|\/\./i

/**
 * Reads a built site: what visitors may have, by its path. A page is at its file, at that without `.html` and, if it is an `index.html`, at
 * its folder, whose path has no slash at the end. Links are left out, so nothing outside of the folder is read.
 * @throws Error if the folder is not there.
 */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const read = new Map(filesIn(folder, ''))
  const isCopy = (path: string) => /\.(br|gz)$/.test(path) && read.has(path.replace(/\.\w+$/, ''))
  const files = new Map<string, SiteFile>()
  for (const path of read.keys()) if (!NOT_FOR_VISITORS.test(path) && !isCopy(path)) files.set(path, fileAt(path, read))
  // A file of exactly that name comes before a page, and a page before the index of a folder.
  const ending = (text: string) =>
    [...files].flatMap(([path, file]): [string, SiteFile][] => (path.endsWith(text) ? [[path.slice(0, -text.length), file]] : []))
  return new Map([...ending('/index.html'), ...ending('.html'), ...files])
}

/** Every file in a folder and those below it, by its path. Node’s own way to look through folders follows links. */
function filesIn(folder: string, path: string): [string, Buffer][] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry): [string, Buffer][] => {
    const inside = `${path}/${entry.name}`
    if (entry.isDirectory()) return filesIn(folder, inside)
    return entry.isFile() ? [[inside, readFileSync(join(folder, inside))]] : []
  })
}

function fileAt(path: string, read: ReadonlyMap<string, Buffer>): SiteFile {
  const copies = CODINGS.flatMap((coding): [Coding, Buffer][] => {
    const body = read.get(path + ENDINGS[coding])
    return body === undefined ? [] : [[coding, body]]
  })
  const type = contentType(path.slice(path.lastIndexOf('.') + 1)) || 'application/octet-stream'
  const vary = copies.length > 1 && { vary: 'accept-encoding' }
  return new Map(
    copies.map(([coding, body]) => {
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` as const
      const kept = { etag, 'cache-control': cacheControl(path), ...vary }
      const encoded = coding !== 'identity' && { 'content-encoding': coding }
      return [coding, { body, etag, kept, about: { 'content-type': type, 'content-length': body.length, ...encoded } }]
    }),
  )
}
