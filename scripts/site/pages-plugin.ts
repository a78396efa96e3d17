import type { Plugin } from 'vite'
import type * as Server from '../../web/entry.server.tsx'
import { sourceAssets } from '../../web/files/source-assets.ts'

const SERVER_ENTRY = '/web/entry.server.tsx'

/** Renders pages on request during development, with the same code that renders them when the site is built. */
export function pagesPlugin(): Plugin {
  return {
    name: 'pennyright-pages',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const address = request.originalUrl ?? '/'
          const path = new URL(address, 'http://localhost').pathname
          void (async () => {
            try {
              const { answer, publishedFiles, site } = (await server.ssrLoadModule(SERVER_ENTRY)) as typeof Server
              const file = publishedFiles().find((one) => one.path === path)
              if (file) return void response.setHeader('content-type', file.type).end(file.text)
              const answered = await answer(address, sourceAssets(site))
              response.statusCode = answered.status
              for (const [name, value] of answered.headers) response.setHeader(name, value)
              const html = await answered.text()
              response.end(html && (await server.transformIndexHtml(path, html)))
            } catch (error) {
              next(error)
            }
          })()
        })
      }
    },
  }
}
