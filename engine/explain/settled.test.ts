import { expect, it } from 'vitest'
import { calculator } from '../calculators/tax-bill/answer.ts'
import { withoutSettled } from './settled.ts'

function asked(raw: Readonly<Record<string, string>>) {
  const parsed = calculator.parse(raw)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return withoutSettled(calculator, parsed.inputs, calculator.calculate(parsed.inputs))
}

it('compares the tax of the year where somebody says what was taken from pay', () => {
  // 38,000 less 12,570 at 20%.
  const { inputs, result } = asked({ employmentIncome: '38000', taxPaid: '5086' })
  expect(inputs.taxPaid).toBeUndefined()
  expect([result.headline, String(result.record['totalDue'])]).toEqual(['totalDue', '5086'])
})

it('keeps a question that says nothing of it', () => {
  const { inputs, result } = asked({ tradingIncome: '30000' })
  expect([inputs.taxPaid, result.headline]).toEqual([undefined, 'balancingPayment'])
})
