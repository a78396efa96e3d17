import { type Decimal, ZERO } from '../money/decimal.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { figuresOf } from '../result/step.ts'
import type { Question } from './questions.ts'

/** A place where one more penny of income costs more than the top rate on a penny. */
interface Cliff {
  readonly slug: string
  /** The tax that jumps. */
  readonly tax: string
  /** The field that rises by the penny, where the calculator has more than one such field. */
  readonly field?: string
  readonly reason: string
  readonly ruleSets: readonly RuleSet[]
  /** Whether the penny between these two results passed it. */
  readonly isBetween: (before: Result, after: Result) => boolean
  /** The most that the penny can cost there. */
  readonly most: (before: Result, after: Result) => Decimal
  /** A question just before such a cliff, and what the next penny costs there, to show that the cliff is real. */
  readonly example: Question & { readonly height: string }
}

const TAPERED = ['statute', 'text'] as const
const SPECIFIED = ['constants', 'text'] as const

const valueIn = ({ steps }: Result, key: string): Decimal | undefined => steps.find((step) => step.key === key)?.value
const pounds = (amount: string | number) => ZERO.plus(amount)

/** The rate that a step multiplies by; 0 where it uses bands. */
function rateIn({ steps }: Result, key: string): Decimal {
  const { operands } = steps.find((step) => step.key === key) ?? { operands: {} }
  return figuresOf({ operands }).find(({ unit }) => unit === 'percent')?.value ?? ZERO
}

const falls = (key: string) => (before: Result, after: Result) => {
  const [from, to] = [valueIn(before, key), valueIn(after, key)]
  return from !== undefined && to !== undefined && to.lt(from)
}
const passes = (limit: string, key: string) => (before: Result, after: Result) =>
  (valueIn(before, key)?.lte(limit) ?? false) && (valueIn(after, key)?.gt(limit) ?? false)

/**
 * What is left of a tapered Personal Allowance is rounded up to a pound (ITA 2007 s.35(3)), so it falls by £1 at a time, at each whole £2
 * above 100,000. That penny makes £1.01 taxable, at 40% (40.4p), or in Scotland at up to 45% (45.45p). The penny itself may cost a little
 * more: 3% of it where it passes the limit for the top rate, and National Insurance where the tax is the total on side income.
 */
const taper = (slug: string, tax: string, key: string, example: Record<string, string>, height = '0.404'): Cliff => ({
  slug,
  tax,
  reason: 'the remaining Personal Allowance is rounded up to a pound',
  ruleSets: TAPERED,
  isBetween: falls(key),
  most: () => pounds('0.456'),
  example: { ruleSet: 'statute', inputs: example, height },
})

/** The specification’s slabs: one rate on the whole profit, chosen by income, where the statute has bands. */
const rentalSlab = (limit: string, more: string, example: Record<string, string>, height: string): Cliff => ({
  slug: 'rental-income',
  tax: 'totalTaxDue',
  reason: `slab of the specification: the whole amount is taxed at a higher rate when income passes ${limit}`,
  ruleSets: SPECIFIED,
  isBetween: passes(limit, 'slabIncome'),
  most: (before) => (valueIn(before, 'taxedProfit') ?? ZERO).times(more).plus('0.0045'),
  example: { ruleSet: 'constants', inputs: example, height },
})

export const CLIFFS: readonly Cliff[] = [
  // First, because so much more income may also take some of the Personal Allowance.
  {
    slug: 'rental-income',
    tax: 'totalTaxDue',
    reason: 'with the first penny of rent the property allowance ends what expenses took off the profit from lodgers (ITTOIA 2005 s.783BF)',
    ruleSets: ['statute'],
    isBetween: (before, after) =>
      valueIn(before, 'propertyAllowanceUsed') === undefined && valueIn(after, 'propertyAllowanceUsed') !== undefined,
    // 45% of what the profit rises by, and up to half as much again while the Personal Allowance tapers; and relief for interest ends.
    most: (before, after) =>
      (valueIn(after, 'netRentalProfit') ?? ZERO)
        .minus(valueIn(before, 'netRentalProfit') ?? ZERO)
        .times('0.6755')
        .plus(valueIn(before, 'mortgageReliefBasicRate') ?? ZERO),
    // 40% of 1,000, which the expenses took off the 2,000 that lodgers leave above their limit.
    example: {
      ruleSet: 'statute',
      inputs: { annualRentalIncome: '0', allowableExpenses: '1000', otherIncome: '60000', lodgerReceipts: '9500' },
      height: '400',
    },
  },
  taper('self-employed', 'incomeTax', 'personalAllowance', { annualProfit: '100001.99' }),
  taper('part-year', 'incomeTax', 'personalAllowance', { annualSalary: '100001.99', region: 'scotland' }, '0.4545'),
  taper('side-hustle', 'totalAdditionalTax', 'both.personalAllowance', {
    mainJobSalary: '100001',
    sideHustleIncome: '0.99',
    useTradingAllowance: 'false',
  }),
  taper('rental-income', 'totalTaxDue', 'personalAllowance.after', { annualRentalIncome: '20000', otherIncome: '80001.99' }),
  {
    ...taper('dividend-tax', 'incomeTax + dividendTax', 'personalAllowance', { dividendIncome: '100001.99' }, '0.340875'),
    reason: 'the remaining Personal Allowance, here all set against dividends, is rounded up to a pound: £1.01 more is taxed at 33.75%',
    // £1.01 of other income is taxed at 21%, and moves £1.01 of dividends from 8.75% to 33.75%: 1.01 × 46%.
    most: () => pounds('0.4646'),
  },
  ...(['self-employed', 'national-insurance'] as const).map(
    (slug): Cliff => ({
      slug,
      tax: 'class2NI',
      reason: 'Class 2 of the constants: 52 weeks of 3.45 fall due at once when profit passes 6,515',
      ruleSets: ['constants'],
      isBetween: (before, after) => (valueIn(before, 'class2NI')?.isZero() ?? false) && (valueIn(after, 'class2NI')?.gt(0) ?? false),
      most: () => pounds('179.4'),
      example: {
        ruleSet: 'constants',
        inputs: slug === 'self-employed' ? { annualProfit: '6515' } : { earnings: '6515', employmentType: 'self-employed' },
        height: '179.4',
      },
    }),
  ),
  // 40% of 100.01 in place of 20% of 100, and 45% of 100.01 in place of 40% of 100.
  rentalSlab('50270', '0.2', { annualRentalIncome: '100', otherIncome: '50170' }, '20.004'),
  rentalSlab('125140', '0.05', { annualRentalIncome: '100', otherIncome: '125040' }, '5.0045'),
  {
    slug: 'rental-income',
    tax: 'totalTaxDue',
    reason:
      'rent above the property allowance is taxed from the first pound unless the allowance is claimed (ITTOIA 2005 ss.783BE and 783BK)',
    ruleSets: ['statute'],
    isBetween: (before, after) =>
      valueIn(before, 'propertyAllowanceUsed') !== undefined && valueIn(after, 'propertyAllowanceUsed') === undefined,
    // 45% of £1,000.01, and up to half as much again while the Personal Allowance tapers.
    most: () => pounds('675.5'),
    // 40% of 1,000.01.
    example: { ruleSet: 'statute', inputs: { annualRentalIncome: '1000', otherIncome: '60000' }, height: '400.004' },
  },
  {
    slug: 'capital-gains',
    tax: 'capitalGainsTax',
    field: 'otherIncome',
    reason: 'slab of the specification: the whole gain is taxed at the higher rate when other income passes 50,270',
    ruleSets: SPECIFIED,
    isBetween: (before, after) => rateIn(before, 'capitalGainsTax').lt(rateIn(after, 'capitalGainsTax')),
    most: (before) => (valueIn(before, 'taxableGain') ?? ZERO).times('0.1'),
    example: { ruleSet: 'constants', inputs: { salePrice: '13000', otherIncome: '50270' }, height: '1000' },
  },
  {
    slug: 'corporation-tax',
    tax: 'corporationTax',
    reason: 'the constants divide the marginal relief, not the limits, by the associated companies, so tax jumps at the lower limit',
    ruleSets: SPECIFIED,
    isBetween: (before, after) => valueIn(before, 'marginalRelief') === undefined && valueIn(after, 'marginalRelief') !== undefined,
    // With one company the relief at the lower limit is 3/200 × 200,000. A thousand companies leave nearly none of it.
    most: () => pounds('3000.0026'),
    // 25% of 50,000.01 less half of 2,999.99985, in place of 9,500.
    example: { ruleSet: 'constants', inputs: { taxableProfit: '50000', associatedCompanies: '2' }, height: '1500.002575' },
  },
  {
    slug: 'vat',
    tax: 'vatAmount',
    reason: 'VAT is rounded to the penny',
    ruleSets: ['statute', 'constants', 'text'],
    isBetween: (before, after) =>
      valueIn(after, 'vatAmount')
        ?.minus(valueIn(before, 'vatAmount') ?? ZERO)
        .eq('0.01') ?? false,
    most: () => pounds('0.01'),
    example: { ruleSet: 'statute', inputs: { amount: '0.02' }, height: '0.01' },
  },
]

/**
 * Where tax may be more than the income it is charged on, and how much more. With a salary, a penny of side income or rent can cost the
 * whole pound of Personal Allowance that the rounding takes, up to 45% of it, and the note `tax-above-side-income` says so. The income from
 * a letting here is its profit in law: somebody who claims the property allowance in place of larger expenses is taxed on more than they
 * made.
 */
export const ABOVE_INCOME: Readonly<Record<string, string>> = { 'side-hustle': '0.4548', 'rental-income': '0.4548' }
