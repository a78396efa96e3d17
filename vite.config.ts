import { loadEnv } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import type { TaxYear } from './engine/rates/rates-at.ts'
import { pagesPlugin } from './scripts/site/pages-plugin.ts'
import { ratesPlugin } from './scripts/site/rates-plugin.ts'
import { taxYearPlugin } from './scripts/site/tax-year-plugin.ts'
import { CHUNKS } from './web/files/chunks.ts'
import { ENTRIES, scriptsEverywhere } from './web/files/islands.ts'
import { SHEETS } from './web/files/styles.ts'

/** The settings for publication, from the environment and `.env` files. */
function settingsOf(mode: string) {
  const { SITE_URL = '', SITE_TAG = '', SITE_CONTACT = '' } = loadEnv(mode, import.meta.dirname, 'SITE_')
  return { SITE_URL, SITE_TAG, SITE_CONTACT }
}

/** Puts the settings where `web/site/settings.ts` reads them. Nothing else of the environment reaches a page. */
const inPlace = (settings: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]))

/** The scripts of every page that the settings ask for. */
const scriptsFor = ({ SITE_URL, SITE_TAG }: ReturnType<typeof settingsOf>) =>
  scriptsEverywhere({ siteUrl: SITE_URL || undefined, tagUrl: SITE_TAG || undefined })

/** `TAX_YEAR=2026-27 npm run dev` shows the pages of another year. A build makes those of every year, and adds the plugin itself. */
function yearOfDevelopment() {
  const year = process.env['TAX_YEAR']
  return year === undefined ? [] : [taxYearPlugin(year as TaxYear)]
}

export default defineConfig(async ({ command, mode, isSsrBuild }): Promise<ViteUserConfig> => {
  // Tests have plugins of their own, and are no part of a build.
  if (process.env['VITEST'] !== undefined) return { test: (await import('./scripts/tests.ts')).tests }
  return {
    appType: 'custom',
    publicDir: 'web/public',
    define: inPlace(settingsOf(mode)),
    plugins: [ratesPlugin(), pagesPlugin(), ...(command === 'serve' ? yearOfDevelopment() : [])],
    // A worker has the figures of all years, because a table may have people of any.
    worker: { format: 'es' },
    build: {
      outDir: 'build/client',
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        ...(!isSsrBuild && { output: { codeSplitting: { groups: CHUNKS } } }),
        // The starter calls what its entries export. Groups that leave out what they import need entries that may export more.
        preserveEntrySignatures: 'allow-extension',
        // The build that renders the pages sets its own entry.
        input: isSsrBuild ? [] : [...ENTRIES, ...SHEETS, ...scriptsFor(settingsOf(mode))],
        // Libraries mark modules as "use client", which means nothing here but would give a warning for each file. A busy machine is no fault.
        checks: { moduleLevelDirective: false, pluginTimings: false },
      },
    },
  }
})
