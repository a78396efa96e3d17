import { siteInBrowser } from './scripts/serve/site-in-browser.ts'
const site = await siteInBrowser()
const shot = async (name: string, path: string, width: number, scheme: 'light' | 'dark', act: (p: any) => Promise<void>) => {
  const context = await site.browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme })
  const page = await context.newPage()
  page.on('console', (m: any) => m.type() === 'error' && console.log(name, m.text()))
  page.on('pageerror', (e: any) => console.log(name, String(e)))
  await page.goto(site.address + path)
  try { await act(page); await page.waitForTimeout(1200); await page.screenshot({ path: `/tmp/bw-${name}.png`, fullPage: false }) } catch (e) { console.log(name, String(e).slice(0, 400)); await page.screenshot({ path: `/tmp/bw-${name}.png` }) }
  await context.close()
}
const change = async (p: any) => { await p.locator('.change-answer button').click(); await p.locator('.backwards-box').waitFor(); await p.locator('.change-answer').scrollIntoViewIfNeeded() }
const A = '/2026-27/income-tax-calculator'
await shot('card-1280', `${A}#annualSalary=42000`, 1280, 'light', change)
await shot('card-360', `${A}#annualSalary=42000`, 360, 'light', async (p) => { await change(p); await p.locator('.backwards-box input').fill('2,500'); await p.locator('.backwards-box select').selectOption('month') })
await shot('card-dark', `${A}#annualSalary=42000&payPer=month`, 768, 'dark', async (p) => { await change(p); await p.locator('.backwards-box input').fill('2,500 a month') })
await shot('needed-360', `${A}#needed=2500+a+month`, 360, 'light', async (p) => { await p.locator('.backwards-box').waitFor() })
await shot('form-1280', `${A}`, 1280, 'light', async (p) => { await p.getByText('Know what you need').click(); await p.locator('.backwards-box').waitFor() })
await shot('ir35-360', `/2026-27/specialised-tax/ir35-tax-calculator#needed=60000`, 360, 'dark', async (p) => { await p.locator('.backwards-first').waitFor() })
await shot('ir35card', `/2026-27/specialised-tax/ir35-tax-calculator#dailyRate=400&daysWorked=220`, 768, 'light', async (p) => { await change(p); await p.locator('.backwards-box input').fill('60000') })
await shot('pension', `/2026-27/specialised-tax/pension-tax-calculator#annualSalary=90000&pensionContributions=5000`, 360, 'light', change)
await site.close()
