import { IncomingMessage, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** In milliseconds: a visitor who neither takes nor sends anything for so long has gone. */
export const LONGEST_SILENCE = 30_000
/** In milliseconds: how long a request may take to arrive. It has no body that anybody reads, so one that drips is closed. */
export const LONGEST_REQUEST = 10_000
/** How many connections may be open. Each costs some kilobytes. */
export const MOST_CONNECTIONS = 1000
/** How many requests of one connection may wait for their answers to be sent. A client that sends more is not reading them. */
const MOST_WAITING = 100
/** The same for all connections together. Each costs a few kilobytes, and once so many wait, a connection may have only one. */
const MOST_WAITING_IN_ALL = 10_000

/** Answers that have not been sent yet, by connection and in all. */
const waiting = new WeakMap<Socket, number>()
let inAll = 0

function set(socket: Socket, count: number): void {
  inAll += count - (waiting.get(socket) ?? 0)
  waiting.set(socket, count)
}

/** Whether a connection sends more requests than a client that reads the answers would. */
function isTooMuch(socket: Socket): boolean {
  const count = waiting.get(socket) ?? 0
  return socket.destroyed || count >= MOST_WAITING || (count > 0 && inAll >= MOST_WAITING_IN_ALL)
}

/**
 * A request as Node makes it from what has arrived. At one too many it says that it asks for another protocol: then Node reads no further, and
 * closes the connection, because nobody here speaks one. Otherwise it would make all of a thousand short requests that came in one piece
 * before it took note that their connection had been closed.
 */
export class Limited extends IncomingMessage {
  readonly isOneTooMany = isTooMuch(this.socket)

  get upgrade(): boolean {
    return this.isOneTooMany
  }

  set upgrade(_: boolean) {
    // Whoever really asks for another protocol gets an answer in this one.
  }
}

/** Counts the requests of each connection from when they are made until they have been answered. */
export function counted(respond: RequestListener<typeof Limited>): RequestListener<typeof Limited> {
  return (request, response) => {
    const { socket } = request
    // Node does not say of each answer that waits that its connection has been closed.
    if (!waiting.has(socket)) socket.once('close', () => set(socket, 0))
    set(socket, (waiting.get(socket) ?? 0) + 1)
    response.once('finish', () => {
      if (!socket.destroyed) set(socket, (waiting.get(socket) ?? 1) - 1)
    })
    respond(request, response)
  }
}

/** A host and perhaps a port, as RFC 3986 section 3.2 writes them. It may be empty. */
const HOST = /^([\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(:\d*)?$/i

/**
 * Whether a request is one that RFC 9112 lets us answer: of a version that we speak, and with one Host at most, which is a host (section 3.2).
 * Node itself refuses HTTP/1.1 without one.
 */
export function isSound({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return (httpVersion === '1.1' || httpVersion === '1.0') && hosts.length <= 1 && HOST.test(headers.host ?? '')
}

/** Whether a request brings a body, which nobody reads. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
