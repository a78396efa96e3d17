import { defineConfig } from '@playwright/test'
import { findChromium } from '#scripts/lib/programs.mjs'

// BROWSER_TEST_PORT lets two copies of the project run their tests at the same time.
const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4310)
const isRoot = process.getuid?.() === 0

/** Runs the browser tests against the built site, served as a host would serve it. Run `npm run build` first. */
export default defineConfig({
  // Tests in a folder called `slow` are for `npm run test:all`, which sets this.
  testIgnore: process.env['TESTS'] === 'all' ? [] : '**/slow/**',
  // Not the folder of the reports, which a run would empty first.
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // Two leave a fifth of two cores waiting.
  workers: 3,
  reporter: [['line'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium() ?? '',
      // Chromium’s sandbox cannot run as root. The other options stop it from using the network.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages share one process, and what it has compiled.
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: { command: `node scripts/serve/serve.ts --port ${port}`, cwd: '../..', port, reuseExistingServer: false },
})
