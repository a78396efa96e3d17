import { relative } from 'node:path'
import { createServer } from 'vite'
import type * as Server from '../../../web/entry.server.tsx'
import { project } from '../../lib/project.ts'
import { GENERATED_FOLDER } from '../compile.ts'

/** The rendered pages of the site, and its published tables. */
export interface RenderedSite {
  readonly pages: readonly { readonly path: string; readonly html: string }[]
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

/**
 * Renders every page from the text of generated modules, by path, which are not read from disk. A page is rendered even if a worked example
 * disagrees with its golden row, as during development.
 * @throws what rendering throws, such as NoRateError if the tables lack a value that a page shows.
 */
export async function renderSite(modules: Readonly<Record<string, string>>): Promise<RenderedSite> {
  const server = await createServer({
    root: project,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    appType: 'custom',
    publicDir: false,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Only worked examples warn, and the report covers those in its golden cases.
    define: { 'console.warn': '(() => undefined)' },
    plugins: [{ name: 'pennyright-tables', enforce: 'pre', load: (id) => modules[relative(GENERATED_FOLDER, id).replaceAll('\\', '/')] }],
  })
  try {
    const { pages, answer, ratesFiles } = (await server.ssrLoadModule('web/entry.server.tsx')) as typeof Server
    const assets = { styles: [], scripts: [], preloads: [] }
    const rendered = pages.map(async ({ path }) => ({ path, html: await (await answer(path, () => assets)).text() }))
    return { pages: await Promise.all(rendered), files: ratesFiles() }
  } finally {
    await server.close()
  }
}
