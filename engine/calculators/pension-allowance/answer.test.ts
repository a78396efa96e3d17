import { describe, expect, it } from 'vitest'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'
import { PENSION_ALLOWANCE_NOTES } from './notes.ts'

const HIGH = { annualSalary: '280000', pensionContributions: '30000', employerContributions: '25000', carryForward2021: '5000' }
const DB = { hasDBPension: 'true' }
const ALLOWANCE = 'incomeTax.personalAllowance'
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

const paid = (annualSalary: string, pensionContributions: string) => ({ annualSalary, pensionContributions })
const put = (annualSalary: string, employerContributions: string) => ({ annualSalary, employerContributions })

describe('the pension annual allowance calculator', () => {
  it('asks for a salary, contributions, earlier years’ allowance and a defined benefit', () => {
    expect(calculator.slug).toBe('pension-allowance')
    expect(askedBy(calculator)).toEqual([
      'annualSalary: Annual Salary, money',
      'pensionContributions: Your Pension Contributions, money',
      'employerContributions: Employer Contributions, money',
      'dbPensionAnnualIncrease: Increase in Defined Benefit Pension, money',
      'carryForward2021: Carry Forward from 2021/22, money',
      'carryForward2022: Carry Forward from 2022/23, money',
      'carryForward2023: Carry Forward from 2023/24, money',
      'hasDBPension: Defined Benefit Pension, yes or no, no when blank',
      `taxYear: Tax Year, ${Object.keys(taxYears).toReversed().join(' | ')}, 2024-25 when blank`,
      'region: Where You Live, england | wales | scotland | northern-ireland, england when blank',
      'dbOpeningPension: Defined Benefit Pension at the Start of the Year, money or unknown',
      'dbClosingPension: Defined Benefit Pension at the End of the Year, money or unknown',
      'salarySacrifice: Pay Given Up for Your Pension, money',
    ])
  })

  it('tapers £60,000 by half of £45,000, and charges the £12,500 excess at 45% (FA 2004 ss.227 and 228ZA)', () => {
    expect(tell(HIGH)).toEqual({
      headline: 'netCostToIndividual',
      rows: [
        '+ Your Pension Contributions 30000.00 (pensionContributions)',
        '· Employer Contributions 25000.00 (employerContributions)',
        '· Total Contributions 55000.00 (totalContributions)',
        '· Threshold Income 250000.00 (thresholdIncomeAmount)',
        '· Adjusted Income 305000.00 (adjustedIncome)',
        '· Annual Allowance 37500.00 (availableAllowance)',
        '· Allowance Carried Forward 5000.00 (carryForwardTotal)',
        '· Total Available Allowance 42500.00 (totalAvailableAllowance)',
        '· Allowance Used from 2021/22 5000.00 (carryForwardUsed2021)',
        '· Contributions Over Your Allowance 12500.00 (excessContributions)',
        '· Remaining Allowance 0.00 (remainingAllowance)',
        '− Basic Rate Relief 6000.00 (basicRateRelief)',
        // £30,000 moves from the 45% band to the 20% band.
        '− Relief Above the Basic Rate 7500.00 (additionalRelief)',
        '·− Total Tax Relief 13500.00 (totalTaxRelief)',
        '· Your Contributions After Tax Relief 16500.00 (effectivePersonalContribution)',
        '· All Contributions After Tax Relief 41500.00 (totalEffectiveContribution)',
        '+ Annual Allowance Charge 5625.00 (annualAllowanceCharge)',
        '= Net Cost to You 22125.00 (netCostToIndividual)',
      ],
      shares: [],
      bandTables: [
        'Income Tax by band, without the contribution (before.incomeTax): basic 20% of 37700.00; higher 40% of 87440.00; additional 45% of 154860.00',
        'Income Tax by band, with the contribution (after.incomeTax): basic 20% of 67700.00; higher 40% of 87440.00; additional 45% of 124860.00',
        'Annual allowance charge by band (annualAllowanceCharge): basic 20% of 0.00; higher 40% of 0.00; additional 45% of 12500.00',
      ],
      steps: [
        'Total contributions (totalContributions) = pensionContributions + employerContributions = 55000.00',
        'Threshold income (thresholdIncomeAmount) = annualSalary − pensionContributions = 250000.00 [FA 2004 s.228ZA(5)]',
        'Adjusted income (adjustedIncome) = annualSalary + employerContributions = 305000.00 [FA 2004 s.228ZA(4)]',
        'Adjusted income above its limit (adjustedIncomeAboveLimit) = “Adjusted income” − pensions.taper.adjustedIncome = 45000.00 [FA 2004 s.228ZA(3)(a)]',
        'Threshold income above its limit (thresholdIncomeAboveLimit) = “Threshold income” − pensions.taper.thresholdIncome = 50000.00 [FA 2004 s.228ZA(3)(b)]',
        'Taper of the annual allowance (taperReduction) = “Adjusted income above its limit” × pensions.taper.rate = 22500.00 [FA 2004 s.228ZA]',
        'Annual allowance (availableAllowance) = the larger of pensions.annualAllowance − “Taper of the annual allowance” and pensions.taper.minimumAllowance = 37500.00 [FA 2004 s.228ZA]',
        'Allowance carried forward (carryForwardTotal) = carryForward2021 + carryForward2022 + carryForward2023 = 5000.00 [FA 2004 s.228A]',
        'Total available allowance (totalAvailableAllowance) = “Annual allowance” + “Allowance carried forward” = 42500.00',
        'Allowance used from 2021/22 (carryForwardUsed2021) = the smaller of carryForward2021 and “Total contributions” − “Annual allowance” = 5000.00 [FA 2004 s.228A]',
        'Contributions over your allowance (excessContributions) = “Total contributions” − “Total available allowance” = 12500.00',
        'Remaining allowance (remainingAllowance) = “Total available allowance” − “Total contributions”, not below nothing = 0.00',
        'Most that can get tax relief (reliefLimit) = the larger of annualSalary and pensions.relief.smallestLimit = 280000.00 [FA 2004 s.190]',
        'Contribution that gets tax relief (relievable) = the smaller of pensionContributions and “Most that can get tax relief” = 30000.00',
        'Basic rate relief (basicRateRelief) = “Contribution that gets tax relief” × incomeTax.basicRate = 6000.00 [FA 2004 s.192]',
        `Personal Allowance without the contribution (before.personalAllowance) = ${ALLOWANCE}.amount − (annualSalary − ${ALLOWANCE}.incomeLimit) × ${ALLOWANCE}.taperRate, not below nothing = 0.00 [ITA 2007 s.35]`,
        'Taxable income without the contribution (before.taxableIncome) = annualSalary − “Personal Allowance without the contribution” = 280000.00 [ITA 2007 s.23]',
        'Income Tax without the contribution (before.incomeTax) = bands before.incomeTax of “Taxable income without the contribution” = 112203.00 [ITA 2007 s.10]',
        'Adjusted net income (adjustedNetIncome) = annualSalary − “Contribution that gets tax relief” = 250000.00 [ITA 2007 s.58]',
        `Personal Allowance with the contribution (after.personalAllowance) = ${ALLOWANCE}.amount − (“Adjusted net income” − ${ALLOWANCE}.incomeLimit) × ${ALLOWANCE}.taperRate, not below nothing = 0.00 [ITA 2007 s.35]`,
        'Taxable income with the contribution (after.taxableIncome) = annualSalary − “Personal Allowance with the contribution” = 280000.00 [ITA 2007 s.23]',
        'Income Tax with the contribution (after.incomeTax) = bands after.incomeTax of “Taxable income with the contribution” = 104703.00 [ITA 2007 s.10]',
        'Relief above the basic rate (additionalRelief) = “Income Tax without the contribution” − “Income Tax with the contribution” = 7500.00 [FA 2004 s.192(4)]',
        'Total tax relief (totalTaxRelief) = “Basic rate relief” + “Relief above the basic rate” = 13500.00',
        'Your contributions after tax relief (effectivePersonalContribution) = pensionContributions − “Total tax relief” = 16500.00',
        'All contributions after tax relief (totalEffectiveContribution) = “Your contributions after tax relief” + employerContributions = 41500.00',
        'Annual allowance charge (annualAllowanceCharge) = bands annualAllowanceCharge of “Contributions over your allowance” = 5625.00 [FA 2004 s.227(4) to (4C)]',
        'Net cost to you (netCostToIndividual) = “Your contributions after tax relief” + “Annual allowance charge” = 22125.00',
        'Your highest tax rate (marginalTaxRate) = incomeTax.additionalRate = 45.00%',
      ],
      notes: ['annual-allowance-tapered', 'carry-forward-used', 'charge-due', 'relief-above-basic-rate-claimed', 'allowance-used-up'],
      assumptions: [
        'region by region',
        'tax-year by taxYear',
        'no-pay-given-up by salarySacrifice',
        'relief-at-source',
        'gross-contributions',
        'salary-is-all-income',
        'not-flexibly-accessed',
        'member-in-earlier-years',
        'nothing-else',
      ],
    })
  })

  it('uses one rate, chosen by salary, under constants: 25% more relief and a charge of 45%', () => {
    const { bandTables, steps } = tell(HIGH, 'constants')
    expect(bandTables).toEqual([])
    expect(steps.slice(12)).toEqual([
      'Contribution that gets tax relief (relievable) = pensionContributions = 30000.00',
      'Basic rate relief (basicRateRelief) = “Contribution that gets tax relief” × incomeTax.basicRate = 6000.00 [FA 2004 s.192]',
      'Relief above the basic rate (additionalRelief) = “Contribution that gets tax relief” × slabs.pensionAdditionalRelief = 7500.00',
      'Total tax relief (totalTaxRelief) = “Basic rate relief” + “Relief above the basic rate” = 13500.00',
      'Your contributions after tax relief (effectivePersonalContribution) = pensionContributions − “Total tax relief” = 16500.00',
      'All contributions after tax relief (totalEffectiveContribution) = “Your contributions after tax relief” + employerContributions = 41500.00',
      'Annual allowance charge (annualAllowanceCharge) = “Contributions over your allowance” × incomeTax.additionalRate = 5625.00',
      'Net cost to you (netCostToIndividual) = “Your contributions after tax relief” + “Annual allowance charge” = 22125.00',
      'Your highest tax rate (marginalTaxRate) = incomeTax.additionalRate = 45.00%',
    ])
  })

  it('gives only basic rate relief on a salary of £30,000, and charts the shares of what is paid', () => {
    const SMALL = paid('30000', '5000')
    const { rows, steps } = tell(SMALL, 'constants')
    expect(rows).toContain('·− Total Tax Relief 1000.00 (totalTaxRelief)')
    expect([...steps.slice(11, 13), ...steps.slice(-1)]).toEqual([
      'Basic rate relief (basicRateRelief) = “Contribution that gets tax relief” × incomeTax.basicRate = 1000.00 [FA 2004 s.192]',
      'Your contributions after tax relief (effectivePersonalContribution) = pensionContributions − “Basic rate relief” = 4000.00',
      'Your highest tax rate (marginalTaxRate) = incomeTax.basicRate = 20.00%',
    ])
    expect(tell(SMALL).shares).toEqual(['Net Cost to You 80.0% (netCostToIndividual)', 'Basic Rate Relief 20.0% (basicRateRelief)'])
    expect(tell(SMALL).steps).toContain('Annual allowance (availableAllowance) = pensions.annualAllowance = 60000.00 [FA 2004 s.228]')
  })

  // The two incomes at, and a penny above, their limits of £260,000 and £200,000.
  it.each([
    ['neither', { annualSalary: '200000', employerContributions: '60000' }, '0.00', '0.00'],
    ['adjusted income alone', { annualSalary: '200000', employerContributions: '60000.01' }, '0.01', '0.00'],
    ['threshold income alone', { annualSalary: '200000.01', employerContributions: '59999.99' }, '0.00', '0.01'],
  ])(
    'shows both tests of a high-income individual where %s passes its limit, and does not taper (s.228ZA(3))',
    (_, raw, adjusted, threshold) => {
      const { steps } = tell(raw)
      const at = steps.findIndex((step) => step.startsWith('Annual allowance ('))
      expect(steps.slice(at - 2, at + 1)).toEqual([
        `Adjusted income above its limit (adjustedIncomeAboveLimit) = “Adjusted income” − pensions.taper.adjustedIncome = ${adjusted} [FA 2004 s.228ZA(3)(a)]`,
        `Threshold income above its limit (thresholdIncomeAboveLimit) = “Threshold income” − pensions.taper.thresholdIncome = ${threshold} [FA 2004 s.228ZA(3)(b)]`,
        'Annual allowance (availableAllowance) = pensions.annualAllowance = 60000.00 [FA 2004 s.228]',
      ])
    },
  )

  it('gives no marginal rate where there is no income', () => {
    expect(answerOf(calculator, {}).steps.map(({ key }) => key)).not.toContain('marginalTaxRate')
    expect(String(answerOf(calculator, {}).record['marginalTaxRate'])).toBe('0')
  })

  it('leaves an allowance of £10,000 at adjusted income of £360,000 (s.228ZA)', () => {
    expect(tell({ annualSalary: '360000' }).steps).toContain(
      'Annual allowance (availableAllowance) = the larger of pensions.annualAllowance − “Taper of the annual allowance” and pensions.taper.minimumAllowance = 10000.00 [FA 2004 s.228ZA]',
    )
  })

  it('values a defined benefit at sixteen times its growth (s.234)', () => {
    const { rows, steps, assumptions } = tell({ ...DB, annualSalary: '50000', dbPensionAnnualIncrease: '1000' })
    expect(rows[2]).toBe('· Growth in Value of Defined Benefit Pension 16000.00 (dbPensionInput)')
    expect(steps.slice(0, 4)).toEqual([
      'Growth in value of defined benefit pension (dbPensionInput) = pensions.definedBenefit.factor × dbPensionAnnualIncrease = 16000.00 [FA 2004 ss.234 to 236]',
      'Total contributions (totalContributions) = pensionContributions + employerContributions + “Growth in value of defined benefit pension” = 16000.00',
      'Threshold income (thresholdIncomeAmount) = annualSalary − pensionContributions = 50000.00 [FA 2004 s.228ZA(5)]',
      'Adjusted income (adjustedIncome) = annualSalary + employerContributions + “Growth in value of defined benefit pension” = 66000.00 [FA 2004 s.228ZA(4)]',
    ])
    expect(steps).toContain(
      'All contributions after tax relief (totalEffectiveContribution) = “Your contributions after tax relief” + employerContributions + “Growth in value of defined benefit pension” = 16000.00',
    )
    expect(assumptions).toContain('defined-benefit-scheme-contributions-left-out')
    expect(assumptions).toContain('nothing-carried-forward by carryForward2021')
    expect(assumptions).not.toContain('member-in-earlier-years')
  })

  it('values it from its opening and closing pension when both are given: 16 × 11,000 less 16 × 10,000 uprated by 6.7% (ss.234 to 236)', () => {
    expect(tell({ ...DB, dbOpeningPension: '10000', dbClosingPension: '11000' }).steps[0]).toBe(
      'Growth in value of defined benefit pension (dbPensionInput) = pensions.definedBenefit.factor × dbClosingPension − pensions.definedBenefit.factor × dbOpeningPension × (1 + pensions.definedBenefit.openingUprating) = 5280.00 [FA 2004 ss.234 to 236]',
    )
  })

  it('uses the oldest year first, and only as much as is needed (s.228A)', () => {
    const earlier = { carryForward2021: '5000', carryForward2022: '10000', carryForward2023: '1000' }
    const { rows, steps } = tell({ annualSalary: '100000', pensionContributions: '70000', ...earlier })
    expect(rows.slice(7, 11)).toEqual([
      '· Total Available Allowance 76000.00 (totalAvailableAllowance)',
      '· Allowance Used from 2021/22 5000.00 (carryForwardUsed2021)',
      '· Allowance Used from 2022/23 5000.00 (carryForwardUsed2022)',
      '· Contributions Over Your Allowance 0.00 (excessContributions)',
    ])
    expect(steps.slice(8, 11)).toEqual([
      'Allowance used from 2021/22 (carryForwardUsed2021) = the smaller of carryForward2021 and “Total contributions” − “Annual allowance” = 5000.00 [FA 2004 s.228A]',
      'Allowance used from 2022/23 (carryForwardUsed2022) = the smaller of carryForward2022 and “Total contributions” − “Annual allowance” − “Allowance used from 2021/22” = 5000.00 [FA 2004 s.228A]',
      'Contributions over your allowance (excessContributions) = “Total contributions” − “Total available allowance”, not below nothing = 0.00',
    ])
  })

  it('carries forward from the three years before the chosen one', () => {
    const { rows } = tell({ taxYear: '2022-23', annualSalary: '100000', pensionContributions: '45000', carryForward2021: '5000' })
    expect(rows).toContain('· Annual Allowance 40000.00 (availableAllowance)')
    expect(rows).toContain('· Allowance Used from 2019/20 5000.00 (carryForwardUsed2021)')
  })
})

describe('pay given up for a pension (FA 2004 s.228ZA(5))', () => {
  const given = { annualSalary: '190000', employerContributions: '80000', salarySacrifice: '20000' }

  it('is added back to threshold income, which becomes £210,000, so the £10,000 above £260,000 tapers the allowance to £55,000', () => {
    const { rows, steps, assumptions } = tell(given)
    expect(rows).toContain('· Annual Allowance 55000.00 (availableAllowance)')
    expect(rows).toContain('· Total Contributions 80000.00 (totalContributions)')
    expect(steps[1]).toBe(
      'Threshold income (thresholdIncomeAmount) = annualSalary + salarySacrifice − pensionContributions = 210000.00 [FA 2004 s.228ZA(5)]',
    )
    expect(assumptions).not.toContain('no-pay-given-up by salarySacrifice')
  })

  it('is left out under constants', () => {
    const { rows, assumptions } = tell(given, 'constants')
    expect(rows).toContain('· Annual Allowance 60000.00 (availableAllowance)')
    expect(assumptions).not.toContain('no-pay-given-up by salarySacrifice')
  })
})

describe('the assumption about how relief is given', () => {
  it.each([
    ['2022-23', 'relief-at-source-no-top-up'],
    ['2023-24', 'relief-at-source-no-top-up'],
    ['2024-25', 'relief-at-source'],
  ])('in %s is %s: HMRC tops up low earners from 2024/25 (FA 2004 s.193A)', (taxYear, code) => {
    expect(tell({ taxYear }).assumptions.filter((each) => each.startsWith('relief-at-source'))).toEqual([code])
  })
})

describe('a note on the annual allowance', () => {
  const FURTHER = 'relief-above-basic-rate-claimed'
  const SIMPLE = 'defined-benefit-simple-figure'
  itNotes(calculator, PENSION_ALLOWANCE_NOTES, [
    ['nothing', {}, []],
    ['£260,000', { annualSalary: '260000' }, ['allowance-used-up']],
    ['a pound more, half of which rounds down to nothing (s.228ZA)', { annualSalary: '260001' }, ['allowance-used-up']],
    ['the same under constants', { annualSalary: '260001' }, ['annual-allowance-tapered'], 'constants'],
    ['£5,000 given up out of £5,000 from the employer', { employerContributions: '5000', salarySacrifice: '5000' }, []],
    [
      'a penny more given up (s.228ZA(5))',
      { employerContributions: '5000', salarySacrifice: '5000.01' },
      ['salary-sacrifice-above-employer-contributions'],
    ],
    ['the same with a defined benefit, whose growth counts instead of contributions', { ...DB, salarySacrifice: '5000' }, [SIMPLE]],
    [
      'pay given up under constants',
      { employerContributions: '5000', salarySacrifice: '5000' },
      ['salary-sacrifice-not-added'],
      'constants',
    ],
    ['£262,000', { annualSalary: '262000' }, ['annual-allowance-tapered', 'allowance-used-up']],
    ['£359,998', { annualSalary: '359998' }, ['annual-allowance-tapered', 'allowance-used-up']],
    ['£360,000', { annualSalary: '360000' }, ['annual-allowance-at-minimum', 'allowance-used-up']],
    ['£40,000 unused from 2021/22', { carryForward2021: '40000' }, []],
    ['a penny more', { carryForward2021: '40000.01' }, ['carry-forward-above-allowance']],
    ['£60,000 unused from 2023/24', { carryForward2023: '60000' }, []],
    ['£65,000 with £5,000 carried forward', { ...put('50000', '65000'), carryForward2021: '5000' }, ['carry-forward-used']],
    // 20% of 270 and 40% of 4,865.
    ['a charge of £2,000', put('50000', '65135'), ['charge-due']],
    ['a charge of £2,000.40', put('50000', '65136'), ['charge-due', 'scheme-may-pay-the-charge']],
    ['a contribution equal to the salary', paid('5000', '5000'), []],
    ['a contribution above the salary', paid('5000', '6000'), ['contributions-above-salary', 'contributions-above-relief-limit']],
    ['the same under constants', paid('5000', '6000'), ['contributions-above-salary'], 'constants'],
    ['£3,500 out of £3,000', paid('3000', '3500'), ['contributions-above-salary', 'relieved-without-earnings']],
    ['£5,000 out of £110,000', paid('110000', '5000'), [FURTHER, 'allowance-tapered', 'personal-allowance-restored']],
    ['an increase without a defined benefit', { dbPensionAnnualIncrease: '1' }, ['defined-benefit-ignored']],
    ['an opening value without a defined benefit', { dbOpeningPension: '0' }, ['defined-benefit-ignored']],
    ['a closing value without a defined benefit', { dbClosingPension: '0' }, ['defined-benefit-ignored']],
    ['a defined benefit', DB, [SIMPLE]],
    ['a defined benefit with both values', { ...DB, dbOpeningPension: '10000', dbClosingPension: '11000' }, []],
    [
      'a defined benefit with both values and an increase',
      { ...DB, dbOpeningPension: '10000', dbClosingPension: '11000', dbPensionAnnualIncrease: '1' },
      ['defined-benefit-increase-ignored'],
    ],
    ['a defined benefit with only its closing value', { ...DB, dbClosingPension: '11000' }, [SIMPLE, 'defined-benefit-value-missing']],
    ['a defined benefit with only its opening value', { ...DB, dbOpeningPension: '10000' }, [SIMPLE, 'defined-benefit-value-missing']],
    [
      'both values under constants',
      { ...DB, dbOpeningPension: '10000', dbClosingPension: '11000' },
      [SIMPLE, 'defined-benefit-values-ignored'],
      'constants',
    ],
    ['Scotland', { region: 'scotland' }, []],
    ['Scotland under constants', { region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
  ])
})
