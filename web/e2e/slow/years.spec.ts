import type { Page } from '@playwright/test'
import { calculators } from '../../calculators/index.ts'
import { inYear } from '../../site/addresses.ts'
import { hubs } from '../../site/hubs.ts'
import { alive, field, openCalculator, submitButton } from '../support/form.ts'
import { resultCard } from '../support/result.ts'
import { test as serverTest } from '../support/served.ts'
import { otherYear, otherYearPaths } from '../support/site.ts'
import { expect, test } from '../support/visitor.ts'

const IN_2026 = new Date('2026-11-22T12:00:00')
const SWITCH = { name: 'Tax year of this page' }

test.use({ now: IN_2026 })

test('the switch says which year is which by the visitor’s date, and without script just the years', async ({ page, browser, baseURL }) => {
  await page.goto('/2026-27/income-tax-calculator')
  const years = page.getByRole('navigation', SWITCH)
  await expect(years.locator('summary')).toContainText('Tax year 2026/27, this year')
  await years.locator('summary').press('Enter')
  await expect(years.getByRole('link')).toHaveText([
    '2026/27, this tax year',
    '2025/26, the return due 31 January 2027',
    '2024/25, the return that was due 31 January 2026',
    '2023/24, claims until 5 April 2028',
    '2022/23, claims until 5 April 2027',
  ])
  for (const link of await years.getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  const reader = await plain.newPage()
  await reader.goto('/business-tools')
  const links = reader.getByRole('navigation', SWITCH).locator('a')
  await expect(links).toHaveText(['2026/27', '2025/26', '2024/25', '2023/24', '2022/23'])
  await plain.close()
})

test('a year that is over says so in one line on a phone, with one button to this year that keeps what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openCalculator(page, '/income-tax-calculator')
  const years = page.getByRole('navigation', SWITCH)
  await expect(years.locator('summary')).toContainText('Tax year 2024/25 is over')
  expect((await years.boundingBox())?.height).toBeLessThan(50)
  await field(page, 'annualSalary').fill('42000')
  await years.getByRole('link', { name: 'Go to 2026/27' }).click()
  await expect(page).toHaveURL('/2026-27/income-tax-calculator#annualSalary=42000')
  await alive(page)
  await expect(years.locator('summary')).toContainText('Tax year 2026/27, this year')
  await expect(years.getByRole('link', { name: /^Go to/ })).toHaveCount(0)
  // Whoever arrives at a hub from elsewhere reads the same.
  await page.goto('/personal-tax')
  await expect(years).toContainText('Tax year 2024/25 is over')
  await years.getByRole('link', { name: 'Go to 2026/27' }).click()
  await expect(page).toHaveURL('/2026-27/personal-tax')
})

// Half past eleven at night on the last day in London, and an hour later; then at any time without figures for today.
const LAST_NIGHT = '2027-04-05T22:30:00Z'
for (const [instant, timezoneId] of [
  [LAST_NIGHT, 'Europe/London'],
  [LAST_NIGHT, 'Australia/Sydney'],
  ['2027-04-05T23:30:00Z', 'America/New_York'],
  ['2027-04-05T23:30:00Z', 'Australia/Sydney'],
  ['2027-11-01T12:00:00Z', 'Europe/London'],
  ['2028-05-01T12:00:00Z', 'Europe/London'],
] as const) {
  const isOver = instant !== LAST_NIGHT
  test(`seen at ${instant} from ${timezoneId}, the last year we know is ${isOver ? 'over, and the next is not here' : 'this one'}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ timezoneId, ...(baseURL !== undefined && { baseURL }) })
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date(instant))
    const years = page.getByRole('navigation', SWITCH)
    const after = page.locator('.after-years')
    const isNotHere = async () => {
      if (isOver)
        await expect(after).toHaveText(
          /^We have no figures for 2027\/28 yet\. By law, this stays the same until .+: the Personal Allowance \(£[\d,]+\)/,
        )
      else await expect(after).toBeHidden()
    }
    await page.goto('/2026-27/income-tax-calculator')
    await expect(years.locator('summary')).toContainText(isOver ? 'Tax year 2026/27 is over' : 'Tax year 2026/27, this year')
    await expect(years.getByRole('link', { name: /^Go to/ })).toHaveCount(0)
    await isNotHere()
    // A year before it leads to it, and nothing leads to a year that is not there.
    for (const path of ['/income-tax-calculator', '/rates', '/personal-tax', '/'] as const) {
      await page.goto(path)
      if (path !== '/') await expect(years.getByRole('link', { name: 'Go to 2026/27' })).toHaveAttribute('href', inYear(path, '2026-27'))
      await isNotHere()
      expect(await page.locator('a[href*="2027-28"], a[href*="2028-29"]').count(), path).toBe(0)
    }
    // Home asks for the return of the last year, or for a claim once that is due, and works it out.
    await page.getByRole('searchbox').fill('30000')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL(/\/2026-27\/income-tax-calculator#annualSalary=30000$/)
    await context.close()
  })
}

test('pages of VAT, companies and payroll never speak of the dates of Self Assessment', async ({ page }) => {
  for (const { path } of [...calculators.filter(({ category }) => category === 'business'), hubs.business]) {
    await page.goto(path)
    const years = page.getByRole('navigation', SWITCH)
    await years.locator('summary').click()
    await expect(years.getByRole('listitem')).toHaveText(['2026/27, this tax year', '2025/26', '2024/25', '2023/24', '2022/23'])
  }
})

test('the switch keeps what was typed, calculated or not, and the answer is that year’s', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator')
  await field(page, 'annualSalary').fill('42000')
  await field(page, 'studentLoanPlan').selectOption('plan2')
  await page.getByRole('navigation', SWITCH).locator('summary').click()
  await page.getByRole('link', { name: '2025/26' }).click()
  await expect(page).toHaveURL('/2025-26/income-tax-calculator#annualSalary=42000&studentLoanPlan=plan2')
  await alive(page)
  await expect(resultCard(page).getByRole('heading', { level: 2 })).toHaveText('Calculation Results · 2025/26')
  await resultCard(page).locator('.year-difference summary').click()
  await page.getByRole('link', { name: 'See the answer for 2026/27' }).click()
  await expect(page).toHaveURL('/2026-27/income-tax-calculator#annualSalary=42000&studentLoanPlan=plan2')
  await expect(resultCard(page).getByRole('heading', { level: 2 })).toHaveText('Calculation Results · 2026/27')
})

test('what belongs to a year stays in it: a date, and the specification’s rules', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/capital-gains-tax-calculator', {
    salePrice: '20000',
    purchasePrice: '0',
    disposalDate: '2024-11-05',
  })
  await page.getByRole('navigation', SWITCH).locator('summary').click()
  await page.getByRole('link', { name: '2026/27' }).first().click()
  await expect(page).toHaveURL('/2026-27/specialised-tax/capital-gains-tax-calculator#salePrice=20000&purchasePrice=0')
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '42000' })
  await page.getByText('For tax reviewers').click()
  await page.getByLabel('The specification’s constants').check()
  await expect(page).toHaveURL(/rules=constants/)
  await openCalculator(page, '/2026-27/income-tax-calculator')
  await expect(page.getByText('Earlier you chose')).toHaveCount(0)
  await field(page, 'annualSalary').fill('42000')
  await submitButton(page).click()
  await page.getByText('For tax reviewers').click()
  await expect(page.getByText('This result follows the law in force.')).toBeVisible()
  await expect(page.locator('.rule-set, .difference')).toHaveCount(0)
})

test('the Tax Year of a form leads to the page of that year, with what was typed', async ({ page }) => {
  for (const [path, name] of [
    ['/specialised-tax/company-car-tax-calculator', 'carListPrice'],
    ['/specialised-tax/pension-tax-calculator', 'annualSalary'],
  ] as const) {
    await openCalculator(page, path)
    await field(page, name).fill('60000')
    await expect(page.getByLabel('Tax Year', { exact: true })).toHaveAccessibleDescription('Another year opens with what you typed.')
    await page.getByLabel('Tax Year', { exact: true }).selectOption('2022/23')
    await expect(page).toHaveURL(`/2022-23${path}#${name}=60000`)
    await alive(page)
    await expect(page.getByLabel('Tax Year', { exact: true })).toHaveValue('2022-23')
    await page.goBack()
    await alive(page)
    await expect(page.getByLabel('Tax Year', { exact: true })).toHaveValue('2024-25')
    // So does a link that names the year as a form of all years once did.
    await page.goto(`${path}#${name}=60000&taxYear=2025-26&rules=constants`)
    await expect(page).toHaveURL(`/2025-26${path}#${name}=60000`)
    await expect(page.getByLabel('Tax Year', { exact: true })).toHaveValue('2025-26')
  }
})

test('a form that is not finished goes to the page of another year without a word about what is missing', async ({ page }) => {
  const path = '/specialised-tax/company-car-tax-calculator'
  await openCalculator(page, path)
  await field(page, 'fuelType').selectOption('electric')
  await page.getByLabel('Tax Year', { exact: true }).selectOption('2022/23')
  await expect(page).toHaveURL(`/2022-23${path}#fuelType=electric`)
  await alive(page)
  await expect(field(page, 'fuelType')).toHaveValue('electric')
  // A complaint would come as soon as the calculator has been fetched.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Enter an amount for “List Price (P11D)”')
})

test('a day in another tax year leads to the page of that year, which says so and follows the law of that day', async ({ page }) => {
  const path = '/specialised-tax/capital-gains-tax-calculator'
  const saidBy = page.getByText('15 May 2026 is in 2026/27, so this is now the page of that year.')
  await openCalculator(page, path)
  await field(page, 'salePrice').fill('53000')
  await field(page, 'purchasePrice').fill('0')
  await field(page, 'otherIncome').fill('20000')
  await field(page, 'disposalDate').fill('2026-05-15')
  await submitButton(page).click()
  await expect(page).toHaveURL(`/2026-27${path}#salePrice=53000&purchasePrice=0&otherIncome=20000&disposalDate=2026-05-15`)
  await expect(saidBy).toBeVisible()
  await expect(page.getByRole('status').and(saidBy)).toHaveCount(1)
  // 18% of 50,000 − (50,270 − 20,000) = 19,730 is taxed at 24%: 30,270 × 18% + 19,730 × 24% (TCGA 1992 s.1H, as from 6 April 2025).
  await expect(resultCard(page).locator('.answer-large')).toContainText('£10,184')
  await submitButton(page).click()
  await expect(saidBy).toHaveCount(0)

  // A link does the same, and a company’s period too.
  await page.goto(`${path}#salePrice=53000&purchasePrice=0&disposalDate=2023-05-15`)
  await expect(page).toHaveURL(`/2023-24${path}#salePrice=53000&purchasePrice=0&disposalDate=2023-05-15`)
  await expect(page.getByText('15 May 2023 is in 2023/24, so this is now the page of that year.')).toBeVisible()
  await page.goto('/business-tax/corporation-tax-calculator#taxableProfit=100000&periodEnd=2025-12-31')
  await expect(page).toHaveURL('/2025-26/business-tax/corporation-tax-calculator#taxableProfit=100000&periodEnd=2025-12-31')
  await expect(page.getByText('31 December 2025 is in 2025/26, so this is now the page of that year.')).toBeVisible()
})

test('a day outside every tax year that we have is refused by name', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/capital-gains-tax-calculator', {
    salePrice: '53000',
    purchasePrice: '0',
    disposalDate: '2019-05-15',
  })
  await expect(page.getByRole('alert')).toContainText('“Date of the sale contract” must be between 6 April 2022 and 5 April 2027')
  await expect(page).toHaveURL(/^[^#]*\/specialised-tax\/capital-gains-tax-calculator#/)
  await expect(field(page, 'disposalDate')).toHaveAttribute('min', '2022-04-06')
  await expect(field(page, 'disposalDate')).toHaveAttribute('max', '2027-04-05')
})

const yearList = (page: Page) => page.getByLabel('Which year do you need?')

test('home asks which year, proposes this one, and leads there', async ({ page }) => {
  for (const [path, line, to] of [
    ['/', undefined, '/2026-27/income-tax-calculator'],
    ['/', '2025/26, your next tax return', '/2025-26/income-tax-calculator'],
    ['/', '2024/25', '/income-tax-calculator'],
    ['/#taxYear=2023-24', undefined, '/2023-24/income-tax-calculator'],
    ['/#taxYear=2019-20', undefined, '/2026-27/income-tax-calculator'],
    ['/2023-24', undefined, '/2023-24/income-tax-calculator'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('searchbox').fill('42000')
    if (line !== undefined) await yearList(page).selectOption(line)
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL(`${to}#annualSalary=42000`)
  }
})

/** Every address of the site that home links to and that has a year, as the page says it now. */
const linksOfHome = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !/^\/(about|terms|privacy|contact|what-changed)/.test(href)),
    )

test('the year chosen on home is that of every link, rate, text and date there', async ({ page }) => {
  for (const { choose, folder, exempt, said } of [
    { choose: undefined, folder: '/2026-27', exempt: '£3,000', said: '31 January 2028' },
    { choose: '2023-24', folder: '/2023-24', exempt: '£6,000', said: '31 January 2025' },
    { choose: '2024-25', folder: '', exempt: '£3,000', said: '31 January 2026' },
    { choose: '2022-23', folder: '/2022-23', exempt: '£12,300', said: '31 January 2024' },
  ]) {
    if (choose === undefined) await page.goto('/')
    else await yearList(page).selectOption(choose)
    const year = (choose ?? '2026-27').replace('-', '/')
    await expect(page.getByRole('heading', { name: `Key rates ${year}` })).toBeVisible()
    await expect(page.getByRole('heading', { name: /A short guide|Key rates/ })).toHaveCount(2)
    await expect(page.locator('.rate-card dl > div', { hasText: 'annual exempt amount' }).locator('dd')).toHaveText(exempt)
    await expect(page.getByText(`and for filing online ${said}`)).toBeVisible()
    const links = await linksOfHome(page)
    expect(links.length).toBeGreaterThan(40)
    expect(links.filter((href) => !(folder === '' ? /^\/(?!\d{4}-)/ : new RegExp(`^${folder}(/|$)`)).test(href))).toEqual([])
  }
  // The choice is still there for whoever goes on from here and comes back.
  await page.getByRole('link', { name: /Self-Employed/ }).click()
  await expect(page).toHaveURL('/2022-23/self-employed-tax-calculator')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Key rates 2022/23' })).toBeVisible()
  await expect(yearList(page)).toHaveValue('2022-23')
})

test('home has one choice of its year: the question, or without script the switch', async ({ page, browser, baseURL }) => {
  await page.goto('/')
  await expect(yearList(page)).toBeVisible()
  await expect(page.getByRole('navigation', SWITCH)).toBeHidden()
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  const reader = await plain.newPage()
  await reader.goto('/')
  await expect(reader.getByRole('navigation', SWITCH)).toBeVisible()
  await expect(yearList(reader)).toBeHidden()
  await expect(reader.getByRole('heading', { name: 'Key rates' })).toHaveText('Key rates 2024/25')
  expect((await linksOfHome(reader)).filter((href) => /^\/\d{4}-/.test(href))).toEqual([])
  await plain.close()
})

serverTest('a page of another year names itself as canonical and says its year', async ({ ask }) => {
  for (const path of otherYearPaths) {
    const html = await (await ask(path)).text()
    expect(html, path).toContain(`Tax year </span>${otherYear.replace('-', '/')}</b>`)
    expect(/<title>([^<]*)/.exec(html)?.[1], path).not.toContain('2024/25')
  }
})

serverTest('links on the pages of another year stay in that year, and lead to pages that exist', async ({ ask }) => {
  const known = new Set<string>()
  for (const path of otherYearPaths) {
    const html = await (await ask(path)).text()
    const own = html.replaceAll(/<nav class="year-switch".*?<\/nav>|<template.*?<\/template>/gs, '')
    for (const [, href = ''] of own.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      expect(href, path).toMatch(
        new RegExp(
          `^(/${otherYear}(/|$)|/(about|terms|privacy|contact|what-changed(/[^/]+)?)$|/rates/(\\d{4}-|calculators\\.schema\\.json$))`,
        ),
      )
      known.add(href)
    }
  }
  expect(known.size).toBeGreaterThan(otherYearPaths.length)
  for (const href of known) expect((await ask(href)).status, href).toBe(200)
})

serverTest('the folder of the year at the root leads to the root', async ({ ask }) => {
  for (const [from, to] of [
    ['/2024-25', '/'],
    ['/2024-25/vat-calculator-uk?from=link', '/vat-calculator-uk?from=link'],
  ] as const) {
    const answer = await ask(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  }
})

serverTest('a page names the rate of its own year, and what held for a part of it', async ({ ask }) => {
  const textOf = async (path: string) => (await (await ask(path)).text()).replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
  for (const [year, mileage, penalty] of [
    ['/2025-26', '45p', '£100 (£200 if it was due from 1 April 2026)'],
    ['/2026-27', '55p', 'A late return costs at least £200'],
  ]) {
    expect(await textOf(`${year}/self-employed-tax-calculator`)).toContain(`The first 10,000 miles${mileage}`)
    expect(await textOf(`${year}/specialised-tax/company-car-tax-calculator`)).toContain(`pay you ${mileage} a mile`)
    expect(await textOf(`${year}/business-tax/corporation-tax-calculator`)).toContain(penalty)
  }
  const [before, vat] = [await textOf('/2025-26/vat-calculator-uk'), await textOf('/2026-27/vat-calculator-uk')]
  expect(before).toContain('Gas and electricity for homes')
  expect(before).not.toContain('electricity for homes in Great Britain')
  expect(vat).toContain('Electricity for homes too, except in Great Britain from 1 October 2026 to 31 March 2027.')
  expect(vat).toContain('From 1 October 2026 to 31 March 2027, electricity for homes in Great Britain.')
  expect(vat).toContain('From 25 June 2026 to 1 September 2026, the rate was 5% on children’s meals')
})
