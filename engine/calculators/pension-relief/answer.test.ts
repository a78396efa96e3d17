import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'
import { PENSION_RELIEF_NOTES } from './notes.ts'

const PAID = { annualEarnings: '55000', pensionContribution: '10000' }
const TICKED = { isHigherRateTaxpayer: 'true' }
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

const paid = (annualEarnings: string, pensionContribution: string, box = 'false') => ({
  annualEarnings,
  pensionContribution,
  isHigherRateTaxpayer: box,
})

describe('the pension relief calculator', () => {
  it('asks for earnings, a contribution, the tax rate and where you live', () => {
    expect(calculator.slug).toBe('pension-relief')
    expect(askedBy(calculator)).toEqual([
      'annualEarnings: Annual Earnings, money',
      'pensionContribution: Pension Contribution, money',
      'isHigherRateTaxpayer: Higher Rate Taxpayer, yes or no, no when blank',
      'region: Where You Live, england | wales | scotland | northern-ireland, england when blank',
    ])
  })

  it('gives relief on £10,000 out of £55,000: 20% of it, and another 20% of the £4,730 taxed at 40% (FA 2004 s.192)', () => {
    expect(tell({ ...PAID, ...TICKED })).toEqual({
      headline: 'netCost',
      rows: [
        '+ Pension Contribution 10000.00 (pensionContribution)',
        '− Basic Rate Relief 2000.00 (basicRateRelief)',
        '− Relief Above the Basic Rate 946.00 (higherRateRelief)',
        '·− Total Tax Relief 2946.00 (totalRelief)',
        '= Net Cost 7054.00 (netCost)',
        '· Contribution Limit 55000.00 (maxAllowance)',
        '· Left Within This Limit 45000.00 (remainingAllowance)',
      ],
      shares: [
        'Net Cost 70.5% (netCost)',
        'Basic Rate Relief 20.0% (basicRateRelief)',
        'Relief Above the Basic Rate 9.5% (higherRateRelief)',
      ],
      bandTables: [
        'Income Tax by band, without the contribution (before.incomeTax): basic 20% of 37700.00; higher 40% of 4730.00; additional 45% of 0.00',
        'Income Tax by band, with the contribution (after.incomeTax): basic 20% of 42430.00; higher 40% of 0.00; additional 45% of 0.00',
      ],
      steps: [
        'Most that can get tax relief (reliefLimit) = the larger of annualEarnings and pensions.relief.smallestLimit = 55000.00 [FA 2004 ss.189 and 190]',
        'Contribution that gets tax relief (relievable) = the smaller of pensionContribution and “Most that can get tax relief” = 10000.00',
        'Basic rate relief (basicRateRelief) = “Contribution that gets tax relief” × incomeTax.basicRate = 2000.00 [FA 2004 s.192]',
        'Personal Allowance without the contribution (before.personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income without the contribution (before.taxableIncome) = annualEarnings − “Personal Allowance without the contribution” = 42430.00 [ITA 2007 s.23]',
        'Income Tax without the contribution (before.incomeTax) = bands before.incomeTax of “Taxable income without the contribution” = 9432.00 [ITA 2007 s.10]',
        'Personal Allowance with the contribution (after.personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income with the contribution (after.taxableIncome) = annualEarnings − “Personal Allowance with the contribution” = 42430.00 [ITA 2007 s.23]',
        'Income Tax with the contribution (after.incomeTax) = bands after.incomeTax of “Taxable income with the contribution” = 8486.00 [ITA 2007 s.10]',
        'Relief above the basic rate (higherRateRelief) = “Income Tax without the contribution” − “Income Tax with the contribution” = 946.00 [FA 2004 s.192(4)]',
        'Total tax relief (totalRelief) = “Basic rate relief” + “Relief above the basic rate” = 2946.00',
        'Net cost (netCost) = pensionContribution − “Total tax relief” = 7054.00',
        'Adjusted income (adjustedIncome) = annualEarnings = 55000.00 [FA 2004 s.228ZA(4)]',
        'Adjusted income above its limit (adjustedIncomeAboveLimit) = “Adjusted income” − pensions.taper.adjustedIncome, not below nothing = 0.00 [FA 2004 s.228ZA(3)(a)]',
        'Threshold income (thresholdIncomeAmount) = annualEarnings − pensionContribution = 45000.00 [FA 2004 s.228ZA(5)]',
        'Threshold income above its limit (thresholdIncomeAboveLimit) = “Threshold income” − pensions.taper.thresholdIncome, not below nothing = 0.00 [FA 2004 s.228ZA(3)(b)]',
        'Annual allowance (availableAllowance) = pensions.annualAllowance = 60000.00 [FA 2004 s.228]',
        'Contribution limit (maxAllowance) = the smaller of “Most that can get tax relief” and “Annual allowance” = 55000.00 [FA 2004 ss.190 and 228]',
        'Left within this limit (remainingAllowance) = “Contribution limit” − pensionContribution = 45000.00',
      ],
      notes: ['relief-above-basic-rate-claimed'],
      assumptions: [
        'region by region',
        'relief-at-source',
        'gross-contribution',
        'earnings-are-all-income',
        'no-other-contributions',
        'annual-allowance-without-carry-forward',
        'no-child-benefit',
        'nothing-else',
      ],
    })
  })

  it('gives 20% relief, and another 20% when the box is ticked, under constants', () => {
    expect(tell({ ...PAID, ...TICKED }, 'constants').steps.slice(2, 6)).toEqual([
      'Basic rate relief (basicRateRelief) = “Contribution that gets tax relief” × incomeTax.basicRate = 2000.00 [FA 2004 s.192]',
      'Relief above the basic rate (higherRateRelief) = “Contribution that gets tax relief” × incomeTax.basicRate = 2000.00',
      'Total tax relief (totalRelief) = “Basic rate relief” + “Relief above the basic rate” = 4000.00',
      'Net cost (netCost) = “Contribution that gets tax relief” − “Total tax relief” = 6000.00',
    ])
    const unticked = tell(PAID, 'constants')
    expect(unticked.assumptions[1]).toBe('higher-rate by isHigherRateTaxpayer')
    expect(unticked.steps[3]).toBe('Net cost (netCost) = “Contribution that gets tax relief” − “Basic rate relief” = 8000.00')
    expect(unticked.rows).toContain('·− Total Tax Relief 2000.00 (totalRelief)')
    expect(unticked.bandTables).toEqual([])
  })

  it('shows what HMRC pays on £6,000 out of £5,000 in a net pay arrangement: relief on no more than the pay, 5,000 × 20% (FA 2004 s.193A)', () => {
    const { steps } = tell(paid('5000', '6000'))
    expect(steps.at(-1)).toBe(
      'Tax relief that HMRC pays you (netPayRelief) = (the smaller of “Contribution that gets tax relief” and annualEarnings) × incomeTax.basicRate = 1000.00 [FA 2004 s.193A]',
    )
  })

  it('caps a contribution at earnings under constants, and says so; the law gives no relief on the rest', () => {
    const above = { annualEarnings: '5000', pensionContribution: '6000' }
    expect(tell(above, 'constants').rows[0]).toBe('+ Pension Contribution (capped) 5000.00 (pensionContribution)')
    expect(tell({ ...above, pensionContribution: '5000' }, 'constants').rows[0]).toBe(
      '+ Pension Contribution 5000.00 (pensionContribution)',
    )
    const { rows, steps } = tell(above)
    expect(rows[0]).toBe('+ Pension Contribution 6000.00 (pensionContribution)')
    expect(steps[1]).toBe(
      'Contribution that gets tax relief (relievable) = the smaller of pensionContribution and “Most that can get tax relief” = 5000.00',
    )
  })

  it('gives relief on up to £3,600 with low earnings (FA 2004 s.190(4)), and allows £60,000 with high ones (s.228)', () => {
    expect(tell({ annualEarnings: '1000' }).steps[0]).toBe(
      'Most that can get tax relief (reliefLimit) = the larger of annualEarnings and pensions.relief.smallestLimit = 3600.00 [FA 2004 ss.189 and 190]',
    )
    expect(tell({ annualEarnings: '100000' }).steps.at(-2)).toBe(
      'Contribution limit (maxAllowance) = the smaller of “Most that can get tax relief” and “Annual allowance” = 60000.00 [FA 2004 ss.190 and 228]',
    )
    expect(tell({ annualEarnings: '100000' }, 'constants').steps[0]).toBe(
      'Most that can get tax relief (reliefLimit) = the smaller of annualEarnings and pensions.annualAllowance = 60000.00 [FA 2004 ss.189 and 190]',
    )
  })
})

describe('a contribution above a tapered annual allowance (FA 2004 ss.227, 228 and 228ZA)', () => {
  const passed = tell(paid('280000', '60000', 'true'))

  it('shows the charge below the sum, not in it', () => {
    expect(passed.rows.slice(-4)).toEqual([
      '= Net Cost 33000.00 (netCost)',
      '· Contribution Limit 50000.00 (maxAllowance)',
      '· Left Within This Limit 0.00 (remainingAllowance)',
      '· Annual Allowance Charge 4500.00 (annualAllowanceCharge)',
    ])
    expect(passed.bandTables.at(-1)).toBe(
      'Annual allowance charge by band (annualAllowanceCharge): basic 20% of 0.00; higher 40% of 0.00; additional 45% of 10000.00',
    )
  })

  it('works the charge out from threshold and adjusted income: 60,000 − 20,000 ÷ 2 is 50,000, and 45% of the 10,000 above it is 4,500', () => {
    expect(passed.steps.slice(-10)).toEqual([
      'Adjusted income (adjustedIncome) = annualEarnings = 280000.00 [FA 2004 s.228ZA(4)]',
      'Adjusted income above its limit (adjustedIncomeAboveLimit) = “Adjusted income” − pensions.taper.adjustedIncome = 20000.00 [FA 2004 s.228ZA(3)(a)]',
      'Threshold income (thresholdIncomeAmount) = annualEarnings − pensionContribution = 220000.00 [FA 2004 s.228ZA(5)]',
      'Threshold income above its limit (thresholdIncomeAboveLimit) = “Threshold income” − pensions.taper.thresholdIncome = 20000.00 [FA 2004 s.228ZA(3)(b)]',
      'Taper of the annual allowance (taperReduction) = “Adjusted income above its limit” × pensions.taper.rate = 10000.00 [FA 2004 s.228ZA]',
      'Annual allowance (availableAllowance) = the larger of pensions.annualAllowance − “Taper of the annual allowance” and pensions.taper.minimumAllowance = 50000.00 [FA 2004 s.228ZA]',
      'Contribution limit (maxAllowance) = the smaller of “Most that can get tax relief” and “Annual allowance” = 50000.00 [FA 2004 ss.190 and 228]',
      'Left within this limit (remainingAllowance) = “Contribution limit” − pensionContribution, not below nothing = 0.00',
      'Contribution above the annual allowance (excessContributions) = pensionContribution − “Annual allowance” = 10000.00',
      'Annual allowance charge (annualAllowanceCharge) = bands annualAllowanceCharge of “Contribution above the annual allowance” = 4500.00 [FA 2004 s.227(4) to (4C)]',
    ])
  })

  it('has no charge under constants, which cap the contribution and have no taper', () => {
    const { rows, steps } = tell(paid('280000', '70000'), 'constants')
    expect(rows.slice(-2)).toEqual(['· Contribution Limit 60000.00 (maxAllowance)', '· Left Within This Limit 0.00 (remainingAllowance)'])
    expect(steps.filter((step) => step.includes('228ZA'))).toEqual([])
  })
})

describe('a note on pension relief', () => {
  const FURTHER = 'relief-above-basic-rate-claimed'
  itNotes(calculator, PENSION_RELIEF_NOTES, [
    ['nothing', {}, []],
    ['a contribution equal to earnings', paid('5000', '5000'), ['net-pay-relief-from-hmrc']],
    ['a contribution above earnings', paid('5000', '6000'), ['contribution-above-relief-limit', 'net-pay-relief-from-hmrc']],
    ['the same under constants', paid('5000', '6000'), ['contribution-capped', 'net-pay-relief-from-hmrc'], 'constants'],
    ['a contribution from pay above the allowance (FA 2004 s.193A)', paid('13570', '1000'), []],
    ['a penny less pay', paid('13569.99', '1000'), ['net-pay-relief-from-hmrc']],
    ['£3,600 without earnings', paid('0', '3600'), ['relieved-without-earnings']],
    ['£60,000', paid('100000', '60000', 'true'), [FURTHER]],
    ['a penny more', paid('100000', '60000.01', 'true'), ['contribution-above-annual-allowance', FURTHER]],
    ['£70,000 under constants', paid('100000', '70000'), ['contribution-capped'], 'constants'],
    ['threshold income of £200,000', paid('200000', '0', 'true'), ['allowance-used-up']],
    ['threshold income a penny higher', paid('200000.01', '0', 'true'), ['allowance-used-up']],
    ['the same under constants, which do not test the allowance', paid('200000.01', '0'), ['annual-allowance-may-taper'], 'constants'],
    ['adjusted income of £260,001, where the taper rounds down to nothing', paid('260001', '0', 'true'), ['allowance-used-up']],
    ['a pound more (FA 2004 s.228ZA)', paid('260002', '0', 'true'), ['annual-allowance-tapered', 'allowance-used-up']],
    ['adjusted income of £359,999', paid('359999', '0', 'true'), ['annual-allowance-tapered', 'allowance-used-up']],
    ['a pound more, where the taper stops', paid('360000', '0', 'true'), ['annual-allowance-at-minimum', 'allowance-used-up']],
    [
      'a contribution a pound above the tapered allowance',
      paid('280000', '50001', 'true'),
      ['annual-allowance-tapered', 'contribution-above-annual-allowance', FURTHER, 'allowance-used-up'],
    ],
    ['the box ticked at the basic rate', paid('50270', '0', 'true'), ['box-ticked-but-below-higher-rate']],
    ['the box ticked at the higher rate', paid('50271', '0', 'true'), []],
    ['the box not ticked at the higher rate', paid('50271', '0'), ['box-not-ticked-but-higher-rate']],
    ['the box ticked without income', paid('0', '0', 'true'), ['box-ticked-but-below-higher-rate']],
    ['the box ticked under constants', paid('30000', '0', 'true'), [], 'constants'],
    ['£5,000 out of £110,000', paid('110000', '5000', 'true'), [FURTHER, 'allowance-tapered', 'personal-allowance-restored']],
    ['£10,000 out of £110,000', paid('110000', '10000', 'true'), [FURTHER, 'personal-allowance-restored']],
    ['Scotland', { region: 'scotland' }, []],
    ['Scotland under constants', { region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
  ])
})
