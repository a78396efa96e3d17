import { describe, expect, it } from 'vitest'
import { calculatorNamed } from '../tests/calculators.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import { contributionOffer } from './contribution-offer.ts'

useTestFigures()

async function offered(slug: string, raw: Readonly<Record<string, string>>) {
  const calculator = await calculatorNamed(slug)
  const parsed = calculator.parse(raw)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  const { inputs } = parsed
  const offer = contributionOffer(calculator, inputs, {}, calculator.calculate(inputs))
  if (!offer) return undefined
  const { reason, percent, isMore, more, cost } = offer
  return { reason, percent: percent.toFixed(), ...(isMore && { isMore }), more: more.toFixed(2), cost: cost.toFixed(2) }
}

describe('a larger pension contribution', () => {
  it('restores a tapered allowance: 3.85% of £104,000 is £4,004, on all but £4 of which 60% tax and 2% National Insurance were due', async () => {
    // Tax falls by 4,000 × 60% + 4 × 40% = 2,401.60 and National Insurance by 4,004 × 2% = 80.08: 4,004 − 2,481.68 = 1,522.32.
    expect(await offered('income-tax', { annualSalary: '104000' })).toEqual({
      reason: 'full-allowance',
      percent: '3.85',
      more: '4004.00',
      cost: '1522.32',
    })
  })

  it('ends the charge on Child Benefit: 7.39% of £65,000 is £4,803.50, which leaves £60,196.50, less than a step above £60,000', async () => {
    // At 40% and 2%, 4,803.50 × 58% is 2,786.03.
    expect(await offered('income-tax', { annualSalary: '65000', children: '1' })).toEqual({
      reason: 'no-child-benefit-charge',
      percent: '7.39',
      more: '4803.50',
      cost: '2786.03',
    })
    expect(await offered('income-tax', { annualSalary: '65000' })).toBe(undefined)
  })

  it('is the same for part of a year where that is the whole of one', async () => {
    const inputs = { annualSalary: '104000' }
    expect(await offered('part-year', { ...inputs, monthsWorked: '12' })).toEqual(await offered('income-tax', inputs))
  })

  it('is in addition to what is paid in already', async () => {
    // 5% of 110,000 is 5,500, and 9.1% is 10,010: 4,500 at 60% and 10 at 40% and 4,510 at 2%. 4,510 − 2,704 − 90.20 = 1,715.80.
    expect(await offered('income-tax', { annualSalary: '110000', pensionContribution: '5' })).toEqual({
      reason: 'full-allowance',
      percent: '9.1',
      isMore: true,
      more: '4510.00',
      cost: '1715.80',
    })
  })

  it('counts the relief that the scheme claims as paid in: under relief at source, £4,004 costs the member £3,203.20', async () => {
    // The allowance is 2,000 more, which spares 40% of it, and the higher rate starts 4,004 later, which spares 20% of that:
    // 800 + 800.80 = 1,600.80, and 3,203.20 − 1,600.80 = 1,602.40.
    expect(await offered('income-tax', { annualSalary: '104000', pensionMethod: 'relief-at-source' })).toEqual({
      reason: 'full-allowance',
      percent: '3.85',
      more: '4004.00',
      cost: '1602.40',
    })
  })

  it('brings income back below the higher rate', async () => {
    // 1.44% of 51,000 is 734.40: 730 of it at 40% and 2%, 4.40 at 20% and 8%. 734.40 − 306.60 − 1.23 = 426.57.
    expect(await offered('income-tax', { annualSalary: '51000' })).toEqual({
      reason: 'no-higher-rate',
      percent: '1.44',
      more: '734.40',
      cost: '426.57',
    })
  })

  it('brings pay back below the threshold of a student loan, by salary sacrifice', async () => {
    const loan = { annualSalary: '27400', studentLoanPlan: 'plan2' }
    // 0.39% of 27,400 is 106.86: 20% and 8% of it, and 9% of the 105 above 27,295, are spared. 106.86 − 29.92 − 9.45 = 67.49.
    expect(await offered('income-tax', loan)).toEqual({ reason: 'no-loan-repayment', percent: '0.39', more: '106.86', cost: '67.49' })
    expect(await offered('income-tax', { ...loan, pensionMethod: 'net-pay' })).toBeUndefined()
  })

  it('is not offered to somebody far from every limit, or by a page that does not ask for a percentage', async () => {
    expect(await offered('income-tax', { annualSalary: '42000' })).toBeUndefined()
    expect(await offered('income-tax', { annualSalary: '60000' })).toBeUndefined()
    expect(await offered('income-tax', { annualSalary: '104000', pensionContribution: '100' })).toBeUndefined()
    expect(await offered('dividend-tax', { dividendIncome: '1000', otherIncome: '104000' })).toBeUndefined()
    expect(await offered('pension-relief', { annualEarnings: '104000', pensionContribution: '100' })).toBeUndefined()
  })
})
