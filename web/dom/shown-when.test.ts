import { expect, it } from 'vitest'
import { all, fillNamed, form, visit } from './visit.ts'

it.each([
  ['/income-tax-calculator', { plan1: 1, postgraduate: 0, plan5: 1, none: 0 }],
  ['/personal-tax/student-loan-repayment-calculator', { plan1: 1, postgraduate: 0, plan5: 1 }],
])('%s asks for a postgraduate loan as well only where there is another loan', async (path, expected) => {
  await visit(path)
  const asked: Record<string, number> = {}
  for (const plan of Object.keys(expected)) {
    await fillNamed('studentLoanPlan', plan)
    asked[plan] = all('checkbox', 'Postgraduate loan as well', form()).length
  }
  expect(asked).toEqual(expected)
})
