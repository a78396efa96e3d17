import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { ratesOf } from '../tests/rates.ts'
import { figureOperand, figuresOf, inputOperand, type Step, stepOperand } from './step.ts'

const { basicRate, basicRateLimit } = ratesOf('statute').incomeTax
const step: Step = {
  key: 'tax',
  label: 'Tax',
  value: new Decimal(20),
  unit: 'GBP',
  formula: '({pay} − {limit} + {limit again}) × {rate}',
  operands: {
    pay: inputOperand('annualSalary', new Decimal(100)),
    limit: figureOperand(basicRateLimit),
    'limit again': figureOperand(basicRateLimit),
    rate: figureOperand(basicRate),
  },
}

describe('a step of the working', () => {
  it('gives the figures that it used, in the order of its formula', () => {
    expect(figuresOf(step)).toEqual([basicRateLimit, basicRateLimit, basicRate])
    expect(figuresOf({ operands: {} })).toEqual([])
  })

  it('can be used in a later step by its key, with its value and label', () => {
    expect(stepOperand(step)).toEqual({ step: 'tax', value: step.value, label: 'Tax', unit: 'GBP' })
  })

  it('takes what was typed as pounds, unless it says percent or count', () => {
    const five = new Decimal(5)
    expect(inputOperand('annualSalary', five)).toEqual({ input: 'annualSalary', value: five, unit: 'GBP' })
    expect(inputOperand('pensionContribution', five, 'percent')).toMatchObject({ unit: 'percent' })
    expect(inputOperand('monthsWorked', five, 'count')).toMatchObject({ unit: 'count' })
  })
})
