import { defineConfig, loadEnv } from 'vite'
import { ENTRIES, HOST_SCRIPT } from './scripts/site/islands.ts'
import { pagesPlugin } from './scripts/site/pages-plugin.ts'
import { ratesPlugin } from './scripts/site/rates-plugin.ts'

/** Whether `SITE_URL` is set, as the pages see it. */
const isForAnAddress = (mode: string) => Boolean(loadEnv(mode, import.meta.dirname, 'SITE_')['SITE_URL'])

export default defineConfig(({ mode }) => ({
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
      input: [...ENTRIES, 'web/app.css', ...(isForAnAddress(mode) ? [HOST_SCRIPT.entry] : [])],
      // Libraries mark what is for browsers alone, which means nothing here and is told file by file.
      checks: { moduleLevelDirective: false },
    },
  },
}))
