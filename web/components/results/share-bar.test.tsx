import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import { ShareBar } from './share-bar.tsx'

useTestFigures()

it.each([
  // 28% of 29,430 is 8,240.40: 80.4% of 42,000 is left.
  [
    'income-tax',
    { annualSalary: '42000' },
    'Of each £1 you keep 80p.',
    ['You keep 80p of each £1', 'Income Tax 14p', 'National Insurance 5.6p'],
  ],
  // 25% less 1.5% of 150,000, which is 22,750: 77.25% and 22.75%. Of two that are equally close, the first is rounded down.
  [
    'corporation-tax',
    { taxableProfit: '100000' },
    'Of each £1 the company keeps 77p.',
    ['The company keeps 77p of each £1', 'Corporation Tax 22.8p'],
  ],
  // 17,000 less 3,746 of tax and 5,000 of interest is 8,254 of a rent of 20,000.
  [
    'rental-income',
    { annualRentalIncome: '20000', allowableExpenses: '3000', mortgageInterest: '5000', otherIncome: '40000' },
    'Of each £1 you keep 41p.',
    ['You keep 41p of each £1', 'Allowable Expenses 15p', 'Tax 18.7p', 'Mortgage Interest 25p'],
  ],
  ['vat', { amount: '120', isInclusive: 'true' }, 'Of each £1, 83.3p is Net Amount and 16.7p VAT Amount.', undefined],
])('where the money of %s %o goes is said: %s', async (slug, inputs, words, parts) => {
  const calculator = await calculatorNamed(slug)
  const result = calculator.calculate(inputsOf(calculator, { ruleSet: 'statute', inputs }), { ruleSet: 'statute' })
  const html = parse(renderToStaticMarkup(<ShareBar result={result} margin={calculator.margin} />))
  expect(html.querySelector('.visually-hidden')?.text).toBe(words)
  if (parts) expect(html.querySelectorAll('.share').map(({ text }) => text)).toEqual(parts)
})
