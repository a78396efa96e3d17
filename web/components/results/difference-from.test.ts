import { describe, expect, it } from 'vitest'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import { differenceFrom } from './difference-from.ts'
import { answered } from './tests/answered.ts'

useTestFigures()

type Raw = Readonly<Record<string, string>>

const between = async (from: Raw, to: Raw, [one, other] = ['income-tax', 'income-tax']) =>
  differenceFrom(await answered('A', one ?? '', from), await answered('B', other ?? '', to))

const CHILDCARE = 'Tax-Free Childcare and, in England, the free hours for working parents. The limit of both is £100,000 for each parent.'

describe('the difference between two answers', () => {
  it('is better or worse where it is all that there is', async () => {
    // 20% and 8% of another 1,000.
    const [low, high] = [{ annualSalary: '30000' }, { annualSalary: '31000' }]
    expect(await between(low, high)).toEqual({
      text: 'With B, you would take home £720 more a year than with A.',
      isBetter: true,
      beside: [],
    })
    expect(await between(high, low)).toMatchObject({ isBetter: false })
    expect(await between(low, { ...low, region: 'wales' })).toEqual({
      text: 'With B, you would take home the same as with A.',
      isBetter: undefined,
      beside: [],
    })
  })

  // 58% of the first 2,000 is kept and, with the allowance tapered, 38% of the next: 1,160 + 760.
  it.each([
    ['2', 'if your children are young'],
    ['', 'if you have young children'],
  ])('names the help with childcare that a rise above £100,000 ends, and is no gain then (children: “%s”)', async (children, who) => {
    const [low, high] = [
      { annualSalary: '98000', children },
      { annualSalary: '102000', children },
    ]
    expect(await between(low, high)).toEqual({
      text: 'With B, you would take home £1,920 more a year than with A.',
      isBetter: undefined,
      beside: [{ text: `But ${who}, with B you would lose ${CHILDCARE}`, isLost: true }],
    })
    expect(await between(high, low)).toEqual({
      text: 'With B, you would take home £1,920 less a year than with A.',
      isBetter: undefined,
      beside: [{ text: `But ${who}, with B you would keep ${CHILDCARE}`, isLost: false }],
    })
  })

  it('says nothing about childcare to whoever has no children, keeps it or loses it either way, or is not known to', async () => {
    const childless = { children: '0' }
    expect(await between({ annualSalary: '98000', ...childless }, { annualSalary: '102000', ...childless })).toMatchObject({
      isBetter: true,
    })
    // Above 125,140 no note speaks of it any more, but it is lost all the same.
    expect(await between({ annualSalary: '102000' }, { annualSalary: '130000' })).toMatchObject({ isBetter: true, beside: [] })
    expect(await between({ annualSalary: '98000' }, { annualSalary: '100000' })).toMatchObject({ isBetter: true, beside: [] })
    const dividends = await between({ annualSalary: '98000' }, { dividendIncome: '150000' }, ['income-tax', 'dividend-tax'])
    expect(dividends.beside).toEqual([])
  })

  it('compares it between a job and a business', async () => {
    const { beside } = await between({ annualSalary: '98000' }, { annualProfit: '102000' }, ['income-tax', 'self-employed'])
    expect(beside).toEqual([{ text: `But if you have young children, with B you would lose ${CHILDCARE}`, isLost: true }])
  })

  it('says what goes into a pension, and that this keeps the childcare', async () => {
    // 1.97% of 102,000 is 2,009.40: 38% of 2,000 and 58% of 9.40 is 765.45.
    expect(await between({ annualSalary: '102000' }, { annualSalary: '102000', pensionContribution: '1.97' })).toEqual({
      text: 'With B, you would take home £765.45 less a year than with A, and £2,009.40 more would go into your pension.',
      isBetter: undefined,
      beside: [{ text: `But if you have young children, with B you would keep ${CHILDCARE}`, isLost: false }],
    })
  })

  it('counts a cost outside the sum: half of 2,212 of Child Benefit has to be paid back at £70,000, and 58% of £10,000 is kept', async () => {
    expect(await between({ annualSalary: '60000', children: '2' }, { annualSalary: '70000', children: '2' })).toEqual({
      text: 'With B, you would take home £5,800 more a year than with A, and the High Income Child Benefit Charge would be £1,106 more.',
      isBetter: undefined,
      beside: [],
    })
  })
})
