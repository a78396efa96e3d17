// What few employees have: what the page says of it. The figures are those of the golden rows.
import { describe, expect, it } from 'vitest'
import { answerOf, toldBy } from '../../tests/page.ts'
import { saidText, saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const ask = (raw: Readonly<Record<string, string>>) => answerOf(calculator, { annualSalary: '40000', ...raw })
const tell = (raw: Readonly<Record<string, string>>) => toldBy(ask(raw))
const ledBy = (taxCode: string) => ask({ taxCode }).leads.map(({ says }) => saidText(says))
const led = (annualSalary: string, children = '') => ask({ annualSalary, children }).leads.map(({ says }) => saidText(says))
const ledWithChildren = (annualSalary: string) => led(annualSalary, '2')
const in2022 = (raw: Readonly<Record<string, string>>) =>
  toldBy(answerOf(calculator, { annualSalary: '40000', bonus: '5000', ...raw }, 'statute', '2022-23')).assumptions
const nothingElse = (raw: Readonly<Record<string, string>>) => saidUnder(ask(raw), 'nothing-else')
const noChildren = (annualSalary: string) => saidUnder(ask({ annualSalary }), 'no-child-benefit')
const byLaw = (raw: Readonly<Record<string, string>>) => ask(raw).record['taxByLaw']
const left = (raw: Readonly<Record<string, string>>) => {
  const parsed = calculator.parse({ annualSalary: '70000', ...raw })
  return parsed.issues ? [] : calculator.notCovered(parsed.inputs).map(({ name }) => name)
}

describe('a tax code', () => {
  it('decides what is taken, and the law of the year what is still due: £9 more is free, at 20% (SI 2003/2682 reg.14)', () => {
    const { rows, steps, notes, assumptions } = tell({ taxCode: '1257l' })
    expect(rows.slice(1, 2)).toEqual(['− Income Tax 5484.20 (incomeTax)'])
    expect(rows.slice(-2)).toEqual([
      '· Income Tax by the Law of the Year 5486.00 (taxByLaw)',
      '· Still Due After the Year 1.80 (taxStillDue)',
    ])
    expect(steps.slice(0, 3)).toEqual([
      'Free of tax by the code of your job (incomeTax.free) = 1257 × paye.freePay.forEachOne + paye.freePay.addedToCode = 12579.00 [SI 2003/2682 regs.14 and 22 to 24]',
      'Taxed by the code of your job (incomeTax.taxed) = annualSalary − “Free of tax by the code of your job” = 27421.00',
      'Income Tax (incomeTax) = bands incomeTax of “Taxed by the code of your job” = 5484.20 [SI 2003/2682 regs.14 and 22 to 24]',
    ])
    expect(notes).toEqual(['code-has-odd-pounds'])
    expect(assumptions).toContain('one-job-with-code')
  })

  it('is explained in words above the ledger', () => {
    expect(ledBy('0T')).toEqual([
      '0T: nothing is free of tax. That is right only if another job or pension uses your allowance, or your income is too high for one.',
    ])
    expect(ledBy('BR')[0]).toMatch(/^BR: all of this pay is taxed at the basic rate/)
    expect(ledBy('')).toEqual([])
  })

  it.each([
    ['0T', 'code-takes-too-much', 'is 2974 (pence) less'],
    ['1300L', 'code-takes-too-little', 'is 87.8 (pence) more'],
  ])('%s differs from the law: 8,460 − 5,486, or 439 × 20%%: %s', (taxCode, note, words) => {
    expect(tell({ taxCode }).notes).toEqual([note])
    expect(saidUnder(ask({ taxCode }), note)).toContain(words)
  })

  it('says nothing where payroll takes what the law asks: £125,140 and more, and all of it taxed', () => {
    expect(tell({ annualSalary: '130000', taxCode: '0T' }).notes).toEqual(['allowance-used-up'])
  })

  it('may be that of a second income alone: the first then has the usual one, and BR is what a blank means', () => {
    expect(tell({ secondIncome: '8000', secondTaxCode: '0T' }).assumptions).toContain('usual-tax-code by taxCode')
    expect(tell({ secondIncome: '8000', taxCode: '1257L' }).assumptions).toContain('second-code-basic-rate by secondTaxCode')
    expect(tell({ secondIncome: '8000' }).assumptions.filter((key) => key.includes('code'))).toEqual([])
    expect(tell({ secondIncome: '8000', secondTaxCode: '0T', region: 'scotland' }).steps[0]).toContain(
      'Free of tax by the code of your job',
    )
  })
})

describe('a code that says more', () => {
  it('of Scotland means that somebody lives there, in either job', () => {
    expect(saidUnder(ask({ taxCode: 'S1257L' }), 'region')).toContain('You live in Scotland')
    expect(saidUnder(ask({ secondIncome: '8000', secondTaxCode: 'SD0' }), 'region')).toContain('You live in Scotland')
    expect(saidUnder(ask({ secondTaxCode: 'SD0' }), 'region')).toContain('You live in England')
  })

  it('with M or N means that an allowance is shared, unless the form says otherwise (SI 2003/2682 reg.7)', () => {
    // 27,430 × 20% is 5,486: less 252, or on 1,260 more.
    expect([byLaw({ taxCode: '1383M' }), byLaw({ taxCode: '1131N' })].map(String)).toEqual(['5234', '5738'])
    expect(String(byLaw({ taxCode: '1383M', marriageAllowance: 'given' }))).toBe('5738')
    expect([tell({ taxCode: '1383M' }).notes, tell({ taxCode: '1131N' }).notes]).toEqual([['code-has-odd-pounds'], ['code-has-odd-pounds']])
    expect(tell({ taxCode: '1384M' }).notes).toEqual(['code-takes-too-little'])
  })

  it.each([
    [{ niCategory: 'N' }, 'niCategory'],
    [{ taxCode: 'SD3' }, 'taxCode'],
    [{ secondTaxCode: 'SD3' }, 'secondTaxCode'],
  ])('%j is refused in a year that did not have it', (raw, field) => {
    expect(calculator.parse(raw, '2022-23').issues?.map((issue) => issue.field)).toEqual([field])
    expect(calculator.parse(raw, '2024-25').issues).toBe(undefined)
  })
})

describe('a bonus', () => {
  it('is a row, and a note says what is kept of it', () => {
    const { rows, notes } = tell({ bonus: '5000' })
    expect(rows.slice(0, 2)).toEqual(['+ Annual Salary 40000.00 (annualSalary)', '+ Bonus 5000.00 (bonus)'])
    expect(notes).toEqual(['bonus-kept'])
    // At 20%; 10,270 ÷ 12 is 855.83 at 8%, and 4,144.17 at 2%: 5,000 − 1,000 − 68.47 − 82.88.
    expect(saidUnder(ask({ bonus: '5000' }), 'bonus-kept')).toMatch(
      /^You keep 3848\.65 \(pence\) of your bonus of 5000 \(money\): 76\.97\d*/,
    )
  })

  it('and a second income count in the gross income of the record', () => {
    // By hand: 40,000 + 5,000 + 9,000.
    expect(String(ask({ bonus: '5000', secondIncome: '9000' }).record['grossIncome'])).toBe('54000')
    expect(String(ask({}).record['grossIncome'])).toBe('40000')
  })

  it('may leave nothing', () => {
    expect(tell({ annualSalary: '12000', pensionPerMonth: '2000', bonus: '5000' }).notes).toEqual(
      ['pension-is-all-of-salary'].toSpliced(0, 0, 'bonus-not-kept'),
    )
    expect(tell({ bonus: '0' }).notes).toEqual([])
  })

  it('is paid in March where National Insurance changed within the year, unless a director’s is of the year', () => {
    expect(in2022({})).toEqual(expect.arrayContaining(['paydays-alike-but-for-bonus', 'bonus-in-march']))
    expect(in2022({ isDirector: 'true' })).not.toContain('bonus-in-march')
    expect(tell({ bonus: '5000' }).assumptions.filter((key) => key.startsWith('bonus'))).toEqual([])
    const in2023 = toldBy(answerOf(calculator, { annualSalary: '40000', bonus: '5000' }, 'statute', '2023-24'))
    expect(in2023.assumptions).toContain('bonus-at-rate-of-year')
    expect(tell({ bonus: '5000', niCategory: 'C' }).assumptions.filter((key) => key.includes('payday'))).toEqual([])
  })
})

describe('a second income', () => {
  it('is a row, a job with thresholds of its own and a pension without', () => {
    const job = tell({ secondIncome: '20000', studentLoanPlan: 'plan1' })
    expect(job.rows[1]).toBe('+ Second Job 20000.00 (secondIncome)')
    // 27,430 and 7,430 at 8%; 9% of 15,010 alone, because 20,000 is below 24,990.
    expect(job.rows).toContain('− National Insurance 2788.80 (nationalInsurance)')
    expect(job.rows).toContain('− Student Loan 1350.90 (studentLoan)')
    expect(job.assumptions).not.toContain('one-job')
    expect(job.assumptions).toContain('national-insurance-of-each-job')
    const pension = tell({ secondIncome: '20000', secondIncomeKind: 'pension' })
    expect(pension.rows[1]).toBe('+ Pension You Receive 20000.00 (secondIncome)')
    expect(pension.rows).toContain('− National Insurance 2194.40 (nationalInsurance)')
  })
})

describe('two undergraduate loans', () => {
  it('are repaid once, above the lower threshold, and named together', () => {
    const both = { studentLoanPlan: 'plan2', otherLoanPlan: 'plan1' }
    // 9% of 40,000 − 24,990.
    expect(tell(both).rows).toContain('− Student Loan 1350.90 (studentLoan)')
    expect(tell(both).steps.find((step) => step.includes('student loan'))).toBe(
      'Plan 1 and Plan 2 student loans (studentLoan.plan1.plan2) = (annualSalary − (the smaller of studentLoans.plan1.threshold and studentLoans.plan2.threshold)) × studentLoans.undergraduateRate = 1350.90',
    )
    expect(saidUnder(ask(both), 'student-loan-plan')).toBe(
      'Your student loans are Plan 1 and Plan 2. Other plans have different repayment thresholds.',
    )
  })

  it('are one where the other is the same, or is not repaid yet', () => {
    expect(tell({ studentLoanPlan: 'plan2', otherLoanPlan: 'plan2' })).toEqual(tell({ studentLoanPlan: 'plan2' }))
    const { rows, notes } = tell({ studentLoanPlan: 'plan2', otherLoanPlan: 'plan5' })
    expect(rows).toContain('− Student Loan 1143.45 (studentLoan)')
    expect(notes).toContain('plan5-not-yet-repayable')
  })
})

describe('allowances that somebody asks for', () => {
  it('say where Marriage Allowance makes no difference (ITA 2007 ss.55B and 55C)', () => {
    expect(tell({ marriageAllowance: 'received' }).notes).toEqual([])
    expect(tell({ annualSalary: '50270.01', marriageAllowance: 'received' }).notes).toEqual(['no-marriage-allowance'])
    // 49,010 − 11,310 is 37,700.
    expect(tell({ annualSalary: '49010', marriageAllowance: 'given' }).notes).toEqual([])
    expect(saidUnder(ask({ annualSalary: '49010.01', marriageAllowance: 'given' }), 'no-marriage-allowance')).toBe(
      'You would pay tax at the higher rate if you gave part of your allowance away, so you cannot.',
    )
  })

  it('are not offered again, nor the other things that were entered', () => {
    const everything = 'childBenefitForOne childBenefitForTwo overPensionAge'
    expect(left({}).join(' ')).toBe(`automaticEnrolment ${everything}`)
    expect(left({ pensionContribution: '5', children: '1' })).toEqual(['overPensionAge'])
    expect(left({ pensionContribution: '5', children: '1', niCategory: 'C' })).toEqual([])
    expect(left({ annualSalary: '30000', pensionContribution: '5' })).toEqual(['overPensionAge', 'marriageAllowance'])
    expect(left({ annualSalary: '30000', pensionContribution: '5', marriageAllowance: 'received' })).toEqual(['overPensionAge'])
    expect(left({ annualSalary: '30000', pensionContribution: '5', taxCode: '1257L' })).toEqual(['overPensionAge'])
    expect(nothingElse({})).toContain('no company car, Marriage Allowance, Gift Aid')
    expect(nothingElse({ taxableBenefits: '100' })).toContain('no Marriage Allowance, Gift Aid')
    expect(nothingElse({ marriageAllowance: 'given' })).toContain('no company car, Gift Aid')
  })
})

describe('children (ITEPA 2003 s.681C)', () => {
  it('have rows outside the sum, and a note where part of the benefit is charged', () => {
    // 2,212 × 50%.
    expect(tell({ annualSalary: '70000', children: '2' }).rows.slice(-2)).toEqual([
      '· Child Benefit 2212.60 (childBenefit)',
      '· High Income Child Benefit Charge 1106.00 (childBenefitCharge)',
    ])
    expect(tell({ annualSalary: '60199', children: '2' }).notes).toEqual([])
    expect(tell({ annualSalary: '60200', children: '2' }).notes).toEqual(['child-benefit-charge'])
    // A twelfth of £100,000 is £8,333.33, and a recurring third of a penny.
    expect(tell({ annualSalary: '91666.66', children: '2' }).notes).toEqual(['child-benefit-charge'])
    expect(tell({ annualSalary: '91666.67', children: '2' }).notes).toEqual(['child-benefit-charge', 'childcare-close-to-limit'])
    expect(tell({ annualSalary: '91666.67', children: '0' }).notes).toEqual([])
    expect(tell({ annualSalary: '100000', children: '2' }).notes).toEqual(['child-benefit-charge', 'childcare-close-to-limit'])
    expect(tell({ annualSalary: '100000.01', children: '2' }).notes).toContain('childcare-lost')
    expect(tell({ annualSalary: '100000.01', children: '0' }).notes).not.toContain('childcare-lost')
    expect(tell({ annualSalary: '70000', children: '0' }).assumptions).not.toContain('no-child-benefit by children')
  })

  it('are told what they keep, what would end it, and what would not: £2,000 is left at £98,000, and £102,000 is £2,000 too much', () => {
    expect(ledWithChildren('91666.66')).toEqual([])
    expect(ledWithChildren('98000')).toEqual([
      'Your income is 2000 (money) under the limit of 100000 (GBP) for each parent. So if your children are young, you keep Tax-Free Childcare and, in England, the free hours for working parents. Above the limit you would lose both, unless you paid the part above it into your pension. Interest and other income count too.',
    ])
    expect(ledWithChildren('100000')[0]).toMatch(/^Your income is at the limit of 100000 \(GBP\) for each parent\. So if your children/)
    expect(ledWithChildren('102000')[0]).toMatch(
      /You would keep both if you paid 2000 \(money\) more into your pension, tax relief included\.$/,
    )
  })

  it('are told first that a contribution keeps the income under the limit: 3.85% of £104,000 is £4,004', () => {
    const [, lead] = ask({ annualSalary: '104000', pensionContribution: '3.85', children: '2' }).leads
    expect(lead && saidText(lead.says)).toMatch(/^Your income after your pension contribution is 4 \(money\) under the limit of 100000/)
    expect(lead?.isWarning).toBe(true)
    expect(ask({ annualSalary: '98000' }).leads[0]?.isWarning).toBe(false)
  })

  it('are spoken of where nothing was entered about them, until the allowance is gone', () => {
    expect(led('91666.66')).toEqual([])
    expect(led('98000')).toEqual([
      'Your income is 2000 (money) under the limit of 100000 (GBP) for each parent. So if you have young children, you keep Tax-Free Childcare and, in England, the free hours for working parents. Above the limit you would lose both, unless you paid the part above it into your pension. Interest and other income count too.',
    ])
    expect(led('100000')[0]).toMatch(/^Your income is at the limit of 100000 \(GBP\) for each parent\. So if you have young children/)
    expect(led('102000')).toEqual([])
    expect(saidUnder(ask({ annualSalary: '102000' }), 'childcare-lost')).toBe(
      'If you have young children, your income is too high for Tax-Free Childcare and, in England, the free hours for working parents. You would keep both if you paid 2000 (money) more into your pension, tax relief included.',
    )
    // The allowance shrinks by £1 for each £2 above £100,000: at £125,138 £1 of it is left, and at £125,140 nothing.
    expect(tell({ annualSalary: '125138' }).notes).toContain('childcare-lost')
    expect(tell({ annualSalary: '125140' }).notes).not.toContain('childcare-lost')
    expect(tell({ annualSalary: '102000', children: '0' }).notes).not.toContain('childcare-lost')
  })

  it('are assumed away where a high income costs parents something', () => {
    expect(noChildren('60000')).toBe(undefined)
    expect(noChildren('60000.01')).toMatch(/\(the High Income Child Benefit Charge\)\.$/)
    expect(noChildren('100000.01')).toMatch(/Parents of young children also lose Tax-Free Childcare and, in England, the free hours/)
  })
})

it('a letter without contributions has none, and says why (SSCBA 1992 s.6(3))', () => {
  const result = ask({ niCategory: 'C' })
  expect(toldBy(result).rows).toContain('− National Insurance 0.00 (nationalInsurance)')
  expect(saidUnder(result, 'nationalInsurance')).toBe('With your category letter you pay no National Insurance.')
  expect(toldBy(result).assumptions).not.toContain('category-a')
})

describe('a loan with a letter without contributions', () => {
  const LOAN = { studentLoanPlan: 'plan2', secondIncome: '40000', bonus: '5000' }
  it.each([
    ['C', ['student-loan-plan by studentLoanPlan']],
    ['X', []],
  ])('is asked about with %s: %o', (niCategory, expected) => {
    expect(tell({ ...LOAN, niCategory }).assumptions.filter((each) => each.startsWith('student-loan-plan'))).toEqual(expected)
  })

  it('has nothing taken for it with X, from either job or a bonus (SI 2009/470 regs.41 and 45)', () => {
    const { rows, notes } = tell({ ...LOAN, niCategory: 'X' })
    expect(rows.join()).not.toContain('Student Loan')
    expect(notes).toContain('loan-not-deducted-with-letter')
    expect(tell({ ...LOAN, niCategory: 'C' }).notes).not.toContain('loan-not-deducted-with-letter')
    expect(tell({ niCategory: 'X' }).notes).not.toContain('loan-not-deducted-with-letter')
  })
})

it('benefits that payroll taxes are not those of a P11D, which only a code collects', () => {
  expect(tell({ taxableBenefits: '3000' }).assumptions).not.toContain('benefits-outside-payroll')
  expect(tell({ taxableBenefits: '3000', taxCode: '957L' }).assumptions).toContain('benefits-outside-payroll')
})

describe('what a step means', () => {
  const CODE = 'What payroll takes over the year with your tax code'
  const SHARE = ', as a percentage of it. That is more than tax: it includes any pension contribution and student loan repayment.'
  const BONUS = 'On your usual pay, and on the bonus in the month that it is paid'
  it.each([
    [{ taxCode: '1257L' }, 'incomeTax', `${CODE}.`],
    [{ taxCode: '5000L' }, 'incomeTax', 'Your code leaves all of this pay free of tax.'],
    [{ taxCode: 'K475' }, 'incomeTax', `${CODE}: half of your pay at most.`],
    [{ taxCode: '1257L M1', bonus: '5000' }, 'incomeTax', `${BONUS}, because your code taxes each payment alone.`],
    [{ taxCode: '1257L', secondIncome: '9000' }, 'incomeTax', 'What payroll takes from both over the year.'],
    [{ marriageAllowance: 'received' }, 'incomeTax', 'Your tax less Marriage Allowance.'],
    [
      { marriageAllowance: 'received' },
      'marriageReduction',
      'The basic rate on the part of their allowance that your husband, wife or civil partner gives you.',
    ],
    [
      { marriageAllowance: 'given' },
      'marriageGiven',
      'A tenth of the Personal Allowance, which your husband, wife or civil partner gets instead of you.',
    ],
    [{ bonus: '5000' }, 'nationalInsurance', `${BONUS}.`],
    [{ bonus: '5000' }, 'nationalInsurance.usual', 'Each band of your earnings is charged at its own rate.'],
    [{ bonus: '5000', studentLoanPlan: 'plan2' }, 'studentLoan.plan2', `${BONUS}.`],
    [{ secondIncome: '20000' }, 'nationalInsurance', 'Each job has its own threshold and its own limit.'],
    [{ secondIncome: '20000' }, 'nationalInsurance.first', 'Each band of your earnings is charged at its own rate.'],
    [{ secondIncome: '20000' }, 'nationalInsurance.second', 'Each band of your earnings is charged at its own rate.'],
    [{ bonus: '5000', niCategory: 'C' }, 'nationalInsurance', 'With your category letter you pay no National Insurance.'],
    [{ secondIncome: '20000', niCategory: 'C' }, 'nationalInsurance', 'With your category letter you pay no National Insurance.'],
    [
      { studentLoanPlan: 'plan2', otherLoanPlan: 'plan1' },
      'studentLoan.plan1.plan2',
      'Repaid once for all of your plans, above the lowest of their thresholds.',
    ],
    [{ pensionContribution: '5' }, 'effectiveRate', `Everything that comes off your salary${SHARE}`],
    [{ bonus: '5000' }, 'effectiveRate', `Everything that comes off your income${SHARE}`],
    [{ pensionContribution: '5' }, 'taxAndInsuranceRate', 'The same without your pension contribution and any student loan repayment.'],
    [{ children: '1' }, 'childBenefit', 'What the benefit comes to for every week of the year.'],
  ])('with %j, of %s: %s', (raw, key, words) => {
    expect(saidUnder(ask(raw), key)).toBe(words)
  })
})

it('somebody who defers in one job pays the main rate in the other (SI 2001/1004 reg.68)', () => {
  // 2% of 27,430 and 8% of 7,430.
  const { rows, steps } = tell({ niCategory: 'J', secondIncome: '20000' })
  expect(rows).toContain('− National Insurance 1143.00 (nationalInsurance)')
  expect(steps.find((step) => step.includes('(nationalInsurance.second)'))).toMatch(/ = 594\.40 /)
})

describe('a pension lump sum (SI 2003/2682 reg.26)', () => {
  const LUMP = {
    annualSalary: '30000',
    secondIncome: '37500',
    secondIncomeKind: 'pension',
    secondIncomePaid: 'once',
    secondTaxCode: '1257L M1',
  }
  const claims = (raw: Readonly<Record<string, string>>) =>
    ask({ ...LUMP, ...raw })
      .notes.filter(({ key }) => key === 'claim-back-from-pension')
      .map(({ says }) => saidText(says))

  it('on an emergency code is claimed back with the form that fits the pot and the income', () => {
    // 15,253.20 and 3,484.20 were deducted; 14,432 is due.
    const [withPay] = claims({})
    expect(withPay).toContain('Payroll takes 4305.4 (pence) more than your tax for the year')
    expect(withPay).toContain(
      'form P55 if money is left in the pot and you take no more this tax year, or with P53Z if you emptied the pot.',
    )
    expect(claims({ annualSalary: '0' })[0]).toContain('with P50Z if you emptied it and have no other income this tax year, or with P53Z')
  })

  it('has no such form where nothing is overpaid, and where it is pay of a job', () => {
    expect(claims({ secondTaxCode: '1257L' })).toEqual([])
    expect(claims({ secondIncomePaid: 'every-month' })).toEqual([])
    expect(claims({ secondIncomeKind: 'job' })).toEqual([])
    expect(tell({ ...LUMP, secondIncomeKind: 'job' }).notes).toContain('code-takes-too-much')
    expect(tell(LUMP).notes).not.toContain('code-takes-too-much')
    expect(tell({ ...LUMP, secondTaxCode: '1257L' }).notes).toContain('code-takes-too-little')
  })
})
