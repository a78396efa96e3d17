import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWith } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|csv|txt|xml)$/

const brotliWith = promisify(brotliCompress)
const gzip = promisify(gzipWith)

/** Compresses with brotli at its highest quality, which is how the byte budget counts. */
const brotli = (content: Buffer) =>
  brotliWith(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })

/**
 * Writes a `.br` and a `.gz` copy next to every text file in a folder and its subfolders, so that a server need not compress. Node does
 * several at a time.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  await Promise.all(
    names.map(async (name) => {
      const content = readFileSync(join(folder, name))
      writeFileSync(join(folder, `${name}.br`), await brotli(content))
      writeFileSync(join(folder, `${name}.gz`), await gzip(content, { level: 9 }))
    }),
  )
}
