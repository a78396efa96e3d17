import { expect, it } from 'vitest'
import { calculators } from '../calculators/index.ts'
import { fullestRow, goldenAmount, inPounds, takeHomeOn } from '../e2e/support/golden.ts'
import { controlsIn, valuesIn } from '../e2e/support/read-page.ts'
import { address, answer, card, mistakes, row, said, textsOf } from './result.ts'
import { box, describedBy, fill, fillForm, form, leave, one, reload, send, tick, visit, withInputs } from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'

it.each(['£60,000', '60 000', ' £ 60,000.00 ', '60,000', '60000.', '60000'])('a visitor may type a salary as “%s”', async (typed) => {
  await visit(INCOME_TAX)
  await fill('Annual Salary', typed)
  await send()
  expect(answer()).toBe(`${takeHomeOn('60000')} a year`)
  expect(box('Annual Salary').value).toBe(typed)
})

it.each([
  ['60k', '60,000'],
  ['£0.06m', '60,000'],
  ['£60,000 a year', '£60,000'],
] as const)('a visitor may type a salary as “%s”, and reads it in figures', async (typed, figures) => {
  await visit(INCOME_TAX)
  await fill('Annual Salary', typed)
  await leave()
  expect(box('Annual Salary').value).toBe(figures)
  await send()
  expect(answer()).toBe(`${takeHomeOn('60000')} a year`)
  await visit(withInputs(INCOME_TAX, { annualSalary: typed }))
  expect(answer()).toBe(`${takeHomeOn('60000')} a year`)
  expect(box('Annual Salary').value).toBe(figures)
})

it('a visitor may type a percentage with its sign', async () => {
  await visit(INCOME_TAX)
  await fillForm({ annualSalary: '60000', pensionContribution: '5 %' })
  await send()
  expect(row('pension')).toBe('−£3,000')
})

// A whole year’s bill may be of any one kind of income, so it asks for none by name.
for (const { path, name, slug } of calculators.filter((each) => each.slug !== 'tax-bill')) {
  it(`a visitor of the ${name} who enters nothing is asked for the main amounts by name, and hears the result of what is entered`, async () => {
    await visit(path)
    expect(said()).toBe('')
    expect(form().querySelector('input[type="number"]'), 'a mouse wheel changes nothing').toBeNull()
    // Tax codes have letters.
    const amounts = [...form().querySelectorAll('input[type="text"]:not([autocapitalize])')]
    expect(amounts.length).toBeGreaterThan(0)
    for (const each of amounts) expect(each.getAttribute('inputmode')).toMatch(/^(decimal|numeric)$/)

    await send()
    const required = [...form().querySelectorAll('[aria-required="true"]')]
    expect(required.length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(one('alert'))
    expect(mistakes()).toEqual(required.map(() => expect.stringMatching(/^Enter (an amount|a number) for “.+”, or 0 if there is none$/)))
    for (const each of required) {
      expect(each.getAttribute('aria-invalid')).toBe('true')
      expect(describedBy(each)).toMatch(/Error: Enter/)
    }
    expect(answer()).toBe('')
    expect(address()).not.toContain('#')

    await fillForm(fullestRow(slug).in)
    await send()
    expect(document.activeElement).toBe(card().querySelector('h2'))
    expect(said()).toContain(/£[\d,.]+\d/.exec(answer())?.[0])
  })
}

for (const { path, name } of calculators) {
  it(`a visitor of the ${name} may enter 0 everywhere, and it stays in the boxes and in the address`, async () => {
    await visit(path)
    const noughts = Object.fromEntries(
      Object.entries(controlsIn(form())).flatMap(([key, { isHidden, blank }]) =>
        // The number of months is twelve by default and cannot be nothing, and a tax code is no amount.
        !isHidden && blank === '' && form().querySelector(`[name="${key}"][inputmode]`) ? [[key, '0']] : [],
      ),
    )
    await fillForm(noughts)
    await send()
    expect(mistakes()).toEqual([])
    expect(textsOf(card(), '.answer-large')[0]).toContain('£')
    expect(valuesIn(form())).toMatchObject(noughts)
    await reload()
    expect(textsOf(card(), '.answer-large')[0]).toContain('£')
    expect(valuesIn(form())).toMatchObject(noughts)
  })
}

it('each submit replaces the result before it', async () => {
  await visit(INCOME_TAX)
  await fillForm({ annualSalary: '60000', pensionContribution: '5' })
  await send()
  expect(row('pension')).toBe('−£3,000')
  await fillForm({ annualSalary: '30000' })
  await send()
  expect(textsOf(card(), '.answer-large')).toEqual([`${takeHomeOn('30000')} a year`])
  expect(row('pension')).toBe('')
  const month = goldenAmount('income-tax', 'monthlyNetIncome', { annualSalary: '30000' })
  expect(said()).toBe(`Your take-home pay is ${takeHomeOn('30000')} a year, ${month} a month.`)
})

it('the pence switch stays where the visitor put it from one result to the next', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  expect(row('netIncome')).toBe(inPounds(takeHomeOn('30000')))
  await tick('Show pence')
  expect(row('netIncome')).toBe(takeHomeOn('30000'))
  await fill('Annual Salary', '60000')
  await send()
  expect(row('netIncome')).toBe(takeHomeOn('60000'))
  await tick('Show pence', false)
  expect(row('netIncome')).toBe(inPounds(takeHomeOn('60000')))
})
