// A page with a form loads next to nothing until somebody uses it.
import type { Request } from '@playwright/test'
import { BEFORE_USE } from '../../files/islands.ts'
import { expect, test } from './visitor.ts'

/** The name of a built script, without the hash of its content: `year.client`. */
const nameOf = (request: Request) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? request.url()

const EARLY: Readonly<Record<string, readonly string[]>> = {
  '/': ['home.client', 'inputs', 'starter.client', 'year.client'],
  '/income-tax-calculator': ['inputs', 'page.client', 'starter.client', 'year.client'],
  '/rates': ['inputs', 'page.client', 'starter.client', 'year.client'],
  '/personal-tax': ['inputs', 'year.client'],
  '/contact': ['contact.client'],
  '/what-changed': [],
  '/what-changed/2025-26': [],
  '/about': [],
  '/privacy': ['inputs', 'privacy.client'],
}

/** Opens the pages that are wanted, one of each make, moves about on them, and looks at what they have fetched. */
export function holdBeforeUse(isWanted: (path: string) => boolean): void {
  for (const [path, names] of Object.entries(EARLY).filter(([page]) => isWanted(page))) {
    test(`${path} loads nothing but its small scripts while nobody uses it, and its style sheet before them`, async ({ page }) => {
      const scripts: Request[] = []
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script') scripts.push(request)
      })
      await page.goto(path)
      await page.mouse.move(180, 300)
      await page.mouse.wheel(0, 2_000)
      await page.getByRole('heading', { level: 1 }).click()
      await page.waitForLoadState('networkidle')
      expect(scripts.map(nameOf).toSorted()).toEqual(names)
      // With scripts before the style sheet, the first paint of a form took half as long again on a slow line.
      await expect(page.locator('head :is([href], [src])').first()).toHaveAttribute('rel', 'stylesheet')
      // The build checks the files. This is what a browser fetched.
      const sizes = await Promise.all(scripts.map((script) => script.sizes()))
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
      expect(bytes).toBeLessThanOrEqual(BEFORE_USE)
      expect(bytes > 0).toBe(names.length > 0)
    })
  }
}
