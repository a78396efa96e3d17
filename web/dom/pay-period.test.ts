import { expect, it } from 'vitest'
import { goldenAmount, inPounds, takeHomeInPounds } from '../e2e/support/golden.ts'
import { penceShown } from '../e2e/support/money.ts'
import { address, answer, card, mistakes, row, showPence, textsOf, unfold } from './result.ts'
import { all, box, fill, form, isSeen, one, press, send, textOf, visit, withInputs } from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'
const BY_THE_HOUR = { annualSalary: '13.85', payPer: 'hour', hoursPerWeek: '30' }
const take = (inputs: Record<string, string>) => goldenAmount('income-tax', 'netIncome', inputs)
const period = () => form().querySelector<HTMLSelectElement>('[name="payPer"]') as HTMLSelectElement

it('a visitor writes pay by the hour, sees and hears what it is taken as, and gets the take-home pay of a year', async () => {
  await visit(INCOME_TAX)
  expect(isSeen(period())).toBe(false)
  await fill('Annual Salary', '£13.85 an hour')
  // Already before the box is left, so that nothing moves then.
  expect(period().value).toBe('hour')
  expect(isSeen(period())).toBe(true)
  expect(all('status', undefined, form()).map(textOf)).toContainEqual(expect.stringContaining('This is pay for an hour.'))
  expect(document.activeElement).toBe(box('Hourly pay'))
  await fill('Hours a week', '30')
  expect(box('Hourly pay').value).toBe('£13.85')
  await send()
  expect(answer()).toBe(inPounds(take(BY_THE_HOUR)))
  expect(row('grossIncome')).toBe('£21,606')
  expect(address()).toContain('payPer=hour')
})

it.each([
  ['£3,500 a month', 'month', '£3,500', { annualSalary: '3500', payPer: 'month' }],
  ['966.93 four-weekly', 'four-weeks', '966.93', { annualSalary: '966.93', payPer: 'four-weeks' }],
  ['483.47 a fortnight', 'fortnight', '483.47', { annualSalary: '483.47', payPer: 'fortnight' }],
  ['241.74/week', 'week', '241.74', { annualSalary: '241.74', payPer: 'week' }],
  ['48.35 a day', 'day', '48.35', { annualSalary: '48.35', payPer: 'day' }],
] as const)('a visitor may write what pay is for: %s', async (typed, payPer, figures, inputs) => {
  await visit(INCOME_TAX)
  await fill('Annual Salary', typed)
  await send()
  await showPence()
  expect(answer()).toBe(take(inputs))
  expect(period().value).toBe(payPer)
  expect(form().querySelector<HTMLInputElement>('[name="annualSalary"]')?.value).toBe(figures)
})

it('a year that is written after another period was chosen is a year again', async () => {
  await visit(withInputs(INCOME_TAX, BY_THE_HOUR))
  expect(answer()).toBe(inPounds(take(BY_THE_HOUR)))
  await fill('Hourly pay', '60k a year')
  await send()
  expect(answer()).toBe(takeHomeInPounds('60000'))
  expect(box('Annual Salary').value).toBe('60,000')
})

it('a salary that a link brings may name its period, whatever else the link says', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '£3,500 a month', payPer: 'day' }))
  expect(answer()).toBe(inPounds(take({ annualSalary: '3500', payPer: 'month' })))
  expect(period().value).toBe('month')
})

it('hours that a week does not have are refused where they are, and pay that is too much in a year', async () => {
  await visit(INCOME_TAX)
  await fill('Annual Salary', '900,000,000,000 a month')
  await fill('Hours a week', '169')
  await send()
  expect(mistakes()).toEqual([
    'We read “169” in “Hours a week”. Enter a number from 1 to 168, with no more than two digits after the point.',
  ])
  await fill('Hours a week', '168')
  await send()
  expect(mistakes()).toEqual(['We read “900,000,000,000” in “Monthly pay”. Enter £1 trillion or less a year.'])
})

const table = () => one('table', 'Result by period', card())

/** The amounts of a column, from the top, in pennies. */
function column(heading: string): number[] {
  const index = textsOf(table(), 'thead th').indexOf(heading)
  return textsOf(table(), `tbody tr td:nth-child(${index + 1})`).map((cell) => Number(penceShown(cell)))
}

it.each([INCOME_TAX, '/personal-tax/student-loan-repayment-calculator'])(
  '%s shows its answer by month, week, day and hour, and every column adds up',
  async (path) => {
    await visit(withInputs(path, { ...BY_THE_HOUR, studentLoanPlan: 'plan2', pensionContribution: '3.33' }))
    await showPence()
    await unfold('By month, week, day and hour')
    expect(one('region', 'Result by period', card()).tabIndex).toBe(0)
    const headings = ['Year', 'Month', 'Four weeks', 'Week', 'Day', 'Hour']
    expect(textsOf(table(), 'thead th')).toEqual(['Line', ...headings])
    for (const heading of headings) {
      const amounts = column(heading)
      const total = amounts.pop()
      expect(amounts.length).toBeGreaterThan(2)
      expect(
        amounts.reduce((sum, amount) => sum + amount, 0),
        heading,
      ).toBe(total)
    }
    // What was typed, and 30 times and 52 times as much: 13.85, 415.50 and 21,606.
    expect(['Hour', 'Week', 'Year'].map((heading) => column(heading)[0])).toEqual([1385, 41550, 2160600])
    expect(column('Year').at(-1)).toBe(Number(penceShown(row('netIncome'))))
  },
)

it('the way from the table to the hours opens them', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '60000' }))
  await unfold('By month, week, day and hour')
  await press('Change your hours and days', card())
  expect(document.activeElement).toBe(box('Hours a week'))
})
