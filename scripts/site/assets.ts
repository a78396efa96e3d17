import type { Manifest } from 'vite'
import type { Page, PageAssets } from '../../web/entry.server.tsx'
import { type Island, scriptsOf } from '../../web/files/islands.ts'

/** The built files that a page refers to: its style sheet, its scripts, and what those import at once. */
export function assetsOf(page: Page, manifest: Manifest, everywhere: readonly Island[]): PageAssets {
  const own = [...everywhere, ...scriptsOf(page)]
  const entries = own.map(({ entry }) => entry)
  const scripts = entries.map((key) => fileOf(key, manifest))
  const needed = staticImports([...entries, ...own.flatMap(({ form }) => form ?? [])], manifest).map((key) => fileOf(key, manifest))
  return {
    styles: [`/${fileOf('web/app.css', manifest)}`],
    scripts: scripts.map((file) => `/${file}`),
    preloads: needed.filter((file) => !scripts.includes(file)).map((file) => `/${file}`),
  }
}

/** The manifest keys of some chunks and of everything that they import statically. */
function staticImports(keys: readonly string[], manifest: Manifest): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  keys.forEach(visit)
  return [...found]
}

function fileOf(key: string, manifest: Manifest): string {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no ${key}`)
  return chunk.file
}
