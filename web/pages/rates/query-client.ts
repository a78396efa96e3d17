import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'

/** What a reply of 401 means to a query: an error like any other, or that there is nothing for this visitor. */
type On401 = 'error' | 'null'

/** The address a query asks: its key’s segments joined by slashes. `['/rates', '2024-25', 'statute.json']` asks /rates/2024-25/statute.json. */
export const addressOf = (key: QueryKey): string => key.join('/')

/**
 * Reads the JSON at the address in a query’s key, with cookies.
 * @throws Error for a reply that is not OK: its status, a colon, and its text, or the status’s own text where it is empty. With `on401:
 * 'null'` a reply of 401 gives null instead.
 * @throws TypeError when no reply came, SyntaxError when it is not JSON.
 */
export const fetchJson =
  <Data>({ on401 = 'error' }: { on401?: On401 } = {}): QueryFunction<Data> =>
  async ({ queryKey }) => {
    const response = await fetch(addressOf(queryKey), { credentials: 'include' })
    if (response.status === 401 && on401 === 'null') return null as Data
    if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
    return (await response.json()) as Data
  }

/** The client for everything that is fetched as data: requested once, again only on request, and never out of date. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchJson(),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
