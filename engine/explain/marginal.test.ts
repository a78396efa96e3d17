import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { calculatorNamed } from '../tests/calculators.ts'
import { inputsOf } from '../tests/questions.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import type { Edge } from './edges.ts'
import { marginal } from './marginal.ts'
import { asOneLedger, differenceOf, type MarginalLine } from './marginal-lines.ts'

useTestFigures()

/** What £100 more does, by row, without the rows that stay the same. */
const rowsOf = (lines: readonly MarginalLine[] = []) =>
  Object.fromEntries(
    lines.filter(({ isInSum, difference }) => isInSum && !difference.isZero()).map((line) => [line.key, line.difference.toFixed()]),
  )

const edgeOf = (edge: Edge | undefined) =>
  edge && {
    at: edge.at.toFixed(2),
    distance: edge.distance.toFixed(2),
    ...(edge.jump && { jump: edge.jump.toFixed(2) }),
  }

async function asked(slug: string, inputs: Readonly<Record<string, string>>, ruleSet: RuleSet = 'statute') {
  const calculator = await calculatorNamed(slug)
  const told = marginal(calculator, inputsOf(calculator, { ruleSet, inputs }), { ruleSet })
  if (!told) throw new Error(`${slug} has no income to raise`)
  return { ...told, next: rowsOf(told.lines), edges: [edgeOf(told.below), edgeOf(told.above)] }
}

const inTaper = () => asked('income-tax', { annualSalary: '100430' })

describe('of a salary within the taper of the Personal Allowance', () => {
  it('£100 more costs 40% of £100 and of £50 of lost allowance, and 2% National Insurance', async () => {
    // 40% × (100 + 50) = 60; 2% × 100 = 2; 100 − 60 − 2 = 38
    const { next, headline } = await inTaper()
    expect(next).toEqual({ grossIncome: '100', incomeTax: '60', nationalInsurance: '2', netIncome: '38' })
    expect(headline).toMatchObject({ key: 'netIncome', isTotal: true })
  })

  it('the edges are where the taper starts and where no allowance is left', async () => {
    // 100,430 − 100,000 = 430; 100,000 + 2 × 12,570 = 125,140, which is 24,710 more
    const { edges, below, above } = await inTaper()
    expect(edges).toEqual([
      { at: '100000.00', distance: '430.00' },
      { at: '125140.00', distance: '24710.00' },
    ])
    expect(below?.changes).toMatchObject([
      { kind: 'note', name: 'allowance-tapered', comes: true },
      { kind: 'note', name: 'childcare-lost', comes: true },
      { kind: 'note', name: 'childcare-close-to-limit', comes: false },
    ])
    expect(above?.changes).toMatchObject([
      { kind: 'note', name: 'allowance-used-up', comes: true },
      { kind: 'note', name: 'allowance-tapered', comes: false },
      { kind: 'note', name: 'childcare-lost', comes: false },
      { kind: 'band', table: 'incomeTax', band: 'additional' },
    ])
    // Below it 40% and 2%; above it 45% and 2%.
    expect(rowsOf(below?.beyond)).toEqual({ grossIncome: '100', incomeTax: '40', nationalInsurance: '2', netIncome: '58' })
    expect(rowsOf(above?.beyond)).toEqual({ grossIncome: '100', incomeTax: '45', nationalInsurance: '2', netIncome: '53' })
  })

  it('a pension contribution of the income above the limit restores the whole allowance', async () => {
    expect((await inTaper()).restoredBy).toEqual({ gross: new Decimal(430), isMore: false })
    const relief = await calculatorNamed('pension-relief')
    const after = (pensionContribution: string) =>
      relief
        .calculate(inputsOf(relief, { ruleSet: 'statute', inputs: { annualEarnings: '100430', pensionContribution } }))
        .steps.find(({ key }) => key === 'after.personalAllowance')
        ?.value.toFixed()
    expect(after('430')).toBe('12570')
    // A contribution £2 smaller leaves the allowance £1 short.
    expect(after('428')).toBe('12569')
  })

  it('counts a percentage contribution that has already lowered the income', async () => {
    // 5% of 110,000 is 5,500: adjusted net income is 104,500. The taper starts at a salary of 100,000 ÷ 0.95 = 105,263.157…
    const { restoredBy, edges } = await asked('income-tax', { annualSalary: '110000', pensionContribution: '5' })
    expect(restoredBy).toEqual({ gross: new Decimal(4500), isMore: true })
    expect(edges[0]).toEqual({ at: '105263.16', distance: '4736.84' })
  })

  it('says how much of it a member pays under relief at source, with and without a contribution already', async () => {
    // 80% of 4,500 and of 10,000 (FA 2004 s.192): the scheme claims the other 20%.
    const atSource = { annualSalary: '110000', pensionMethod: 'relief-at-source' }
    const [some, none] = [await asked('income-tax', { ...atSource, pensionContribution: '5' }), await asked('student-loan', atSource)]
    expect(some.restoredBy).toEqual({ gross: new Decimal(4500), isMore: true, memberPays: new Decimal(3600) })
    expect(none.restoredBy).toEqual({ gross: new Decimal(10000), isMore: false, memberPays: new Decimal(8000) })
  })

  it('a page that asks for no contribution names the whole of it', async () => {
    // A profit of 110,000 is 10,000 above the limit, and a profit from a trade is relevant UK earnings (FA 2004 s.189(2)).
    expect((await asked('self-employed', { annualProfit: '110000' })).restoredBy).toEqual({ gross: new Decimal(10000), isMore: false })
    // So are 90,000 of pay and 20,000 from a side job, after the trading allowance of 1,000.
    const both = await asked('side-hustle', { mainJobSalary: '90000', sideHustleIncome: '21000' })
    expect(both.restoredBy).toEqual({ gross: new Decimal(10000), isMore: false })
  })

  it('nothing is restored where none of the allowance has gone, or all of it has', async () => {
    expect((await asked('income-tax', { annualSalary: '100000' })).restoredBy).toBeUndefined()
    expect((await asked('income-tax', { annualSalary: '130000' })).restoredBy).toBeUndefined()
    // Nor by what takes the salary alone back to the limit, where the side income has taken the rest (ITA 2007 s.35).
    expect((await asked('side-hustle', { mainJobSalary: '110000', sideHustleIncome: '21000' })).restoredBy).toBeUndefined()
    // Dividends are not relevant UK earnings, so a contribution out of them may get no relief.
    expect((await asked('dividend-tax', { dividendIncome: '110000' })).restoredBy).toBeUndefined()
  })
})

describe('of dividends that take the allowance away from other income', () => {
  // 60,000 and 45,000 make 105,000, so £100 more takes £50 of the allowance away.
  const inTheTaper = { dividendIncome: '60000', otherIncome: '45000' }

  it('what is kept counts the tax on the other income, and the rows add up', async () => {
    // Of the 45,000, 34,930 is above the allowance of 12,570 − 2,500, within the basic rate band of 37,700. 20% of 50 more of it is 10.
    // That moves 50 of dividends out of the band, to be taxed at 33.75% and not 8.75%: 33.75 + 12.50 = 46.25. 100 − 46.25 − 10 = 43.75.
    const { next, headline, isKept } = await asked('dividend-tax', inTheTaper)
    expect(next).toEqual({ dividendIncome: '100', dividendTax: '46.25', extraTaxOnOtherIncome: '10', netDividends: '43.75' })
    expect([headline.difference.toFixed(), isKept]).toEqual(['43.75', true])
  })

  it('an edge says what comes up to £2 late, because the allowance falls by whole pounds', async () => {
    // With 69,554 of dividends, 113,216 leaves an allowance of 12,570 − 6,608 = 5,962, and 43,662 less that fills the band of 37,700. The
    // next pound that the allowance loses is taxed at 40%.
    const { below } = await asked('dividend-tax', { otherIncome: '43662', dividendIncome: '70000' })
    expect(below?.at.toFixed()).toBe('69554')
    expect(below?.changes).toContainEqual(
      expect.objectContaining({ kind: 'band', table: 'incomeTax', band: 'higher', rate: new Decimal('0.4') }),
    )
  })

  it('that tax counts beyond an edge too, and is nothing below the taper', async () => {
    // Below 55,000 of dividends only the 33.75% is due.
    const { below } = await asked('dividend-tax', inTheTaper)
    expect(below?.at.toFixed()).toBe('55000')
    expect(rowsOf(below?.beyond)).toEqual({ dividendIncome: '100', dividendTax: '33.75', netDividends: '66.25' })
  })

  it('the page itself still shows the dividends less the tax on them', async () => {
    const calculator = await calculatorNamed('dividend-tax')
    const { headline, rows } = calculator.calculate(inputsOf(calculator, { ruleSet: 'statute', inputs: inTheTaper }), {
      ruleSet: 'statute',
    })
    expect(headline).toBe('netDividends')
    expect(rows.find(({ key }) => key === 'extraTaxOnOtherIncome')).toMatchObject({ isInSum: false, isDeduction: false })
  })
})

const edgesOf = async (inputs: Readonly<Record<string, string>>, ruleSet?: RuleSet) =>
  (await asked('dividend-tax', inputs, ruleSet)).edges.map((edge) => edge?.at)

describe('of dividends whose nil rate band moves up as other income rises', () => {
  const tapered = { otherIncome: '43662', dividendIncome: '64304' }

  it('an edge is where the nil rate reaches the end of the basic rate band (ITA 2007 s.13A)', async () => {
    // 37,200 of other income is taxable where 6,462 of the allowance is left, 6,108 of it gone: 100,000 + 2 × 6,108 − 43,662 = 68,554.
    expect(await edgesOf({ ...tapered, region: 'scotland' })).toEqual(['56338.00', '68554.00'])
    expect(await edgesOf(tapered, 'text')).toEqual(['56338.00', '68554.00'])
  })

  it('an edge is where setting allowance against dividends starts to lower the tax (ITA 2007 s.25(2))', async () => {
    // Up to 37,700 of taxable other income, each of 500 pounds gains 13.75% and each other pound loses 11.25%. That is a gain as long as
    // there are fewer than 500 × 13.75 ÷ 11.25 = 611.11… others: with 36,588.88… taxable, 7,073.11… of the allowance left and 5,496.88… gone:
    // 100,000 + 2 × 5,496.88… − 43,662 = 67,331.77…. As the allowance falls by whole pounds, it
    // starts 22p later.
    expect(await edgesOf(tapered)).toEqual(['56338.00', '67332.00'])
    // Then there is nothing left to move at 37,700, with 5,962 left and 6,608 gone: 100,000 + 2 × 6,608 − 43,662 = 69,554.
    expect(await edgesOf({ otherIncome: '43662', dividendIncome: '68554' })).toEqual(['67332.00', '69554.00'])
  })

  it('without a taper, edges are where the nil rate covers the dividends, where moving starts to pay, and where it stops', async () => {
    // 37,000 is taxable, so 200 of dividends above the nil rate are taxed at 8.75%, up to 700. Moving those costs 11.25% of 200, 22.50, and
    // 13.75% of 163.6363… more dividends makes up for it. 700 can be moved until other income is at 37,700: 500 + 700.
    const otherIncome = '49570'
    expect(await edgesOf({ otherIncome, dividendIncome: '600' })).toEqual(['500.00', '700.00'])
    expect(await edgesOf({ otherIncome, dividendIncome: '800' })).toEqual(['700.00', '863.64'])
    expect(await edgesOf({ otherIncome, dividendIncome: '1000' })).toEqual(['863.64', '1200.00'])
  })
})

describe('of a contribution above the annual allowance', () => {
  it('what is kept counts the charge, and the page itself leaves it out', async () => {
    // £100 more than 200,000 puts in £50 more, all of it above the allowance. Adjusted net income of 100,050 takes £25 of the Personal
    // Allowance: £75 more at 40% is £30. The charge falls on 87,505 to 127,555 where it fell on 87,430 to 127,430: 37,635 × 40% + 2,415 ×
    // 45% less 16,114.50 is 26.25.
    const inputs = { annualSalary: '200000', pensionContribution: '50' }
    const { next, headline, lines } = await asked('income-tax', inputs)
    expect(next).toMatchObject({
      grossIncome: '100',
      incomeTax: '30',
      nationalInsurance: '1',
      pension: '50',
      annualAllowanceCharge: '26.25',
    })
    expect(lines.filter(({ key }) => key === 'annualAllowanceCharge')).toHaveLength(1)
    // 100 − 30 − 1 − 50 − 26.25.
    expect([headline.label, headline.difference.toFixed()]).toEqual(['What You Keep', '-7.25'])
    // So does the page for part of a year, for the whole of one. A loan takes 9% of the £50 more that is left as pay.
    const others = [await asked('part-year', { ...inputs, monthsWorked: '12' }), await asked('student-loan', inputs)]
    expect(others.map((other) => other.headline.difference.toFixed())).toEqual(['-7.25', '-11.75'])
    const incomeTax = await calculatorNamed('income-tax')
    const { rows } = incomeTax.calculate(inputsOf(incomeTax, { ruleSet: 'statute', inputs }))
    expect(rows.find(({ key }) => key === 'annualAllowanceCharge')).toMatchObject({ isInSum: false, isDeduction: false })
  })

  it('the charge adds to what the contribution costs: £60, and £40 to pay back the relief', async () => {
    // 137,430 is taxable after 90,000 paid in, 9,730 of it above the raised limit of 127,700: £100 more gets relief of 20% twice, and a
    // charge of 40%.
    const { next, headline } = await asked('pension-relief', { annualEarnings: '150000', pensionContribution: '90000' })
    expect(next).toMatchObject({ pensionContribution: '100', basicRateRelief: '20', higherRateRelief: '20', annualAllowanceCharge: '40' })
    expect(headline.label).toBe('Total You Pay')
    expect(headline.difference.toFixed()).toBe('100')
  })

  it('passing £200,000 of threshold income is a cliff: it tapers the allowance at once (FA 2004 s.228ZA(3))', async () => {
    // Paying in 37.5% under net pay leaves 200,000 of 320,000. The next penny tapers the allowance from 60,000 to 30,000: 30,000 × 45% =
    // 13,500.
    const { above } = await asked('income-tax', { annualSalary: '319000', pensionContribution: '37.5', pensionMethod: 'net-pay' })
    expect([above?.at.toFixed(), above?.jump?.toDecimalPlaces(0).toFixed()]).toEqual(['320000', '-13500'])
  })
})

describe('lines', () => {
  it('are in the order of the ledger, and those that only one result has are in their place', async () => {
    // £100 more brings the student loan into the ledger, between National Insurance and the total.
    const { lines } = await asked('student-loan', { annualSalary: '27200', studentLoanPlan: 'plan2' })
    const ledger = ['grossIncome', 'incomeTax', 'nationalInsurance', 'studentLoan', 'netIncome', 'monthlyNetIncome']
    expect(asOneLedger([lines.filter(({ key }) => key !== 'studentLoan'), lines]).map(({ key }) => key)).toEqual(ledger)
  })

  it('that only a later result has stand after those before them in it', () => {
    const ledgers = ['pay tax left', 'left month'].map((keys) => keys.split(' ').map((key) => ({ key })))
    expect(asOneLedger(ledgers).map(({ key }) => key)).toEqual(['pay', 'tax', 'left', 'month'])
  })

  it('say how much a row rises, which is nothing for one that is not there', async () => {
    const { lines } = await asked('income-tax', { annualSalary: '30000' })
    // 20% of £100.
    expect([differenceOf(lines, 'incomeTax'), differenceOf(lines, 'studentLoan')].map((rise) => rise.toFixed())).toEqual(['20', '0'])
  })

  it('keep their place where they disappear', async () => {
    // Marginal Relief ends at 250,000, which £100 more passes.
    const { lines } = await asked('corporation-tax', { taxableProfit: '249950' })
    const calculator = await calculatorNamed('corporation-tax')
    const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: { taxableProfit: '249950' } })
    expect(lines.map(({ key }) => key)).toEqual(calculator.calculate(inputs, { ruleSet: 'statute' }).rows.map(({ key }) => key))
  })
})

describe('an edge', () => {
  it('at the income itself is at a distance of 0, and is the one above', async () => {
    // The allowance and the primary threshold end at 12,570; the basic rate band at 50,270, with the upper earnings limit.
    const { edges, next } = await asked('income-tax', { annualSalary: '50270' })
    expect(next).toMatchObject({ incomeTax: '40', nationalInsurance: '2' })
    expect(edges).toEqual([
      { at: '12570.00', distance: '37700.00' },
      { at: '50270.00', distance: '0.00' },
    ])
  })

  it('counts once where two changes meet, from either side and from between them', async () => {
    // At 125,140.00 the last pound of the allowance goes. At 125,140.01 the additional rate starts.
    for (const salary of ['125139.99', '125140', '125140.01', '125141.50']) {
      const { edges } = await asked('income-tax', { annualSalary: salary })
      expect(edges.filter((edge) => edge?.at === '125140.00')).toHaveLength(1)
    }
  })

  it('is below the income however close it is, to the penny', async () => {
    // 2,305.99 of expenses: the allowance ends at 14,875.99.
    const { edges } = await asked('rental-income', {
      annualRentalIncome: '14876.01',
      allowableExpenses: '2305.99',
      mortgageInterest: '12570.02',
    })
    // All the interest gets relief once there is as much income above the allowance (ITTOIA 2005 s.274AA): 12,570 + 12,570.02 + 2,305.99 =
    // 27,446.01.
    expect(edges).toEqual([
      { at: '14875.99', distance: '0.02' },
      { at: '27446.01', distance: '12570.00' },
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
    expect(above?.changes).toContainEqual(expect.objectContaining({ kind: 'step', name: 'studentLoan.plan2', comes: true }))
  })

  it('is not where nothing changes in pounds: the Class 2 threshold of the law, a first profit, a first penny', async () => {
    // 1,000 of expenses: the allowance and the lower profits limit end at 13,570.
    const { edges } = await asked('self-employed', { annualProfit: '5000', expenses: '1000' })
    expect(edges).toEqual([undefined, { at: '13570.00', distance: '8570.00' }])
  })

  it('is never below the first penny or above the last', async () => {
    expect((await asked('income-tax', { annualSalary: '0' })).edges).toEqual([undefined, { at: '12570.00', distance: '12570.00' }])
    expect((await asked('income-tax', { annualSalary: '1000000000000' })).edges[1]).toBeUndefined()
  })

  it('says what changes at its own penny, and not what changes a pound later', async () => {
    // National Insurance starts at 12,570. With 0.01% paid in, Income Tax starts at 12,570 ÷ 0.9999 = 12,571.26.
    const { above } = await asked('income-tax', { annualSalary: '12000', pensionContribution: '0.01', pensionMethod: 'net-pay' })
    expect(above?.at.toFixed()).toBe('12570')
    expect(above?.changes).toMatchObject([{ kind: 'band', table: 'nationalInsurance', band: 'main', rate: new Decimal('0.08') }])
  })

  it('at less than £100 does not say what £100 does below it', async () => {
    // Rent is not taxed up to the allowable expenses, and taxed at 20% above them.
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
    // The trading allowance 1,000; the basic rate band after a salary of 30,000 and the allowance: 50,270 + 1,000 − 30,000 = 21,270, Class
    // 4 from 13,570.
    ['side-hustle', { mainJobSalary: '30000', sideHustleIncome: '5000' }, ['1000.00', '13570.00']],
    ['side-hustle', { mainJobSalary: '30000', sideHustleIncome: '15000' }, ['13570.00', '21270.00']],
    // Class 1 on 30,000 leaves 2,262 − 1,394.40 = 867.60 of the annual maximum (reg.100), which 14,460 of profit fills at 6%: 12,570 +
    // 14,460 + 1,000.
    ['side-hustle', { mainJobSalary: '30000', sideHustleIncome: '25000' }, ['21270.00', '28030.00']],
    // A salary of 45,000 leaves nothing of the maximum, so all profit above 12,570 is charged at 2%. The basic rate band ends at 5,270 +
    // 1,000.
    ['side-hustle', { mainJobSalary: '45000', sideHustleIncome: '9000' }, ['6270.00', '13570.00']],
    // Rent of 1,000 is within the property allowance, and a penny more makes all of it taxable: a cliff of 20% of 1,000.
    ['rental-income', { annualRentalIncome: '600', otherIncome: '30000' }, [undefined, '1000.00']],
    // What is left of the allowance, 4,570, and the dividend allowance, 500; the basic rate band: 50,270 − 8,000.
    ['dividend-tax', { otherIncome: '8000', dividendIncome: '6000' }, ['5070.00', '42270.00']],
    // Interest of 5,000 and expenses of 500 come to 5,500; the basic rate band after 30,000: 20,270 + 500.
    [
      'rental-income',
      { annualRentalIncome: '9000', otherIncome: '30000', mortgageInterest: '5000', allowableExpenses: '500' },
      ['5500.00', '20770.00'],
    ],
    // The cost of 10,000 and the exempt 3,000. Income of 30,000 leaves 50,270 − 30,000 = 20,270 of the basic rate band.
    ['capital-gains', { salePrice: '20000', purchasePrice: '10000', otherIncome: '30000' }, ['13000.00', '33270.00']],
    // 13.8% of two salaries above 9,100 uses up 5,000 at 9,100 + 5,000 ÷ 2 ÷ 0.138 = 27,215.942…
    ['employer-ni', { employeeSalary: '20000', numberOfEmployees: '2', claimEmploymentAllowance: 'true' }, ['9100.00', '27215.94']],
    // The limits of Marginal Relief, and half of them with one associated company.
    ['corporation-tax', { taxableProfit: '100000' }, ['50000.00', '250000.00']],
    ['corporation-tax', { taxableProfit: '100000', associatedCompanies: '1' }, ['25000.00', '125000.00']],
    ['student-loan', { annualSalary: '30000', studentLoanPlan: 'plan1' }, ['24990.00', '50270.00']],
    // Half the pay in half the year: the allowance at 25,140, the upper earnings limit of 6 × 4,189 at 50,268.
    ['part-year', { annualSalary: '40000', monthsWorked: '6' }, ['25140.00', '50268.00']],
    // A contribution of 60,000 − 50,270 leaves nothing taxed at 40%.
    ['pension-relief', { annualEarnings: '60000', pensionContribution: '8000' }, [undefined, '9730.00']],
    // Adjusted income is the salary and the employer’s 20,000, and the taper starts at 260,000. At 280,000 it leaves 50,000, what is paid
    // in.
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

  it('for IR35 are daily rates, and £100 means £100 invoiced', async () => {
    // Outside: 200 days of £400 less the salary of 12,570 and 13.8% of 3,470 (478.86) leave 66,951.14: Marginal Relief at 26.5%.
    // 73.50 of dividends, above the basic rate band at 33.75%: 24.80625.
    const { next, edges, more } = await asked('ir35', { dailyRate: '400', daysWorked: '200' })
    expect(more.toFixed()).toBe('0.5')
    expect(next).toEqual({ grossIncome: '100', corporationTax: '26.5', dividendTax: '24.80625', takeHome: '48.69375' })
    // The lower limit of 50,000 is reached at (50,000 + 13,048.86) ÷ 200 = 315.2443.
    expect(edges[0]?.at).toBe('315.24')
  })

  it('for IR35 are those of the status asked about, not of the other', async () => {
    // Outside: the dividend allowance of 500 is used from (13,048.86 + 500 ÷ 81%) ÷ 200 = 68.33 a day, and the basic rate band of 37,700 is
    // full from (13,048.86 + 37,700 ÷ 81%) ÷ 200 = 297.96. Inside, the higher rate starts at 279.76, between the two.
    const { edges } = await asked('ir35', { dailyRate: '285', daysWorked: '200' })
    expect(edges.map((edge) => edge?.at)).toEqual(['68.33', '297.96'])
  })

  it('are none for a calculator that is not about an income', async () => {
    const calculator = await calculatorNamed('vat')
    expect(marginal(calculator, inputsOf(calculator, { ruleSet: 'statute', inputs: { amount: '100' } }))).toBeUndefined()
  })

  it('for IR35 are none where no day is worked', async () => {
    const calculator = await calculatorNamed('ir35')
    expect(marginal(calculator, inputsOf(calculator, { ruleSet: 'statute', inputs: { dailyRate: '400' } }))).toBeUndefined()
  })
})

describe('a cliff', () => {
  it('is where 52 weeks of Class 2 fall due at once under the constants', async () => {
    // 52 × 3.45 = 179.40. Nothing else changes there.
    expect((await asked('national-insurance', { earnings: '6000', employmentType: 'self-employed' }, 'constants')).edges).toEqual([
      undefined,
      { at: '6515.00', distance: '515.00', jump: '179.40' },
    ])
  })

  it('is where the constants charge a whole rental profit at a higher rate', async () => {
    // Other income of 50,000: just above 270 of rent, 40% of it is 108; just below, 20% is 54.
    const { edges } = await asked('rental-income', { annualRentalIncome: '15000', otherIncome: '50000' }, 'constants')
    expect(edges[0]).toEqual({ at: '270.00', distance: '14730.00', jump: '-54.00' })
  })

  it('is where rent passes the property allowance without a claim', async () => {
    // Just above it, 20% of 1,000 is 200; just below it, no rent is taxed.
    const { edges } = await asked('rental-income', { annualRentalIncome: '600', otherIncome: '30000' })
    expect(edges[1]).toEqual({ at: '1000.00', distance: '400.00', jump: '-200.00' })
  })

  it('is where the constants divide Marginal Relief among companies', async () => {
    // Just above it, 25% of 50,000 less half of 3,000 is 11,000; just below it, 19% is 9,500.
    const { edges } = await asked('corporation-tax', { taxableProfit: '40000', associatedCompanies: '2' }, 'constants')
    expect(edges[1]).toEqual({ at: '50000.00', distance: '10000.00', jump: '-1500.00' })
  })

  it('is not where an allowance is rounded to a pound, or where there are a million employees', async () => {
    expect((await asked('income-tax', { annualSalary: '100430' })).below?.jump).toBeUndefined()
    expect((await asked('employer-ni', { employeeSalary: '9000', numberOfEmployees: '1000000' })).above?.jump).toBeUndefined()
  })
})
