import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceOf } from '#engine/tests/source-code.ts'

const project = new URL('../', import.meta.url)

/** The other folders of web that the files of each folder import from, types included. */
function foldersUsed(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  const exclude = ['web/{dom,e2e}/**', '**/*.test.*']
  for (const path of globSync('web/*/**/*.{ts,tsx}', { cwd: fileURLToPath(project), exclude }).map((file) => file.replaceAll('\\', '/'))) {
    const folder = dirname(path)
    const { imports } = sourceOf(path, readFileSync(new URL(path, project), 'utf8'))
    const targets = imports.map((each) => (each.startsWith('.') ? dirname(join(folder, each)) : dirname(each.replace('#web/', 'web/'))))
    const others = targets.filter((target) => target.startsWith('web') && target !== folder)
    used.set(folder, new Set([...(used.get(folder) ?? []), ...others]))
  }
  return used
}

it('every folder of web can be read after those that it uses: no two need each other, not even through others', () => {
  const left = foldersUsed()
  expect(left.get('web/pages/calculator')).toContain('web/components/results')
  for (let read = ['']; read.length > 0; ) {
    read = [...left].flatMap(([folder, used]) => ([...used].some((other) => left.has(other)) ? [] : [folder]))
    for (const folder of read) left.delete(folder)
  }
  expect([...left].map(([folder, used]) => `${folder} uses ${[...used].filter((other) => left.has(other)).join(', ')}`)).toEqual([])
})

it('every form has the method that sends nothing anywhere, whatever script fails to come', () => {
  const files = globSync('web/**/*.tsx', { cwd: fileURLToPath(project), exclude: ['web/e2e/**'] })
  const forms = files.flatMap((path) => readFileSync(new URL(path, project), 'utf8').match(/<form\b(?:=>|[^>])*>/g) ?? [])
  expect(forms.length).toBeGreaterThan(5)
  expect(forms.filter((form) => !form.includes('method="dialog"'))).toEqual([])
})
