import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { HTMLElement } from 'node-html-parser'
import { field, openCalculator, submitButton } from '../support/form.ts'
import { largeAnswer, resultCard, working } from '../support/result.ts'
import { served, test as serverTest } from '../support/served.ts'
import { expect, test } from '../support/visitor.ts'

// What the specification gives word for word, typed here and not read from the registry.
const PAGES: Readonly<Record<string, readonly [trail: string, related: string]>> = {
  '/income-tax-calculator': ['Personal Tax', 'Personal'],
  '/self-employed-tax-calculator': ['Personal Tax', 'Personal'],
  '/national-insurance-calculator': ['Personal Tax', 'Personal'],
  '/vat-calculator-uk': ['Business Tools', 'Business'],
  '/personal-tax/dividend-tax-calculator': ['Personal Tax', 'Personal'],
  '/personal-tax/student-loan-repayment-calculator': ['Specialized Tools', 'Personal'],
  '/business-tax/corporation-tax-calculator': ['Business Tools', 'Business'],
  '/business-tax/employer-ni-calculator': ['Business Tools', 'Business'],
  '/specialised-tax/capital-gains-tax-calculator': ['Personal Tax', 'Personal'],
  '/specialised-tax/ir35-tax-calculator': ['Specialized Tools', 'Specialized'],
  '/specialised-tax/pension-relief-calculator': ['Personal Tax', 'Personal'],
  '/specialised-tax/side-hustle-tax-calculator': ['Specialized Tools', 'Specialized'],
  '/specialised-tax/part-year-employment-calculator': ['Specialized Tools', 'Specialized'],
  '/specialised-tax/rental-income-tax-calculator': ['Specialized Tools', 'Specialized'],
  '/specialised-tax/cis-tax-calculator': ['Business Tools', 'Business'],
  '/specialised-tax/pension-tax-calculator': ['Specialized Tools', 'Specialized'],
  '/specialised-tax/company-car-tax-calculator': ['Specialized Tools', 'Specialized'],
}

const FIRST_RELATED: Readonly<Record<string, readonly string[]>> = {
  Personal: [
    '/personal-tax/dividend-tax-calculator',
    '/specialised-tax/capital-gains-tax-calculator',
    '/personal-tax/student-loan-repayment-calculator',
    '/specialised-tax/pension-relief-calculator',
  ],
  Business: ['/business-tax/employer-ni-calculator', '/business-tax/corporation-tax-calculator', '/vat-calculator-uk'],
  Specialized: [
    '/specialised-tax/ir35-tax-calculator',
    '/specialised-tax/side-hustle-tax-calculator',
    '/specialised-tax/part-year-employment-calculator',
  ],
}

serverTest('each calculator has its specified trail and related panel, without itself', async ({ ask }) => {
  for (const [path, [hub, category]] of Object.entries(PAGES)) {
    const page = await served(ask, path)
    const trail = page.querySelectorAll('nav[aria-label="Breadcrumb"] li').map(({ text }) => text)
    expect(trail.slice(0, 2), path).toEqual(['Home', hub])
    expect(trail, path).toHaveLength(3)
    const heading = page.querySelectorAll('nav h2').find(({ text }) => text === `Related ${category} Calculators`)
    const links = hrefsOf(heading?.closest('nav'), 'a')
    const first = FIRST_RELATED[category]?.filter((one) => one !== path) ?? []
    expect(links.slice(0, first.length), path).toEqual(first)
    expect(links, path).not.toContain(path)
  }
})

const hrefsOf = (part: HTMLElement | null | undefined, links: string) =>
  part?.querySelectorAll(links).map((link) => link.getAttribute('href')) ?? []

serverTest('the specialised hub has a card for every calculator that the specification links it to', async ({ ask }) => {
  expect(hrefsOf(await served(ask, '/specialized-tools'), '.cards a')).toEqual(
    expect.arrayContaining([
      '/personal-tax/student-loan-repayment-calculator',
      '/specialised-tax/pension-relief-calculator',
      '/specialised-tax/side-hustle-tax-calculator',
      '/specialised-tax/part-year-employment-calculator',
      '/specialised-tax/ir35-tax-calculator',
    ]),
  )
})

test('the home page says the tax year of what it shows between its first question and its cards', async ({ page }) => {
  for (const [today, words] of [
    ['2024-11-22', 'Tax year 2024/25. The calculators, rates and dates on this page are for 6 April 2024 to 5 April 2025.'],
    ['2026-11-22', 'Tax year 2026/27. The calculators, rates and dates on this page are for 6 April 2026 to 5 April 2027.'],
  ] as const) {
    await page.clock.setFixedTime(new Date(today))
    await page.goto('/')
    await expect(page.locator('.hero + .notice')).toHaveText(words)
    await expect(page.locator('.notice + #all-tools')).toBeVisible()
  }
})

serverTest('every page says that your browser keeps what you type, and leads to where it can be forgotten', async ({ ask }) => {
  for (const path of ['/', '/about', '/rates', '/contact', '/vat-calculator-uk']) {
    const footer = (await served(ask, path)).querySelector('.site-footer')
    expect(footer?.text, path).toContain('We do not store or send anything you type. Your browser keeps it for you')
    expect(footer?.querySelector('a[href="/privacy#kept"]')?.text, path).toBe('See what it keeps, and forget it')
  }
})

const clearAndLeave = async (page: Page, name: string) => {
  await field(page, name).fill('')
  await expect(field(page, name)).toHaveValue('')
  await field(page, name).blur()
}

test('months and counts that are cleared go back to their defaults when the field is left, not while typing', async ({ page }) => {
  for (const [path, name, value] of [
    ['/specialised-tax/part-year-employment-calculator', 'monthsWorked', '12'],
    ['/business-tax/corporation-tax-calculator', 'accountingPeriodLength', '12'],
    ['/business-tax/employer-ni-calculator', 'numberOfEmployees', '1'],
  ] as const) {
    await openCalculator(page, path)
    await expect(field(page, name)).toHaveValue(value)
    await clearAndLeave(page, name)
    await expect(field(page, name)).toHaveValue(value)
  }
})

test('percentages and parts of a year say what they accept before anything is typed', async ({ page }) => {
  for (const [path, name, range] of [
    ['/income-tax-calculator', 'pensionContribution', 'From 0 to 100.'],
    ['/personal-tax/student-loan-repayment-calculator', 'pensionContribution', 'From 0 to 100.'],
    ['/specialised-tax/part-year-employment-calculator', 'pensionContribution', 'From 0 to 100.'],
    ['/specialised-tax/part-year-employment-calculator', 'monthsWorked', 'From 1 to 12.'],
    ['/business-tax/corporation-tax-calculator', 'accountingPeriodLength', 'From 1 to 12.'],
    ['/specialised-tax/ir35-tax-calculator', 'daysWorked', 'From 0 to 366.'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(`#${name}-hint`), path).toBeVisible()
    await expect(page.locator(`#${name}-hint`), path).toContainText(range)
    await expect(field(page, name), path).toHaveAccessibleDescription(new RegExp(`^${range}`))
  }
})

test('a result without a footnote of its own has the specified one, with the year', async ({ page }) => {
  await openCalculator(page, '/national-insurance-calculator', { earnings: '30000' })
  await expect(resultCard(page)).toContainText(
    'Calculations are based on current tax-year rates and results are estimates for planning purposes. The tax year here is 2024/25, from 6 April 2024 to 5 April 2025. The sums are right to the penny, but they depend on what you entered and on what we assumed.',
  )
})

serverTest('the terms and the privacy policy were last updated when the specification says', async ({ ask }) => {
  for (const path of ['/terms', '/privacy']) {
    const page = await served(ask, path)
    expect(page.querySelector('.updated')?.text, path).toBe('Last updated August 2025')
    expect(
      page.querySelectorAll('h2').filter(({ text }) => /^\d+\. /.test(text)),
      path,
    ).toHaveLength(11)
  }
})

serverTest('facts that the specification states in its text are on the pages about them', async ({ ask }) => {
  for (const [path, fact] of [
    ['/vat-calculator-uk', 'a business that owes less than £1,350 of VAT sends one return a year'],
    ['/income-tax-calculator', 'Marriage Allowance: it saves up to £252 a year'],
  ] as const) {
    expect((await served(ask, path)).querySelector('main')?.text.replace(/\s+/g, ' ')).toContain(fact)
  }
})

test('an amount starts as an empty box, and nought that somebody typed stays in it', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator')
  await expect(field(page, 'annualSalary')).toHaveValue('')
  await field(page, 'annualSalary').fill('0')
  await field(page, 'annualSalary').blur()
  await expect(field(page, 'annualSalary')).toHaveValue('0')
})

const TRADER_ROWS = [
  'Annual Profit',
  'Business Expenses',
  'Net Profit',
  'Income Tax',
  'Class 2 NI',
  'Class 4 NI',
  'Net Income After Tax',
  'Monthly Net Income',
]

test('a result has the rows that the specification lists, in its order, where they are nothing too', async ({ page }) => {
  const withLoanAndPension = { annualSalary: '60000', pensionContribution: '5', studentLoanPlan: 'plan2' }
  for (const [path, inputs, rows] of [
    [
      '/income-tax-calculator',
      { annualSalary: '0' },
      ['Annual Salary', 'Income Tax', 'National Insurance', 'Annual Take-Home', 'Monthly Take-Home'],
    ],
    [
      '/income-tax-calculator',
      withLoanAndPension,
      [
        'Annual Salary',
        'Income Tax',
        'National Insurance',
        'Student Loan',
        'Pension Contribution',
        'Annual Take-Home',
        'Monthly Take-Home',
      ],
    ],
    ['/self-employed-tax-calculator', { annualProfit: '0' }, TRADER_ROWS],
    [
      '/national-insurance-calculator',
      { earnings: '0' },
      ['Annual Earnings', 'Employee NI (Class 1)', 'Employer NI (Class 1)', 'Total NI Contributions', 'Monthly Employee NI'],
    ],
    [
      '/personal-tax/dividend-tax-calculator',
      { dividendIncome: '0', otherIncome: '0' },
      ['Dividend Income', 'Other Income', 'Total Income', 'Dividend Tax', 'Net Dividends', 'Monthly Net'],
    ],
  ] as const) {
    await openCalculator(page, path, inputs)
    await expect(resultCard(page).locator('.ledger .row-label'), path).toHaveText([...rows])
  }
  // A worked example shows the same as the result.
  await page.goto('/self-employed-tax-calculator')
  for (const example of await page.locator('.example .ledger').all()) {
    await expect(example.locator('.row-label')).toHaveText(TRADER_ROWS)
  }
})

test('the increase of a defined benefit pension can be filled in while its box is ticked', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/pension-tax-calculator')
  await expect(field(page, 'dbPensionAnnualIncrease')).toBeDisabled()
  await field(page, 'hasDBPension').check()
  await expect(field(page, 'dbPensionAnnualIncrease')).toBeEnabled()
  await field(page, 'hasDBPension').uncheck()
  await expect(field(page, 'dbPensionAnnualIncrease')).toBeDisabled()
})

test('a company car is asked for its CO2 unless it is electric, and for its range where that matters', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/company-car-tax-calculator')
  const choose = async (fuel: string) => {
    const control = field(page, 'fuelType')
    if ((await control.first().getAttribute('type')) === 'radio') await page.locator(`[name="fuelType"][value="${fuel}"]`).check()
    else await control.selectOption(fuel)
  }
  const asked = async (fuel: string, emissions: boolean, range: boolean) => {
    await choose(fuel)
    await expect(field(page, 'co2Emissions')).toBeVisible({ visible: emissions })
    await expect(field(page, 'electricRange')).toBeVisible({ visible: range })
  }
  await asked('petrol', true, false)
  // The specification would show it for an electric car too, where it makes no difference.
  await asked('electric', false, false)
  await asked('plugin-hybrid', true, true)
  await asked('hybrid', true, false)
  await field(page, 'co2Emissions').fill('45')
  await expect(field(page, 'electricRange')).toBeVisible()
  await asked('diesel', true, true)
})

test('each submit replaces the result, and the prompt is there only before the first', async ({ page }) => {
  await openCalculator(page, '/vat-calculator-uk')
  await expect(resultCard(page).locator('.prompt')).toBeVisible()
  for (const [amount, answer] of [
    ['100', '£120.00'],
    ['50', '£60.00'],
  ] as const) {
    await field(page, 'amount').fill(amount)
    await submitButton(page).click()
    await expect(largeAnswer(page)).toContainText(answer)
    await expect(resultCard(page).locator('.prompt')).toHaveCount(0)
  }
})

test('every figure of law in the working leads to its place among the rates', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '110000', pensionContribution: '5', studentLoanPlan: 'plan2' })
  await working(page).locator('summary').first().click()
  const links = working(page).locator('a[href^="/rates#"]')
  await expect(links.first()).toBeVisible()
  const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''))
  expect(places.length).toBeGreaterThan(5)
  await page.goto('/rates')
  const missing = await page.evaluate((ids) => ids.filter((id) => document.getElementById(id) === null), places)
  expect(missing).toEqual([])
})

test('a downloaded result is the specified record, and the site keeps no copy', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await resultCard(page).getByText('For tax reviewers').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record as JSON' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^income-tax-\d{4}-\d\d-\d\d\.json$/)
  const record = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, string>
  expect(Object.keys(record)).toEqual(['id', 'calculatorType', 'inputs', 'results', 'createdAt'])
  expect(record['id']).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(record['calculatorType']).toBe('income-tax')
  expect(JSON.parse(record['inputs'] ?? '')).toMatchObject({ annualSalary: '30000', region: 'england' })
  expect(JSON.parse(record['results'] ?? '')).toMatchObject({ netIncome: '25119.6', nationalInsurance: '1394.4' })
  expect(Date.parse(record['createdAt'] ?? '')).not.toBeNaN()
  // The visit keeps what the form was told, for the next calculator, and nothing of the answer.
  expect(await page.evaluate(() => [localStorage.length, Object.keys(sessionStorage).join(), document.cookie])).toEqual([0, 'known', ''])
  expect(await page.evaluate(() => sessionStorage.getItem('known'))).toBe('{"pay":"30000"}')
})
