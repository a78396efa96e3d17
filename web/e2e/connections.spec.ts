import { pagePaths, unknownPath } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

/** The pages that fetch data from the site itself. */
const CONNECTED = new Set(['/rates'])

test.use({ expectedMessages: [/status of 404|Content Security Policy/] })

test('only the pages that fetch tables can send or fetch anything, even from the site itself', async ({ page }) => {
  for (const path of [...pagePaths, unknownPath]) {
    await page.goto(path)
    const outcome = await page.evaluate(() =>
      fetch('/robots.txt').then(
        () => 'fetched',
        () => 'refused',
      ),
    )
    expect(outcome, path).toBe(CONNECTED.has(path) ? 'fetched' : 'refused')
  }
})
