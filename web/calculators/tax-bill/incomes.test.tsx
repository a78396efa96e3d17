import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as taxBill } from '#engine/calculators/tax-bill/answer.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { poundsAndPence } from '../../text/format.ts'
import Incomes from './incomes.tsx'

const calculator: Calculator = taxBill

/** What each kind of income adds to the bill, as a table says it. */
function addedBy(raw: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const inputs = inputsOf(calculator, { ruleSet: 'statute', taxYear: '2025-26', inputs: raw })
  const result = calculator.calculate(inputs, { taxYear: '2025-26' })
  const lines = parse(renderToStaticMarkup(<Incomes inputs={inputs} result={result} showsPence />)).querySelectorAll('tbody tr')
  return Object.fromEntries(lines.map((line) => [line.querySelector('th')?.text, line.querySelector('td')?.text]))
}

it('where a bill comes from counts a State Pension as a pension, alone and with another', () => {
  // With pay of 12,570, 20% of the whole State Pension.
  const pay = { employmentIncome: '12570' }
  expect(addedBy({ ...pay, statePension: '10000' })['Pensions']).toBe('£2,000.00')
  expect(addedBy({ ...pay, statePension: '10000', pensionIncome: '5000' })['Pensions']).toBe('£3,000.00')
})

/** Tax that gifts have been repaid and nobody has paid is asked of the giver (ITA 2007 s.424), so it comes from no income. */
const OF_NO_INCOME = 'giftAid'
const amounts = Object.entries(calculator.fields).flatMap(([name, { kind }]) => (kind === 'money' && name !== OF_NO_INCOME ? name : []))

it.each(amounts)('where %s alone makes a bill, the whole bill comes from one kind of income', (name) => {
  const raw = { [name]: '60000' }
  const inputs = inputsOf(calculator, { ruleSet: 'statute', taxYear: '2025-26', inputs: raw })
  const bill = calculator.calculate(inputs, { taxYear: '2025-26' }).record['totalDue']
  const whole = poundsAndPence(new Decimal(String(bill)))
  expect(Object.values(addedBy(raw))).toEqual(whole === '£0.00' ? [] : [whole])
})
