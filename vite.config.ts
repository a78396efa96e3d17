import { defineConfig } from 'vite'
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
    rolldownOptions: { input: ['web/entry.client.tsx', 'web/home.client.ts', 'web/contact.client.ts', 'web/app.css'] },
  },
})
