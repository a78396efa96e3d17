import { expect, it, vi } from 'vitest'
import { address, answer, card, unfold } from './result.ts'
import { all, begin, box, fill, goTo, one, press, reload, send, textOf, tick, visit, withInputs } from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'
const COMPANY_CAR = '/specialised-tax/company-car-tax-calculator'
const REMEMBER = 'Remember my income, region, pension and student loan on this device'
const kept = () => document.getElementById('kept') as HTMLElement
const offer = () => textOf(document.querySelector('.known:not([hidden])'))

it('what one calculator was told is offered to the next, which asks for the rest, and can be forgotten', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '42000', region: 'scotland', studentLoanPlan: 'plan2' }))
  await goTo(COMPANY_CAR)
  expect(offer()).toContain('From what you entered earlier: Annual Salary £42,000 and Scotland.')
  await press('Use them here')
  await begin()
  expect(box('Annual Salary').value).toBe('42000')
  expect(document.activeElement).toBe(box('List Price (P11D)'))
  expect(offer()).toBe('')
  expect(all('alert')).toEqual([])
  await fill('List Price (P11D)', '35000')
  await fill('Fuel Type', 'electric')
  await send()
  expect(answer()).not.toBe('')
  // The address has what this form asks, and no more.
  expect(address()).not.toContain('plan2')

  await goTo('/personal-tax/dividend-tax-calculator')
  await press('Forget them')
  expect(offer()).toBe('')
  await reload()
  expect(offer()).toBe('')
})

it('it is kept on the device only where the visitor ticks that, until it is unticked', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '42000' }))
  await unfold('Remember my income')
  expect(one('checkbox', REMEMBER)).toHaveProperty('checked', false)
  expect(localStorage.length).toBe(0)
  await tick(REMEMBER)
  expect(textOf(card())).toContain('Remembered. Untick this to undo it.')
  await fill('Annual Salary', '43000')
  // A new tab has what is on the device, and nothing of this visit.
  const onDevice = localStorage.getItem('known') ?? ''
  await tick(REMEMBER, false)
  expect(textOf(card())).toContain('Forgotten on this device.')
  expect(localStorage.length).toBe(0)
  sessionStorage.clear()
  localStorage.setItem('known', onDevice)
  await goTo(COMPANY_CAR)
  expect(offer()).toContain('From what you entered earlier: Annual Salary £43,000.')
})

it('what is kept on the device is forgotten there too where another calculator offers it', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '42000' }))
  await unfold('Remember my income')
  await tick(REMEMBER)
  expect(localStorage.length).toBe(1)
  await goTo(COMPANY_CAR)
  await press('Forget it')
  expect(localStorage.length).toBe(0)
  await reload()
  expect(offer()).toBe('')
})

it('in a browser that stores nothing, the box to remember does not stay ticked, and says why', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '42000' }))
  await unfold('Remember my income')
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Nothing is stored here.', 'QuotaExceededError')
  })
  await tick(REMEMBER)
  refused.mockRestore()
  expect(textOf(card())).toContain('Your browser does not let us remember anything.')
  expect(one('checkbox', REMEMBER)).toHaveProperty('checked', false)
  expect(localStorage.length).toBe(0)
})

/** Everything that a form keeps of an employee. */
const ALL_KEPT = {
  annualSalary: '42000',
  region: 'scotland',
  pensionContribution: '5',
  isPublicServicePension: 'true',
  studentLoanPlan: 'plan2',
  postgraduateLoan: 'true',
}

it('the page on privacy says what the browser keeps, and one button there forgets all of it', async () => {
  await visit(withInputs(INCOME_TAX, ALL_KEPT))
  await unfold('Remember my income')
  await tick(REMEMBER)
  await press('See what it keeps, and forget it')
  expect(textOf(kept())).toContain(
    'Your browser now keeps your income, where you live, your pension contribution, that its scheme is a public service one, your student loan plan and your postgraduate loan, until you forget it.',
  )
  await press('Forget all of it', kept())
  expect(all('status', undefined, kept()).map(textOf)).toEqual(['Forgotten.'])
  expect(textOf(kept())).toContain('Your browser now keeps nothing that you typed here.')
  expect(document.activeElement).toBe(kept())
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
