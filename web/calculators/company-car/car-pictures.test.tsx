import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as company } from '#engine/calculators/company-car/answer.ts'
import { tables } from '#engine/rates/generated/index.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import { CarByEmissions, CarByRange } from './car-pictures.tsx'
import YearBars from './year-bars.tsx'

useTestFigures()

function asked(car: Readonly<Record<string, string>>) {
  const calculator = company as Calculator
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: { carListPrice: '30000', annualSalary: '38000', ...car } })
  return { inputs, result: calculator.calculate(inputs, { ruleSet: 'statute' }), showsPence: false }
}

it('a petrol car of 120 g/km stands on its step, between an electric one and the highest percentage', () => {
  const html = parse(renderToStaticMarkup(<CarByEmissions {...asked({ fuelType: 'petrol', co2Emissions: '120' })} />))
  // ITEPA 2003 ss.139 and 140 for 2024/25: 2%, 29% and 37% of 30,000, taxed at 20%.
  expect(html.querySelector('figcaption')?.text).toBe(
    'With this list price, an electric car (0 g/km) costs £120 a year in tax, and a car of 200 g/km £2,220.',
  )
  expect(html.querySelector('output')?.text).toBe('120 to 124 g/km, where you are: Tax a year £1,740.')
  expect(html.querySelector('.picture-here text')?.text).toBe('Your car: 120 g/km')
})

it('the range decides for a car of at most 50 g/km, and for no other', () => {
  const hybrid = asked({ fuelType: 'plugin-hybrid', co2Emissions: '30', electricRange: '45' })
  const html = parse(renderToStaticMarkup(<CarByRange {...hybrid} />))
  // 14% below 30 miles and 2% from 130 miles: 840 and 120.
  expect(html.querySelector('figcaption')?.text).toBe(
    'At these emissions, the tax is £840 a year with a range of 0 to 29 miles, and £120 with 130 miles or more.',
  )
  expect(renderToStaticMarkup(<CarByRange {...asked({ fuelType: 'petrol', co2Emissions: '120' })} />)).toBe('')
})

it('each tax year has a bar, with its own percentage', () => {
  const years = [
    { year: '2024-25', tables },
    { year: '2025-26', tables },
  ] as const
  const html = parse(renderToStaticMarkup(<YearBars {...asked({ fuelType: 'electric' })} years={years} />))
  const bars = html.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => text))
  // 2% of 30,000, taxed at 20%.
  expect(bars[0]).toEqual(['2024/25', '£120'])
  expect(bars).toHaveLength(2)
})
