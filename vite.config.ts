import { defineConfig, loadEnv } from 'vite'
import type { TaxYear } from './engine/rates/rates-at.ts'
import { pagesPlugin } from './scripts/site/pages-plugin.ts'
import { ratesPlugin } from './scripts/site/rates-plugin.ts'
import { taxYearPlugin } from './scripts/site/tax-year-plugin.ts'
import { ENTRIES, scriptsEverywhere } from './web/files/islands.ts'

/** What the forms share, in three files instead of two dozen: each file is one more request before a form comes alive. */
const CHUNKS = [
  { name: 'libraries', test: /node_modules.(react|react-dom|scheduler)\//, priority: 3 },
  // The home page brings these, and nothing else of a form.
  {
    name: 'inputs',
    test: /web.form.(form-values|fragment|keep-fragment)|web.site.addresses|web.years.year|engine.inputs.day\.|generated.tax-years/,
    priority: 2,
  },
  {
    name: 'form',
    test: /web.components.fields|engine.inputs.common-fields|generated.rule-sets|rule-sets-offered/,
    priority: 1,
  },
]

/** The settings for publication, from the environment and `.env` files. */
function settings(mode: string) {
  const { SITE_URL, SITE_TAG } = loadEnv(mode, import.meta.dirname, 'SITE_')
  return { siteUrl: SITE_URL || undefined, tagUrl: SITE_TAG || undefined }
}

/** `TAX_YEAR=2026-27 npm run dev` shows the pages of another year. A build makes those of every year, and adds the plugin itself. */
function yearOfDevelopment() {
  const year = process.env['TAX_YEAR']
  return year === undefined ? [] : [taxYearPlugin(year as TaxYear)]
}

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  envPrefix: 'SITE_',
  plugins: [ratesPlugin(), pagesPlugin(), ...(command === 'serve' ? yearOfDevelopment() : [])],
  build: {
    outDir: 'build/client',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(!isSsrBuild && { output: { codeSplitting: { groups: CHUNKS } } }),
      // The build that renders the pages sets its own entry.
      input: isSsrBuild ? [] : [...ENTRIES, 'web/app.css', ...scriptsEverywhere(settings(mode)).map(({ entry }) => entry)],
      // Libraries mark modules as "use client", which means nothing here but would give a warning for each file.
      checks: { moduleLevelDirective: false },
    },
  },
}))
