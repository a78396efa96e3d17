import { describe, expect, it } from 'vitest'
import { sheetsOf } from '../../scripts/workbook/export.ts'
import type { Calculator } from '../calculator.ts'
import { calculator as corporationTax } from '../calculators/corporation-tax/index.ts'
import { solutionsFor } from '../explain/inverse.ts'
import { marginal } from '../explain/marginal.ts'
import { Decimal } from '../money/decimal.ts'
import { inputsOf } from './questions.ts'

const calculator: Calculator = corporationTax
const STATUTE = { ruleSet: 'statute' } as const
const of = (taxableProfit: string) => inputsOf(calculator, { ...STATUTE, inputs: { taxableProfit } })

// 19% of 10,000 is 1,900, less 500.
describe('a made-up relief of £500, added to one rule in one place', () => {
  const result = calculator.calculate(of('10000'), STATUTE)
  const step = result.steps.find(({ key }) => key === 'taxAfterMadeUpRelief')

  it('is in the value', () => expect(String(result.record['corporationTax'])).toBe('1400'))
  it('is in the working', () => expect(step?.formula).toBe('{corporationTax} − {corporationTax.madeUpRelief}'))
  it('brings its law and sources', () =>
    expect(step?.operands['corporationTax.madeUpRelief']).toMatchObject({ figure: { entry: 'corporationTax.madeUpRelief' } }))
  it('is in the workbook', () => {
    const sheets = sheetsOf({ calculator, inputs: of('10000'), ...STATUTE, taxYear: '2024-25', exportedOn: '2026-11-22' })
    expect(JSON.stringify(sheets)).toContain('Corporation Tax after the made-up relief')
  })
  // Nothing is due until 19% of the profit is more than 500: 500 ÷ 0.19 = 2,631.58.
  it('moves the next £100, and makes an edge', () => {
    const next = marginal(calculator, of('2000'), STATUTE)
    expect(String(next?.headline.difference)).toBe('100')
    expect(String(next?.above?.at)).toBe('2631.57')
  })
  it('is in the inverse', () => {
    const wanted = { input: 'taxableProfit', row: 'corporationTax', amount: new Decimal('1400') } as const
    expect(solutionsFor(calculator, of('0'), STATUTE, wanted)?.map(({ at }) => String(at))).toEqual(['10000'])
  })
})
