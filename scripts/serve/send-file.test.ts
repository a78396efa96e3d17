import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ask } from './raw-requests.ts'
import { sendFile } from './send-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
writeFileSync(join(folder, 'table.csv'), 'a,b\n')
const server = createServer((request, response) => {
  const found = { name: (request.url ?? '').slice(1), type: 'text/csv; charset=utf-8', codings: ['identity'] as const }
  sendFile(
    folder,
    found,
    request,
    response,
    (status, headers) => void response.writeHead(status, { ...headers, 'content-length': 0 }).end(),
  )
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = async (name: string, headers: readonly string[] = []) => {
  const answer = await ask((server.address() as AddressInfo).port, `/${name}`, headers)
  const about = ['content-type', 'etag', 'cache-control', 'content-range', 'accept-ranges', 'last-modified']
  return { status: answer.status, body: answer.body.toString(), about: about.filter((header) => header in answer.headers) }
}

it('a file deleted since it was found is missing', async () => {
  expect(await get('gone.csv')).toEqual({ status: 404, body: '', about: [] })
})

it('a file that has become a folder is missing', async () => {
  expect(await get('')).toMatchObject({ status: expect.toSatisfy((status) => [403, 404].includes(Number(status))) as number })
})

it.each([
  ['ENOENT', 404],
  ['EACCES', 500],
  ['EIO', 500],
])('a file that can no longer be opened, %s, is answered with %i and none of its headers', async (code, status) => {
  const broken = new Readable({ read: () => void broken.destroy(Object.assign(new Error(code), { code })) })
  vi.spyOn(fs, 'createReadStream').mockReturnValueOnce(broken as fs.ReadStream)
  expect(await get('table.csv', ['Range: bytes=0-1'])).toEqual({ status, body: '', about: [] })
  expect(await get('table.csv')).toMatchObject({ status: 200, body: 'a,b\n' })
})
