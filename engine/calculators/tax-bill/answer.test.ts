import { describe, expect, it, vi } from 'vitest'
import { answerOf, askedBy, itNotes, toldBy, valuesOf } from '../../tests/page.ts'
import { saidText, saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

// Allows for a busy machine, which is slow but not wrong.
vi.setConfig({ testTimeout: 60_000 })

type Raw = Readonly<Record<string, string>>

const tell = (raw: Raw) => toldBy(answerOf(calculator, raw))
const values = (raw: Raw) => valuesOf(answerOf(calculator, raw))
const largeOf = (raw: Raw) => {
  const { field, before = [], about, announced } = answerOf(calculator, raw).large
  return [field, saidText(before), saidText(about), saidText(announced)]
}
const labelsOf = (raw: Raw) => answerOf(calculator, raw).rows.flatMap(({ key, label }) => (key === 'reductions' ? [label] : []))
const assumed = (raw: Raw) => tell(raw).assumptions.filter((key) => !['region by region', 'left-out-of-the-bill'].includes(key))
const saidOfLoan = (savingsInterest: string) =>
  saidUnder(answerOf(calculator, { employmentIncome: '30000', savingsInterest, studentLoanPlan: 'plan1' }), 'unearned-income-and-loan')
const saidOfHmrc = (raw: Raw) => saidUnder(answerOf(calculator, raw), 'as-hmrc-calculates')
const saidOfNone = (raw: Raw) => saidUnder(answerOf(calculator, raw), 'no-payments-on-account')

describe('the tax bill calculator', () => {
  it('asks for every kind of income, what lowers the bill, and what has been paid', () => {
    expect(askedBy(calculator)).toEqual([
      'taxYear: Tax Year, 2026-27 | 2025-26 | 2024-25 | 2023-24 | 2022-23, 2024-25 when blank',
      'region: Where you live, england | wales | scotland | northern-ireland, england when blank',
      'employmentIncome: Pay from jobs, money',
      'taxableBenefits: Taxable benefits from work, money',
      'taxPaid: Tax already deducted, money or unknown',
      'tradingIncome: Income from self-employment, money',
      'tradingExpenses: Expenses of the business, money',
      'tradingLosses: Business losses from earlier years, money',
      'rentalIncome: Rent, money',
      'rentalExpenses: Expenses of letting, money',
      'rentalLosses: Rental losses from earlier years, money',
      'financeCosts: Mortgage interest on homes you let, money',
      'lodgerReceipts: Rent from lodgers in your home, money',
      'lodgerExpenses: Expenses of lodgers, money',
      'lodgerShared: Somebody else gets rent from your home too, yes or no, no when blank',
      'savingsInterest: Savings interest, money',
      'dividendIncome: Dividends, money',
      'pensionIncome: Private and workplace pensions, money',
      'statePension: State Pension, money',
      'reliefAtSourcePension: Your own pension contributions, money',
      'giftAid: Gift Aid donations, money',
      'marriageAllowance: Marriage Allowance, none | received | given, none when blank',
      'blindPersonsAllowance: Blind Person’s Allowance, yes or no, no when blank',
      'childBenefit: Child Benefit, money',
      'studentLoanPlan: Student Loan Plan, none | plan1 | plan2 | plan4 | plan5, none when blank',
      'postgraduateLoan: Postgraduate loan, yes or no, no when blank',
      'studentLoanDeducted: Loan repayments already deducted, money or unknown',
      'isOverStatePensionAge: Over State Pension age when the year began, yes or no, no when blank',
      'residentialGains: Gains on homes, money',
      'otherGains: Other gains, money',
      'otherGainsBeforeBudget: Other gains before the rates rose, money',
      'paymentsOnAccount: Payments on account already made, money',
    ])
  })

  it('offers the law alone', () => {
    expect(calculator.isLawAlone).toBe(true)
  })

  it('works out the bill of somebody with a job, a trade and dividends, and payments on account', () => {
    const trader = { employmentIncome: '20000', taxPaid: '1486', tradingIncome: '23000', tradingExpenses: '3000', dividendIncome: '2000' }
    expect(tell(trader)).toEqual({
      headline: 'balancingPayment',
      rows: [
        '· Total Income 42000.00 (totalIncome)',
        '· Adjusted Net Income 42000.00 (adjustedNetIncome)',
        '· Personal Allowance 12570.00 (personalAllowance)',
        // 20% of 27,430.
        '+ Tax on Pay, Profits, Rent and Pensions 5486.00 (taxOnOtherIncome)',
        // 8.75% of 1,500.
        '+ Tax on Dividends 131.25 (taxOnDividends)',
        '· Income Tax 5617.25 (incomeTax)',
        // 6% of 7,430. Class 1 is 594.40, well below the maximum of 2,262.
        '+ Class 4 National Insurance 445.80 (class4)',
        '· Total for the Year 6063.05 (totalDue)',
        '− Tax Already Deducted 1486.00 (taxPaid)',
        '= Left to Pay 4577.05 (balancingPayment)',
      ],
      shares: [],
      bandTables: [
        'Tax on other income by band (taxOnOtherIncome): basic 20% of 27430.00; higher 40% of 0.00; additional 45% of 0.00',
        'Tax on dividends by band (taxOnDividends): dividend nil 0% of 500.00; ordinary 8.75% of 1500.00; upper 33.75% of 0.00; additional 39.35% of 0.00',
        'Tax on savings by band (taxOnSavings): savings nil 0% of 0.00; basic 20% of 0.00; higher 40% of 0.00; additional 45% of 0.00',
        'Class 4 National Insurance by band (class4NI): below the lower profits limit 0% of 12570.00; main 6% of 7430.00; additional 2% of 0.00',
      ],
      steps: [
        'Profit from self-employment (tradingProfit) = tradingIncome − tradingExpenses = 20000.00 [ITTOIA 2005 ss.5 and 7]',
        'Total income (totalIncome) = employmentIncome + taxableBenefits + “Profit from self-employment” + rentalIncome + pensionIncome + statePension + savingsInterest + dividendIncome = 42000.00 [ITA 2007 s.23, step 1]',
        'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Pay, profits, rent and pensions (otherIncome) = “Total income” − savingsInterest − dividendIncome = 40000.00',
        'Taxable other income (taxableOther) = “Pay, profits, rent and pensions” − “Personal Allowance” = 27430.00 [ITA 2007 ss.23 and 25(2)]',
        'Tax on pay, profits, rent and pensions (taxOnOtherIncome) = bands taxOnOtherIncome of “Taxable other income” = 5486.00 [ITA 2007 s.10]',
        'Taxable dividends (taxableDividends) = “Total income” − “Personal Allowance” − “Taxable other income” = 2000.00 [ITA 2007 ss.23 and 25(2)]',
        'Tax on dividends (taxOnDividends) = bands taxOnDividends of “Taxable dividends” = 131.25 [ITA 2007 ss.8, 13, 13A and 16]',
        'Tax on savings interest (taxOnSavings) = bands taxOnSavings of  = 0.00 [ITA 2007 ss.7, 7A, 12, 12A and 16]',
        'Income Tax (incomeTax) = “Tax on pay, profits, rent and pensions” + “Tax on savings interest” + “Tax on dividends” = 5617.25 [ITA 2007 s.23]',
        'Class 4 NI (class4NI) = bands class4NI of “Profit from self-employment” = 445.80 [SSCBA 1992 s.15]',
        'Capital Gains Tax (capitalGainsTax) = 0 = 0.00 [TCGA 1992 s.1]',
        'Total for the year (totalDue) = “Income Tax” + “Class 4 NI” + “Capital Gains Tax” = 6063.05',
        'Left to pay (balancingPayment) = “Total for the year” − taxPaid − paymentsOnAccount = 4577.05 [TMA 1970 s.59B]',
        'Refund (refund) = −“Left to pay”, not below nothing = 0.00',
        // Half of 4,577.05.
        'Each payment on account (paymentOnAccount) = (“Income Tax” + “Class 4 NI” − taxPaid) × incomeTax.paymentsOnAccount.share, rounded down to a penny = 2288.52 [TMA 1970 s.59A]',
        'To pay by 31 January (dueInJanuary) = “Left to pay” + “Each payment on account” = 6865.57 [TMA 1970 ss.59A and 59B]',
      ],
      notes: ['payments-on-account'],
      assumptions: ['region by region', 'left-out-of-the-bill', 'one-job'],
    })
  })

  it('works out the refund of a pensioner with savings and Marriage Allowance', () => {
    const pensioner = {
      pensionIncome: '9000',
      statePension: '9500',
      savingsInterest: '3000',
      marriageAllowance: 'received',
      taxPaid: '1500',
    }
    expect(tell(pensioner)).toEqual({
      headline: 'balancingPayment',
      rows: [
        '· Total Income 21500.00 (totalIncome)',
        '· Adjusted Net Income 21500.00 (adjustedNetIncome)',
        '· Personal Allowance 12570.00 (personalAllowance)',
        // 20% of 5,930, so there is no starting rate for savings. 20% of 2,000.
        '+ Tax on Pay, Profits, Rent and Pensions 1186.00 (taxOnOtherIncome)',
        '+ Tax on Savings Interest 400.00 (taxOnSavings)',
        '− Marriage Allowance 252.00 (reductions)',
        '· Income Tax 1334.00 (incomeTax)',
        '− Tax Already Deducted 1500.00 (taxPaid)',
        '= Left to Pay -166.00 (balancingPayment)',
      ],
      shares: [],
      bandTables: [
        'Tax on other income by band (taxOnOtherIncome): basic 20% of 5930.00; higher 40% of 0.00; additional 45% of 0.00',
        'Tax on savings by band (taxOnSavings): savings nil 0% of 1000.00; basic 20% of 2000.00; higher 40% of 0.00; additional 45% of 0.00',
        'Tax on dividends by band (taxOnDividends): dividend nil 0% of 0.00; ordinary 8.75% of 0.00; upper 33.75% of 0.00; additional 39.35% of 0.00',
        'Class 4 National Insurance by band (class4NI): below the lower profits limit 0% of 0.00; main 6% of 0.00; additional 2% of 0.00',
      ],
      steps: [
        'Total income (totalIncome) = employmentIncome + taxableBenefits + tradingIncome + rentalIncome + pensionIncome + statePension + savingsInterest + dividendIncome = 21500.00 [ITA 2007 s.23, step 1]',
        'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Pay, profits, rent and pensions (otherIncome) = “Total income” − savingsInterest − dividendIncome = 18500.00',
        'Taxable other income (taxableOther) = “Pay, profits, rent and pensions” − “Personal Allowance” = 5930.00 [ITA 2007 ss.23 and 25(2)]',
        'Tax on pay, profits, rent and pensions (taxOnOtherIncome) = bands taxOnOtherIncome of “Taxable other income” = 1186.00 [ITA 2007 s.10]',
        'Taxable savings interest (taxableSavings) = “Total income” − “Personal Allowance” − “Taxable other income” − dividendIncome = 3000.00 [ITA 2007 ss.23 and 25(2)]',
        'Tax on savings interest (taxOnSavings) = bands taxOnSavings of “Taxable savings interest” = 400.00 [ITA 2007 ss.7, 7A, 12, 12A and 16]',
        'Marriage Allowance (marriageReduction) = allowances.marriageReduction = 252.00 [ITA 2007 s.55B]',
        'Tax on dividends (taxOnDividends) = bands taxOnDividends of  = 0.00 [ITA 2007 ss.8, 13, 13A and 16]',
        'Tax reductions (reductions) = the smaller of “Marriage Allowance” and “Tax on pay, profits, rent and pensions” + “Tax on savings interest” + “Tax on dividends” = 252.00 [ITA 2007 s.23, step 6]',
        'Income Tax (incomeTax) = “Tax on pay, profits, rent and pensions” + “Tax on savings interest” + “Tax on dividends” − “Tax reductions” = 1334.00 [ITA 2007 s.23]',
        'Class 4 NI (class4NI) = bands class4NI of tradingIncome = 0.00 [SSCBA 1992 s.15]',
        'Capital Gains Tax (capitalGainsTax) = 0 = 0.00 [TCGA 1992 s.1]',
        'Total for the year (totalDue) = “Income Tax” + “Class 4 NI” + “Capital Gains Tax” = 1334.00',
        'Left to pay (balancingPayment) = “Total for the year” − taxPaid − paymentsOnAccount = -166.00 [TMA 1970 s.59B]',
        'Refund (refund) = −“Left to pay” = 166.00',
        'Each payment on account (paymentOnAccount) = 0 = 0.00 [TMA 1970 s.59A]',
      ],
      notes: [],
      assumptions: ['region by region', 'left-out-of-the-bill'],
    })
  })

  it('works out the bill of a Scottish landlord with a mortgage, old losses, loans, gifts and gains', () => {
    const landlord = {
      region: 'scotland',
      rentalIncome: '40000',
      rentalExpenses: '5000',
      rentalLosses: '2000',
      financeCosts: '6000',
      tradingIncome: '900',
      tradingLosses: '300',
      reliefAtSourcePension: '4000',
      giftAid: '800',
      childBenefit: '1331.20',
      studentLoanPlan: 'plan4',
      postgraduateLoan: 'true',
      studentLoanDeducted: '500',
      residentialGains: '13000',
      otherGainsBeforeBudget: '1000',
      paymentsOnAccount: '2000',
    }
    const { rows, notes } = tell(landlord)
    expect(rows).toEqual([
      '· Total Income 35000.00 (totalIncome)',
      // 33,000 after the old losses, less 3,600 of the contribution and 1,000 of gifts.
      '· Adjusted Net Income 28400.00 (adjustedNetIncome)',
      '· Personal Allowance 12570.00 (personalAllowance)',
      // 2,306 × 19% + 16,285 × 20%, up to 13,991 + 4,600, + 1,839 × 21%.
      '+ Tax on Pay, Profits, Rent and Pensions 4081.33 (taxOnOtherIncome)',
      '− Relief for Mortgage Interest 1200.00 (reductions)',
      '· Income Tax 2881.33 (incomeTax)',
      // 10,400 × 6% is 624. Of the 500, 0.45 goes to plan 4.
      '+ Postgraduate Loan 124.45 (postgraduateLoan)',
      // 10,000 × 18% + 1,000 × 10%.
      '+ Capital Gains Tax 1900.00 (capitalGainsTax)',
      '· Total for the Year 4905.78 (totalDue)',
      '− Payments on Account Already Made 2000.00 (paymentsOnAccount)',
      '= Left to Pay 2905.78 (balancingPayment)',
    ])
    expect(values(landlord)).toMatchObject({
      tradingAllowanceUsed: '900.00',
      rentalLossUsed: '2000.00',
      relievedContribution: '3600.00',
      grossGift: '1000.00',
      relievedFinanceCosts: '6000.00',
      loanIncome: '31400.00',
      'studentLoan.plan4': '0.45',
      unusedBasicRateBand: '21870.00',
      // Half of 2,881.33, and 2,905.78 with it.
      paymentOnAccount: '1440.66',
      dueInJanuary: '4346.44',
    })
    expect(notes).toEqual([
      'trading-allowance-covers-all',
      'trading-losses-left',
      'contribution-above-earnings',
      'unearned-income-and-loan',
      'payments-on-account',
      'as-hmrc-calculates',
    ])
  })
})

describe('the large answer', () => {
  it('is what is owed, also where that is nothing', () => {
    expect(largeOf({ statePension: '13570' })).toEqual(['balancingPayment', 'You owe', 'for 2024/25', 'You owe 200 (pence) for 2024/25.'])
    expect(largeOf({ pensionIncome: '13570', taxPaid: '100' }).slice(2)).toEqual([
      'for 2024/25, on top of what you have already paid',
      'You owe 100 (pence) for 2024/25.',
    ])
    expect(largeOf({ pensionIncome: '13570', taxPaid: '200' })[0]).toBe('balancingPayment')
  })

  it('is what comes back where more has been paid', () => {
    expect(largeOf({ pensionIncome: '13570', taxPaid: '100', paymentsOnAccount: '100.01' })).toEqual([
      'refund',
      'You get back',
      'for 2024/25, because you have paid more than the bill',
      'You get back 0.01 (pence) for 2024/25.',
    ])
  })
})

describe('a bill without what was deducted', () => {
  const BALANCE = ['balancingPayment', 'refund', 'dueInJanuary', 'paymentOnAccount']
  const balanceIn = (raw: Raw) => {
    const { record, headline } = answerOf(calculator, raw)
    expect(record['isBalanceKnown']).toBe(headline === 'balancingPayment')
    return BALANCE.filter((field) => field in record)
  }

  it.each<[raw: Raw, isKnown: boolean, why: string]>([
    [{ employmentIncome: '0.01' }, false, 'an employer may have deducted tax from a penny of pay'],
    [{ taxableBenefits: '0.01' }, false, 'benefits are taxed through a code'],
    [{ pensionIncome: '0.01' }, false, 'a pension scheme deducts tax'],
    [{ pensionIncome: '30000', taxPaid: '0' }, true, 'nought, typed, is a figure'],
    [{ statePension: '20000' }, true, 'nobody deducts tax from the State Pension'],
    [{ tradingIncome: '30000', rentalIncome: '9000', dividendIncome: '900' }, true, 'nobody deducts tax from these'],
    [{}, true, 'there is nothing to deduct from'],
    [{ employmentIncome: '27295.01', taxPaid: '1', studentLoanPlan: 'plan2' }, false, 'payroll takes 9% of the penny above 27,295'],
    [{ employmentIncome: '27295', taxPaid: '1', studentLoanPlan: 'plan2' }, true, 'payroll takes nothing at the threshold'],
    [{ employmentIncome: '30000', taxPaid: '1', studentLoanPlan: 'plan2', studentLoanDeducted: '0' }, true, 'nought was typed'],
    [{ employmentIncome: '21000.01', taxPaid: '1', studentLoanPlan: 'plan2', postgraduateLoan: 'true' }, false, 'it takes 6% above 21,000'],
    [{ pensionIncome: '60000', taxPaid: '1', studentLoanPlan: 'plan2' }, true, 'nothing is repaid out of a pension'],
  ])('%o: known is %s, because %s', (raw, isKnown) => {
    expect(balanceIn(raw)).toEqual(isKnown ? BALANCE : [])
  })

  it('is the tax for the year, with no payments on account and nothing of what was paid already', () => {
    // 20% of 25,430. With a trade, 6% of 17,430 too; with a loan, 9% of 10,705.
    expect(largeOf({ employmentIncome: '38000', paymentsOnAccount: '100' })).toEqual([
      'totalDue',
      'Tax for the year',
      'for 2024/25, before what was already taken',
      'Tax for the year: 5086 (pence). What is left to pay depends on what was taken from your pay or pension.',
    ])
    const { rows, notes } = tell({ employmentIncome: '38000', paymentsOnAccount: '100' })
    expect(rows.slice(-2)).toEqual(['· Income Tax 5086.00 (incomeTax)', '= Total for the Year 5086.00 (totalDue)'])
    expect(notes).toEqual([])
    expect(largeOf({ pensionIncome: '1', tradingIncome: '30000' })[1]).toBe('Tax and National Insurance for the year')
    const loan = { employmentIncome: '38000', studentLoanPlan: 'plan2' }
    expect(largeOf(loan)[1]).toBe('Tax and loan repayments for the year')
    expect(values(loan)).toMatchObject({ studentLoan: '963.45', totalDue: '6049.45' })
    expect(largeOf({ ...loan, tradingIncome: '30000' })[1]).toBe('Tax, National Insurance and loan repayments for the year')
  })
})

describe('the reductions', () => {
  it('are called by their names', () => {
    const rent = { pensionIncome: '30000', rentalIncome: '5000', rentalExpenses: '1000', financeCosts: '900' }
    expect(labelsOf(rent)).toEqual(['Relief for Mortgage Interest'])
    expect(labelsOf({ pensionIncome: '30000', marriageAllowance: 'received' })).toEqual(['Marriage Allowance'])
    expect(labelsOf({ ...rent, marriageAllowance: 'received' })).toEqual(['Mortgage Relief and Marriage Allowance'])
    expect(labelsOf({ pensionIncome: '30000' })).toEqual([])
  })
})

describe('what a bill assumes', () => {
  it('is one job where that counts towards the most that is due on a business', () => {
    expect(assumed({ employmentIncome: '1', tradingIncome: '14000', tradingExpenses: '1429.99' })).toEqual(['one-job'])
    expect(assumed({ employmentIncome: '1', tradingIncome: '14000', tradingExpenses: '1430' })).toEqual([])
    expect(assumed({ tradingIncome: '14000' })).toEqual([])
  })

  it('is no Child Benefit above the limit of the charge, unless it was given', () => {
    expect(assumed({ pensionIncome: '60000' })).toEqual([])
    expect(assumed({ pensionIncome: '60000.01' })).toEqual(['no-child-benefit by childBenefit'])
    expect(assumed({ pensionIncome: '60000.01', childBenefit: '0.01' })).toEqual([])
  })

  it('is that a loss of the year is not set against other income', () => {
    expect(assumed({ tradingIncome: '2000', tradingExpenses: '2000' })).toEqual([])
    expect(assumed({ tradingIncome: '2000', tradingExpenses: '2000.01' })).toEqual(['no-loss-of-this-year'])
  })
})

describe('what a note says', () => {
  it('of unearned income depends on whether it comes to more than £2,000', () => {
    expect(saidOfLoan('2000')).toMatch(/ do not count for your loan, because they come to no more than 2000 \(GBP\)\.$/)
    expect(saidOfLoan('2000.01')).toMatch(/ count for your loan, because they come to more than 2000 \(GBP\)\.$/)
  })

  it('of HMRC’s own calculation says why it differs: by rounding alone, or because the allowance is used elsewhere', () => {
    const rounds =
      'It rounds the tax in each band down to a penny, each loan repayment down to a pound, and Gift Aid donations with their tax up to a pound.'
    expect(saidOfHmrc({ dividendIncome: '14071' })).toBe(
      `HMRC’s own calculation comes to 87.58 (pence) for the year, not 87.5875 (pence). ${rounds}`,
    )
    // 37,430 × 20% + 1,500 × 33.75%, and 37,700 × 20% + 1,230 × 33.75%.
    expect(saidOfHmrc({ employmentIncome: '50000', dividendIncome: '2000' })).toBe(
      `HMRC’s own calculation comes to 7992.25 (pence) for the year, not 7955.13 (pence). It uses your allowances on your other income first. ${rounds}`,
    )
  })

  it('of payments on account depends on why there are none: too little is left, or most was deducted', () => {
    expect(saidOfNone({ statePension: '13000' })).toBe(
      'You make no payments on account, because less than 1000 (GBP) of your Income Tax and Class 4 is left to pay.',
    )
    // 37,700 × 20% + 6,150 × 40% is 10,000.
    expect(saidOfNone({ pensionIncome: '56420', taxPaid: '8000.01' })).toBe(
      'You make no payments on account, because more than 0.8 (percent) of your tax was deducted before you got the money.',
    )
  })
})

describe('a note on a bill', () => {
  const PAID = { taxPaid: '99999' }
  const RENT = { ...PAID, pensionIncome: '30000' }
  itNotes(calculator, [
    ['nothing', {}, []],
    ['receipts of £1,000', { tradingIncome: '1000' }, ['trading-allowance-covers-all']],
    ['receipts of a penny more', { tradingIncome: '1000.01' }, ['trading-allowance-instead-of-expenses']],
    ['expenses of £999.99', { tradingIncome: '5000', tradingExpenses: '999.99' }, ['trading-allowance-instead-of-expenses']],
    ['expenses of £1,000', { tradingIncome: '5000', tradingExpenses: '1000' }, []],
    ['expenses equal to the receipts', { tradingIncome: '3000', tradingExpenses: '3000' }, []],
    ['expenses of a penny more', { tradingIncome: '3000', tradingExpenses: '3000.01' }, ['trading-loss']],
    ['old losses equal to the profit', { tradingIncome: '3000', tradingExpenses: '1000', tradingLosses: '2000' }, []],
    ['old losses of a penny more', { tradingIncome: '3000', tradingExpenses: '1000', tradingLosses: '2000.01' }, ['trading-losses-left']],
    ['rent of £1,000', { rentalIncome: '1000' }, ['property-allowance-covers-all']],
    ['rent of a penny more', { rentalIncome: '1000.01' }, ['property-allowance-instead-of-expenses']],
    ['letting for £999.99', { rentalIncome: '5000', rentalExpenses: '999.99' }, ['property-allowance-instead-of-expenses']],
    ['letting for £1,000', { rentalIncome: '5000', rentalExpenses: '1000' }, []],
    ['letting for all of the rent', { rentalIncome: '3000', rentalExpenses: '3000' }, []],
    ['letting for a penny more', { rentalIncome: '3000', rentalExpenses: '3000.01' }, ['rental-loss']],
    ['old rental losses equal to the profit', { rentalIncome: '3000', rentalExpenses: '1000', rentalLosses: '2000' }, []],
    [
      'old rental losses of a penny more',
      { rentalIncome: '3000', rentalExpenses: '1000', rentalLosses: '2000.01' },
      ['rental-losses-left'],
    ],
    // 20% of 4,600 less 20% of 600 is as much as 20% of 4,000.
    [
      'interest of £600 and expenses of £400',
      { ...RENT, rentalIncome: '5000', rentalExpenses: '400', financeCosts: '600' },
      ['property-allowance-instead-of-expenses'],
    ],
    [
      'interest of a penny more',
      { ...RENT, rentalIncome: '5000', rentalExpenses: '400', financeCosts: '600.01' },
      ['opted-out-of-property-allowance'],
    ],
    ['interest equal to the profit', { ...RENT, rentalIncome: '5000', rentalExpenses: '1000', financeCosts: '4000' }, []],
    [
      'interest above the profit',
      { ...RENT, rentalIncome: '5000', rentalExpenses: '1000', financeCosts: '4000.01' },
      ['unused-finance-costs'],
    ],
    [
      'expenses of letting with lodgers alone',
      { employmentIncome: '30000', lodgerReceipts: '10000', rentalExpenses: '1500' },
      ['expenses-of-letting-without-rent', 'rent-a-room-limit-used'],
    ],
    ['lodgers at the limit', { ...RENT, lodgerReceipts: '7500' }, ['lodgers-within-rent-a-room']],
    ['a penny above it', { ...RENT, lodgerReceipts: '7500.01' }, ['rent-a-room-limit-used']],
    ['expenses of lodgers at the limit', { ...RENT, lodgerReceipts: '9000', lodgerExpenses: '7500' }, ['rent-a-room-limit-used']],
    ['a penny more', { ...RENT, lodgerReceipts: '9000', lodgerExpenses: '7500.01' }, ['lodger-expenses-used', 'as-hmrc-calculates']],
    [
      'interest on the home of lodgers',
      { employmentIncome: '30000', taxPaid: '3486', lodgerReceipts: '10000', financeCosts: '4000' },
      ['rent-a-room-limit-used', 'interest-on-own-home', 'no-payments-on-account'],
    ],
    ['a loss on lodgers', { ...RENT, lodgerReceipts: '8000', lodgerExpenses: '8000.01' }, ['lodger-expenses-used', 'rental-loss']],
    [
      'rent within the property allowance beside lodgers',
      { ...RENT, rentalIncome: '1000', lodgerReceipts: '9000' },
      ['property-allowance-covers-all', 'rent-a-room-limit-used'],
    ],
    [
      'the same with a loss on it, which comes off the profit from lodgers',
      { ...RENT, rentalIncome: '1000', rentalExpenses: '1000.01', lodgerReceipts: '9000' },
      ['rental-loss-against-lodgers', 'rent-a-room-limit-used', 'as-hmrc-calculates'],
    ],
    [
      'a loss on rent above the allowance',
      { ...RENT, rentalIncome: '1000.01', rentalExpenses: '1000.02', lodgerReceipts: '9000' },
      ['rent-a-room-limit-used', 'as-hmrc-calculates'],
    ],
    ['interest without rent', { financeCosts: '4000' }, ['unused-finance-costs']],
    ['£100,000', { ...PAID, pensionIncome: '100000' }, []],
    ['a penny more', { ...PAID, pensionIncome: '100000.01' }, ['allowance-tapered']],
    ['the last pound of the allowance', { ...PAID, pensionIncome: '125139.99' }, ['allowance-tapered', 'as-hmrc-calculates']],
    ['none left', { ...PAID, pensionIncome: '125140' }, ['allowance-used-up']],
    // 37,430 of pay; the nil rate covers 500.
    ['dividends at the nil rate across the basic rate limit', { ...PAID, employmentIncome: '50000', dividendIncome: '500' }, []],
    ['a penny more', { ...PAID, employmentIncome: '50000', dividendIncome: '500.01' }, ['allowance-moved']],
    ['savings on top of £17,570', { ...PAID, pensionIncome: '17570', savingsInterest: '1' }, []],
    [
      'savings on top of a penny less',
      { ...PAID, pensionIncome: '17569.99', savingsInterest: '1' },
      ['starting-rate-for-savings', 'as-hmrc-calculates'],
    ],
    ['savings that the allowance covers', { ...PAID, pensionIncome: '12569', savingsInterest: '1' }, []],
    ['Marriage Allowance at the basic rate limit', { ...PAID, pensionIncome: '50270', marriageAllowance: 'received' }, []],
    ['a penny above it', { ...PAID, pensionIncome: '50270.01', marriageAllowance: 'received' }, ['no-marriage-allowance']],
    ['an allowance given away that is not used', { ...PAID, pensionIncome: '11310', marriageAllowance: 'given' }, []],
    ['a penny of which is used', { ...PAID, pensionIncome: '11310.01', marriageAllowance: 'given' }, ['marriage-allowance-costs-giver']],
    [
      'an allowance given away by somebody with £49,010',
      { ...PAID, pensionIncome: '49010', marriageAllowance: 'given' },
      ['marriage-allowance-costs-giver'],
    ],
    ['a penny above that', { ...PAID, pensionIncome: '49010.01', marriageAllowance: 'given' }, ['no-marriage-allowance']],
    ['a contribution of all pay', { employmentIncome: '5000', reliefAtSourcePension: '5000' }, []],
    ['a penny more', { employmentIncome: '5000', reliefAtSourcePension: '5000.01' }, ['contribution-above-earnings']],
    ['Gift Aid of £200 on tax of £200', { ...PAID, pensionIncome: '13570', giftAid: '800' }, []],
    ['a penny less income', { ...PAID, pensionIncome: '13569.99', giftAid: '800' }, ['gift-aid-above-tax']],
    ['Scotland', { ...PAID, region: 'scotland', pensionIncome: '30000' }, []],
    [
      'Scotland with savings',
      { ...PAID, region: 'scotland', pensionIncome: '30000', savingsInterest: '1' },
      ['scotland-savings-and-dividends'],
    ],
    [
      'Scotland with dividends',
      { ...PAID, region: 'scotland', pensionIncome: '30000', dividendIncome: '1' },
      ['scotland-savings-and-dividends'],
    ],
    ['Scotland with dividends that the allowance covers', { region: 'scotland', dividendIncome: '1' }, []],
    ['a loan without unearned income', { ...PAID, employmentIncome: '30000', studentLoanPlan: 'plan1' }, ['as-hmrc-calculates']],
    [
      'a loan with a penny of it',
      { ...PAID, employmentIncome: '30000', savingsInterest: '0.01', studentLoanPlan: 'plan1' },
      ['unearned-income-and-loan', 'as-hmrc-calculates'],
    ],
    ['unearned income without a loan', { ...PAID, employmentIncome: '30000', savingsInterest: '0.01' }, []],
    ['tax of £1,000', { statePension: '17570' }, ['payments-on-account']],
    ['a penny less income', { statePension: '17569.99' }, ['no-payments-on-account', 'as-hmrc-calculates']],
    ['the same, deducted', { pensionIncome: '17569.99', taxPaid: '1000' }, ['as-hmrc-calculates']],
    ['a fifth left of £10,000', { pensionIncome: '56420', taxPaid: '8000' }, ['payments-on-account']],
    ['a penny less than a fifth', { pensionIncome: '56420', taxPaid: '8000.01' }, ['no-payments-on-account']],
  ])
})
