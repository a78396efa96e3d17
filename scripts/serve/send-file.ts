import files, { type FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Negotiator from 'negotiator'
import { cacheControl } from '../site/headers.ts'
import { select } from './conditions.ts'
import { type Coding, ENDINGS, type Found, isMissing } from './find-file.ts'

/** Ends an answer that is not a file of the site. */
export type SendStatus = (status: number, headers?: Readonly<Record<string, string>>) => void

/**
 * Answers with a file in the coding that the request prefers: the whole file, a part (`Range`), or only a status if a condition of the
 * request says so. Calls `sendStatus` if no coding is acceptable or the file has been deleted since it was found. If the file ends early,
 * the connection is broken, so that nobody takes the piece for the whole. However it ends, the file is closed.
 * @throws an error of the file system; one of the stream if the visitor leaves before the end.
 */
export async function sendFile(
  folder: string,
  found: Found,
  request: IncomingMessage,
  response: ServerResponse,
  sendStatus: SendStatus,
): Promise<void> {
  const coding = codingFor(request, found.codings)
  if (found.codings.length > 1) response.setHeader('vary', 'accept-encoding')
  if (coding === undefined) return sendStatus(406)
  await using file = await openIfThere(join(folder, found.name + ENDINGS[coding]))
  const about = await file?.stat()
  if (file === undefined || !about?.isFile()) return sendStatus(404)

  const { size, mtime } = about
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"` as const
  const selected = select(request, { etag, modified: mtime, size })
  if (selected.status === 412) return sendStatus(412)
  if (selected.status === 416) return sendStatus(416, { 'content-range': `bytes */${size}` })
  const kept = { etag, 'cache-control': cacheControl(`/${found.name}`) }
  if (!('length' in selected)) return void response.writeHead(selected.status, kept).end()

  const { status, start, length } = selected
  response.writeHead(status, {
    ...kept,
    'accept-ranges': 'bytes',
    'content-length': length,
    'content-type': found.type,
    'last-modified': mtime.toUTCString(),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    ...(status === 206 && { 'content-range': `bytes ${start}-${start + length - 1}/${size}` }),
  })
  if (request.method === 'HEAD' || length === 0) return void response.end()
  const bytes = file.createReadStream({ start, end: start + length - 1, autoClose: false })
  await pipeline(bytes, response, { end: false })
  if (bytes.bytesRead < length) response.destroy()
  else response.end()
}

/** Opens a file to read it; undefined if it is not there. */
async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await files.open(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** An option missing from negotiator’s types: which of several equal codings to prefer. */
interface Chooser {
  readonly encodings: <Name>(available: readonly Name[], options: { preferred: readonly Name[] }) => Name[]
}

/** The coding that the request prefers, the smallest if equal; undefined if none is acceptable. A malformed header is ignored. */
function codingFor(request: IncomingMessage, codings: readonly Coding[]): Coding | undefined {
  try {
    return (new Negotiator(request) as Chooser).encodings(codings, { preferred: codings })[0]
  } catch {
    return 'identity'
  }
}
