import { expect, it } from 'vitest'
import { calculator } from '../calculators/income-tax/answer.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import { pensionWays } from './pension-ways.ts'

useTestFigures()

it.each([
  // Without it, 60,000 − 11,432 − 3,210.60 = 45,357.40. On 54,000: 9,032 of tax and 3,090.60 of National Insurance.
  ['60000', '10', '6000 0', '41877.4 3480', '41757.4 3600', '41757.4 3600'],
  // Without it, 30,000 − 3,486 − 1,394.40 = 25,119.60. On 28,500: 3,186 and 1,274.40; 1,500 × 80% is 1,200.
  ['30000', '5', '1500 0', '24039.6 1080', '23919.6 1200', '23919.6 1200'],
  // Within the allowance, relief at source helps at once, and HMRC pays 20% of 600 after the year with net pay: 12,000 − 600 and − 480.
  ['12000', '5', '600 120', '11400 600', '11400 600', '11520 480'],
])(
  'on £%s, %s%% puts in and pays back £%s, and leaves and costs by the three ways: %s, %s and %s',
  (annualSalary, pensionContribution, into, ...expected) => {
    const parsed = calculator.parse({ annualSalary, pensionContribution })
    if (parsed.issues) throw new Error('refused')
    const { ways, contribution, paidBack } = pensionWays(calculator, parsed.inputs, { ruleSet: 'statute' })
    expect(`${contribution.toFixed()} ${paidBack.toFixed()}`).toBe(into)
    expect(ways.map(({ takeHome, cost }) => `${takeHome.toFixed()} ${cost.toFixed()}`)).toEqual(expected)
  },
)

it('is by the law, whatever the tax code', () => {
  const asked = { annualSalary: '60000', pensionContribution: '10' }
  const [one, other] = [asked, { ...asked, taxCode: '0T' }].map((raw) => {
    const parsed = calculator.parse(raw)
    return parsed.issues ? undefined : pensionWays(calculator, parsed.inputs, { ruleSet: 'statute' })
  })
  expect(other).toEqual(one)
  expect(one?.ways).toHaveLength(3)
})
