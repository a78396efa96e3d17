import type { Plugin } from 'vite'
import type * as Server from '../../web/entry.server.tsx'
import { islandOf, scriptsEverywhere } from './islands.ts'

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
              const { pages, render, ratesFiles, site } = (await server.ssrLoadModule(SERVER_ENTRY)) as typeof Server
              const file = ratesFiles().find((one) => one.path === path)
              if (file) return void response.setHeader('content-type', file.type).end(file.text)
              const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.status === 404)
              if (!page) return next()
              const island = islandOf(page)
              const scripts = [...scriptsEverywhere(site), ...(island ? [island] : [])].map((one) => `/${one.entry}`)
              const html = render(page, { styles: ['/web/app.css'], scripts, preloads: [] })
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
