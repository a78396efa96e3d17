import { defineConfig, loadEnv } from 'vite'
import { HOST_SCRIPT, pagesPlugin } from './scripts/site/pages-plugin.ts'
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
      input: ['web/entry.client.tsx', 'web/home.client.ts', 'web/app.css', ...(isForAnAddress(mode) ? [HOST_SCRIPT] : [])],
      // A library’s "use client" means nothing here and is said of each of its files.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
}))
