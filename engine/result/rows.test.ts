import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { halfUp } from '../tests/half-up.ts'
import { addsUpInPounds, type ExactRow, rowsAsShown, sharesOf } from './rows.ts'

const row = (key: string, value: string, more: Partial<ExactRow> = {}): ExactRow => ({
  key,
  label: key,
  value: new Decimal(value),
  ...more,
})
const third = (amount: string) => new Decimal(amount).dividedBy(3)
const taken = { isDeduction: true }
const total = { isTotal: true }
const shown = (rows: ExactRow[], places: 'pounds' | 'pence') => rowsAsShown(rows).map((each) => each.shown[places].valueOf())

describe('the rows as shown', () => {
  it('are each rounded half up where the rounded rows add up', () => {
    const rows = [row('salary', '100.40'), row('tax', '20.30', taken), row('left', '80.10', total)]
    expect(shown(rows, 'pounds')).toEqual(['100', '20', '80'])
    expect(shown(rows, 'pence')).toEqual(['100.4', '20.3', '80.1'])
  })

  it('in pounds are each rounded on their own, and the result says whether they add up', () => {
    // 100 − 20.40 − 30.30 = 49.30, but 100 − 20 − 30 is 50.
    const rows = [row('salary', '100'), row('tax', '20.40', taken), row('insurance', '30.30', taken), row('left', '49.30', total)]
    expect(shown(rows, 'pounds')).toEqual(['100', '20', '30', '49'])
    expect(addsUpInPounds(rowsAsShown(rows))).toBe(false)
    const even = [row('salary', '100'), row('tax', '20.40', taken), row('left', '79.60', total)]
    expect(addsUpInPounds(rowsAsShown(even))).toBe(true)
    expect(addsUpInPounds(rowsAsShown(even.slice(0, 2)))).toBe(true)
  })

  it('give a missing penny to another row where the closest is fixed', () => {
    const rows = [row('salary', '1'), row('tax', '0.204', taken), row('insurance', '0.303', taken), row('left', '0.493', total)]
    const fixed = rowsAsShown(rows, {}, ({ key }) => key === 'tax')
    expect(fixed.map((each) => each.shown.pence.valueOf())).toEqual(['1', '0.2', '0.31', '0.49'])
  })

  it('give a missing penny to the total where every row of the sum is fixed', () => {
    // 18% of £1.75 is 31.5 pence, shown as £0.32. That leaves £1.43 of the £1.75, and not £1.44.
    const rows = [row('gain', '1.75'), row('tax', '0.315', taken), row('left', '1.435', total)]
    const fixed = rowsAsShown(rows, {}, ({ key }) => key !== 'left')
    expect(fixed.map((each) => each.shown.pence.valueOf())).toEqual(['1.75', '0.32', '1.43'])
    const first = rowsAsShown([row('left', '1.435', total), ...rows.slice(0, 2)], {}, ({ key }) => key !== 'left')
    expect(first.map((each) => each.shown.pence.valueOf())).toEqual(['1.43', '1.75', '0.32'])
    expect(() => rowsAsShown(rows, {}, () => true)).toThrow(RangeError)
  })

  it('give a missing penny to the row closest to rounding the other way, and never to the total', () => {
    // In pence, 100 − 20.40 − 30.30 = 49.30: 100 − 20 − 30 is 50, a penny too many. 20.40 is closer to 21 than 30.30 is to 31 or 100 to 99.
    const rows = [row('salary', '1'), row('tax', '0.204', taken), row('insurance', '0.303', taken), row('left', '0.493', total)]
    expect(shown(rows, 'pence')).toEqual(['1', '0.21', '0.3', '0.49'])
  })

  it('take an extra penny from the row closest to rounding the other way', () => {
    // In pence, 100 − 20.60 − 30.70 = 48.70: 100 − 21 − 31 is 48, a penny too few. 20.60 is closer to 20 than 30.70 is to 30.
    const rows = [row('salary', '1'), row('tax', '0.206', taken), row('insurance', '0.307', taken), row('left', '0.487', total)]
    expect(shown(rows, 'pence')).toEqual(['1', '0.2', '0.31', '0.49'])
  })

  it('change rows that are added, as well as rows that are taken away', () => {
    // In pence, 10.40 + 20.40 = 30.80: 10 + 20 is 30, a penny short of 31. 20.45 is closer to 21 than 10.40 is to 11.
    expect(shown([row('pay', '0.104'), row('bonus', '0.2045'), row('all', '0.3085', total)], 'pence')).toEqual(['0.1', '0.21', '0.31'])
    expect(shown([row('pay', '0.106'), row('bonus', '0.2055'), row('all', '0.3115', total)], 'pence')).toEqual(['0.11', '0.2', '0.31'])
  })

  it('change the first of two rows that are equally close', () => {
    const rows = [row('salary', '1'), row('tax', '0.204', taken), row('insurance', '0.304', taken), row('left', '0.492', total)]
    expect(shown(rows, 'pence')).toEqual(['1', '0.21', '0.3', '0.49'])
    expect(shown([row('b', '0.2045'), row('a', '0.1045'), row('all', '0.309', total)], 'pence')).toEqual(['0.21', '0.1', '0.31'])
  })

  it('change the first of two rows that are equally close, even where both are thirds that were cut off', () => {
    const rows = [
      { ...row('a', '0'), value: third('1000').minus('333.33') },
      { ...row('b', '0'), value: third('0.01') },
      { ...row('c', '0', total), value: third('1000').minus('333.33').plus(third('0.01')) },
    ]
    expect(rowsAsShown(rows).map((each) => each.shown.pence.valueOf())).toEqual(['0.01', '0', '0.01'])
  })

  it('change as many rows as there are pennies missing, each once', () => {
    // In pence, four times 0.40 is 1.60, shown as 2: the first two of the four are shown as 1.
    const rows = ['a', 'b', 'c', 'd'].map((key) => row(key, '0.004'))
    expect(shown([...rows, row('all', '0.016', total)], 'pence')).toEqual(['0.01', '0.01', '0', '0', '0.02'])
  })

  it('change them where the total comes first, too', () => {
    const rows = ['a', 'b', 'c', 'd'].map((key) => row(key, '0.004'))
    expect(shown([row('all', '0.016', total), ...rows], 'pence')).toEqual(['0.02', '0.01', '0.01', '0', '0'])
  })

  it('in pence, add a penny where thousandths were lost', () => {
    const rows = [row('salary', '1'), row('tax', '0.3333', taken), row('insurance', '0.3333', taken), row('left', '0.3334', total)]
    // 1.00 − 0.33 − 0.33 is 0.34, a penny over 0.33: the earlier of the two is shown as 0.34.
    expect(shown(rows, 'pence')).toEqual(['1', '0.34', '0.33', '0.33'])
  })

  it('leave out of the sum a row that says so, wherever it is', () => {
    const monthly = row('month', '8.50', { isInSum: false })
    const rows = [row('salary', '100'), monthly, row('tax', '20.40', taken), row('left', '79.60', total), monthly]
    expect(shown(rows, 'pounds')).toEqual(['100', '9', '20', '80', '9'])
  })

  it('are each rounded on their own where there is no total', () => {
    expect(shown([row('a', '1.50'), row('b', '2.50')], 'pounds')).toEqual(['2', '3'])
  })

  it('may have a negative total, but never minus zero', () => {
    const rows = [row('salary', '10'), row('tax', '10.60', taken), row('left', '-0.60', total)]
    expect(shown(rows, 'pounds')).toEqual(['10', '11', '-1'])
    const near = [row('salary', '10'), row('tax', '10.40', taken), row('left', '-0.40', total)]
    expect(shown(near, 'pounds')).toEqual(['10', '10', '0'])
  })

  it('say what each is the sum of: itself, unless it names others', () => {
    const rows = rowsAsShown([row('pay', '2'), row('all', '2', { ...total, of: ['salary', 'bonus'] })])
    expect(rows.map(({ of }) => of)).toEqual([['pay'], ['salary', 'bonus']])
  })

  it('keep what each row is, and its exact amount', () => {
    const rows = rowsAsShown([row('salary', '100.004'), row('tax', '0.004', taken), row('left', '100', total)])
    expect(rows.map(({ key, label, isDeduction, isTotal, value }) => [key, label, isDeduction, isTotal, value.toFixed()])).toEqual([
      ['salary', 'salary', false, false, '100.004'],
      ['tax', 'tax', true, false, '0.004'],
      ['left', 'left', false, true, '100'],
    ])
  })

  it('are refused where the exact rows do not add up', () => {
    expect(() => rowsAsShown([row('salary', '100'), row('left', '90', total)])).toThrow(
      new RangeError('the rows do not add up to their total'),
    )
  })

  it('add up in pence for any amounts, each row within a penny of its amount, and in pounds are each rounded half up', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.boolean()), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(parts, (thousandths) => {
        const rows = thousandths.map(([amount, isDeduction], index) => row(String(index), String(amount / 1000), { isDeduction }))
        const sum = (amounts: Decimal[]) =>
          amounts.reduce((rest, amount, index) => (rows[index]?.isDeduction ? rest.minus(amount) : rest.plus(amount)), new Decimal(0))
        const all = rowsAsShown([...rows, row('all', sum(rows.map(({ value }) => value)).toFixed(), total)])
        const pence = all.map((each) => each.shown.pence)
        expect(sum(pence.slice(0, -1)).toFixed()).toBe(pence.at(-1)?.toFixed())
        expect(all.filter((each) => each.shown.pence.minus(each.value).abs().gte('0.01'))).toEqual([])
        const pounds = all.map((each) => each.shown.pounds)
        expect(pounds.map((amount) => amount.toFixed(0))).toEqual(all.map(({ value }) => halfUp(value, 0)))
        expect(addsUpInPounds(all)).toBe(sum(pounds.slice(0, -1)).equals(pounds.at(-1) ?? 0))
      }),
    )
  })
})

const percents = (rows: ExactRow[]) => sharesOf(rows).map(({ key, percent }) => `${key} ${percent.toFixed()}`)

describe('the shares', () => {
  it('are the total and the deductions, in tenths of a percent that add up to 100', () => {
    const rows = [row('salary', '300'), row('tax', '100', taken), row('insurance', '100', taken), row('left', '100', total)]
    // Three thirds are 33.3 each, a tenth short. The first of the equally close ones is shown as 33.4.
    expect(percents(rows)).toEqual(['left 33.4', 'tax 33.3', 'insurance 33.3'])
  })

  it('are rounded half up, and an extra tenth comes off the one closest to rounding the other way', () => {
    // 33.35 and 66.65 round to 33.4 and 66.7, a tenth too many.
    expect(percents([row('salary', '10000'), row('tax', '3335', taken), row('left', '6665', total)])).toEqual(['left 66.6', 'tax 33.4'])
    expect(percents([row('salary', '10000'), row('tax', '3334', taken), row('left', '6666', total)])).toEqual(['left 66.7', 'tax 33.3'])
  })

  it('of thirds that were cut off are the same as those of the full amounts', () => {
    const rows = [row('salary', '0'), row('tax', '0', taken), row('left', '0', total)]
    const amounts = [third('10000'), third('1235'), third('10000').minus(third('1235'))]
    const cut = rows.map((each, index) => ({ ...each, value: amounts[index] ?? each.value }))
    expect(percents(cut)).toEqual(percents([row('salary', '10000'), row('tax', '1235', taken), row('left', '8765', total)]))
  })

  it('leave out rows of nothing, and rows that are not part of the sum', () => {
    const monthly = row('month', '80', { isInSum: false, isDeduction: true })
    const rows = [row('salary', '100'), row('tax', '0', taken), row('insurance', '20', taken), monthly, row('left', '80', total)]
    expect(percents(rows)).toEqual(['left 80', 'insurance 20'])
  })

  it.each([
    ['0', '0', '0'],
    ['10', '10', '0'],
    ['10', '11', '-1'],
  ])('are none for %s less %s', (salary, tax, left) => {
    expect(sharesOf([row('salary', salary), row('tax', tax, taken), row('left', left, total)])).toEqual([])
  })
})

it('a row that is in the record is shown to the penny as it is there', () => {
  const rows = [row('salary', '1'), row('tax', '0.3333', taken), row('left', '0.6667', total)]
  const [, tax] = rowsAsShown(rows, { tax: new Decimal('0.33'), left: 'no amount' })
  expect(tax?.shown.pence.toFixed()).toBe('0.33')
})
