import { expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { answerOf } from '#engine/tests/page.ts'
import { answer as cis } from '../../calculators/cis/answer.tsx'
import { answer as rentalIncome } from '../../calculators/rental-income/answer.tsx'
import { textOf } from '../../text/said.ts'

type Raw = Readonly<Record<string, string>>

/** The words of a step of a result. */
async function saidOf(slug: string, raw: Raw, key: string): Promise<string | undefined> {
  const result = answerOf(await calculatorNamed(slug), raw)
  const step = result.steps.find((each) => each.key === key)
  return step?.means && textOf(step.means)
}

it.each<[slug: string, raw: Raw, key: string, words: string]>([
  ['income-tax', { annualSalary: '50000' }, 'personalAllowance', 'The income you can have before you pay any Income Tax.'],
  [
    'income-tax',
    { annualSalary: '110000' },
    'personalAllowance',
    'Your income is above £100,000, so you lose £1 of the allowance for every £2 above it. What is left is rounded up to a whole pound.',
  ],
  [
    'self-employed',
    { annualProfit: '200000' },
    'personalAllowance',
    'Your income is so far above £100,000 that you have no allowance left.',
  ],
  [
    'income-tax',
    { annualSalary: '300000', pensionContribution: '20' },
    'taperReduction',
    'You lose £1 of annual allowance for every £2 of adjusted income above the limit, in whole pounds.',
  ],
  [
    'pension-allowance',
    { annualSalary: '260000' },
    'adjustedIncomeAboveLimit',
    'Your adjusted income is not above £260,000, so your annual allowance is not reduced.',
  ],
  [
    'pension-allowance',
    { annualSalary: '200000.01' },
    'thresholdIncomeAboveLimit',
    'Your threshold income is above £200,000. Your annual allowance is reduced if your adjusted income is above its limit too.',
  ],
  ['income-tax', { annualSalary: '40000', pensionContribution: '5' }, 'pension', 'A percentage of your salary.'],
  [
    'income-tax',
    { annualSalary: '40000', pensionContribution: '5', pensionMethod: 'relief-at-source' },
    'pension',
    'What you pay in. The scheme claims the rest from HMRC.',
  ],
])('%s with %o says of %s: %s', async (slug, raw, key, words) => {
  expect(await saidOf(slug, raw, key)).toBe(words)
})

it.each<[typeof cis, Raw, string[]]>([
  [cis, { grossPayment: '2000' }, ['Deduction Rate 20.0%']],
  [cis, { grossPayment: '2000', subcontractorStatus: 'gross' }, ['Deduction Rate 0.0%']],
  [rentalIncome, { annualRentalIncome: '20000', otherIncome: '40000' }, ['Highest Tax Rate on the Profit 40.0%']],
  [rentalIncome, { annualRentalIncome: '900', otherIncome: '40000' }, []],
])('the card shows a rate that its ledger has no row for: %#', ({ calculator, words }, raw, lines) => {
  const page: Calculator = calculator
  const { inputs } = { inputs: undefined, ...page.parse(raw) }
  if (!inputs) throw new Error('the test asks for something impossible')
  const result = answerOf(page, raw)
  const shown = words.lines?.({ result, inputs }) ?? result.lines.map(({ label, text }) => ({ label, text: textOf(text) }))
  expect(shown.map(({ label, text }) => `${label} ${text}`)).toEqual(lines)
})
