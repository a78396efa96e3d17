import { describe, expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { calculator as capitalGains } from '../calculators/capital-gains/answer.ts'
import { calculator as ir35 } from '../calculators/ir35/answer.ts'
import { calculator as selfEmployed } from '../calculators/self-employed/answer.ts'
import { Decimal } from '../money/decimal.ts'
import { amountIn } from './amount-in.ts'
import { breakEven } from './break-even.ts'
import { resultOf, type Side } from './compared.ts'
import { waysToContract } from './ways-to-contract.ts'

function sideOf({ parse }: Calculator, raw: Readonly<Record<string, string>>): Side {
  const parsed = parse(raw, '2024-25')
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return { inputs: parsed.inputs, ruleSet: 'statute', taxYear: '2024-25' }
}

const contract = (ir35Status: string) => ({ dailyRate: '450', daysWorked: '220', ir35Status })

describe('the income from which on an answer keeps what a salary of £30,000 does: 30,000 less 17,430 × 28% is £25,119.60', () => {
  it.each<[string, Calculator, Readonly<Record<string, string>>, string]>([
    // A profit less 26% of what is above 12,570: (25,119.60 − 12,570 × 26%) ÷ 74% = 29,528.918….
    ['a profit', selfEmployed, { annualProfit: '60000' }, '29528.92'],
    // Pay of £30,000, and the employer’s 13.8% of 20,900: 32,884.20 for 220 days is 149.473….
    ['a day rate inside IR35', ir35, contract('inside'), '149.48'],
    // Dividends of (25,119.60 − 12,570 − 43.75) ÷ 91.25% = 13,705.0410…, from a profit of that ÷ 81% and 13,048.86: 29,968.6638… for 220 days.
    ['a day rate outside IR35', ir35, contract('outside'), '136.23'],
  ])('as %s', (_, calculator, raw, expected) => {
    const wanted = new Decimal('25119.60')
    const side = sideOf(calculator, raw)
    const at = breakEven(calculator, side, wanted, calculator.tables)
    expect(at?.toFixed(2)).toBe(expected)
    const { input = '' } = calculator.margin ?? {}
    const [less, enough] = ['-0.01', '0'].map((by) => {
      const result = resultOf(
        calculator,
        { ...side, inputs: { ...side.inputs, [input]: new Decimal(expected).plus(by) } },
        calculator.tables,
      )
      return amountIn(result.record, result.headline, calculator.slug)
    })
    expect(less?.lessThan(wanted)).toBe(true)
    expect(enough?.greaterThanOrEqualTo(wanted)).toBe(true)
  })
})

const evenAt = (calculator: Calculator, raw: Readonly<Record<string, string>>, wanted: number) =>
  breakEven(calculator, sideOf(calculator, raw), new Decimal(wanted), calculator.tables)

it('is none where nothing keeps so little, or an answer is not money that somebody keeps', () => {
  expect(evenAt(selfEmployed, {}, -1)).toBeUndefined()
  expect(evenAt(capitalGains, { salePrice: '20000' }, 3000)).toBeUndefined()
})

it('is said of a contract in both ways, with what a fee of £1 a day costs', () => {
  const { inputs } = sideOf(ir35, { ...contract('outside'), permanentSalary: '30000' })
  const ways = waysToContract(ir35 as Calculator, inputs, { ruleSet: 'statute', taxYear: '2024-25' })
  expect([ways?.permanent, ways?.asPermanent?.outside, ways?.asPermanent?.inside].map((amount) => amount?.toFixed(2))).toEqual([
    '25119.60',
    '136.23',
    '149.48',
  ])
  // All of £99,000 is pay: less 37,700 × 20% and 48,730 × 40%, and 37,700 × 8% and 48,730 × 2%.
  expect(ways?.insideOnTop?.toFixed(2)).toBe('67977.40')
  // Outside, 99,000 less 12,570 and 478.86 is a profit of 85,951.14, taxed at 25% less 3/200 of 164,048.86: 66,924.09 of dividends. Less 37,200
  // × 8.75% and 29,224.09 × 33.75%, and with the salary, they leave 66,375.96. Pay of 50,270 leaves 39,714, and each pound above it 58p:
  // 96,238.897 for 220 days is 437.4495….
  expect([ways?.outside, ways?.asOutsideOnTop].map((amount) => amount?.toFixed(2))).toEqual(['66375.96', '437.45'])
  // £220 less for pay and the employer’s 13.8% on it, of which 58% is kept above £50,270.
  expect(ways?.lostToFee?.toFixed(2)).toBe('112.13')
  expect(
    waysToContract(ir35 as Calculator, sideOf(ir35, { dailyRate: '450' }).inputs, { ruleSet: 'statute', taxYear: '2024-25' }),
  ).toBeUndefined()
})
