import { describe, expect, it } from 'vitest'
import { NO_WORDS } from '#engine/tests/no-words.ts'
import { calculatorOf } from '../../engine/answer/calculator-of.ts'
import { paid, recorded } from '../../engine/answer/ledger.ts'
import { figure, zero } from '../../engine/expression/amount.ts'
import { dayOfTaxYear } from '../../engine/inputs/fields-in-year.ts'
import { money } from '../../engine/inputs/kinds.ts'
import type { AmountEntry, PercentEntry } from '../../engine/rates/table.ts'
import { parseGolden } from '../../golden/code/parse-golden.ts'
import { unnoticedChanges } from './changed-entries.ts'

const fields = { pay: money({ label: 'Pay' }) } as const
const withDay = { ...fields, day: dayOfTaxYear({ label: 'Day', usual: () => '2024-10-30' }) } as const

const rateOf = (...values: PercentEntry['values']): PercentEntry => ({ entry: 'vat.standardRate', kind: 'percent', values })
const UNCHANGED: AmountEntry = { entry: 'vat.registrationThreshold', kind: 'amount', values: [{ from: '2022-04-06', statute: '1' }] }
/** 10% at first, and 20% from the second year. */
const RAISED = rateOf({ from: '2022-04-06', statute: '10%' }, { from: '2023-04-06', statute: '20%' })

/** A levy on pay at a rate. With `paysLevy: false` the calculator reads the rate but does not use it. */
function levy(
  rate: PercentEntry,
  { asked = fields, paysLevy = true }: { asked?: typeof fields | typeof withDay; paysLevy?: boolean } = {},
) {
  const tables = { vat: { standardRate: rate, registrationThreshold: UNCHANGED } }
  return calculatorOf({
    slug: 'levy',
    fields: asked,
    tables,
    answer({ pay }, rates) {
      const levied = paysLevy ? pay.times(figure(rates.vat.standardRate)) : zero
      const due = levied.named('levy', 'Levy')
      return { headline: paid(due, ''), ledger: [recorded(pay), recorded(due)], ...NO_WORDS }
    },
  })
}

const unnoticed = (calculator: ReturnType<typeof levy>, ...rows: string[]) =>
  unnoticedChanges([
    { calculator, rows: parseGolden(['case,rules,taxYear,in.pay,out.levy,out.pay,source,working', ...rows, ''].join('\n')) },
  ])

const FIRST_YEAR = 'In the first year,statute,2022-23,100,10.00,,Levy Act 2020,'
const SECOND_YEAR = 'In the second year,statute,2023-24,100,20.00,,Levy Act 2023,'
const TOLD = ['vat.standardRate has a new value from 2023-04-06, and no golden row would notice it: levy in 2023-24']

describe('a value that changes with a tax year', () => {
  it('needs a golden row of that year', () => {
    expect(unnoticed(levy(RAISED), FIRST_YEAR)).toEqual(TOLD)
    expect(unnoticed(levy(RAISED), FIRST_YEAR, SECOND_YEAR)).toEqual([])
  })

  it.each([
    ['whose figure is the same under both values', 'In the second year,statute,2023-24,0,0.00,,Levy Act 2023,'],
    ['that expects none of the figures it changes', 'In the second year,statute,2023-24,100,,100.00,Levy Act 2023,'],
    ['of a later year', SECOND_YEAR.replace('2023-24', '2024-25')],
    ['based only on the product’s own documents', 'In the second year,text,2023-24,100,20.00,,Specification 2,'],
  ])('is not tested by a row %s', (_, row) => {
    expect(unnoticed(levy(RAISED), FIRST_YEAR, row)).toEqual(TOLD)
  })

  it('needs a row in each calculator whose answers depend on it', () => {
    const files = [levy(RAISED), { ...levy(RAISED), slug: 'tithe' }].map((calculator, index) => ({
      calculator,
      rows: parseGolden(
        ['case,rules,taxYear,in.pay,out.levy,out.pay,source,working', FIRST_YEAR, ...(index ? [] : [SECOND_YEAR]), ''].join('\n'),
      ),
    }))
    expect(unnoticedChanges(files)).toEqual(TOLD.map((line) => line.replace('levy in', 'tithe in')))
  })

  it('needs none if no answer depends on it, if or if it is the same as before', () => {
    expect(unnoticed(levy(RAISED, { paysLevy: false }), FIRST_YEAR.replace('10.00', '0.00'))).toEqual([])
    expect(unnoticed(levy(rateOf({ from: '2022-04-06', statute: '10%' }, { from: '2023-04-06', statute: '10%' })), FIRST_YEAR)).toEqual([])
  })

  it('needs a row of a day in that year, where the day decides', () => {
    const onADay = levy(RAISED, { asked: withDay })
    const columns = 'case,rules,taxYear,in.pay,in.day,out.levy,source,working'
    const first = 'In the first year,statute,2022-23,100,2022-12-31,10.00,Levy Act 2020,'
    const second = 'In the second year,statute,2023-24,100,2023-12-31,20.00,Levy Act 2023,'
    const unnoticedOn = (...rows: string[]) =>
      unnoticedChanges([{ calculator: onADay, rows: parseGolden([columns, ...rows, ''].join('\n')) }])
    expect(unnoticedOn(first)).toEqual(TOLD)
    expect(unnoticedOn(first, second)).toEqual([])
  })
})

it('a first value in a later year needs a row that reads it', () => {
  const late = levy(rateOf({ from: '2023-04-06', statute: '20%' }))
  expect(unnoticed(late, SECOND_YEAR)).toEqual([])
})

it('a change to a reading other than the law’s needs a row for a rule set that uses it', () => {
  const specified = levy(rateOf({ from: '2022-04-06', statute: '10%' }, { from: '2023-04-06', statute: '10%', constants: '30%' }))
  const both = FIRST_YEAR.replace('statute', 'statute+constants')
  // Only in the year of the specification: in any other, the calculator offers the law alone.
  expect(unnoticed(specified, both)).toEqual(TOLD.map((line) => line.replace('in 2023-24', 'in 2024-25')))
  expect(unnoticed(specified, both, 'Constants: in the third year,constants,2024-25,100,30.00,,Specification 2,')).toEqual([])
})
