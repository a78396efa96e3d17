import { relative } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import type * as Server from '../../../web/entry.server.tsx'
import { project } from '../../lib/project.ts'
import { GENERATED_FOLDER } from '../compile.ts'

/** The rendered pages of the site, and its published tables. */
export interface RenderedSite {
  readonly pages: readonly { readonly path: string; readonly html: string }[]
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

/** The text of generated modules, by path. */
type Modules = Readonly<Record<string, string>>

/**
 * Renders every page twice: from one set of generated modules, and from another. Neither is read from disk. A page is rendered even if a worked
 * example disagrees with its golden row, as during development.
 * @throws what rendering throws, such as NoRateError if the tables lack a value that a page shows.
 */
export type RenderBoth = (before: Modules, after: Modules) => Promise<readonly [before: RenderedSite, after: RenderedSite]>

/** The same, with the code of the site compiled for these two alone. */
export const renderBoth: RenderBoth = async (before, after) => {
  const { both, close } = await siteRenderer()
  try {
    return await both(before, after)
  } finally {
    await close()
  }
}

/** Renders every page from any number of sets of modules, until it is closed. The code of the site is compiled once for all of them. */
export async function siteRenderer() {
  let modules: Modules = {}
  const server = await createServer({
    root: project,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    appType: 'custom',
    publicDir: false,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Worked examples only warn during development, and the report covers those in its golden cases.
    define: { 'import.meta.env.DEV': 'true', 'console.warn': '(() => undefined)' },
    plugins: [{ name: 'pennyright-tables', enforce: 'pre', load: (id) => modules[tableAt(id)] }],
  })
  const render = async (from: Modules): Promise<RenderedSite> => {
    modules = from
    // Every other module keeps the code that Vite compiled, which takes longer than rendering.
    for (const [id, module] of server.environments.ssr.moduleGraph.idToModuleMap) {
      if (tableAt(id) in modules) module.transformResult = null
    }
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
    const { pages, answer, publishedFiles } = await runner.import<typeof Server>('/web/entry.server.tsx')
    const assets = { styles: [], scripts: [], preloads: [] }
    const rendered: { path: string; html: string }[] = []
    // One after the other, so that nothing is rendered after a page that cannot be.
    for (const { path } of pages) {
      rendered.push({ path, html: await (await answer(path, () => assets)).text() })
    }
    return { pages: rendered, files: publishedFiles() }
  }
  const both: RenderBoth = async (before, after) => {
    // The edited tables are the likelier to lack a value, so they come first.
    const edited = await render(after)
    return [await render(before), edited]
  }
  return { both, close: () => server.close() }
}

/** The path of a generated module among the generated ones. */
const tableAt = (id: string) => relative(GENERATED_FOLDER, id).replaceAll('\\', '/')
