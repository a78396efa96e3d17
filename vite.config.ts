import { defineConfig, loadEnv } from 'vite'
import { ENTRIES, scriptsEverywhere } from './scripts/site/islands.ts'
import { pagesPlugin } from './scripts/site/pages-plugin.ts'
import { ratesPlugin } from './scripts/site/rates-plugin.ts'

/** The settings for publication, from the environment and `.env` files. */
function settings(mode: string) {
  const { SITE_URL, SITE_TAG } = loadEnv(mode, import.meta.dirname, 'SITE_')
  return { siteUrl: SITE_URL || undefined, tagUrl: SITE_TAG || undefined }
}

export default defineConfig(({ mode, isSsrBuild }) => ({
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
      // The build that renders the pages sets its own entry.
      input: isSsrBuild ? [] : [...ENTRIES, 'web/app.css', ...scriptsEverywhere(settings(mode)).map(({ entry }) => entry)],
      // Libraries mark modules as "use client", which means nothing here but would give a warning for each file.
      checks: { moduleLevelDirective: false },
    },
  },
}))
