import { expect, it } from 'vitest'
import { goldenAmount, inPounds, moreBy, takeHomeOn, withoutNoPence } from '../e2e/support/golden.ts'
import { answer, card, part, textsOf, unfold } from './result.ts'
import { all, box, choose, one, press, send, textOf, visit, withInputs } from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'

/** What is said of an assumption, once the list is open. */
function taken(code: string): HTMLElement {
  const found = card().querySelector<HTMLElement>(`.assumptions [data-assumption="${code}"]`)
  if (!found) throw new Error(`nothing is assumed of ${code}`)
  return found
}
const said = (code: string) => textsOf(taken(code), 'ul li')
const openAssumptions = () => unfold(/./, card().querySelector('.assumptions') as HTMLElement)
const SCOTS_LESS = moreBy(takeHomeOn('60000'), goldenAmount('income-tax', 'netIncome', { annualSalary: '60000', region: 'scotland' }))

it('a visitor changes where they live from the list, and gets the answer that it gave', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '60000' }))
  await openAssumptions()
  expect(said('region')).toEqual([
    'In Wales or Northern Ireland you would take home the same',
    `In Scotland you would take home ${SCOTS_LESS} less a year`,
  ])
  expect(all('radiogroup', 'Where you live')).toEqual([])
  await press('Change Where you live', taken('region'))
  expect(document.activeElement).toBe(one('radio', 'England'))

  await choose('Where you live', 'Scotland')
  await send()
  expect(answer()).toBe(inPounds(goldenAmount('income-tax', 'netIncome', { annualSalary: '60000', region: 'scotland' })))
  expect(said('region')).toEqual([`In England, Wales or Northern Ireland you would take home ${SCOTS_LESS} more a year`])
})

it('a box that could be unticked says what that would change, and an answer without a period names none', async () => {
  await visit(withInputs('/specialised-tax/side-hustle-tax-calculator', { mainJobSalary: '30000', sideHustleIncome: '5000' }))
  await openAssumptions()
  expect(said('trading-allowance')).toEqual(['If you untick “Use the Trading Allowance”, you would keep £200 less'])
})

const due = (employmentType: string) => goldenAmount('national-insurance', 'employeeNI', { earnings: '60000', employmentType })

it('the difference is that of the large answer, even where the total is a different amount', async () => {
  await visit(withInputs('/national-insurance-calculator', { earnings: '60000' }))
  expect(answer()).toBe(inPounds(due('employee')))
  await openAssumptions()
  const less = withoutNoPence(moreBy(due('employee'), due('self-employed')))
  expect(said('employment-type')).toEqual([`Self-Employed: your National Insurance would be ${less} less a year`])
})

it('what no input asks about is there in pounds, with its law, and a one-off payment has no period', async () => {
  await visit(withInputs('/self-employed-tax-calculator', { annualProfit: '45000', expenses: '5000' }))
  await openAssumptions()
  // 9% of £40,000 less £24,990, £27,295 and £31,395, and 6% of £40,000 less £21,000.
  expect(said('no-student-loan')).toEqual([
    'With a Plan 1 loan: you would take home £1,350.90 less a year',
    'With a Plan 2 loan: you would take home £1,143.45 less a year',
    'With a Plan 4 loan: you would take home £774.45 less a year',
    'With a postgraduate loan: you would take home £1,140 less a year',
  ])
  expect(textOf(taken('no-student-loan'))).toContain('SI 2009/470 reg.29(4); SI 2016/606')
  // £5,486 and £1,645.80, and half as much again.
  expect(said('paid-after-the-year')).toEqual([
    'Due in January, including the first payment on account: £10,697.70',
    'Due in July, the second payment on account: £3,565.90',
  ])
})

it('somebody just above £100,000 is told what a pension contribution would do, and sees it worked out at the press of a button', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '104000' }), new Date('2024-11-22T12:00:00'))
  // 60% of 4,000, 40% of 4 and 2% of 4,004 come back: 4,004 − 2,401.60 − 80.08.
  expect(textOf(part('What you could do'))).toContain(
    'You can put £4,004 into your pension (3.85% of your pay; £4,000 is enough) for £1,522.32 of take-home pay a year, by salary sacrifice. That saves £2,481.68 of tax and National Insurance and gives you back your full Personal Allowance. You also keep Tax-Free Childcare and, in England, the free hours for working parents if you have young children. Tax-Free Childcare is worth up to £2,000 a year for each child: £4,000 for two. Paid from now on, that is about £1,001 a month until 5 April 2025.',
  )
  await press('See the result with £4,004 paid in', part('What you could do'))
  expect(box('Pension Contribution').value).toBe('3.85')
  // 70,077.40 − 1,522.32.
  expect(answer()).toBe('£68,555')
  expect(all('region', 'What you could do')).toEqual([])
})

it('what costs most stands with the answer, and the rest in the list', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '60000' }))
  expect(textsOf(card(), '.first-assumption')).toEqual([
    expect.stringMatching(/In Scotland you would take home £[\d,.]+ less a year\. Change Where you live$/),
  ])
  await visit(withInputs(INCOME_TAX, { annualSalary: '60000', pensionContribution: '5' }))
  // How the pension is paid stands there instead.
  expect(textsOf(card(), '.answer-lead').join(' ')).toContain('You would have £60 less by net pay (as in the NHS)')
  expect(textsOf(card(), '.first-assumption')).toEqual([])
  await openAssumptions()
  expect([...card().querySelectorAll('.assumptions ol > li')].map((item) => item.getAttribute('data-assumption'))).toEqual([
    'region',
    'pension-method',
    'student-loan-plan',
    'annual-national-insurance',
    'one-job',
    'category-a',
    'nothing-else',
  ])
  // With either of the other methods, National Insurance is 2% of £3,000 more.
  expect(said('pension-method')).toEqual(['With a net pay arrangement or relief at source you would take home £60 less a year'])
  expect(all('button', undefined, taken('category-a'))).toEqual([])
})
