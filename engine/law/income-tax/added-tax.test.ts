import { expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { input } from '../../expression/amount.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { Decimal } from '../../money/decimal.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { workingOf } from '../../tests/working-of.ts'
import { addedTax, beforeAndAfter } from './added-tax.ts'

const SCOPES = beforeAndAfter('without the rent', 'with the rent')

it.each<[string, string, string, string, string, Region?]>([
  ['5000', '7570', '0', '0', 'within the allowance'],
  ['5000', '7571', '0.2', '0.2', 'a pound above it'],
  ['40000', '10270', '2054', '0.2', '10,270 × 20%, to the end of the basic rate band'],
  ['40000', '10271', '2054.4', '0.4', 'a pound above it × 40%'],
  ['40000', '0', '0', '0', 'nothing added'],
  ['100000', '2', '1.2', '0.4', '2 × 40% and a pound of the allowance × 40% (ITA 2007 s.35)'],
  ['125140', '100', '45', '0.45', '100 × 45%'],
  ['12570', '100', '19', '0.19', '100 × 19% in Scotland (ITA 2007 s.11A)', 'scotland'],
  ['14876', '11686', '2337.21', '0.21', '11,685 × 20% and a pound × 21% in Scotland', 'scotland'],
  ['43662', '100', '42', '0.42', '100 × 42% in Scotland', 'scotland'],
])('to an income of £%s, £%s more adds tax of £%s, at %s at most: %s', (income, added, tax, highest, _, region = 'england') => {
  const totalIncome = pounds(income).plus(pounds(added))
  const worked = addedTax({ income: pounds(income), region }, { income: totalIncome, region }, SCOPES, ratesOf())
  expect([worked.tax, worked.highestRate].map((amount) => worth(amount).toFixed())).toEqual([tax, highest])
})

it('says of each step whether it is without the amount or with it', () => {
  const [pay, rent] = [input('pay'), input('rent')]
  const totalIncome = pay.plus(rent).named('totalIncome', 'Total income')
  const { tax } = addedTax({ income: pay, region: 'scotland' }, { income: totalIncome, region: 'scotland' }, SCOPES, ratesOf())
  const typed = new ExactEvaluator({ pay: new Decimal(20000), rent: new Decimal(1000) })
  const { steps, bandTables } = workingOf([tax.named('tax', 'Tax on the rent')], typed)
  expect(steps.map(({ key, label }) => `${key}: ${label}`)).toEqual([
    'totalIncome: Total income',
    'personalAllowance.after: Personal Allowance with the rent',
    'taxableIncome.after: Taxable income with the rent',
    'incomeTax.after: Income Tax with the rent',
    'personalAllowance.before: Personal Allowance without the rent',
    'taxableIncome.before: Taxable income without the rent',
    'incomeTax.before: Income Tax without the rent',
    'tax: Tax on the rent',
  ])
  expect(bandTables.map(({ title }) => title)).toEqual(['Income Tax by band, with the rent', 'Income Tax by band, without the rent'])
})
