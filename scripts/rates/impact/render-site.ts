import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type * as Server from '../../../web/entry.server.tsx'
import { project } from '../../lib/project.ts'
import { GENERATED_FOLDER } from '../compile.ts'

/** The rendered pages of the site, and its published tables. */
export interface RenderedSite {
  readonly pages: readonly { readonly path: string; readonly html: string }[]
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

/**
 * Renders every page from the text of generated modules, by path, which are not read from disk. `code` is the site without them, from
 * `siteWithoutTables`. A page is rendered even if a worked example disagrees with its golden row, as during development.
 * @throws what rendering throws, such as NoRateError if the tables lack a value that a page shows.
 */
export async function renderSite(code: string, modules: Readonly<Record<string, string>>): Promise<RenderedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'rates-pages-'))
  try {
    for (const [name, text] of Object.entries(modules)) {
      const file = join(folder, TABLES, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'site.js'), code)
    const { pages, answer, ratesFiles } = (await import(pathToFileURL(join(folder, 'site.js')).href)) as typeof Server
    const assets = { styles: [], scripts: [], preloads: [] }
    const rendered = pages.map(async ({ path }) => ({ path, html: await (await answer(path, () => assets)).text() }))
    return { pages: await Promise.all(rendered), files: ratesFiles() }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The folder of the tables, next to the bundle. */
const TABLES = 'tables'

/** The code that renders the site, in one module that imports the tables from a folder next to it. Built once. */
export const siteWithoutTables = (): Promise<string> => (site ??= builtSite())

let site: Promise<string> | undefined

async function builtSite(): Promise<string> {
  const built = await build({
    root: project,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [tablesOutside],
    define: { 'import.meta.env.DEV': 'true' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'web/entry.server.tsx',
        output: { codeSplitting: false },
        checks: { moduleLevelDirective: false },
        // Only worked examples warn, and the report covers those in its golden cases.
        treeshake: { manualPureFunctions: ['console.warn'] },
      },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('the pages were not built')
  return chunk.code
}

const tablesOutside: Plugin = {
  name: 'pennyright-tables-outside',
  enforce: 'pre',
  resolveId(source, importer) {
    const path = source.startsWith('#engine/') ? resolve(project, source.slice(1)) : importer && resolve(dirname(importer), source)
    const name = path === undefined || path === '' ? '..' : relative(GENERATED_FOLDER, path).replaceAll('\\', '/')
    return name.startsWith('..') ? undefined : { id: `./${TABLES}/${name}`, external: true }
  },
}
