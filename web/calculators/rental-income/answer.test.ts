import { expect, it } from 'vitest'
import { calculator } from '#engine/calculators/rental-income/answer.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import { answerOf } from '#engine/tests/page.ts'
import { textOf } from '../../text/said.ts'

const SCOTTISH = { annualRentalIncome: '2000', mortgageInterest: '2000', otherIncome: '13000', region: 'scotland' }

it.each<[key: string, raw: Readonly<Record<string, string>>, words: string, ruleSet?: RuleSet]>([
  ['propertyAllowanceUsed', { annualRentalIncome: '900' }, 'All of the rent is within the allowance.'],
  ['propertyAllowanceUsed', { annualRentalIncome: '5000', propertyAllowance: 'claim' }, 'You get this instead of expenses and interest.'],
  [
    'netRentalProfit',
    { annualRentalIncome: '900' },
    'The profit that is taxed: the rent less the property allowance. Your expenses do not count.',
  ],
  [
    'netRentalProfit',
    { annualRentalIncome: '5000' },
    'The profit or loss for tax. Mortgage interest is not deducted here: you get tax relief for it further down.',
  ],
  [
    'netRentalProfit',
    { annualRentalIncome: '5000', mortgageInterest: '10' },
    'The profit that is taxed. These rules deduct the interest.',
    'constants',
  ],
  ['relievedFinanceCosts', { annualRentalIncome: '900', mortgageInterest: '10' }, 'None, because you get the property allowance instead.'],
  [
    'relievedFinanceCosts',
    { annualRentalIncome: '5000', mortgageInterest: '10' },
    'The lowest of three: your interest, your rental profit, and your income above the Personal Allowance.',
  ],
  ['totalTaxDue', { annualRentalIncome: '5000' }, 'There is no tax to pay.'],
  ['totalTaxDue', SCOTTISH, 'The relief covers all of the tax.'],
  ['totalTaxDue', { annualRentalIncome: '5000', otherIncome: '30000' }, 'You pay this through Self Assessment.'],
])('says of %s for %o: %s', (key, raw, words, ruleSet) => {
  const result = answerOf(calculator, raw, ruleSet)
  const step = result.steps.find((each) => each.key === key)
  expect(step?.means && textOf(step.means)).toBe(words)
})

it.each<[raw: Readonly<Record<string, string>>, words: string]>([
  [{ annualRentalIncome: '900' }, 'you keep £900.00'],
  [{ annualRentalIncome: '20000', otherIncome: '40000' }, 'you keep £14,054.00 after the tax'],
  [
    { annualRentalIncome: '1000', allowableExpenses: '300', mortgageInterest: '10' },
    'you keep £690.00 after your expenses and the mortgage interest',
  ],
  [
    { annualRentalIncome: '20000', allowableExpenses: '3000', mortgageInterest: '20000', otherIncome: '40000' },
    'you are £4,346.00 out of pocket after your expenses, the tax and the mortgage interest',
  ],
])('says what is left of the rent for %o: %s', (raw, words) => {
  const { large } = answerOf(calculator, raw)
  expect(large && textOf(large.about)).toBe(`tax on your rent: ${words}`)
})
