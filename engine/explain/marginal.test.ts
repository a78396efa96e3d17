import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { calculatorNamed } from '../tests/calculators.ts'
import { inputsOf } from '../tests/questions.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import type { Edge } from './edges.ts'
import { marginal } from './marginal.ts'
import { asOneLedger, type MarginalLine } from './marginal-lines.ts'

useTestFigures()

/** What £100 more does, by row, without the rows that stay. */
const rowsOf = (lines: readonly MarginalLine[] = []) =>
  Object.fromEntries(
    lines.filter(({ isInSum, difference }) => isInSum && !difference.isZero()).map((line) => [line.key, line.difference.toFixed()]),
  )

const edgeOf = (edge: Edge | undefined) =>
  edge && {
    at: edge.at.toFixed(2),
    distance: edge.distance.toFixed(2),
    ...(edge.leap && { leap: edge.leap.toFixed(2) }),
  }

async function asked(slug: string, inputs: Readonly<Record<string, string>>, ruleSet: RuleSet = 'statute') {
  const calculator = await calculatorNamed(slug)
  const told = marginal(calculator, inputsOf(calculator, { ruleSet, inputs }), { ruleSet })
  if (!told) throw new Error('nothing is moved')
  return { ...told, next: rowsOf(told.lines), edges: [edgeOf(told.below), edgeOf(told.above)] }
}

const inTaper = () => asked('income-tax', { annualSalary: '100430' })

describe('of a salary within the taper of the Personal Allowance', () => {
  it('£100 costs 40% on £100 and on the £50 of allowance that goes, and 2% National Insurance', async () => {
    // 40% × (100 + 50) = 60; 2% × 100 = 2; 100 − 60 − 2 = 38
    const { next, headline } = await inTaper()
    expect(next).toEqual({ grossIncome: '100', incomeTax: '60', nationalInsurance: '2', netIncome: '38' })
    expect(headline).toMatchObject({ key: 'netIncome', isTotal: true })
  })

  it('the edges are where the taper starts and where it has used up the allowance', async () => {
    // 100,430 − 100,000 = 430; 100,000 + 2 × 12,570 = 125,140, which is 24,710 more
    const { edges, below, above } = await inTaper()
    expect(edges).toEqual([
      { at: '100000.00', distance: '430.00' },
      { at: '125140.00', distance: '24710.00' },
    ])
    expect(below?.changes).toEqual([{ kind: 'note', name: 'allowance-tapered', comes: true }])
    expect(above?.changes).toMatchObject([
      { kind: 'note', name: 'allowance-used-up', comes: true },
      { kind: 'note', name: 'allowance-tapered', comes: false },
      { kind: 'band', table: 'incomeTax', band: 'additional' },
    ])
    // Below it 40% and 2%; above it 45% and 2%.
    expect(rowsOf(below?.beyond)).toEqual({ grossIncome: '100', incomeTax: '40', nationalInsurance: '2', netIncome: '58' })
    expect(rowsOf(above?.beyond)).toEqual({ grossIncome: '100', incomeTax: '45', nationalInsurance: '2', netIncome: '53' })
  })

  it('a pension contribution of what is above the limit brings the whole allowance back', async () => {
    expect((await inTaper()).restoredBy).toEqual({ gross: new Decimal(430), isMore: false })
    const relief = await calculatorNamed('pension-relief')
    const after = (pensionContribution: string) =>
      relief
        .calculate(inputsOf(relief, { ruleSet: 'statute', inputs: { annualEarnings: '100430', pensionContribution } }))
        .steps.find(({ key }) => key === 'after.personalAllowance')
        ?.value.toFixed()
    expect(after('430')).toBe('12570')
    // £2 short of it, £1 of the allowance is missing.
    expect(after('428')).toBe('12569')
  })

  it('counts what a contribution by percent has lowered the income by already', async () => {
    // 5% of 110,000 is 5,500: adjusted net income is 104,500. The taper starts at a salary of 100,000 ÷ 0.95 = 105,263.157…
    const { restoredBy, edges } = await asked('income-tax', { annualSalary: '110000', pensionContribution: '5' })
    expect(restoredBy).toEqual({ gross: new Decimal(4500), isMore: true })
    expect(edges[0]).toEqual({ at: '105263.15', distance: '4736.85' })
  })

  it('tells what a member pays of it at relief at source, who pays something already or nothing yet', async () => {
    // 80% of 4,500 and of 10,000 (FA 2004 s.192): the scheme claims the other 20%.
    const atSource = { annualSalary: '110000', pensionMethod: 'relief-at-source' }
    const [some, none] = [await asked('income-tax', { ...atSource, pensionContribution: '5' }), await asked('student-loan', atSource)]
    expect(some.restoredBy).toEqual({ gross: new Decimal(4500), isMore: true, memberPays: new Decimal(3600) })
    expect(none.restoredBy).toEqual({ gross: new Decimal(10000), isMore: false, memberPays: new Decimal(8000) })
  })

  it('nothing is brought back where nothing has gone, or all has', async () => {
    expect((await asked('income-tax', { annualSalary: '100000' })).restoredBy).toBeUndefined()
    expect((await asked('income-tax', { annualSalary: '130000' })).restoredBy).toBeUndefined()
    // Dividends are no relevant UK earnings, so a contribution out of them may not be relieved.
    expect((await asked('dividend-tax', { dividendIncome: '110000' })).restoredBy).toBeUndefined()
  })
})

describe('of dividends that take the allowance away from other income', () => {
  // 60,000 beside 45,000 is 105,000, so that £100 takes 50 of the allowance away.
  const beside = { dividendIncome: '60000', otherIncome: '45000' }

  it('the tax on the other income counts in what is kept, and the row adds up', async () => {
    // Of the 45,000, 34,930 is above the allowance of 12,570 − 2,500, within the basic rate band of 37,700. 50 more of it bears 20%: 10.
    // That takes 50 of the band from dividends, which bear 33.75% there and not 8.75%: 33.75 + 12.50 = 46.25. 100 − 46.25 − 10 = 43.75.
    const { next, headline, isKept } = await asked('dividend-tax', beside)
    expect(next).toEqual({ dividendIncome: '100', dividendTax: '46.25', extraTaxOnOtherIncome: '10', netDividends: '43.75' })
    expect([headline.difference.toFixed(), isKept]).toEqual(['43.75', true])
  })

  it('it counts beyond an edge too, and is nothing below the taper', async () => {
    // Below 55,000 of dividends 33.75% alone.
    const { below } = await asked('dividend-tax', beside)
    expect(below?.at.toFixed()).toBe('55000')
    expect(rowsOf(below?.beyond)).toEqual({ dividendIncome: '100', dividendTax: '33.75', netDividends: '66.25' })
  })

  it('the page itself says what it said: the dividends less the tax on them', async () => {
    const calculator = await calculatorNamed('dividend-tax')
    const { headline, rows } = calculator.calculate(inputsOf(calculator, { ruleSet: 'statute', inputs: beside }), { ruleSet: 'statute' })
    expect(headline).toBe('netDividends')
    expect(rows.find(({ key }) => key === 'extraTaxOnOtherIncome')).toMatchObject({ isInSum: false, isDeduction: false })
  })
})

const edgesOf = async (inputs: Readonly<Record<string, string>>, ruleSet?: RuleSet) =>
  (await asked('dividend-tax', inputs, ruleSet)).edges.map((edge) => edge?.at)

describe('of dividends whose nil rate moves up with the other income under it', () => {
  const tapered = { otherIncome: '43662', dividendIncome: '64304' }

  it('an edge is where the nil rate reaches the end of the basic rate band (ITA 2007 s.13A)', async () => {
    // 37,200 of other income is taxable where 6,462 of the allowance is left, 6,108 of it gone: 100,000 + 2 × 6,108 − 43,662 = 68,554.
    expect(await edgesOf({ ...tapered, region: 'scotland' })).toEqual(['56338.00', '68554.00'])
    expect(await edgesOf(tapered, 'text')).toEqual(['56338.00', '68554.00'])
  })

  it('an edge is where setting allowance against dividends starts to lower the tax (ITA 2007 s.25(2))', async () => {
    // Up to 37,700 of taxable other income 500 pounds gain 13.75% and the others lose 11.25%: a gain below 500 × 13.75 ÷ 11.25 = 611.11 others,
    // with 36,589 taxable, 7,073 of the allowance left and 5,497 gone: 100,000 + 2 × 5,497 − 43,662 = 67,332.
    expect(await edgesOf(tapered)).toEqual(['56338.00', '67332.00'])
    // Then none is left to move at 37,700, with 5,962 left and 6,608 gone: 100,000 + 2 × 6,608 − 43,662 = 69,554.
    expect(await edgesOf({ otherIncome: '43662', dividendIncome: '68554' })).toEqual(['67332.00', '69554.00'])
  })

  it('and without a taper where they are covered, where they would be taxed at 33.75%, and where no more is moved', async () => {
    // 37,000 is taxable: 200 of dividends at 8.75% above the nil rate, to 700. Moving those costs 11.25% each, 22.50, which 13.75% of
    // 163.6363… more of dividends makes up for. 700 can be moved until other income is at 37,700: 500 + 700.
    const otherIncome = '49570'
    expect(await edgesOf({ otherIncome, dividendIncome: '600' })).toEqual(['500.00', '700.00'])
    expect(await edgesOf({ otherIncome, dividendIncome: '800' })).toEqual(['700.00', '863.63'])
    expect(await edgesOf({ otherIncome, dividendIncome: '1000' })).toEqual(['863.63', '1200.00'])
  })
})

describe('of a contribution above the annual allowance', () => {
  it('the charge counts in what is kept of pay, and the page itself leaves it out', async () => {
    // £100 more of 200,000 puts in £50 more, all of it too much. Adjusted net income of 100,050 takes £25 of the Personal Allowance: £75 more at
    // 40% is £30. The charge falls on 87,505 to 127,555 where it fell on 87,430 to 127,430: 37,635 × 40% + 2,415 × 45% less 16,114.50 is 26.25.
    const inputs = { annualSalary: '200000', pensionContribution: '50' }
    const { next, headline } = await asked('income-tax', inputs)
    expect(next).toMatchObject({
      grossIncome: '100',
      incomeTax: '30',
      nationalInsurance: '1',
      pension: '50',
      annualAllowanceCharge: '26.25',
    })
    // 100 − 30 − 1 − 50 − 26.25.
    expect([headline.label, headline.difference.toFixed()]).toEqual(['What You Keep', '-7.25'])
    const incomeTax = await calculatorNamed('income-tax')
    const { rows } = incomeTax.calculate(inputsOf(incomeTax, { ruleSet: 'statute', inputs }))
    expect(rows.find(({ key }) => key === 'annualAllowanceCharge')).toMatchObject({ isInSum: false, isDeduction: false })
  })

  it('the charge adds to what is paid for relief: £60, and the £40 of relief that it takes back', async () => {
    // 137,430 is taxable after 90,000 paid in, 9,730 of it above the raised limit of 127,700: £100 more is relieved at 20% twice, charged at 40%.
    const { next, headline } = await asked('pension-relief', { annualEarnings: '150000', pensionContribution: '90000' })
    expect(next).toMatchObject({ pensionContribution: '100', basicRateRelief: '20', higherRateRelief: '20', annualAllowanceCharge: '40' })
    expect(headline.label).toBe('What You Pay in All')
    expect(headline.difference.toFixed()).toBe('100')
  })

  it('passing £200,000 of threshold income is a cliff: it tapers the allowance at once (FA 2004 s.228ZA(3))', async () => {
    // Net pay of 37.5% leaves 200,000 of 320,000; the next penny tapers the allowance from 60,000 to 30,000, charged at 45%: 13,500.
    const { above } = await asked('income-tax', { annualSalary: '319000', pensionContribution: '37.5', pensionMethod: 'net-pay' })
    expect([above?.at.toFixed(), above?.leap?.toDecimalPlaces(0).toFixed()]).toEqual(['320000', '-13500'])
  })
})

describe('lines', () => {
  it('stand as in the ledger, those of one result alone among the others', async () => {
    // £100 more brings the student loan into the ledger, between National Insurance and the total.
    const { lines } = await asked('student-loan', { annualSalary: '27200', studentLoanPlan: 'plan2' })
    const ledger = ['grossIncome', 'incomeTax', 'nationalInsurance', 'studentLoan', 'netIncome', 'monthlyNetIncome']
    expect(asOneLedger([lines.filter(({ key }) => key !== 'studentLoan'), lines]).map(({ key }) => key)).toEqual(ledger)
  })

  it('that go leave their place', async () => {
    // Marginal Relief ends at 250,000, which £100 more passes.
    const { lines } = await asked('corporation-tax', { taxableProfit: '249950' })
    const calculator = await calculatorNamed('corporation-tax')
    const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: { taxableProfit: '249950' } })
    expect(lines.map(({ key }) => key)).toEqual(calculator.calculate(inputs, { ruleSet: 'statute' }).rows.map(({ key }) => key))
  })
})

describe('an edge', () => {
  it('at the income itself is no distance away, and is the one above', async () => {
    // The allowance and the primary threshold end at 12,570; the basic rate band at 50,270, with the upper earnings limit.
    const { edges, next } = await asked('income-tax', { annualSalary: '50270' })
    expect(next).toMatchObject({ incomeTax: '40', nationalInsurance: '2' })
    expect(edges).toEqual([
      { at: '12570.00', distance: '37700.00' },
      { at: '50270.00', distance: '0.00' },
    ])
  })

  it('of two that meet is one, from either side and from between', async () => {
    // At 125,140.00 the last pound of the allowance goes, at 125,140.01 the additional rate begins.
    for (const salary of ['125139.99', '125140', '125140.01', '125141.50']) {
      const { edges } = await asked('income-tax', { annualSalary: salary })
      expect(edges.filter((edge) => edge?.at === '125140.00')).toHaveLength(1)
    }
  })

  it('of two that meet on either side of the income is below it, where its whole pound is', async () => {
    // 2,305.99 of expenses: the allowance ends at 14,875.99, and 12,570.02 of interest is covered from 14,876.01.
    const { edges } = await asked('rental-income', {
      annualRentalIncome: '14876.01',
      allowableExpenses: '2305.99',
      mortgageInterest: '12570.02',
    })
    // All the interest is relieved once as much income is above the allowance (ITTOIA 2005 s.274AA): 12,570 + 12,570.02 + 2,305.99 = 27,446.01.
    expect(edges).toEqual([
      { at: '14876.00', distance: '0.01' },
      { at: '27446.00', distance: '12569.99' },
    ])
  })

  it('is the lower of two loans’ thresholds, and then the higher', async () => {
    const loans = { studentLoanPlan: 'plan2', postgraduateLoan: 'true' }
    // Postgraduate 21,000, plan 2 27,295: 6% and 9%.
    const { edges, above, below } = await asked('income-tax', { annualSalary: '26000', ...loans })
    expect(edges).toEqual([
      { at: '21000.00', distance: '5000.00' },
      { at: '27295.00', distance: '1295.00' },
    ])
    expect(rowsOf(below?.beyond)['studentLoan']).toBeUndefined()
    expect(rowsOf(above?.beyond)['studentLoan']).toBe('15')
    expect(above?.changes).toContainEqual({ kind: 'step', name: 'studentLoan.plan2', comes: true })
  })

  it('is not where money goes on as before: the Class 2 threshold of the law, a first profit, a first penny', async () => {
    // 1,000 of expenses: the allowance and the lower profits limit end at 13,570.
    const { edges } = await asked('self-employed', { annualProfit: '5000', expenses: '1000' })
    expect(edges).toEqual([undefined, { at: '13570.00', distance: '8570.00' }])
  })

  it('is none below the first penny nor above the last', async () => {
    expect((await asked('income-tax', { annualSalary: '0' })).edges).toEqual([undefined, { at: '12570.00', distance: '12570.00' }])
    expect((await asked('income-tax', { annualSalary: '1000000000000' })).edges[1]).toBeUndefined()
  })

  it('of less than £100 has no £100 below it', async () => {
    // Rent up to the allowable expenses bears nothing, and 20% above.
    const { below, edges } = await asked('rental-income', {
      annualRentalIncome: '5000',
      allowableExpenses: '50',
      otherIncome: '20000',
      propertyAllowance: 'opt-out',
    })
    expect(edges[0]).toEqual({ at: '50.00', distance: '4950.00' })
    expect(below).not.toHaveProperty('beyond')
  })
})

describe('edges of each calculator', () => {
  it.each([
    // National Insurance: the secondary threshold 9,100, the primary 12,570.
    ['national-insurance', { earnings: '11000' }, ['9100.00', '12570.00']],
    // Profits of 60,000 less 1,000: the limits of 50,270 and 100,000, each 1,000 higher.
    ['self-employed', { annualProfit: '60000', expenses: '1000' }, ['51270.00', '101000.00']],
    // The trading allowance 1,000; the basic rate band after a salary of 30,000 and the allowance: 50,270 + 1,000 − 30,000 = 21,270, Class 4 from 13,570.
    ['side-hustle', { mainJobSalary: '30000', sideHustleIncome: '5000' }, ['1000.00', '13570.00']],
    ['side-hustle', { mainJobSalary: '30000', sideHustleIncome: '15000' }, ['13570.00', '21270.00']],
    // Class 1 on 30,000 leaves 2,262 − 1,394.40 = 867.60 of the annual maximum (reg.100), which 14,460 of profit fills at 6%: 12,570 + 14,460 + 1,000.
    ['side-hustle', { mainJobSalary: '30000', sideHustleIncome: '25000' }, ['21270.00', '28030.00']],
    // Nothing is left beside 45,000, and the basic rate band ends at 5,270 + 1,000: all of the profit above 12,570 bears 2%.
    ['side-hustle', { mainJobSalary: '45000', sideHustleIncome: '9000' }, ['6270.00', '13570.00']],
    // Rent of 1,000 is within the property allowance, and a penny more is taxed from the first: a cliff of 20% of 1,000.01, less the penny.
    ['rental-income', { annualRentalIncome: '600', otherIncome: '30000' }, [undefined, '1000.00']],
    // What is left of the allowance, 4,570, and the dividend allowance, 500; the basic rate band: 50,270 − 8,000.
    ['dividend-tax', { otherIncome: '8000', dividendIncome: '6000' }, ['5070.00', '42270.00']],
    // Interest of 5,000 and expenses of 500 come to 5,500; the basic rate band after 30,000: 20,270 + 500.
    [
      'rental-income',
      { annualRentalIncome: '9000', otherIncome: '30000', mortgageInterest: '5000', allowableExpenses: '500' },
      ['5500.00', '20770.00'],
    ],
    // Cost 10,000 and the exempt 3,000; the basic rate band unused by 30,000: 50,270 − 30,000 = 20,270 more.
    ['capital-gains', { salePrice: '20000', purchasePrice: '10000', otherIncome: '30000' }, ['13000.00', '33270.00']],
    // 13.8% of what two salaries are above 9,100 uses up 5,000 at 9,100 + 5,000 ÷ 2 ÷ 0.138 = 27,215.942…
    ['employer-ni', { employeeSalary: '20000', numberOfEmployees: '2', claimEmploymentAllowance: 'true' }, ['9100.00', '27215.94']],
    // The limits of Marginal Relief, and half of them with one associated company.
    ['corporation-tax', { taxableProfit: '100000' }, ['50000.00', '250000.00']],
    ['corporation-tax', { taxableProfit: '100000', associatedCompanies: '1' }, ['25000.00', '125000.00']],
    ['student-loan', { annualSalary: '30000', studentLoanPlan: 'plan1' }, ['24990.00', '50270.00']],
    // Half the year of half the pay: the allowance at 25,140, the upper earnings limit of 6 × 4,189 at 50,268.
    ['part-year', { annualSalary: '40000', monthsWorked: '6' }, ['25140.00', '50268.00']],
    // A contribution of 60,000 − 50,270 takes all that bears 40% out of it.
    ['pension-relief', { annualEarnings: '60000', pensionContribution: '8000' }, [undefined, '9730.00']],
    // Adjusted income is salary and the employer’s 20,000: tapered from 260,000. The 50,000 put in is the allowance left at 280,000.
    [
      'pension-allowance',
      { annualSalary: '245000', pensionContributions: '30000', employerContributions: '20000' },
      ['240000.00', '260000.00'],
    ],
    // The allowance is at its minimum of 10,000 from 360,000.
    [
      'pension-allowance',
      { annualSalary: '300000', pensionContributions: '30000', employerContributions: '20000' },
      ['260000.00', '340000.00'],
    ],
  ] as const)('%s %o', async (slug, inputs, expected) => {
    const { edges } = await asked(slug, inputs)
    expect(edges.map((edge) => edge?.at)).toEqual(expected)
  })

  it('of IR35 are daily rates, and £100 is £100 invoiced', async () => {
    // Outside: 200 days of £400 less the salary of 12,570 and 13.8% of 3,470 (478.86) leave 66,951.14: Marginal Relief at 26.5%.
    // 73.50 of dividends, above the basic rate band at 33.75%: 24.80625.
    const { next, edges, more } = await asked('ir35', { dailyRate: '400', daysWorked: '200' })
    expect(more.toFixed()).toBe('0.5')
    expect(next).toEqual({ grossIncome: '100', corporationTax: '26.5', dividendTax: '24.80625', takeHome: '48.69375' })
    // The lower limit of 50,000 is reached at (50,000 + 13,048.86) ÷ 200 = 315.2443.
    expect(edges[0]?.at).toBe('315.24')
  })

  it('of IR35 are none where no day is worked', async () => {
    const calculator = await calculatorNamed('ir35')
    expect(marginal(calculator, inputsOf(calculator, { ruleSet: 'statute', inputs: { dailyRate: '400' } }))).toBeUndefined()
  })
})

describe('a cliff', () => {
  it('is where the constants have 52 weeks of Class 2 fall due at once', async () => {
    // 52 × 3.45 = 179.40, and nothing else changes there.
    expect((await asked('national-insurance', { earnings: '6000', employmentType: 'self-employed' }, 'constants')).edges).toEqual([
      undefined,
      { at: '6515.00', distance: '515.00', leap: '179.40' },
    ])
  })

  it('is where they charge a whole rental profit at another rate', async () => {
    // Other income 50,000: at 270 of rent, 40% of 270.01 less 20% of 270.00 is 54.004; the penny itself is left.
    const { edges } = await asked('rental-income', { annualRentalIncome: '15000', otherIncome: '50000' }, 'constants')
    expect(edges[0]).toEqual({ at: '270.00', distance: '14730.00', leap: '-53.99' })
  })

  it('is where rent passes the property allowance without a claim', async () => {
    // 20% of 1,000.01 is 200.002; the penny itself is left.
    const { edges } = await asked('rental-income', { annualRentalIncome: '600', otherIncome: '30000' })
    expect(edges[1]).toEqual({ at: '1000.00', distance: '400.00', leap: '-199.99' })
  })

  it('is where they divide Marginal Relief among companies', async () => {
    // 25% of 50,000.01 less half of 2,999.99985 is 11,000.002575; 9,500 below; the penny itself is left.
    const { edges } = await asked('corporation-tax', { taxableProfit: '40000', associatedCompanies: '2' }, 'constants')
    expect(edges[1]).toEqual({ at: '50000.00', distance: '10000.00', leap: '-1499.99' })
  })

  it('is none where the allowance is rounded to a pound, nor among a million employees', async () => {
    expect((await asked('income-tax', { annualSalary: '100430' })).below?.leap).toBeUndefined()
    expect((await asked('employer-ni', { employeeSalary: '9000', numberOfEmployees: '1000000' })).above?.leap).toBeUndefined()
  })
})
