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
              const { pages, render } = (await server.ssrLoadModule(SERVER_ENTRY)) as typeof Server
              const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.status === 404)
              if (!page) return next()
              const html = render(page, { styles: ['/web/app.css'], scripts: scriptsOf(page).map((file) => `/${file}`), preloads: [] })
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

/** Pages with a small script of their own, by what their `island` says; every other island is a calculator. */
export const SMALL_SCRIPTS: Readonly<Record<string, string>> = { home: 'web/home.client.ts', contact: 'web/contact.client.ts' }

/** The source of the script that a page runs, if it runs one. */
export const scriptsOf = ({ island }: Server.Page): string[] =>
  island === undefined ? [] : [SMALL_SCRIPTS[island] ?? 'web/entry.client.tsx']
