import { expect, it } from 'vitest'
import { calculator } from '../../engine/calculators/income-tax/answer.ts'
import { typedInputs } from './typed-inputs.ts'

it('reads inputs as the form does, with defaults for the rest', () => {
  const inputs = typedInputs(['annualSalary=£60,000', 'region=scotland', 'pensionContribution=5%'], calculator)
  expect(JSON.parse(JSON.stringify(inputs))).toMatchObject({
    annualSalary: '60000',
    payPer: 'year',
    hoursPerWeek: '37.5',
    daysPerWeek: '5',
    pensionContribution: '5',
    studentLoanPlan: 'none',
    region: 'scotland',
    pensionMethod: 'salary-sacrifice',
    pensionBasis: 'all-pay',
    pensionPerMonth: '0',
    employerContribution: '0',
    postgraduateLoan: false,
  })
})

it.each([
  [['annualSalary'], 'expected an input such as annualSalary=35000, not "annualSalary"'],
  [['=5'], 'expected an input such as annualSalary=35000, not "=5"'],
  [['annualSalary=1', 'annualSalary=2'], 'annualSalary is given twice'],
  [['annualSalary=-1'], 'annualSalary must be £0 or more'],
  [['salary=1'], 'salary must be a field of this calculator'],
  [['__proto__=1'], '__proto__ must be a field of this calculator'],
  [
    ['annualSalary=lots', 'region=mars'],
    'annualSalary must be an amount in pounds, such as 35,000 or 35,000.50; region must be one of england, wales, scotland, northern-ireland',
  ],
  [['studentLoanPlan=postgraduate', 'postgraduateLoan=true'], 'postgraduateLoan must be left out when the plan is already postgraduate'],
])('refuses %j', (words, message) => {
  expect(() => typedInputs(words, calculator)).toThrow(message)
})
