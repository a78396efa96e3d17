import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CalculatorForm } from '../form/calculator-form.ts'
import { calculators } from './index.ts'

const FILES = ['about.ts', 'content.tsx', 'examples.ts', 'faq.ts', 'form.tsx']
const root = new URL('../../', import.meta.url)
const foldersIn = (folder: string) =>
  readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'tests' ? [entry.name] : [],
  )

it('the site has the calculators of the engine, each once, and no others', () => {
  const slugs = calculators.map(({ slug }) => slug).sort()
  expect(slugs).toEqual(foldersIn('engine/calculators').sort())
  expect(slugs).toEqual(foldersIn('web/calculators').sort())
  expect(new Set(calculators.map(({ path }) => path)).size).toBe(slugs.length)
})

const forms = Object.values(import.meta.glob<CalculatorForm>('./*/form.tsx', { eager: true, import: 'form' }))

it.each(forms)('the form of $slug has the rule sets that its answer has', async ({ slug, isLawAlone, load }) => {
  const told = `write isLawAlone: true in both ${slug}/answer.ts and ${slug}/form.tsx, or in neither`
  expect(isLawAlone, told).toBe((await load()).calculator.isLawAlone)
})

describe.each(calculators.map(({ slug }) => slug))('the page of %s', (slug) => {
  it('has its five files and golden rows, all under the same name', () => {
    expect(FILES.filter((file) => !existsSync(new URL(`web/calculators/${slug}/${file}`, root)))).toEqual([])
    expect(existsSync(new URL(`golden/${slug}.csv`, root))).toBe(true)
    expect(existsSync(new URL(`engine/calculators/${slug}/answer.ts`, root))).toBe(true)
  })
})
