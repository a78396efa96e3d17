import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { sendFile } from './send-file.ts'
import type { Copy, SiteFile } from './site-files.ts'

const copyIn = (coding: string): Copy => ({ etag: `"${coding}"`, kept: {}, about: {}, body: Buffer.from(coding) })
const file: SiteFile = new Map([
  ['br', copyIn('br')],
  ['identity', copyIn('identity')],
])

/** The status of an answer to a request with these headers, and what its body says. */
function answered(headers: IncomingMessage['headers']): [status: number, body: string] {
  let answer: [number, string] = [0, '']
  const response = {
    writeHead: (status: number) => {
      answer = [status, '']
      return response
    },
    end: (body: Buffer | undefined) => {
      answer = [answer[0], body?.toString() ?? '']
    },
  }
  sendFile(file, { headers } as IncomingMessage, response as unknown as ServerResponse, (status) => {
    answer = [status, '']
  })
  return answer
}

// RFC 9110 sections 12.5.3, 13.1.1, 13.1.2 and 13.2.2.
it.each([
  [{}, 200, 'identity'],
  [{ 'accept-encoding': 'br' }, 200, 'br'],
  [{ 'accept-encoding': 'gzip' }, 200, 'identity'],
  [{ 'accept-encoding': 'identity;q=0' }, 406, ''],
  [{ 'if-none-match': '"identity"' }, 304, ''],
  [{ 'if-none-match': 'W/"identity"' }, 304, ''],
  [{ 'if-none-match': '"other", W/"identity"' }, 304, ''],
  [{ 'if-none-match': '*' }, 304, ''],
  [{ 'if-none-match': '"br"' }, 200, 'identity'],
  [{ 'if-match': '"identity"' }, 200, 'identity'],
  [{ 'if-match': 'W/"identity"' }, 412, ''],
  [{ 'if-match': '"other"', 'if-none-match': '"identity"' }, 412, ''],
])('a request with %j is answered with %s %s', (headers, status, body) => {
  expect(answered(headers)).toEqual([status, body])
})
