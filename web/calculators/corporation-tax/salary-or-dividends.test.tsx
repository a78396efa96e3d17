import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as corporationTax } from '#engine/calculators/corporation-tax/answer.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import SalaryOrDividends from './salary-or-dividends.tsx'

const calculator: Calculator = corporationTax

/** What is offered to the owner of a company. */
function offered(asked: Readonly<Record<string, string>>) {
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: asked })
  return parse(renderToStaticMarkup(<SalaryOrDividends inputs={inputs} result={calculator.calculate(inputs)} showsPence />)).querySelector(
    'h3',
  )?.text
}

it('how to take the profit out is shown for a whole year of a company that stands alone, and for no other', () => {
  expect(offered({ taxableProfit: '60000' })).toBe('Salary or dividends: what its owner keeps of £60,000')
  expect(offered({ taxableProfit: '60000', accountingPeriodLength: '11' })).toBeUndefined()
  expect(offered({ taxableProfit: '60000', associatedCompanies: '1' })).toBeUndefined()
  expect(offered({ taxableProfit: '60000', accountingPeriodLength: '11', associatedCompanies: '1' })).toBeUndefined()
  expect(offered({ taxableProfit: '0' })).toBeUndefined()
})
