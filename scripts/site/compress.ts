import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { project } from '../lib/project.ts'

const TEXT = /\.(html|js|css|svg|json|csv|txt|xml)$/
const CACHE = join(project, 'node_modules/.cache/pennyright-compressed')
/** Some ten builds. */
const MOST_KEPT = 50_000_000

/** Both at their best. Brotli is what the byte budget counts. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const GZIP = { level: constants.Z_BEST_COMPRESSION }
const COPIES = [
  {
    ending: 'br',
    settings: BROTLI,
    pack: (content: Buffer) => promisify(brotliCompress)(content, BROTLI),
    unpack: promisify(brotliDecompress),
  },
  { ending: 'gz', settings: GZIP, pack: (content: Buffer) => promisify(gzip)(content, GZIP), unpack: promisify(gunzip) },
] as const

interface Cache {
  readonly folder: string
  /** The most bytes that it may hold once the work is done. */
  readonly most: number
}

/**
 * Writes a `.br` and a `.gz` copy next to every text file in a folder and its subfolders, so that a server need not compress. Copies are
 * kept for the next build, which then compresses only what has changed.
 */
export async function compressFolder(folder: string, cache: Cache = { folder: CACHE, most: MOST_KEPT }): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  await mkdir(cache.folder, { recursive: true })
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name))
      for (const copy of COPIES) await writeFile(join(folder, `${name}.${copy.ending}`), await packed(content, copy, cache.folder))
    }),
  )
  await prune(cache)
}

/** Some content compressed, by now or in an earlier build. */
async function packed(content: Buffer, { ending, settings, pack, unpack }: (typeof COPIES)[number], cache: string): Promise<Buffer> {
  const { zlib, brotli } = process.versions
  const hash = createHash('sha256')
    .update(JSON.stringify([settings, zlib, brotli]))
    .update(content)
  const kept = join(cache, `${hash.digest('hex')}.${ending}`)
  try {
    const found = await readFile(kept)
    // The name says what it should unpack to, but the disk may have lost part of it.
    if (content.equals(await unpack(found))) {
      const now = new Date()
      await utimes(kept, now, now)
      return found
    }
  } catch {
    // Not there, or damaged: made anew.
  }
  const made = await pack(content)
  // Two builds may write it at once. A rename is atomic, so neither sees half a file.
  const draft = `${kept}.${randomUUID()}`
  await writeFile(draft, made)
  await rename(draft, kept)
  return made
}

/** Removes what has not been used for longest until the rest is small enough. Another build may be removing the same. */
async function prune({ folder, most }: Cache): Promise<void> {
  const files = (await readdir(folder)).flatMap((name) => {
    const path = join(folder, name)
    const found = statSync(path, { throwIfNoEntry: false })
    return found === undefined ? [] : [{ path, size: found.size, used: found.mtimeMs }]
  })
  let size = 0
  for (const file of files.toSorted((a, b) => b.used - a.used)) {
    size += file.size
    if (size > most) await rm(file.path, { force: true })
  }
}
