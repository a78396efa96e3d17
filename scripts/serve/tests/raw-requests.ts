import { once } from 'node:events'
import { connect } from 'node:net'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Sends the bytes of a request unchanged and reads until the server closes the connection, which the request should ask for. */
export async function sendRaw(port: number, bytes: string | Buffer, beforeReading: () => void = () => {}): Promise<Answer> {
  const socket = connect(port, 'localhost')
  await once(socket, 'connect')
  const pieces: Buffer[] = []
  // If the server breaks off, what has arrived is the answer.
  socket.on('error', () => {})
  socket.write(bytes)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await Promise.race([closed, new Promise((resolve) => socket.once('readable', resolve))])
  beforeReading()
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  await closed
  return answerIn(Buffer.concat(pieces))
}

function answerIn(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: bytes.subarray(end + 4),
  }
}

/** Requests a path, with further header lines. */
export const ask = (port: number, path: string, headers: readonly string[] = [], method = 'GET'): Promise<Answer> =>
  sendRaw(port, [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'))
