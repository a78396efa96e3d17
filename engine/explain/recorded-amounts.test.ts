import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { calculatorNamed } from '../tests/calculators.ts'
import { outputsOf } from './outputs-of.ts'
import { amountsOf, RECORDED_AMOUNTS } from './recorded-amounts.ts'

describe.each(Object.entries(RECORDED_AMOUNTS))('the ledger of %s', (slug, names) => {
  it('has each amount that is read by name', async () => {
    expect(outputsOf(await calculatorNamed(slug))).toEqual(expect.arrayContaining([...names]))
  })
})

it('are those of one calculator', () => {
  const record = { gain: new Decimal(1) }
  expect(amountsOf({ slug: 'capital-gains', record }, 'capital-gains').gain).toBe(record.gain)
  expect(amountsOf({ slug: 'vat', record }, 'capital-gains')).toEqual({})
})
