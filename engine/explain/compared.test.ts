import { expect, it } from 'vitest'
import { calculator as bill } from '../calculators/tax-bill/answer.ts'
import { answerOf } from '../tests/page.ts'
import { answerTheSame } from './compared.ts'

it('answers of one calculator can be compared unless one of them cannot say what the other answers', () => {
  const [unknown, known] = [{ employmentIncome: '38000' }, { employmentIncome: '38000', taxPaid: '5086' }].map((raw) => answerOf(bill, raw))
  const trade = answerOf(bill, { tradingIncome: '9000' })
  if (!unknown || !known) throw new Error('there are two')
  expect(answerTheSame(unknown, known)).toBe(false)
  expect(answerTheSame(known, unknown)).toBe(false)
  expect(answerTheSame(unknown, unknown)).toBe(true)
  expect(answerTheSame(trade, known)).toBe(true)
})
