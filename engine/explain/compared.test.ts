import { expect, it } from 'vitest'
import { calculator as car } from '../calculators/company-car/answer.ts'
import { calculator as contract } from '../calculators/ir35/answer.ts'
import { calculator as bill } from '../calculators/tax-bill/answer.ts'
import { answerOf } from '../tests/page.ts'
import { saidText } from '../tests/said-text.ts'
import { answerTheSame, comparedLines, comparedRows } from './compared.ts'

it('answers of one calculator can be compared unless one of them cannot say what the other answers', () => {
  const [unknown, known] = [{ employmentIncome: '38000' }, { employmentIncome: '38000', taxPaid: '5086' }].map((raw) => answerOf(bill, raw))
  const trade = answerOf(bill, { tradingIncome: '9000' })
  if (!unknown || !known) throw new Error('there are two')
  expect(answerTheSame(unknown, known)).toBe(false)
  expect(answerTheSame(known, unknown)).toBe(false)
  expect(answerTheSame(unknown, unknown)).toBe(true)
  expect(answerTheSame(trade, known)).toBe(true)
})

const carOf = (fuelType: string) => answerOf(car, { carListPrice: '30000', fuelType, co2Emissions: fuelType === 'petrol' ? '120' : '' })

// Petrol of 120 g/km: 16% at 55 and a point for each 5 g more (ITEPA 2003 s.139). Without emissions, 2%.
it('the percentages of two cars stand beside their amounts, where they differ', () => {
  const lines = comparedLines([carOf('petrol'), carOf('electric')]).map(({ label, texts }) => [
    label,
    ...texts.map((text) => text && saidText(text)),
  ])
  expect(lines).toEqual([['Percentage of the List Price', '29 (percent)', '2 (percent)']])
  expect(comparedLines([carOf('electric'), carOf('electric')])).toEqual([])
})

const contractOf = (dailyRate: string) => answerOf(contract, { dailyRate, daysWorked: '220', permanentSalary: '75000' })

it('two contracts side by side do not say again what the other status would leave', () => {
  const takeHome = comparedRows([contractOf('500'), contractOf('600')]).filter(({ label }) => /take-home|inside ir35/i.test(label))
  expect(takeHome.map(({ label }) => label)).toEqual(['Take-Home Pay'])
})
