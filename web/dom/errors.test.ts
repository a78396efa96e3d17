import { expect, it } from 'vitest'
import { fullestRow, takeHomeInPounds } from '../e2e/support/golden.ts'
import { typedIn } from '../e2e/support/read-page.ts'
import { samples } from '../e2e/support/samples.ts'
import { address, answer, card, mistakes, said } from './result.ts'
import {
  all,
  click,
  describedBy,
  fill,
  fillForm,
  fillNamed,
  form,
  isSeen,
  leave,
  one,
  openFolds,
  send,
  textOf,
  visit,
  withInputs,
} from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'
const CAR = '/specialised-tax/company-car-tax-calculator'

const named = (name: string) => form().querySelector<HTMLInputElement>(`[name="${name}"]`)

for (const { path, name, slug } of samples) {
  it(`a visitor of the ${name} sees every mistake at once, with a link to each, and corrects them`, async () => {
    await visit(path)
    await openFolds()
    for (const key of typedIn(form())) {
      await fillNamed(key, 'a lot')
      await leave()
      expect(named(key)?.getAttribute('aria-invalid'), `${key} before the result is asked for`).toBeNull()
    }
    expect(all('alert')).toEqual([])

    await send()
    const summary = one('alert', 'There is a problem')
    expect(document.activeElement).toBe(summary)
    expect(document.title).toMatch(/^Error: /)
    const names = typedIn(form())
    const links = all('link', undefined, summary)
    expect(links).toHaveLength(names.length)
    for (const [index, key] of names.entries()) {
      expect(named(key)?.value).toBe('a lot')
      expect(named(key)?.getAttribute('aria-invalid'), key).toBe('true')
      expect(describedBy(named(key) as Element)).toContain(`Error: ${textOf(links[index])}`)
      await click(links[index] as HTMLElement)
      expect(document.activeElement, key).toBe(named(key))
    }
    expect(address()).not.toContain('#')
    expect(answer()).toBe('')

    await fillForm(fullestRow(slug).in)
    expect(all('alert')).toHaveLength(1)
    await send()
    expect(answer()).not.toBe('')
    expect(all('alert')).toEqual([])
    expect(document.title).not.toContain('Error')
    expect([...document.querySelectorAll('[aria-invalid="true"], .field-error')]).toEqual([])
  })
}

it('pay of which the period stayed from before is asked about, and confirmed by calculating again', async () => {
  await visit(INCOME_TAX)
  await fill('Annual Salary', '18.50 an hour')
  await send()
  const before = answer()
  expect(before).not.toBe('')
  await fill('Hourly pay', '36000')
  await send()
  // 36,000 × 37.5 × 52.
  const question = one('alert', 'Is this right?')
  expect(document.activeElement).toBe(question)
  expect(textOf(question)).toContain('£36,000 an hour would be £70,200,000 a year.')
  expect(answer()).toBe(before)
  await send()
  expect(all('alert')).toEqual([])
  expect(answer()).not.toBe(before)
})

const REFUSED = [
  { inputs: { annualSalary: '-1' }, message: 'We read “-1” in “Annual Salary”. Enter £0 or more.' },
  { inputs: { annualSalary: '−1' }, message: 'We read “−1” in “Annual Salary”. Enter £0 or more.' },
  { inputs: { annualSalary: '1000000000000.01' }, message: 'We read “1000000000000.01” in “Annual Salary”. Enter £1 trillion or less.' },
  {
    inputs: { annualSalary: '100.001' },
    message: 'We read “100.001” in “Annual Salary”. Enter an amount in pounds and pence, with no more than two digits after the point.',
  },
  {
    inputs: { annualSalary: '12,50' },
    message: 'We read “12,50” in “Annual Salary”. Enter an amount in pounds, such as 35,000 or 35,000.50.',
  },
  { inputs: { annualSalary: '1e5' }, message: 'We read “1e5” in “Annual Salary”. Enter an amount in pounds, such as 35,000 or 35,000.50.' },
  {
    inputs: { annualSalary: '1', pensionContribution: '100.01' },
    message: 'We read “100.01” in “Pension Contribution”. Enter a percentage from 0 to 100.',
  },
  {
    inputs: { annualSalary: '1', pensionContribution: '-0.5' },
    message: 'We read “-0.5” in “Pension Contribution”. Enter a percentage from 0 to 100.',
  },
  {
    inputs: { annualSalary: '1', pensionContribution: '3.755' },
    message: 'We read “3.755” in “Pension Contribution”. Enter a percentage with no more than two digits after the point.',
  },
  {
    inputs: { annualSalary: '1', studentLoanPlan: 'postgraduate', postgraduateLoan: 'true' },
    message: 'Untick “Postgraduate loan as well”: it must be left out when the plan is already postgraduate',
  },
] as const

it('an employee whose entry is out of range is told the limit, and the entry is not changed to fit', async () => {
  await visit(INCOME_TAX)
  for (const { inputs, message } of REFUSED) {
    await fillForm(inputs)
    await send()
    expect(mistakes()).toEqual([message])
    expect(document.activeElement).toBe(one('alert'))
    expect(named('annualSalary')?.value).toBe(inputs.annualSalary)
  }
})

it('a mistake after a result leaves the result, marked as being for earlier answers', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  await fill('Annual Salary', 'a lot')
  await send()
  expect(document.activeElement).toBe(one('alert'))
  expect(answer()).toBe(takeHomeInPounds('30000'))
  expect(card().textContent).toContain('You have changed the form.')
  expect(said()).toBe('')
  expect(address()).toBe(`${INCOME_TAX}#annualSalary=30000`)
})

it('a hidden field cannot stop a submit', async () => {
  await visit(CAR)
  await fillForm({ carListPrice: '35000', fuelType: 'petrol', co2Emissions: 'a lot', annualSalary: '48000' })
  await fill('Fuel Type', 'electric')
  expect(all('textbox', 'CO2 Emissions')).toEqual([])
  await send()
  // 2% of £35,000 is £700, taxed at 20%.
  expect(answer()).toBe('£140')
  expect(mistakes()).toEqual([])
  await visit(withInputs(CAR, { carListPrice: '35000', fuelType: 'electric', co2Emissions: 'a lot', annualSalary: '48000' }))
  expect(answer()).toBe('£140')
})

it('a mistake that only an address can make is shown where its field was hidden, whatever else is wrong', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: 'a lot', pensionMethod: 'by-post', secondIncomeKind: 'lottery' }))
  const links = all('link', undefined, one('alert'))
  const found: [string, boolean][] = []
  for (const link of links) {
    await click(link)
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement) found.push([activeElement.name, isSeen(activeElement)])
  }
  expect(found).toEqual([
    ['annualSalary', true],
    ['pensionMethod', true],
    ['secondIncomeKind', true],
  ])
})
