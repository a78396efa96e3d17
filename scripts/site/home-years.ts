import { readFileSync, writeFileSync } from 'node:fs'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { elementsOf } from '../lib/html.ts'

/** What home says of its year, in its HTML: whatever it marks so. */
const PARTS = '[data-of-year]'

/**
 * Puts what home says of each other year into the home page of every year, in templates, which a browser neither shows nor prints. There
 * `home.client.ts` finds it for the year that a visitor chooses, with nothing to fetch. `files` are the home pages by year.
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
