import { readFileSync, writeFileSync } from 'node:fs'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { elementsOf } from '../lib/html.ts'

/** The parts of the home page that speak of its year, as its HTML marks them. */
const PARTS = '[data-of-year]'

/**
 * Puts what the home pages of the other years say of them into the home page of every year, in templates, which a browser neither shows nor
 * prints. When a visitor chooses a year, `home.client.ts` finds its template, with nothing to fetch. `files` are the home pages by year.
 */
export function shareHomes(files: ReadonlyMap<TaxYear, string>): void {
  const pages = [...files].map(([year, file]) => ({ year, file, html: readFileSync(file, 'utf8') }))
  const templates = pages.map(({ year, html }) => {
    const parts = elementsOf(html).querySelectorAll(PARTS)
    if (parts.length === 0) throw new Error(`home says nothing of ${year}`)
    return { year, text: `<template data-year="${year}">${parts.map(String).join('')}</template>` }
  })
  for (const { year, file, html } of pages) {
    const others = templates.filter((one) => one.year !== year).map(({ text }) => text)
    writeFileSync(
      file,
      html.replace('</body>', () => `${others.join('')}</body>`),
    )
  }
}
