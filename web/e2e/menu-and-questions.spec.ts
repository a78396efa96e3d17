import { calculators } from '../calculators/index.ts'
import { hubs } from '../site/hubs.ts'
import { expect, test } from './support/visitor.ts'

/** A day on which home leads to the pages of 2026/27. */
const IN_2026 = new Date('2026-11-22T12:00:00')

test.describe('on a phone', () => {
  test.use({ now: IN_2026, viewport: { width: 360, height: 640 }, hasTouch: true })

  test('a visitor opens the menu, chooses a page, and finds the menu closed there', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('navigation')).toHaveCount(0)
    const links = banner.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await banner.getByText('Menu', { exact: true }).tap()
    expect(await links.count()).toBeGreaterThan(1)
    await links.filter({ hasText: hubs.personal.name }).tap()
    await expect(page).toHaveURL(`/2026-27${hubs.personal.path}`)
    await expect(banner.getByRole('navigation')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(banner.getByRole('navigation')).toHaveCount(0)
  })

  test('the menu leads to every calculator', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByText('Menu', { exact: true }).tap()
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    for (const { path } of calculators) await expect(menu.locator(`a[href="${path}"]`)).toBeVisible()
    const last = calculators.at(-1)?.path ?? ''
    await menu.locator(`a[href="${last}"]`).tap()
    await expect(page).toHaveURL(last)
  })

  test('a link opens the folded part of a page that it leads to', async ({ page }) => {
    await page.goto('/income-tax-calculator')
    const advice = page
      .locator('.section')
      .filter({ has: page.locator('#tips') })
      .getByRole('listitem')
      .first()
    await expect(advice).toBeHidden()
    await page.goto('/income-tax-calculator#tips')
    await expect(advice).toBeInViewport()
  })

  test('choosing the page that is already open closes the menu too', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('banner')
    await banner.getByText('Menu', { exact: true }).tap()
    await banner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).tap()
    await expect(banner.getByRole('navigation')).toHaveCount(0)
    await expect(page).toHaveURL('/2026-27')
  })
})

test('on a small screen Escape closes the menu and leads back to its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('on a wide screen the navigation is in sight and there is no menu', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Menu', { exact: true })).toBeHidden()
})
