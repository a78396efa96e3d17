import type { Manifest } from 'vite'
import type { Page, PageAssets } from '../../web/entry.server.tsx'
import { hasStarter, STARTER, scriptsOf, usedFormOf } from '../../web/files/islands.ts'
import { stylesOf } from '../../web/files/styles.ts'

/** The built files that a page refers to: its style sheets, its scripts with what they import, and what it loads when its form is used. */
export function assetsOf(page: Page, manifest: Manifest, everywhere: readonly string[]): PageAssets {
  const entries = [...everywhere, ...scriptsOf(page)]
  const scripts = filesOf(entries, manifest)
  const used = usedFormOf(page)
  return {
    styles: filesOf(stylesOf(page), manifest),
    scripts,
    preloads: filesOf(staticImports(entries, manifest), manifest).filter((file) => !scripts.includes(file)),
    ...(hasStarter(page) && {
      starter: {
        script: fileOf(STARTER, manifest),
        ...(used && {
          entry: fileOf(used.entry, manifest),
          needs: filesOf(
            staticImports([used.entry, ...(used.form === undefined ? [] : withArithmetic(used.form, manifest))], manifest),
            manifest,
          ),
        }),
      },
    }),
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

/** The manifest keys of a form and of what it loads, which is its arithmetic. */
const withArithmetic = (form: string, manifest: Manifest) => [form, ...(manifest[form]?.dynamicImports ?? [])]

/** The addresses of chunks, each once. */
const filesOf = (keys: readonly string[], manifest: Manifest) => [...new Set(keys.map((key) => fileOf(key, manifest)))]

/** @throws Error for a chunk that the build does not have. */
function fileOf(key: string, manifest: Manifest): string {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no ${key}`)
  return `/${chunk.file}`
}
