import { describe, expect, it } from 'vitest'
import type { Calculator } from '../../calculator.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, sharesOf, toldBy, valuesOf } from '../../tests/page.ts'
import { inputsOf } from '../../tests/questions.ts'
import { saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const HIGH = { annualSalary: '280000', pensionContributions: '30000', employerContributions: '25000', carryForward2021: '5000' }
const DB = { hasDBPension: 'true' }
const DB_TOLD = { ...DB, dbInputAmount: '40000' }

const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))
const values = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => valuesOf(answerOf(calculator, raw, ruleSet))

const paid = (annualSalary: string, pensionContributions: string) => ({ annualSalary, pensionContributions })
const put = (annualSalary: string, employerContributions: string) => ({ annualSalary, employerContributions })
const benefitsTaken = (raw: Readonly<Record<string, string>>) =>
  tell(raw).assumptions.filter((each) => /^(no|one)-defined-benefit( |$)/.test(each))
const fieldsLed = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) =>
  answerOf(calculator, { annualSalary: '60000', ...raw }, ruleSet).leads.map(({ link }) => link?.field)

describe('the pension annual allowance calculator', () => {
  it('speaks of whole pounds of taper only where they are rounded', () => {
    const lost = 'You lose £1 of annual allowance for every 0.5 (for-each-pound) of adjusted income above the limit'
    expect(saidUnder(answerOf(calculator, HIGH), 'taperReduction')).toBe(`${lost}, in whole pounds.`)
    expect(saidUnder(answerOf(calculator, HIGH, 'constants'), 'taperReduction')).toBe(`${lost}.`)
  })

  it('asks for the values of a defined benefit, which may be unknown', () => {
    expect(askedBy(calculator).filter((asked) => asked.includes('unknown'))).toEqual([
      'dbOpeningPension: Defined benefit pension at the start of the year, money or unknown',
      'dbClosingPension: Defined benefit pension at the end of the year, money or unknown',
      'dbInputAmount: Pension input amount from your scheme, money or unknown',
    ])
  })

  it('tapers £60,000 by half of £45,000, and charges the £12,500 excess at 45% (FA 2004 ss.227 and 228ZA)', () => {
    const answer = answerOf(calculator, HIGH)
    expect(valuesOf(answer)).toMatchObject({ thresholdIncomeAmount: '250000.00', adjustedIncome: '305000.00', taperReduction: '22500.00' })
    expect(valuesOf(answer)).toMatchObject({ availableAllowance: '37500.00', carryForwardUsed2021: '5000.00' })
    expect(valuesOf(answer)).toMatchObject({ excessContributions: '12500.00', annualAllowanceCharge: '5625.00' })
    // £30,000 moves from the 45% band to the 20% band.
    expect(valuesOf(answer)).toMatchObject({ basicRateRelief: '6000.00', additionalRelief: '7500.00', netCostToIndividual: '22125.00' })
    expect(valuesOf(answer)['marginalTaxRate']).toBe('45.00')
    expect(answer.shares).toEqual([])
    expect(toldBy(answer).assumptions).toEqual([
      'region by region',
      'tax-year by taxYear',
      'no-pay-given-up by salarySacrifice',
      'no-defined-benefit',
      'relief-at-source',
      'gross-contributions',
      'salary-is-all-income',
      'not-flexibly-accessed',
      'member-in-earlier-years',
      'nothing-else',
    ])
  })

  it('uses one rate, chosen by salary, under constants: 25% more relief and a charge of 45%', () => {
    const answer = answerOf(calculator, HIGH, 'constants')
    expect(answer.bandTables).toEqual([])
    expect(valuesOf(answer)).toMatchObject({ relievable: '30000.00', additionalRelief: '7500.00', annualAllowanceCharge: '5625.00' })
    expect(valuesOf(answer)).toMatchObject({ netCostToIndividual: '22125.00', marginalTaxRate: '45.00' })
    expect(toldBy(answer).steps.join()).not.toContain('reliefLimit')
  })

  it('gives only basic rate relief on a salary of £30,000, and charts the shares of what is paid', () => {
    const SMALL = paid('30000', '5000')
    expect(tell(SMALL, 'constants').rows).toContain('·− Total Tax Relief 1000.00 (totalTaxRelief)')
    expect(values(SMALL, 'constants')).toMatchObject({ effectivePersonalContribution: '4000.00', marginalTaxRate: '20.00' })
    expect(sharesOf(answerOf(calculator, SMALL))).toEqual({ netCostToIndividual: '80.0', basicRateRelief: '20.0' })
    expect(tell(SMALL).steps).toContain('Annual allowance (availableAllowance) = pensions.annualAllowance = 60000.00 [FA 2004 s.228]')
  })

  // The two incomes at, and a penny above, their limits of £260,000 and £200,000.
  it.each([
    ['neither', { annualSalary: '200000', employerContributions: '60000' }, '0.00', '0.00'],
    ['adjusted income alone', { annualSalary: '200000', employerContributions: '60000.01' }, '0.01', '0.00'],
    ['threshold income alone', { annualSalary: '200000.01', employerContributions: '59999.99' }, '0.00', '0.01'],
  ])(
    'shows both tests of a high-income individual where %s passes its limit, and does not taper (s.228ZA(3))',
    (_, raw, adjustedIncomeAboveLimit, thresholdIncomeAboveLimit) => {
      expect(values(raw)).toMatchObject({ adjustedIncomeAboveLimit, thresholdIncomeAboveLimit, availableAllowance: '60000.00' })
    },
  )

  it('gives no marginal rate where there is no income', () => {
    expect(answerOf(calculator, {}).steps.map(({ key }) => key)).not.toContain('marginalTaxRate')
    expect(String(answerOf(calculator, {}).record['marginalTaxRate'])).toBe('0')
  })

  it('values a defined benefit at sixteen times its growth (s.234)', () => {
    const raw = { ...DB, annualSalary: '50000', dbPensionAnnualIncrease: '1000' }
    const { rows, assumptions } = tell(raw)
    expect(rows[0]).toBe('· Growth in Value of Defined Benefit, at Most 16000.00 (dbPensionInput)')
    expect(values(raw)).toMatchObject({
      totalContributions: '16000.00',
      adjustedIncome: '66000.00',
      totalEffectiveContribution: '16000.00',
    })
    expect(assumptions).toContain('defined-benefit-scheme-contributions-left-out')
    expect(assumptions).toContain('nothing-carried-forward by carryForward2021')
    expect(assumptions).not.toContain('member-in-earlier-years')
  })

  it('takes what is paid in for a pot where no defined benefit is ticked, and a member for one of one scheme', () => {
    expect(benefitsTaken({ employerContributions: '0.01' })).toEqual(['no-defined-benefit'])
    expect(benefitsTaken({ annualSalary: '60000' })).toEqual([])
    expect(benefitsTaken({ ...DB, pensionContributions: '5000' })).toEqual(['one-defined-benefit'])
  })

  it('values it from its opening and closing pension when both are given: 16 × 11,000 less 16 × 10,000 uprated by 6.7% (ss.234 to 236)', () => {
    expect(values({ ...DB, dbOpeningPension: '10000', dbClosingPension: '11000' })['dbPensionInput']).toBe('5280.00')
  })

  it('asks whether own contributions go into the defined benefit scheme, once, and only where the rules would use them there', () => {
    expect(fieldsLed({ ...DB, pensionContributions: '5000' })).toEqual(['dbInputAmount', 'dbMemberContributions'])
    expect(fieldsLed({ ...DB, pensionContributions: '5000', dbMemberContributions: '5000' })).toEqual(['dbInputAmount'])
    expect(fieldsLed(DB)).toEqual(['dbInputAmount'])
    expect(fieldsLed({ ...DB, dbOpeningPension: '30000' })).toEqual(['dbInputAmount'])
    expect(fieldsLed({ ...DB, dbOpeningPension: '30000', dbClosingPension: '30000' })).toEqual([])
    expect(fieldsLed({ ...DB, dbInputAmount: '0' })).toEqual([])
    expect(fieldsLed({ pensionContributions: '5000' })).toEqual([])
    expect(fieldsLed({ ...DB, pensionContributions: '5000' }, 'constants')).toEqual([])
  })

  it('uses the oldest year first, and only as much as is needed (s.228A)', () => {
    const earlier = { carryForward2021: '5000', carryForward2022: '10000', carryForward2023: '1000' }
    expect(tell({ annualSalary: '100000', pensionContributions: '70000', ...earlier }).rows.slice(7, 11)).toEqual([
      '· Total Available Allowance 76000.00 (totalAvailableAllowance)',
      '· Allowance Used from 2021/22 5000.00 (carryForwardUsed2021)',
      '· Allowance Used from 2022/23 5000.00 (carryForwardUsed2022)',
      '· Contributions Over Your Allowance 0.00 (excessContributions)',
    ])
  })

  it('carries forward from the three years before the chosen one', () => {
    const { rows } = tell({ taxYear: '2022-23', annualSalary: '100000', pensionContributions: '45000', carryForward2021: '5000' })
    expect(rows).toContain('· Annual Allowance 40000.00 (availableAllowance)')
    expect(rows).toContain('· Allowance Used from 2019/20 5000.00 (carryForwardUsed2021)')
  })
})

const about = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) =>
  tell(raw, ruleSet).assumptions.filter((each) => /^(no-)?defined-benefit-(net|contr)/.test(each))

describe('what a member pays into a defined benefit scheme', () => {
  const MEMBER = {
    ...DB,
    annualSalary: '100000',
    pensionContributions: '4000',
    dbPensionAnnualIncrease: '1000',
    dbMemberContributions: '9800',
  }

  it('lowers both tested incomes and never counts itself: its growth does (FA 2004 ss.229(2)(c) and 228ZA(4) and (5))', () => {
    const { rows, steps } = tell(MEMBER)
    expect(values(MEMBER)).toMatchObject({ totalContributions: '20000.00', thresholdIncomeAmount: '86200.00', adjustedIncome: '106200.00' })
    expect(steps.find((step) => step.startsWith('Adjusted income ('))).toBe(
      'Adjusted income (adjustedIncome) = annualSalary + employerContributions + “Growth in value of defined benefit pension” − dbMemberContributions = 106200.00 [FA 2004 s.228ZA(4)]',
    )
    // 40% of £9,800, all of it above the higher rate limit.
    expect(rows).toContain('· Tax Saved on Defined Benefit Contributions 3920.00 (dbContributionRelief)')
  })

  it('uses up the limit on relief first (FA 2004 s.190)', () => {
    expect(values({ ...MEMBER, annualSalary: '12000' })).toMatchObject({ basicRateRelief: '440.00' })
    expect(values({ ...MEMBER, annualSalary: '13800' })).toMatchObject({ basicRateRelief: '800.00' })
  })

  it('decides nothing under constants', () => {
    const { dbMemberContributions, ...without } = MEMBER
    expect(dbMemberContributions).toBe('9800')
    expect(values(MEMBER, 'constants')).toEqual(values(without, 'constants'))
  })

  it('is asked about where nothing was entered, and is taken to be out of pay before tax', () => {
    expect(about(DB)).toEqual(['no-defined-benefit-contributions by dbMemberContributions'])
    expect(about(MEMBER)).toEqual(['defined-benefit-net-pay'])
    expect(about({})).toEqual([])
    expect(about(MEMBER, 'constants')).toEqual([])
  })
})

describe('a member of a defined benefit scheme alone', () => {
  const NURSE = { ...DB, annualSalary: '130000', dbMemberContributions: '16000' }
  // On 130,000: 7,540 + 87,440 × 40% + 4,860 × 45% = 44,703. On 114,000: 7,540 + 70,730 × 40% = 35,832. So 16,000 saves 8,871.
  it('reads what she pays after the tax it saves, and no row about a pot or about growth as a contribution', () => {
    const { rows } = tell({ ...NURSE, dbOpeningPension: '30000', dbClosingPension: '35500' })
    expect(rows).toContain('+ Defined Benefit Contributions After Tax Relief 7129.00 (dbContributionCost)')
    expect(rows).toContain('= Net Cost to You 7129.00 (netCostWithBenefit)')
    expect(rows.join()).not.toContain('at Most')
    expect(rows.join()).not.toMatch(/\((pensionContributions|effectivePersonalContribution|totalEffectiveContribution)\)/)
  })

  it.each([
    ['nothing known of the growth', {}, ['· Remaining Allowance, Without the Defined Benefit 60000.00 (remainingAllowance)']],
    [
      'an increase of 1,000',
      { dbPensionAnnualIncrease: '1000' },
      ['· Total Contributions, at Most 16000.00 (totalContributions)', '· Remaining Allowance, at Least 44000.00 (remainingAllowance)'],
    ],
    [
      'an increase of 1,000, and a lump sum that may have grown too',
      { dbPensionAnnualIncrease: '1000', dbOpeningLumpSum: '5000', dbClosingLumpSum: '50000' },
      [
        '· Total Contributions, Without the Lump Sum 16000.00 (totalContributions)',
        '· Remaining Allowance, Without the Lump Sum 44000.00 (remainingAllowance)',
      ],
    ],
  ])('reads of figures that are not known that they are not: %s', (_, raw, expected) => {
    const { rows } = tell({ ...NURSE, ...raw })
    for (const row of expected) expect(rows).toContain(row)
    const answer = answerOf(calculator, { ...NURSE, ...raw })
    const isUnknown = !('dbPensionAnnualIncrease' in raw)
    expect(answer.rows.find(({ key }) => key === 'dbPensionInput')?.layout?.isHidden ?? false).toBe(isUnknown)
    const unknown = answer.lines.find(({ key }) => key === 'dbGrowthUnknown')
    expect(unknown?.after).toBe(isUnknown ? 'totalContributions' : undefined)
  })

  it('reads of no rate or relief for contributions that she does not make', () => {
    const answer = answerOf(calculator, { ...NURSE, dbOpeningPension: '30000', dbClosingPension: '31900' })
    expect(saidUnder(answer, 'additionalRelief')).toBe('You have no contributions with basic rate relief.')
    expect(saidUnder(answer, 'netCostToIndividual')).toBe('What your other pension saving costs you this year, with any charge.')
  })

  // 130,100 is taxed at 45% above 125,140; 114,100 at 60% with the taper. So the relief on 16,000 is 15 less.
  it('pays 15 more for the same contributions where the salary is 100 more', () => {
    const known = { ...NURSE, dbOpeningPension: '30000', dbClosingPension: '31900' }
    expect(values({ ...known, annualSalary: '130100' })['netCostWithBenefit']).toBe('7144.00')
  })

  it('is told of no charge while the growth above inflation is not known (FA 2004 ss.234 and 235)', () => {
    const codes = tell({ ...NURSE, dbPensionAnnualIncrease: '5500' }).notes
    expect(codes).not.toContain('charge-due')
    expect(codes).not.toContain('scheme-may-pay-the-charge')
    expect(tell({ ...NURSE, dbOpeningPension: '1000', dbClosingPension: '10000' }).notes).toContain('charge-due')
  })
})

it('asks how much may still go in only where the growth of a defined benefit is known', () => {
  const any: Calculator = calculator
  const asked = (raw: Readonly<Record<string, string>>) => any.goalSeek?.(inputsOf(any, { ruleSet: 'statute', inputs: raw }))?.find
  expect(asked({})).toBe('pensionContributions')
  expect(asked({ ...DB, dbOpeningPension: '1000', dbClosingPension: '1100' })).toBe('pensionContributions')
  expect(asked({ ...DB, dbPensionAnnualIncrease: '5500', dbOpeningPension: '1000' })).toBeUndefined()
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

  it.each([
    ['nothing in a pot: the scheme has no relief to claim', { dbMemberContributions: '16000' }, []],
    ['a penny in a pot', { pensionContributions: '0.01' }, ['relief-at-source', 'gross-contributions']],
  ])('is made of a member of a defined benefit scheme only with a pot: %s', (_, raw, expected) => {
    const { assumptions } = tell({ ...DB, annualSalary: '130000', ...raw })
    expect(assumptions.filter((each) => /^(relief-at-source|gross-contributions)/.test(each))).toEqual(expected)
  })
})

describe('a note on the annual allowance', () => {
  const FURTHER = 'relief-above-basic-rate-claimed'
  const SIMPLE = 'defined-benefit-simple-figure'
  itNotes(calculator, [
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
    ['the same into a defined benefit', { ...DB, annualSalary: '110000', dbMemberContributions: '5000' }, ['allowance-tapered', SIMPLE]],
    [
      'the same where it may have been for a defined benefit',
      { ...DB, ...paid('110000', '5000') },
      ['allowance-tapered', 'personal-allowance-restored', SIMPLE],
    ],
    [
      'the same besides what a member pays',
      { ...DB, ...paid('110000', '5000'), dbMemberContributions: '1' },
      [FURTHER, 'allowance-tapered', 'personal-allowance-restored', SIMPLE],
    ],
    ['an increase without a defined benefit', { dbPensionAnnualIncrease: '1' }, ['defined-benefit-ignored']],
    ['an opening value without a defined benefit', { dbOpeningPension: '0' }, ['defined-benefit-ignored']],
    ['the scheme’s figure without a defined benefit', { dbInputAmount: '0' }, ['defined-benefit-ignored']],
    ['the scheme’s figure', DB_TOLD, []],
    ['the scheme’s figure with a closing value', { ...DB_TOLD, dbClosingPension: '11000' }, ['defined-benefit-figures-ignored']],
    ['the scheme’s figure with an increase', { ...DB_TOLD, dbPensionAnnualIncrease: '1' }, ['defined-benefit-figures-ignored']],
    ['the scheme’s figure with a lump sum', { ...DB_TOLD, dbClosingLumpSum: '1' }, ['defined-benefit-figures-ignored']],
    ['the scheme’s figure under constants', DB_TOLD, [SIMPLE, 'defined-benefit-input-amount-ignored'], 'constants'],
    ['a closing value without a defined benefit', { dbClosingPension: '0' }, ['defined-benefit-ignored']],
    ['a lump sum without a defined benefit', { dbClosingLumpSum: '1' }, ['defined-benefit-ignored']],
    ['contributions without a defined benefit', { dbMemberContributions: '1' }, ['defined-benefit-ignored']],
    ['a defined benefit', DB, [SIMPLE]],
    ['contributions to it', { ...DB, annualSalary: '50000', dbMemberContributions: '5000' }, [SIMPLE]],
    [
      'the same under constants',
      { ...DB, annualSalary: '50000', dbMemberContributions: '5000' },
      [SIMPLE, 'defined-benefit-contributions-ignored'],
      'constants',
    ],
    ['contributions equal to the salary', { ...DB, ...paid('5000', '3000'), dbMemberContributions: '2000' }, [SIMPLE]],
    [
      'contributions a penny above the salary',
      { ...DB, ...paid('5000', '3000.01'), dbMemberContributions: '2000' },
      ['contributions-above-salary', 'contributions-above-relief-limit', SIMPLE],
    ],
    ['a lump sum without both values', { ...DB, dbClosingLumpSum: '1' }, [SIMPLE, 'defined-benefit-lump-sum-ignored']],
    ['a lump sum with both values', { ...DB, dbOpeningPension: '10000', dbClosingPension: '11000', dbClosingLumpSum: '1' }, []],
    [
      'a lump sum under constants',
      { ...DB, dbOpeningPension: '10000', dbClosingPension: '11000', dbClosingLumpSum: '1' },
      [SIMPLE, 'defined-benefit-values-ignored', 'defined-benefit-lump-sum-ignored'],
      'constants',
    ],
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
