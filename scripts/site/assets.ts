import type { Manifest } from 'vite'
import type { Page, PageAssets } from '../../web/entry.server.tsx'
import { SMALL_SCRIPTS, scriptsOf } from './pages-plugin.ts'

/** The built files that a page refers to: its style sheet, its scripts, and what those need before a visitor does anything. */
export function assetsOf(page: Page, manifest: Manifest, siteUrl: string | undefined): PageAssets {
  const entries = scriptsOf(page, siteUrl)
  const form = page.island === undefined || page.island === 'home' ? [] : [`web/calculators/${page.island}/form.tsx`]
  const scripts = entries.map((entry) => fileOf(entry, manifest))
  const needed = staticImports([...entries, ...form], manifest).map((key) => fileOf(key, manifest))
  return {
    styles: [`/${fileOf('web/app.css', manifest)}`],
    scripts: scripts.map((file) => `/${file}`),
    preloads: needed.filter((file) => !scripts.includes(file)).map((file) => `/${file}`),
  }
}

/** The manifest keys of some chunks and of everything that they import at once. */
export function staticImports(keys: readonly string[], manifest: Manifest): string[] {
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
