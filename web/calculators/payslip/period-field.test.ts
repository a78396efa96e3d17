import { describe, expect, it } from 'vitest'
import { address, answer, card } from '../../dom/result.ts'
import { begin, box, fill, form, goBack, goTo, isSeen, press, send, textOf, tick, tipOn, visit, withInputs } from '../../dom/visit.ts'
import { calculators } from '../index.ts'

const path = calculators.find(({ slug }) => slug === 'payslip')?.path ?? ''
/** Month 8 of 2024/25, the year of the pages in these tests. */
const NOVEMBER = new Date('2024-11-26T12:00:00Z')
/** A day outside that year. */
const NEXT_YEAR = new Date('2025-11-26T12:00:00Z')
const SAME = 'Same pay every time before'
const period = () => box('Pay period').value
const same = () => form().querySelector<HTMLInputElement>('[name="isSameBefore"]') as HTMLInputElement

describe('the pay period', () => {
  it('is that of the day, with the same pay before, until somebody says otherwise', async () => {
    await visit(path, NOVEMBER)
    await fill('Pay before deductions', '3000')
    expect([period(), same().checked]).toEqual(['8', true])
    await send()
    // Month 8 after seven like it: 15,613 × 20% − 13,662 × 20% = 390.20, and (3,000 − 1,048) × 8% = 156.16.
    expect(answer()).toBe('£2,453.64')
    expect(textOf(card())).toContain('We took your earlier pay this tax year to be the same each time.')
    expect(address()).toContain('payPeriod=8&isSameBefore=true')
    await tick(SAME, false)
    await send()
    expect(answer()).toBe('£2,843.84')
    expect(textOf(card())).toContain('We took this to be your first pay since 6 April 2024.')
    await fill('Taxable pay before this payslip', '21000')
    expect(isSeen(same())).toBe(false)
  })

  it('has the same pay before where somebody types a later one, and not in the first', async () => {
    await visit(path, NEXT_YEAR)
    await fill('Pay before deductions', '3000')
    expect([period(), same().checked, isSeen(same())]).toEqual(['1', false, false])
    expect(tipOn('Pay period')).not.toContain('smaller number')
    await fill('Pay period', '7')
    expect([same().checked, isSeen(same())]).toEqual([true, true])
    expect(tipOn('Pay period')).toContain('If you were paid before those days, it is a smaller number.')
  })

  it('is that of the day again where somebody goes back from an example to the form as it was at first', async () => {
    await visit(path, NOVEMBER)
    await goTo(withInputs(path, { grossPay: '3000', payPeriod: '5' }))
    expect([period(), same().checked]).toEqual(['5', false])
    await goBack()
    expect([address(), box('Pay before deductions').value]).toEqual([path, ''])
    expect([period(), same().checked]).toEqual(['8', true])
  })

  it('is what an address asks, with nothing before that it does not say', async () => {
    await visit(withInputs(path, { grossPay: '3000' }), NOVEMBER)
    expect([period(), same().checked]).toEqual(['1', false])
    await goTo(withInputs(path, { grossPay: '3000', payPeriod: '3' }))
    expect([period(), same().checked, answer()]).toEqual(['3', false, '£2,843.84'])
  })

  it.each([
    ['the day’s', undefined, '8'],
    ['one that was typed', '5', '5'],
    ['the first, typed', '1', '1'],
  ])('stays where the form is filled with what is known from another page: %s', async (_, typed, expected) => {
    const known = { annualSalary: '36000', pensionContribution: '5', pensionMethod: 'relief-at-source' }
    await visit(withInputs('/income-tax-calculator', known), NOVEMBER)
    await goTo(path)
    await begin()
    await fill('Pay before deductions', '3000')
    if (typed) await fill('Pay period', typed)
    await press('Use them here')
    expect([period(), box('Pay before deductions').value, box('Pension Contribution').value]).toEqual([expected, '3000', '5'])
  })

  it('stays that of the day where only the offer came', async () => {
    await visit(withInputs('/income-tax-calculator', { annualSalary: '36000', pensionContribution: '5' }), NOVEMBER)
    await goTo(path)
    await press('Use it here')
    await begin()
    expect([period(), box('Pension Contribution').value]).toEqual(['8', '5'])
  })
})
