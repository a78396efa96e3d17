import { expect, it } from 'vitest'
import { calculator } from '#engine/calculators/pension-allowance/answer.ts'
import { answerOf } from '#engine/tests/page.ts'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import { amountText, textOf } from '../../text/said.ts'

useTestFigures()

// Threshold income £240,000, above £200,000, and adjusted income above £260,000: half of the £1 above rounds down to nothing, of £2 to £1.
it.each([
  ['20000', 'No', 'no more than the limit'],
  ['20001', 'No', '£1 above it, half of which rounds down to nothing (FA 2004 s.228ZA(2))'],
  ['20002', 'Yes', '£2 above it, which takes £1'],
])('an employer contribution of £%s says %s about a reduced allowance: %s', (employerContributions, text) => {
  const parsed = calculator.parse({ annualSalary: '240000', employerContributions })
  if (parsed.issues) throw new Error('the inputs of a test are refused')
  const { lines } = calculator.calculate(parsed.inputs, { ruleSet: 'statute' })
  expect(lines.filter(({ key }) => key === 'isHighEarner').map((line) => textOf(line.text))).toEqual([text])
})

// £60,000 less £5,000; £55,000 less a tapered £37,500 and £5,000 from earlier, at 45%.
it.each([
  [{ annualSalary: '50000', pensionContributions: '5000' }, 'You have £55,000.00 of allowance left, and no charge to pay.'],
  [
    { annualSalary: '280000', pensionContributions: '30000', employerContributions: '25000', carryForward2021: '5000' },
    '£12,500 over: a charge of £5,625.00 With it,',
  ],
  // 16 × (35,500 − 30,000 uprated by 6.7%) is 55,840, within 60,000.
  [
    { annualSalary: '130000', hasDBPension: 'true', dbMemberContributions: '16000', dbOpeningPension: '30000', dbClosingPension: '35500' },
    'You have £4,160.00 of allowance left, and no charge to pay.',
  ],
  // What a member pays for a defined benefit is in no cost here. 16 × 1,000 of growth, and 20% of 1,000.
  [
    { annualSalary: '50000', hasDBPension: 'true', dbPensionAnnualIncrease: '1000', pensionContributions: '1000' },
    'You have at least £43,000.00 of allowance left. Your other pension saving costs you £800.00 after tax relief.',
  ],
  // 16 × 5,500 is 88,000, 28,000 above 60,000. On 108,430 of taxable income, 16,710 of it at 40% and 11,290 at 45%.
  [
    { annualSalary: '130000', hasDBPension: 'true', dbMemberContributions: '16000', dbPensionAnnualIncrease: '5500' },
    'Not known: at most £28,000 over, and a charge of at most £11,764.50',
  ],
])('leads with the allowance or the charge: %o', (raw, expected) => {
  const { large } = answerOf(calculator, raw)
  if (!large) throw new Error('there is no large answer')
  const { before = [], amount, about } = large
  expect([textOf(before), amountText(amount), textOf(about)].join(' ').startsWith(expected)).toBe(true)
})

// 4,900 out of pay taxed at 20% costs 3,920.
it('says what a defined benefit costs somebody who pays only into that', () => {
  const { large } = answerOf(calculator, { annualSalary: '50000', hasDBPension: 'true', dbMemberContributions: '4900' })
  expect(textOf(large?.about ?? [])).toBe(
    'of allowance left. What you pay into the defined benefit scheme costs you £3,920.00 after tax relief.',
  )
})
