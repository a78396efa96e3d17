import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { ratesOf } from '../tests/rates.ts'
import { operandOf, renameSteps } from './rename-steps.ts'
import { bandedStep, figureOperand, inputOperand, moneyStep, stepOperand } from './step.ts'

const one = new Decimal(1)
const { basicRate } = ratesOf().incomeTax
const first = moneyStep('pay', 'Pay', one, '{salary} × {rate}', { salary: inputOperand('salary', one), rate: figureOperand(basicRate) })
const elsewhere = moneyStep('total', 'Total', one, '1', {})
const second = bandedStep('tax', 'Tax', one, { pay: stepOperand(first), total: stepOperand(elsewhere) }, 'ITA 2007 s.10')

describe('working under other names', () => {
  const renamed = renameSteps([first, second], ({ key, label }) => ({ key: `other.${key}`, label: `${label}, again` }))

  it('has the new keys and labels, and refers to its own steps by them', () => {
    expect(renamed.map(({ key, label }) => `${key}: ${label}`)).toEqual(['other.pay: Pay, again', 'other.tax: Tax, again'])
    expect(renamed[1]?.operands['pay']).toEqual({ step: 'other.pay', label: 'Pay, again', value: one, unit: 'GBP' })
  })

  it('keeps what was typed, the figures of the tables, and the steps of other workings', () => {
    expect(renamed[0]?.operands).toEqual(first.operands)
    expect(renamed[1]?.operands['total']).toEqual(stepOperand(elsewhere))
    expect(renamed[0]).toMatchObject({ value: one, formula: '{salary} × {rate}', unit: 'GBP' })
  })

  it('shows a band table under the new key of its step, and adds none', () => {
    expect(renamed.map((step) => step.bandTable)).toEqual([undefined, 'other.tax'])
    expect('bandTable' in (renamed[0] ?? {})).toBe(false)
  })
})

describe('an earlier step', () => {
  it('can be used in a formula by its key', () => {
    expect(operandOf([first, second], 'tax')).toEqual(stepOperand(second))
  })

  it('is an error where there is no such step', () => {
    expect(() => operandOf([first], 'tax')).toThrow(new RangeError('there is no step "tax"'))
  })
})
