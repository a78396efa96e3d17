import { describe, expect, it } from 'vitest'
import { marginal } from '#engine/explain/marginal.ts'
import { Decimal } from '#engine/money/decimal.ts'
import type { RuleSet, TaxYear } from '#engine/rates/rates-at.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import { answerFor, answers } from '../../calculators/tests/answers.ts'
import { cliffWords, edgeName, edgeWords, inPence, leadWords, restoredWords } from './marginal-words.ts'

useTestFigures()

const MOVED = answers.flatMap(({ calculator }) => (calculator.margin ? [calculator] : []))

type Inputs = Readonly<Record<string, string>>

function told(slug: string, inputs: Inputs, ruleSet: RuleSet = 'statute', taxYear?: TaxYear) {
  const { calculator } = answerFor(slug)
  const choice = { ruleSet, ...(taxYear && { taxYear }) }
  const given = inputsOf(calculator, { ...choice, inputs })
  const answer = marginal(calculator, given, choice)
  const { margin } = calculator
  if (!answer || !margin) throw new Error('nothing is moved')
  const said = calculator.calculate(given, choice)
  return { answer, margin, said, lead: leadWords(answer, said, calculator.fields, margin) }
}

describe('what £100 more does', () => {
  it.each([
    // 40% on £100 and on the £50 of allowance that is lost, and 2%.
    [
      'income-tax',
      { annualSalary: '100430' },
      'Of your next £100 of salary, you keep £38: Income Tax takes £60 and National Insurance £2.',
    ],
    ['income-tax', { annualSalary: '9000' }, 'Of your next £100 of salary, you keep £100.'],
    // 60% of it is paid in, above the allowance of £60,000, and charged at 20%.
    [
      'income-tax',
      { annualSalary: '110000', pensionContribution: '60', pensionMethod: 'net-pay' },
      'Of your next £100 of salary, you keep £18: Income Tax takes £8, National Insurance £2 and Pension Contribution £60, and you pay £12 more in annual allowance charge.',
    ],
    // Half a year: £50, of which 20% and 8% are 10 and 4.
    [
      'part-year',
      { annualSalary: '60000', monthsWorked: '6', pensionContribution: '0' },
      'If your salary were £100 more, you would earn £50 more and keep £39 of it: Income Tax takes £10 and National Insurance £1.',
    ],
    // The allowance falls by £50, which makes £50 more of the other income taxable at 20%.
    [
      'dividend-tax',
      { dividendIncome: '60000', otherIncome: '45000' },
      'Of your next £100 of dividends, you keep £43.75: Dividend Tax takes £46.25, and you pay £10 more Income Tax on your other income.',
    ],
    // Within the dividend allowance, with 40% on the £50.
    [
      'dividend-tax',
      { dividendIncome: '100', otherIncome: '110000' },
      'Of your next £100 of dividends, you keep £80: you pay £20 more Income Tax on your other income.',
    ],
    // 18% of a gain within the basic rate band.
    ['capital-gains', { salePrice: '20000', assetType: 'residential' }, 'If you sold for £100 more, the tax would be £18 more.'],
    ['pension-allowance', { annualSalary: '40000' }, 'If your salary were £100 more, your net cost would be the same.'],
    // Relief at 40% on the contribution that the salary just covers.
    [
      'pension-allowance',
      { annualSalary: '55000', pensionContributions: '20000' },
      'If your salary were £100 more, your net cost would be £20 less.',
    ],
  ] as const)('%s %o', (slug, inputs, expected) => {
    expect(told(slug, inputs).lead).toBe(expected)
  })

  it('adds up as shown', () => {
    // 33.75% of £100 and of the £50 of allowance that is lost is £50.625, which leaves £49.375.
    const { answer, lead } = told('dividend-tax', { otherIncome: '8000', dividendIncome: '98000' })
    const shown = inPence(answer.lines).filter(({ isInSum }) => isInSum)
    const [, tax, net] = shown.map(({ difference }) => difference.toNumber())
    expect((tax ?? 0) + (net ?? 0)).toBe(100)
    expect(lead).toContain(`you keep £${net}: Dividend Tax takes £${tax}.`)
  })
})

const line = (key: string, difference: number, role: object = {}) => {
  const usual = { isTotal: false, isDeduction: false, isInSum: true }
  return { key, label: key, difference: new Decimal(difference), ...usual, ...role }
}

describe('what £100 more of an income does that is no part of the sum', () => {
  // A benefit, of which a charge on the income takes a part back.
  it.each([
    [26, 'If you were paid £100 more, you would keep £26 less.'],
    [0, 'If you were paid £100 more, you would keep the same.'],
  ])('where the charge rises by £%d', (rise, expected) => {
    const headline = line('left', -rise, { isTotal: true })
    const lines = [line('benefit', 0), line('charge', rise, { isDeduction: true }), headline]
    const { said } = told('income-tax', { annualSalary: '30000' })
    const large = { ...said.large, field: 'left', compared: 'you would keep' }
    const of = { input: 'pay', income: new Decimal(60_000), more: new Decimal(100), headline, isKept: true, lines }
    const margin = { input: 'pay', rises: 'your pay rises', ifMore: (more: string) => `you were paid ${more}` }
    expect(leadWords(of, { ...said, headline: 'left', large }, {}, margin)).toBe(expected)
  })
})

describe('what restores the allowance', () => {
  it.each([
    ['income-tax', { annualSalary: '100430' }, 'You get back your full Personal Allowance if at least £430 goes into your pension.'],
    [
      'income-tax',
      { annualSalary: '110000', pensionContribution: '5' },
      'You get back your full Personal Allowance if at least £4,500 more goes into your pension.',
    ],
    // The scheme claims 20% of the £4,500.
    [
      'income-tax',
      { annualSalary: '110000', pensionContribution: '5', pensionMethod: 'relief-at-source' },
      'You get back your full Personal Allowance if at least £4,500 more goes into your pension: you pay £3,600 and your scheme claims the rest.',
    ],
    [
      'income-tax',
      { annualSalary: '110000', pensionMethod: 'relief-at-source' },
      'You get back your full Personal Allowance if at least £10,000 goes into your pension: you pay £8,000 and your scheme claims the rest.',
    ],
    [
      'side-hustle',
      { mainJobSalary: '95000', sideHustleIncome: '9000' },
      'You get back your full Personal Allowance if at least £3,000 goes into your pension.',
    ],
  ] as const)('%s %o', (slug, inputs, expected) => {
    const { restoredBy } = told(slug, inputs).answer
    expect(restoredBy && restoredWords(restoredBy)).toBe(expected)
  })
})

describe('an edge', () => {
  it.each([
    ['income-tax', { annualSalary: '100430' }, 'below', 'you start to lose your Personal Allowance'],
    ['income-tax', { annualSalary: '100430' }, 'above', 'you have no Personal Allowance left and the 45% rate of Income Tax starts'],
    ['income-tax', { annualSalary: '26000', studentLoanPlan: 'plan2' }, 'above', 'you start to repay your Plan 2 loan'],
    ['student-loan', { annualSalary: '20000', studentLoanPlan: 'postgraduate' }, 'above', 'you start to repay your postgraduate loan'],
    ['side-hustle', { mainJobSalary: '30000', sideHustleIncome: '900' }, 'above', 'the trading allowance is used up'],
    ['corporation-tax', { taxableProfit: '100000' }, 'below', 'marginal relief starts'],
    ['corporation-tax', { taxableProfit: '100000' }, 'above', 'marginal relief ends'],
    [
      'dividend-tax',
      { otherIncome: '20000', dividendIncome: '400' },
      'above',
      'the dividend allowance is used up and the 8.75% rate of dividend tax starts',
    ],
    [
      'dividend-tax',
      { otherIncome: '8000', dividendIncome: '98000' },
      'above',
      'the 20% rate of Income Tax starts and your dividends start to make more of your other income taxable',
    ],
    ['dividend-tax', { otherIncome: '43662', dividendIncome: '64304', region: 'scotland' }, 'above', 'the 8.75% rate of dividend tax ends'],
    [
      'dividend-tax',
      { otherIncome: '43662', dividendIncome: '64304' },
      'above',
      'the 8.75% rate of dividend tax ends and it becomes best to use some of your Personal Allowance on your dividends',
    ],
    [
      'dividend-tax',
      { otherIncome: '43662', dividendIncome: '68554' },
      'above',
      'the 40% rate of Income Tax starts and it is best again to use your Personal Allowance on your other income first',
    ],
    // Her contributions come off first, so the additional rate without them is none that she pays.
    [
      'pension-allowance',
      { annualSalary: '130000', hasDBPension: 'true', dbMemberContributions: '15500', dbInputAmount: '64500' },
      'below',
      '',
    ],
    [
      'dividend-tax',
      { otherIncome: '37500', dividendIncome: '87240' },
      'above',
      'you have no Personal Allowance left and the 39.35% rate of dividend tax starts',
    ],
    ['capital-gains', { salePrice: '2000' }, 'above', 'the annual exempt amount is used up and the 18% rate of Capital Gains Tax starts'],
    [
      'rental-income',
      { annualRentalIncome: '4000', otherIncome: '30000', mortgageInterest: '5000' },
      'above',
      'all of your mortgage interest gets tax relief',
    ],
    [
      'rental-income',
      { annualRentalIncome: '900', otherIncome: '30000', allowableExpenses: '500', propertyAllowance: 'opt-out' },
      'below',
      'your income covers your expenses',
    ],
    ['rental-income', { annualRentalIncome: '900', otherIncome: '30000' }, 'above', 'your rent goes over the property allowance'],
    ['side-hustle', { mainJobSalary: '30000', sideHustleIncome: '25000' }, 'above', 'the 2% rate of Class 4 National Insurance starts'],
    ['employer-ni', { employeeSalary: '20000', claimEmploymentAllowance: 'true' }, 'above', 'the Employment Allowance is used up'],
    ['pension-relief', { annualEarnings: '110000', pensionContribution: '8000' }, 'above', 'you get back your full Personal Allowance'],
    [
      'pension-relief',
      { annualEarnings: '30000', pensionContribution: '8000' },
      'above',
      'your contribution goes over the most you can get tax relief on',
    ],
    [
      'pension-relief',
      { annualEarnings: '90000', pensionContribution: '59000' },
      'above',
      'your contribution goes over your pension annual allowance',
    ],
    [
      'pension-relief',
      { annualEarnings: '262000', pensionContribution: '61000' },
      'above',
      'you get back your full pension annual allowance',
    ],
    [
      'income-tax',
      { annualSalary: '119000', pensionContribution: '50' },
      'above',
      'your contribution goes over your pension annual allowance',
    ],
    [
      'pension-allowance',
      { annualSalary: '25000', pensionContributions: '30000' },
      'above',
      'you earn enough to get tax relief on all your contributions',
    ],
    [
      'pension-allowance',
      { annualSalary: '250000', pensionContributions: '1000' },
      'above',
      'your pension annual allowance starts to fall',
    ],
    [
      'pension-allowance',
      { annualSalary: '300000', pensionContributions: '1000' },
      'above',
      'your pension annual allowance reaches its minimum',
    ],
    [
      'pension-allowance',
      { annualSalary: '245000', pensionContributions: '30000', employerContributions: '20000' },
      'above',
      'the 45% rate of the annual allowance charge starts',
    ],
  ] as const)('%s %o %s', (slug, inputs, side, expected) => {
    const { answer } = told(slug, inputs)
    const edge = answer[side]
    expect(edge && edgeWords(edge)).toBe(expected)
  })

  it('says where marginal relief starts and ends in a period that is split between two financial years', () => {
    // 275 of the 365 days are from 1 April 2023, and 275/366 of the limits: £50,000 and £250,000 × 365/366.
    const { below, above } = told('corporation-tax', { taxableProfit: '100000', periodEnd: '2023-12-31' }, 'statute', '2023-24').answer
    expect([below, above].map((edge) => edge && `${edge.at.toFixed(2)}: ${edgeWords(edge)}`)).toEqual([
      '49863.39: marginal relief starts',
      '249316.94: marginal relief ends',
    ])
  })

  it.each(MOVED)('of $slug names every tax whose rate starts', ({ margin, slug, fields }) => {
    const others = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'money' ? [[name, '30000']] : []))
    for (const amount of ['300', '5000', '14000', '60000', '130000', '400000']) {
      const inputs = {
        ...Object.fromEntries(others),
        ...(margin?.times !== undefined && { [margin.times]: '10' }),
        [margin?.input ?? '']: amount,
      }
      const { answer } = told(slug, inputs)
      for (const edge of [answer.above, answer.below]) {
        const rates = new Set(edge?.changes.flatMap((change) => (change.kind === 'band' ? [change.rate.toFixed()] : [])))
        const named = edge ? (edgeWords(edge).match(/the [\d.]+% rate of .*? starts/g) ?? []) : []
        const missing = 'a step that is charged by bands needs .onMargin({ tax }), with the name of its tax'
        expect(named.length, missing).toBeGreaterThanOrEqual(rates.size)
      }
    }
  })

  it('that is a cliff which a claim removes says so', () => {
    // 20% of £1,000, and nothing with £1,000 taken off.
    const { answer } = told('rental-income', { annualRentalIncome: '900', otherIncome: '30000' })
    expect(answer.above?.jump && cliffWords(answer, answer.above, answer.above.jump)).toBe(
      'This is a cliff edge: going over it, even by a penny, costs you £200. Claiming the property allowance there, instead of your expenses and interest, avoids it.',
    )
  })

  it('has the figure of the notes, in its own unit', () => {
    // £250,000 shared by three companies, and £50,000: both have recurring pence.
    const limits = { taxableProfit: '60000', associatedCompanies: '2' }
    const { above, below } = told('corporation-tax', limits).answer
    expect([below, above].map((edge) => edge?.at.toFixed(2))).toEqual(['16666.67', '83333.33'])
    const { answer, margin } = told('ir35', { dailyRate: '500', daysWorked: '220', businessExpenses: '10000' })
    expect(answer.above && edgeName(answer.above, margin)).toMatch(/^a day rate of £\d{3}/)
  })

  it('that is a cliff says what it costs to pass it', () => {
    // 52 weeks of £3.45, on a page whose answer is a cost; and 40% for 20% of a rent of £270 on one whose answer is what is left.
    const class2 = told('national-insurance', { earnings: '6000', employmentType: 'self-employed' }, 'constants').answer
    const rent = told('rental-income', { annualRentalIncome: '15000', otherIncome: '50000' }, 'constants').answer
    expect(class2.above?.jump && cliffWords(class2, class2.above, class2.above.jump)).toBe(
      'This is a cliff edge: going over it, even by a penny, costs you £179.40.',
    )
    expect(rent.below?.jump && cliffWords(rent, rent.below, rent.below.jump)).toBe(
      'This is a cliff edge: going over it, even by a penny, costs you £54.',
    )
  })
})
