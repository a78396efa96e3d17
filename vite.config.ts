import { defineConfig } from 'vite'
import { ENTRIES } from './scripts/site/islands.ts'
import { pagesPlugin } from './scripts/site/pages-plugin.ts'
import { ratesPlugin } from './scripts/site/rates-plugin.ts'

export default defineConfig({
  appType: 'custom',
  publicDir: 'web/public',
  envPrefix: 'SITE_',
  plugins: [ratesPlugin(), pagesPlugin()],
  build: {
    outDir: 'build/client',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [...ENTRIES, 'web/app.css'],
      // Libraries mark what is for browsers alone, which means nothing here and is told file by file.
      checks: { moduleLevelDirective: false },
    },
  },
})
