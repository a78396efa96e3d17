import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, sumOf } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { ABOVE_INCOME, CLIFFS } from './cliffs.ts'
import { calculatorOfSlug, exact, type Question, questionsFor, resultKept } from './questions.ts'
import { ratesOf } from './rates.ts'
import { runs } from './runs.ts'

interface Rising {
  readonly slug: string
  /** The field that rises. */
  readonly field: string
  /** The tax that must not fall, or several with `+` whose sum must not fall, and the income that it must not be more than. */
  readonly tax: string
  readonly income?: string
  /** The most tax on another pound, except at a cliff. */
  readonly topRate: string
  /** Where the first pound makes another question of it, which is no rise. */
  readonly isOther?: (before: Question['inputs']) => boolean
}

const PROPERTY_ALLOWANCE = ratesOf().allowances.property.value.toNumber()

const RISING: readonly Rising[] = [
  { slug: 'self-employed', field: 'annualProfit', tax: 'totalTax', income: 'netProfit', topRate: '0.6925' },
  { slug: 'self-employed', field: 'annualProfit', tax: 'incomeTax', income: 'netProfit', topRate: '0.48' },
  { slug: 'self-employed', field: 'annualProfit', tax: 'class4NI', income: 'netProfit', topRate: '0.09' },
  // Dividend tax alone falls where some of the allowance is moved from other income (ITA 2007 s.25(2)). Both taxes together do not.
  { slug: 'dividend-tax', field: 'dividendIncome', tax: 'incomeTax + dividendTax', income: 'totalIncome', topRate: '0.3935' },
  // 42% in Scotland. A pound also moves the nil rate band up over a pound taxed at 8.75%, and the top of the dividends up by a pound at
  // 39.35%.
  { slug: 'dividend-tax', field: 'otherIncome', tax: 'incomeTax + dividendTax', income: 'totalIncome', topRate: '0.726' },
  { slug: 'capital-gains', field: 'salePrice', tax: 'capitalGainsTax', income: 'gain', topRate: '0.28' },
  { slug: 'capital-gains', field: 'otherIncome', tax: 'capitalGainsTax', income: 'gain', topRate: '0.1' },
  { slug: 'corporation-tax', field: 'taxableProfit', tax: 'corporationTax', income: 'taxableProfit', topRate: '0.265' },
  { slug: 'employer-ni', field: 'employeeSalary', tax: 'totalEmployerNI', income: 'totalSalaryCost', topRate: '138000' },
  { slug: 'employer-ni', field: 'employeeSalary', tax: 'employerNIPerEmployee', topRate: '0.138' },
  {
    slug: 'rental-income',
    field: 'annualRentalIncome',
    tax: 'totalTaxDue',
    income: 'netRentalProfit',
    topRate: '0.48',
    // Interest of somebody who lets nothing else is on the home of the lodgers. With any other rent it is on what is let, and gets relief against
    // what lodgers leave too, once the rent is above the property allowance (ITTOIA 2005 ss.274A and 783BD).
    isOther: ({ annualRentalIncome, lodgerReceipts }) => Number(annualRentalIncome) <= PROPERTY_ALLOWANCE && Number(lodgerReceipts) > 0,
  },
  { slug: 'side-hustle', field: 'sideHustleIncome', tax: 'totalAdditionalTax', income: 'sideHustleIncome', topRate: '0.6' },
  { slug: 'part-year', field: 'annualSalary', tax: 'incomeTax', income: 'actualEarnings', topRate: '0.48' },
  { slug: 'part-year', field: 'annualSalary', tax: 'nationalInsurance', income: 'actualEarnings', topRate: '0.12' },
  { slug: 'national-insurance', field: 'earnings', tax: 'employeeNI', topRate: '0.12' },
  { slug: 'cis', field: 'grossPayment', tax: 'cisDeduction', income: 'grossPayment', topRate: '0.3' },
  { slug: 'vat', field: 'amount', tax: 'vatAmount', income: 'netAmount', topRate: '0.2' },
]

/** A tax of the result, or the sum of several. */
const taxIn = (result: Result, tax: string): Decimal => sumOf(tax.split(' + ').map((key) => exact(result, key)))

const rises = fc
  .oneof(fc.constant(1), fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 10_000_000 }))
  .map((pence) => new Decimal(pence).dividedBy(100).toFixed())

/** The same question with a rise in one amount, unless that is more than the form takes. */
function withRise(question: Question, field: string, rise: string): Question {
  const risen = new Decimal(question.inputs[field] || 0).plus(rise)
  return risen.gt('1000000000000') ? question : { ...question, inputs: { ...question.inputs, [field]: risen.toFixed() } }
}

const holdsOnRise = (
  { slug, field, isOther }: Rising,
  by: fc.Arbitrary<string>,
  check: (before: Result, after: Result) => void,
  many: number,
) => {
  const calculator = calculatorOfSlug(slug)
  fc.assert(
    fc.property(questionsFor(calculator), by, (question, rise) => {
      if (isOther?.(question.inputs)) return
      check(resultKept(calculator, question), resultKept(calculator, withRise(question, field, rise)))
    }),
    { numRuns: runs(many) },
  )
}

describe.each(RISING)('as $field of $slug rises, $tax', (rising) => {
  const { slug, tax, income, topRate } = rising
  it('never falls', () => {
    holdsOnRise(rising, rises, (before, after) => expect(taxIn(after, tax).gte(taxIn(before, tax))).toBe(true), 400)
  })

  it('takes at most the top rate of another penny, except at a listed cliff', () => {
    holdsOnRise(
      rising,
      fc.constant('0.01'),
      (before, after) => {
        const rise = taxIn(after, tax).minus(taxIn(before, tax))
        if (rise.lte(new Decimal(topRate).times('0.01'))) return
        const cliff = CLIFFS.find((each) => each.slug === slug && each.ruleSets.includes(after.ruleSet) && each.isBetween(before, after))
        expect(`a penny costs ${rise.toFixed()}: ${cliff?.reason ?? 'not listed'}`).not.toContain('not listed')
        expect(cliff && rise.lte(cliff.most(before, after))).toBe(true)
      },
      800,
    )
  })

  if (income !== undefined) itIsWithinIncome({ ...rising, income })
})

function itIsWithinIncome(rising: Rising & Required<Pick<Rising, 'income'>>): void {
  it('is never negative or more than the income, except where that is listed', () => {
    const { slug, tax, income } = rising
    holdsOnRise(
      rising,
      rises,
      (_, after) => {
        const most = Decimal.max(0, exact(after, income)).plus(ABOVE_INCOME[slug] ?? 0)
        expect(taxIn(after, tax).isNegative()).toBe(false)
        expect(`${taxIn(after, tax).minus(most).toFixed()} above`).toMatch(/^(-|0 )/)
      },
      300,
    )
  })
}

describe('whatever dividendIncome of dividend-tax is, dividendTax', () => {
  itIsWithinIncome({ slug: 'dividend-tax', field: 'dividendIncome', tax: 'dividendTax', income: 'dividendIncome', topRate: '0.3935' })
})

describe('the listed cliffs', () => {
  it.each(CLIFFS)('$slug, $tax: $reason', ({ slug, tax, field, example, most, isBetween }) => {
    const rising = RISING.find((each) => each.slug === slug && (field === undefined || each.field === field))
    const calculator = calculatorOfSlug(slug)
    const [before, after] = [resultKept(calculator, example), resultKept(calculator, withRise(example, rising?.field ?? '', '0.01'))]
    expect(isBetween(before, after)).toBe(true)
    expect(taxIn(after, tax).minus(taxIn(before, tax)).toFixed()).toBe(example.height)
    expect(most(before, after).gte(example.height)).toBe(true)
  })
})
