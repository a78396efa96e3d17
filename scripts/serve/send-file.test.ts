import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import files, { type FileHandle } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sendFile } from './send-file.ts'
import { ask } from './tests/raw-requests.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
writeFileSync(join(folder, 'table.csv'), 'a,b\n')
const server = createServer((request, response) => {
  const found = { name: (request.url ?? '').slice(1), type: 'text/csv; charset=utf-8', codings: ['identity'] as const }
  const sendStatus = (status: number, headers = {}) => void response.writeHead(status, { ...headers, 'content-length': 0 }).end()
  sendFile(folder, found, request, response, sendStatus).catch(() => (response.headersSent ? response.destroy() : sendStatus(500)))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)))
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = async (name: string, headers: readonly string[] = [], method = 'GET') => {
  const answer = await ask((server.address() as AddressInfo).port, `/${name}`, headers, method)
  const about = ['content-type', 'etag', 'cache-control', 'content-range', 'accept-ranges', 'last-modified']
  return { status: answer.status, body: answer.body.toString(), about: about.filter((header) => header in answer.headers) }
}

it('a file deleted since it was found is missing', async () => {
  expect(await get('gone.csv')).toEqual({ status: 404, body: '', about: [] })
})

it('a file that has become a folder is missing', async () => {
  expect(await get('')).toEqual({ status: 404, body: '', about: [] })
})

it.each([
  ['ENOENT', 404],
  ['EACCES', 500],
  ['EMFILE', 500],
])('a file that can no longer be opened, %s, is answered with %i and none of its headers', async (code, status) => {
  vi.spyOn(files, 'open').mockRejectedValueOnce(Object.assign(new Error(code), { code }))
  expect(await get('table.csv', ['Range: bytes=0-1'])).toEqual({ status, body: '', about: [] })
  expect(await get('table.csv')).toMatchObject({ status: 200, body: 'a,b\n' })
})

it('every file is closed again, whatever the answer', async () => {
  const open = vi.spyOn(files, 'open')
  await get('table.csv')
  await get('table.csv', [], 'HEAD')
  await get('table.csv', ['Range: bytes=1-2'])
  await get('table.csv', ['Range: bytes=99-'])
  await get('table.csv', ['If-None-Match: *'])
  await get('table.csv', ['If-Match: "other"'])
  const opened = await Promise.all(open.mock.results.map(({ value }) => value as Promise<FileHandle>))
  await vi.waitFor(() => expect(opened.map(({ fd }) => fd)).toEqual([-1, -1, -1, -1, -1, -1]))
})
