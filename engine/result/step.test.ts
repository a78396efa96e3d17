import { expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { ratesOf } from '../tests/rates.ts'
import { figuresOf } from './step.ts'

const { basicRate, basicRateLimit } = ratesOf('statute').incomeTax

it('a step gives the figures that it used, in the order of its formula', () => {
  const operands = {
    pay: { input: 'annualSalary', value: new Decimal(100), unit: 'GBP' },
    limit: { figure: basicRateLimit },
    'limit again': { figure: basicRateLimit },
    rate: { figure: basicRate },
  } as const
  expect(figuresOf({ operands })).toEqual([basicRateLimit, basicRateLimit, basicRate])
  expect(figuresOf({ operands: {} })).toEqual([])
})
