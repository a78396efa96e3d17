import { expect, it } from 'vitest'
import { answerOf } from '../../tests/page.ts'
import { saidText } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const led = (annualSalary: string, firstMonth: string, monthsWorked: string, region = '', taxYear: '2026-27' | '2024-25' = '2026-27') =>
  answerOf(calculator, { annualSalary, firstMonth, monthsWorked, region }, 'statute', taxYear).leads.map(({ says }) => saidText(says))

// 3,000 a month: (3,000 − 1,048.26) in whole pounds × 20% = 390.20 with M1. In five months 15,000, of which 2,430 × 20% = 486 is due.
it('says that nothing is left to claim where pay goes on to the end of the year, and what M1 takes too much', () => {
  const [usual, monthOne, ...others] = led('36000', 'november', '5')
  expect(usual).toContain('Your pay starts in November.')
  expect(usual).toContain('by the end of March the 486 (pence) of Income Tax')
  expect(monthOne).toContain('payroll takes 390.2 (money) a month, 1951 (pence) in all. That is 1465 (pence) too much')
  expect(monthOne).toContain('which payroll gives back only if HMRC sends it a code without M1 before your last pay of the tax year.')
  expect(monthOne).toContain('Otherwise HMRC does, after 5 April 2027 with a tax calculation (P800) or when you claim it.')
  expect(others).toEqual([])
})

it('says that no tax is due on pay within the allowance, although M1 takes some', () => {
  // 12,570 in six months is 2,095 a month, of which 1,046 is taxed with M1; a pound more is taxed at 20%.
  const [usual, monthOne] = led('25140', 'october', '6')
  expect(usual).toContain('so payroll takes no Income Tax, and none is due. There is no refund to wait for.')
  expect(monthOne).toContain('209.2 (money) a month, 1255.2 (pence) in all. That is 1255.2 (pence) too much')
  expect(led('25142', 'october', '6')[0]).toContain('by the end of March the 0.2 (pence) of Income Tax')
})

it('says what comes back, and how, where pay stops before that', () => {
  // By August 5 × 1,048.26 = 5,241.30 is free: 9,758 × 20% = 1,951.60.
  const [usual, how] = led('36000', 'april', '5')
  expect(usual).toContain(
    'payroll has taken 1951.6 (pence) of Income Tax when your pay stops, which is 1465.6 (pence) too much for the year.',
  )
  expect(how).toContain('with form P50 four weeks after you stopped')
  // From November to February 11 × 1,048.26 = 11,530.86 of 12,000 is free: 469 × 20%. Nothing is due.
  const [winter, , monthOne] = led('36000', 'november', '4')
  expect(winter).toContain('93.8 (pence) of Income Tax when your pay stops, which is 93.8 (pence) too much')
  expect(monthOne).toContain('1560.8 (pence) in all. That is 1560.8 (pence) too much')
})

it('asks for fewer months where it counts all of them, and then says no more', () => {
  expect(led('36000', 'april', '12')).toEqual(['This counts pay in every month of the tax year.'])
})

it('says nothing of pay that payroll takes no tax from', () => {
  // 1,049 a month is less than a pound above 1,048.26, and 1,050 is more: 5 × 1 × 20%.
  expect(led('12588', 'november', '5')).toEqual([])
  expect(led('12600', 'november', '5')[1]).toContain('0.2 (money) a month, 1 (pence) in all.')
})

it('uses the Scottish bands by the code of Scotland', () => {
  // 1,951 in a month of 2024/25: 192.1666 × 19% + 973.75 × 20% + 785.0833 × 21% = 396.1291, down to the penny. The year’s 2,430: 2,306 × 19% + 124 × 20% = 462.94.
  const [, monthOne] = led('36000', 'november', '5', 'scotland', '2024-25')
  expect(monthOne).toContain('payroll takes 396.12 (money) a month, 1980.6 (pence) in all. That is 1517.66 (pence) too much')
})

it('says that the pension is taken to be by salary sacrifice, and what net pay would leave', () => {
  const [pension] = answerOf(
    calculator,
    { annualSalary: '36000', monthsWorked: '5', pensionContribution: '10' },
    'statute',
    '2026-27',
  ).leads
  // 8% of 1,500.
  expect(pension && saidText(pension.says)).toBe(
    'We assumed your pension is paid by salary sacrifice. You would have 120 (money) less by net pay (as in the NHS).',
  )
})
