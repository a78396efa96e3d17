import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient, fetchJson } from './query-client.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const answer = (body: string, init?: ResponseInit) => fetched.mockImplementation(() => Promise.resolve(new Response(body, init)))
const KEY = ['/rates', '2024-25', 'statute.json']

describe('a query without a function of its own', () => {
  it('requests the address in its key once, with cookies, and reads the reply as JSON', async () => {
    answer('{"taxYear":"2024-25"}')
    await expect(createQueryClient().fetchQuery({ queryKey: KEY })).resolves.toEqual({ taxYear: '2024-25' })
    expect(fetched.mock.calls).toEqual([['/rates/2024-25/statute.json', { credentials: 'include' }]])
  })

  it('takes numbers in a key as they are written', async () => {
    answer('[]')
    await createQueryClient().fetchQuery({ queryKey: ['/figures', 7, 'pages', 2] })
    expect(fetched.mock.calls[0]?.[0]).toBe('/figures/7/pages/2')
  })

  it.each([
    ['the reply’s text', 'No such table', { status: 404, statusText: 'Not Found' }, '404: No such table'],
    ['the status’s text where the reply is empty', '', { status: 503, statusText: 'Service Unavailable' }, '503: Service Unavailable'],
    ['nothing more where there is neither', '', { status: 500, statusText: '' }, '500: '],
    ['the text of a 401 like any other', 'Sign in', { status: 401, statusText: 'Unauthorized' }, '401: Sign in'],
  ])('fails with the status, a colon and %s', async (_, body, init, message) => {
    answer(body, init)
    await expect(createQueryClient().fetchQuery({ queryKey: KEY })).rejects.toThrow(new Error(message))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('fails as the browser says when no reply comes or it is not JSON', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(createQueryClient().fetchQuery({ queryKey: KEY })).rejects.toThrow(TypeError)
    answer('<!doctype html>')
    await expect(createQueryClient().fetchQuery({ queryKey: KEY })).rejects.toThrow(SyntaxError)
  })
})

const ask = () => createQueryClient().fetchQuery({ queryKey: KEY, queryFn: fetchJson<unknown>({ on401: 'null' }) })

describe('a query that takes 401 to mean nothing', () => {
  it('gives null for it', async () => {
    answer('Sign in', { status: 401 })
    await expect(ask()).resolves.toBeNull()
  })

  it.each([400, 403, 500])('still fails for %i', async (status) => {
    answer('No', { status })
    await expect(ask()).rejects.toThrow(new Error(`${status}: No`))
  })

  it('reads any other reply', async () => {
    answer('{"years":3}')
    await expect(ask()).resolves.toEqual({ years: 3 })
  })
})

describe('what has been fetched', () => {
  it('is never old: it is not fetched again by a new reader, a focused window or the passing of time', async () => {
    vi.useFakeTimers()
    answer('{"years":3}')
    const client = createQueryClient()
    client.mount()
    await client.fetchQuery({ queryKey: KEY })
    const stop = new QueryObserver(client, { queryKey: KEY }).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(365 * 24 * 60 * 60 * 1000)
    client.getQueryCache().onFocus()
    await vi.advanceTimersByTimeAsync(1000)
    expect(client.getQueryCache().find({ queryKey: KEY })?.isStale()).toBe(false)
    expect(fetched).toHaveBeenCalledTimes(1)
    stop()
    client.unmount()
    vi.useRealTimers()
  })

  it('that failed is not retried by itself, whether a read or a change', async () => {
    vi.useFakeTimers()
    answer('No', { status: 500 })
    const client = createQueryClient()
    const stop = new QueryObserver(client, { queryKey: KEY }).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(client.getQueryState(KEY)).toMatchObject({ status: 'error', fetchStatus: 'idle', fetchFailureCount: 1 })
    client.getQueryCache().onFocus()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(1)
    stop()

    const change = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('No'))
    const outcome = new MutationObserver(client, { mutationFn: change }).mutate().catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(outcome).resolves.toBe('No')
    expect(change).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})
