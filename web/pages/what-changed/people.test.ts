import { describe, expect, it } from 'vitest'
import { fieldsIn } from '#engine/inputs/fields-in-year.ts'
import { Decimal, ZERO } from '#engine/money/decimal.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { fromFragment } from '../../form/fragment.ts'
import { changedYears } from '../../years/changed-years.ts'
import { extremes, gainOf, inShort } from './gains.ts'
import { type ComparedPerson, compare, people } from './people.ts'

const [LATEST = { year: '2026-27', before: '2025-26' } as const] = changedYears.slice(-1)

describe.each(people)('$who', (person) => {
  it.each(changedYears)('has answers for $before and $year, and a split that adds up to both', async ({ year, before }) => {
    const calculator = await calculatorNamed(person.slug)
    const { split, who, about } = compare(person, before, year)
    for (const [taxYear, amount] of [
      [before, split.from],
      [year, split.to],
    ] as const) {
      const parsed = calculator.parse(person.inputs, taxYear)
      expect(parsed.issues).toBeUndefined()
      if (parsed.issues) continue
      const { headline, record } = calculator.calculate(parsed.inputs, { taxYear })
      expect([headline, String(record[headline])]).toEqual([split.field, String(amount)])
    }
    expect(split.steps.reduce((sum, { amount }) => sum.plus(amount), split.from).toFixed(2)).toBe(split.to.toFixed(2))
    expect(`${who} ${about}`).not.toMatch(/[{}]/)
  })

  it('has links that fill in the calculator of each year with the same inputs', async () => {
    const { fields } = await calculatorNamed(person.slug)
    const { links } = compare(person, LATEST.before, LATEST.year)
    for (const link of [links.from, links.to]) {
      const { pathname, hash } = new URL(link, 'http://localhost')
      expect(
        fromFragment(hash, (name) => name in fieldsIn(fields, LATEST.year)),
        pathname,
      ).toEqual(person.inputs)
    }
    expect(links.from.split('#')[0]).not.toBe(links.to.split('#')[0])
  })
})

/** What a year changed for the person of a calculator with some inputs. */
function gainIn(year: TaxYear, slug: string, inputs: Readonly<Record<string, string>>): string {
  const of = changedYears.find((one) => one.year === year)
  const [person, ...others] = people.filter(
    (one) => one.slug === slug && Object.entries(inputs).every(([name, value]) => one.inputs[name] === value),
  )
  if (!of || !person || others.length > 0) throw new Error(`${slug} has not one such person`)
  return gainOf(compare(person, of.before, year)).toFixed(2)
}

describe('in pounds, by hand from the law', () => {
  it('2023/24 costs a company 6% more of its profit, less marginal relief, and £150,000 of pay the additional rate from a lower limit', () => {
    // 80,000 × (25% − 19%) = 4,800; relief 3/200 × (250,000 − 80,000) = 2,550; 4,800 − 2,550 = 2,250
    expect(gainIn('2023-24', 'corporation-tax', { taxableProfit: '80000' })).toBe('-2250.00')
    // Income Tax: 5% × (150,000 − 125,140) = 1,243.00 more.
    // 2022/23, a month of 12,500: 8,311 above 4,189. Three months 13.25% × 3,366 + 3.25% × 8,311 = 716.1025; four 13.25% × 3,141 + 270.1075 =
    // 686.29; five 12% × 3,141 + 2% × 8,311 = 543.14; together 2,148.3075 + 2,745.16 + 2,715.70 = 7,609.17 (SI 2001/1004 reg.11)
    // 2023/24: 11.5% × 37,700 = 4,335.50; 2% × 99,730 = 1,994.60; together 6,330.10. So 1,279.07 less; 1,279.07 − 1,243.00 = 36.07
    expect(gainIn('2023-24', 'income-tax', { annualSalary: '150000' })).toBe('36.07')
  })

  it('2024/25 takes less National Insurance from £35,000, and less tax from the sale of a flat', () => {
    // (35,000 − 12,570) × (11.5% − 8%) = 785.05
    expect(gainIn('2024-25', 'income-tax', { annualSalary: '35000' })).toBe('785.05')
    // Gain 50,000; 50,270 − 40,000 = 10,270 of it in the basic rate band, at 18%: 1,848.60 in both years.
    // 2023/24: 50,000 − 6,000 − 10,270 = 33,730 × 28% = 9,444.40. 2024/25: 50,000 − 3,000 − 10,270 = 36,730 × 24% = 8,815.20
    expect(gainIn('2024-25', 'capital-gains', { salePrice: '240000' })).toBe('629.20')
  })

  it('2025/26 gives an employer of four more allowance than the lower threshold and higher rate take, and raises the tax on an electric car', () => {
    // 2024/25: 4 × (28,000 − 9,100) × 13.8% − 5,000 = 5,432.80. 2025/26: 4 × (28,000 − 5,000) × 15% − 10,500 = 3,300
    expect(gainIn('2025-26', 'employer-ni', { numberOfEmployees: '4' })).toBe('2132.80')
    // 40,000 × (3% − 2%) × 40% = 160
    expect(gainIn('2025-26', 'company-car', { carListPrice: '40000' })).toBe('-160.00')
  })

  it('2026/27 raises two rates on dividends and starts Plan 5 repayments', () => {
    // 12,570 of allowance covers the salary. Of 40,000: 500 at 0%; 37,700 − 500 = 37,200 × 2% = 744; 40,000 − 37,700 = 2,300 × 2% = 46
    expect(gainIn('2026-27', 'dividend-tax', { dividendIncome: '40000' })).toBe('-790.00')
    // (28,000 − 25,000) × 9% = 270
    expect(gainIn('2026-27', 'income-tax', { studentLoanPlan: 'plan5' })).toBe('-270.00')
    // (29,385 − 28,470) × 9% = 82.35
    expect(gainIn('2026-27', 'income-tax', { studentLoanPlan: 'plan2' })).toBe('82.35')
  })
})

const someone = (gain: number, isKept = true): Pick<ComparedPerson, 'who' | 'split' | 'isKept'> => ({
  who: `Somebody at ${gain}`,
  split: { field: 'amount', from: ZERO, to: new Decimal(isKept ? gain : -gain), steps: [] },
  isKept,
})

describe('in short', () => {
  const of = { year: '2026-27', before: '2025-26' } as const

  it('counts who is better off, who is worse off and who sees no difference, whether they keep the amount or pay it', () => {
    expect(inShort([someone(1), someone(2, false), someone(-1), someone(0)], of)).toBe(
      'On the same income, 2 of 4 typical people are better off than in 2025/26, 1 is worse off and 1 sees no difference.',
    )
    expect(inShort([someone(-1), someone(0)], of)).toBe(
      'On the same income, 1 of 2 typical people is worse off than in 2025/26 and 1 sees no difference.',
    )
    expect(inShort([someone(0), someone(0)], of)).toBe('On the same income, 2 of 2 typical people see no difference from 2025/26.')
  })

  it('names who gains and who loses most, if anybody does', () => {
    expect(extremes([someone(1), someone(3.5, false), someone(-1), someone(-20)])).toBe(
      'The largest gain is £3.50 a year, for the somebody at 3.5. The largest loss is £20 a year, for the somebody at -20.',
    )
    expect(extremes([someone(0), someone(0)])).toBe('')
    expect(extremes([someone(-2)])).toBe('The largest loss is £2 a year, for the somebody at -2.')
  })
})
