import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { yearBox } from '../support/rates-page.ts'
import { largeAnswer } from '../support/result.ts'
import { pagePaths } from '../support/site.ts'
import { expect, test } from '../support/visitor.ts'

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4310) + 3000

// A host that sends the files of a build and no header but their type, as the simplest do. Somebody has put scripts into the pages.
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }
const INJECTED = `<script>window.ran = 'inline'</script><img src="/no-such-picture" onerror="window.ran = 'handler'" hidden>
<script src="http://127.0.0.1:${port}/elsewhere.js"></script>`

test.describe.configure({ mode: 'serial' })

let server: Server
test.beforeAll(() => {
  server = createServer(({ url = '/' }, response) => {
    if (url === '/elsewhere.js') return void response.setHeader('content-type', TYPES.js).end("window.ran = 'elsewhere'")
    const path = url.endsWith('/') ? `${url}index.html` : /\.\w+$/.test(url) ? url : `${url}.html`
    try {
      const content = readFileSync(new URL(`../../../build/client${path}`, import.meta.url))
      const isPage = path.endsWith('.html')
      response.setHeader('content-type', TYPES[path.slice(path.lastIndexOf('.') + 1) as keyof typeof TYPES])
      response.end(isPage ? content.toString().replace('</head>', `${INJECTED}</head>`) : content)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(port)
})
test.afterAll(() => server.close())

test.describe('where a host sends no headers', () => {
  test.use({
    baseURL: `http://localhost:${port}`,
    mayReach: [`http://127.0.0.1:${port}`],
    expectedMessages: [/Content Security Policy|status of 404/],
  })

  test('no page runs a script that is not the site’s own', async ({ page }) => {
    for (const path of pagePaths) {
      await page.goto(path, { waitUntil: 'load' })
      expect(await page.evaluate(() => (globalThis as { ran?: string }).ran), path).toBeUndefined()
    }
  })

  test('a calculator and the page of rates work', async ({ page }) => {
    await page.goto('/income-tax-calculator#annualSalary=60000')
    await expect(largeAnswer(page)).toBeVisible()
    await page.goto('/rates')
    await yearBox(page).selectOption('2025-26')
    await expect(page.locator('main')).toContainText('2025/26')
  })
})
