import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import YearWaterfall from './year-waterfall.tsx'

it('where a leap year divides a period otherwise, the day is named as the form names it', async () => {
  const calculator = await calculatorNamed('corporation-tax')
  const [from, to] = ['2023-24', '2024-25'] as const
  const parsed = calculator.parse({ taxableProfit: '366000', periodEnd: '2024-02-29' }, from)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  const compared = { calculator, inputs: parsed.inputs, from, to, field: 'afterTaxProfit', tables: calculator.tables }
  const shown = parse(renderToStaticMarkup(<YearWaterfall compared={compared} />))
  expect(shown.querySelector('.hint')?.text).toBe('Last Day of the Period: 29 February 2024 in 2023/24, 28 February 2025 in 2024/25.')
  // 6% of 84.93: of the profit, 31,000 was taxed at 19%, and 31,084.93 would be.
  const row = shown.querySelectorAll('tr').find(({ text }) => text.includes('£5.10'))
  expect(row?.querySelector('th')?.text).toBe('Last Day of the Period')
})
