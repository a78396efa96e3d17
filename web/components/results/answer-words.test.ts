import { expect, it } from 'vitest'
import { answeredInOtherYear } from '#engine/explain/answered-in-other-year.ts'
import { resultOf } from '#engine/explain/compared.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { answerOf } from '#engine/tests/page.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { announced, bestInBrief, differenceNow, differenceThen, differenceWords, exactnessOf, insteadWords } from './answer-words.ts'

it.each([
  ['income-tax', { annualSalary: '40000' }, 'netIncome', '-357', 'you would take home £357 less a year'],
  ['income-tax', { annualSalary: '40000' }, 'netIncome', '12.5', 'you would take home £12.50 more a year'],
  ['rental-income', { annualRentalIncome: '9000' }, 'totalTaxDue', '0', 'the tax would be the same'],
  ['rental-income', { annualRentalIncome: '9000' }, 'netRentalIncomeAfterTax', '-5', 'you would keep £5 less a year'],
  // A price has two decimals, like the rows of the VAT card.
  ['vat', { amount: '1200' }, 'grossAmount', '-48', 'the price with VAT would be £48.00 less'],
  ['vat', { amount: '1200', isInclusive: 'true' }, 'netAmount', '40', 'the price without VAT would be £40.00 more'],
])('with %s of %o, a difference in %s of %s is said as it is shown', async (slug, raw, field, difference, said) => {
  const result = answerOf(await calculatorNamed(slug), raw)
  expect(differenceWords(result, field, new Decimal(difference))).toBe(said)
})

it.each([
  ['dividend-tax', { dividendIncome: '60000' }, '-790', 'You keep £790 less', 'You would keep £790 less'],
  ['capital-gains', { salePrice: '9000', purchasePrice: '0' }, '64', 'The tax is £64 more', '£64 more'],
  ['payslip', { grossPay: '3000' }, '0.8', 'You are paid £0.80 more', 'You would be paid £0.80 more'],
  ['corporation-tax', { taxableProfit: '80000' }, '-5', 'The company keeps £5 less', 'The company would keep £5 less'],
])('with %s of %o, what is different this year or in another is said: %s', async (slug, raw, difference, now, then) => {
  const result = answerOf(await calculatorNamed(slug), raw)
  const { field } = result.large
  expect(differenceNow(result, field, new Decimal(difference))).toBe(now)
  expect(differenceThen(result, field, new Decimal(difference))).toBe(then)
})

// 16 × £35,500 is £568,000, and 16 × £30,000 is £480,000, which prices raise by 6.7% for 2024/25, by 1.7% for 2025/26 and by 3.8% for 2026/27
// (FA 2004 s.235). So £55,840, £79,840 and £69,760 went in, against £60,000. The income of £114,000 leaves an allowance of £5,570, and so
// £16,710 at 40%: the charge is 40% of £9,760 in 2026/27, and 40% of £16,710 with 45% of £3,130 in 2025/26.
const SCHEME = {
  annualSalary: '130000',
  hasDBPension: 'true',
  dbMemberContributions: '16000',
  dbOpeningPension: '30000',
  dbClosingPension: '35500',
}

it.each([
  ['2024-25', '2026-27', 'the charge would be £3,904.00'],
  ['2024-25', '2025-26', 'the charge would be £8,092.50'],
  ['2026-27', '2024-25', 'the allowance you have left would be £4,160.00'],
  ['2026-27', '2025-26', undefined],
] as const)('an answer of %s about something else than that of %s is said itself, and no difference', async (from, to, said) => {
  const calculator = await calculatorNamed('pension-allowance')
  const inputs = inputsOf(calculator, { ruleSet: 'statute', taxYear: from, inputs: { ...SCHEME, taxYear: from } })
  const own = joinedTables(calculator.tables, (await tablesIn[from]()).tables)
  const tables = joinedTables(own, (await tablesIn[to]()).tables)
  const now = resultOf(calculator, { inputs, ruleSet: 'statute', taxYear: from }, tables).large
  const instead = answeredInOtherYear(now, { calculator, inputs, from, to, tables })
  expect(instead && insteadWords(instead)).toBe(said)
})

const exactly = { isEstimate: false, isInPence: true }

it('has first the answer with expenses deducted where they are above the allowance: 3,000 − 1,800 − 240, and − 400', async () => {
  const calculator = await calculatorNamed('side-hustle')
  const brief = (raw: Readonly<Record<string, string>>) => {
    const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: { mainJobSalary: '28000', sideHustleIncome: '3000', ...raw } })
    return bestInBrief(calculator, { inputs, result: calculator.calculate(inputs) }, exactly)
  }
  expect(brief({ sideHustleExpenses: '1800' })).toEqual({
    amount: '£960.00',
    period: undefined,
    name: 'You keep with your expenses deducted',
  })
  expect(brief({ sideHustleExpenses: '1000' })).toMatchObject({ amount: '£1,600.00', name: 'You keep' })
})

it('says an estimate in whole pounds: 20,000 less 1,000 and 12,570 is 6,430, and 26% of it 1,671.80', async () => {
  const result = answerOf(await calculatorNamed('tax-bill'), { tradingIncome: '20000', taxPaid: '0' })
  expect(announced(result, exactnessOf(result, false, false))).toContain('£1,671.80')
  expect(announced(result, exactnessOf(result, true, false))).toContain('about £1,672 ')
})
