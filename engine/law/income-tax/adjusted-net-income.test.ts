import { expect, it } from 'vitest'
import { zero } from '../../expression/amount.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { practiceOf } from '../self-assessment/practice.ts'
import { adjustedNetIncome } from './adjusted-net-income.ts'

// Figures of 2024/25: a basic rate of 20%, and £3,600 that gets relief whatever somebody earns.
it.each([
  ['60000', '60000', '0', '0', '60000', 'nothing comes off'],
  ['60000', '60000', '5000', '0', '55000', '60,000 − 5,000'],
  ['60000', '60000', '0', '800', '59000', '60,000 − 800 ÷ 80%'],
  ['60000', '4000', '4000', '0', '56000', 'up to the earnings'],
  ['60000', '4000', '4001', '0', '56000', 'and no more'],
  ['60000', '0', '5000', '0', '56400', '60,000 − 3,600, without earnings'],
  ['3000', '0', '3600', '0', '0', 'not below nil'],
])('a net income of £%s with earnings of £%s, £%s to a pension and £%s to charity is £%s adjusted: %s (ITA 2007 s.58)', (...row) => {
  const [netIncome, relevantEarnings, reliefAtSourcePension, giftAid, expected] = row
  const rates = ratesOf()
  const facts = {
    netIncome: pounds(netIncome),
    relevantEarnings: pounds(relevantEarnings),
    reliefAtSourcePension: pounds(reliefAtSourcePension),
    giftAid: giftAid === '0' ? zero : pounds(giftAid),
    practice: practiceOf(rates),
  }
  expect(worth(adjustedNetIncome(facts, rates).adjustedNetIncome).toFixed()).toBe(expected)
})
