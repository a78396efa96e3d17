import type { Plugin } from 'vite'
import type * as Server from '../../web/entry.server.tsx'

const SERVER_ENTRY = '/web/entry.server.tsx'

/** Renders pages on request while developing, from the same code that renders them once when the site is built. */
export function pagesPlugin(): Plugin {
  return {
    name: 'pennyright-pages',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname
          void (async () => {
            try {
              const { pages, render, site } = (await server.ssrLoadModule(SERVER_ENTRY)) as typeof Server
              const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.status === 404)
              if (!page) return next()
              const html = render(page, {
                styles: ['/web/app.css'],
                scripts: scriptsOf(page, site.siteUrl).map((file) => `/${file}`),
                preloads: [],
              })
              response.statusCode = page.status ?? 200
              response.setHeader('content-type', 'text/html; charset=utf-8')
              response.end(await server.transformIndexHtml(path, html))
            } catch (error) {
              next(error)
            }
          })()
        })
      }
    },
  }
}

/** Keeps a copy of the published site from being listed. */
export const HOST_SCRIPT = 'web/host.client.ts'

/** The sources of the scripts that a page runs: its own, if it has one, and in a build for an address the one that looks at the host. */
export const scriptsOf = ({ island }: Server.Page, siteUrl: string | undefined): string[] => [
  ...(siteUrl === undefined ? [] : [HOST_SCRIPT]),
  ...(island === undefined ? [] : [island === 'home' ? 'web/home.client.ts' : 'web/entry.client.tsx']),
]
