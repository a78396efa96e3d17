import { parse } from 'node-html-parser'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as capitalGains } from '#engine/calculators/capital-gains/answer.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import SplitPicture from './split-picture.tsx'

const calculator: Calculator = capitalGains

it('the picture of a gain that two years share has each part and the tax in a table', async () => {
  const raw = { salePrice: '28000', purchasePrice: '9000', sellingCosts: '1000', otherIncome: '60000' }
  const inputs = inputsOf(calculator, { ruleSet: 'statute', taxYear: '2023-24', inputs: raw })
  const result = calculator.calculate(inputs, { taxYear: '2023-24' })
  const { prelude } = await prerender(<SplitPicture inputs={inputs} result={result} showsPence />)
  const html = parse(await new Response(prelude).text())
  const rows = html.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => text))
  // As worked out in engine/explain/split-gain.test.ts.
  expect(rows).toEqual([
    ['Made by 5 April 2024', 'Made after', 'Tax of both years'],
    ['£0', '£18,000', '£3,000'],
    ['£6,000', '£12,000', '£1,800'],
    ['£15,000', '£3,000', '£1,800'],
    ['£18,000', '£0', '£2,400'],
  ])
})
