import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|csv|txt|xml)$/

const settings = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
/** A tenth larger than the best, in a fiftieth of the time. Byte budgets count these bytes, whatever a build writes. */
const QUICK = settings(5)
const BEST = settings(constants.BROTLI_MAX_QUALITY)

/**
 * Writes a `.br` and a `.gz` copy next to every text file in a folder and its subfolders, so that a server need not compress. What visitors
 * will fetch is worth the time to make it as small as it can be.
 */
export async function compressFolder(folder: string, { isPublished }: { readonly isPublished: boolean }): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const content = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, isPublished ? BEST : QUICK))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

/** The bytes of a file as byte budgets count them: after quick brotli. */
export const budgetBytes = (file: string): number => brotliCompressSync(readFileSync(file), QUICK).length
