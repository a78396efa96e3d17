import { describe, expect, it } from 'vitest'
import { answerOf, itNotes, toldBy, valuesOf } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const tell = (raw: Readonly<Record<string, string>>) => toldBy(answerOf(calculator, raw))

describe('the payslip calculator', () => {
  it('takes £1,000 of a month’s pay through every step of HMRC’s routine', () => {
    // Free pay: 257 × 10 + 9 = 2,579 ÷ 12 = 214.92, and 2 × 416.67. Taxable: 1,951. 8% of 3,000 − 1,048.
    expect(valuesOf(answerOf(calculator, { grossPay: '3000' }))).toMatchObject({
      freePay: '1048.26',
      taxablePay: '1951.00',
      incomeTax: '390.20',
      nationalInsurance: '156.16',
      netPay: '2453.64',
    })
  })

  it('calls a refund a refund, and does not say where the money goes', () => {
    const { rows, shares } = tell({ grossPay: '1500', payPeriod: '7', payToDate: '36000', taxToDate: '8114' })
    expect(rows.filter((row) => row.includes('(incomeTax)'))).toEqual([expect.stringMatching(/Income Tax Refund/)])
    expect(shares).toEqual([])
  })

  it.each([
    ['1257L', '1257L: £12,579.00 a year is free of tax, which is the usual allowance of £12,570.00, rounded up as tax codes are.'],
    [
      '1100L',
      '1100L: £11,009.00 a year is free of tax, the usual allowance of £12,570.00 less something, such as a benefit from work or tax that you owe.',
    ],
    ['S1100T M1', 'as HMRC worked out for you, at Scotland’s rates, and each payment is taxed alone, without what came before it.'],
    ['K475', 'K475: £4,759.00 a year is added to your taxable pay'],
    ['BR', 'all of this pay is taxed at the basic rate, with nothing free of tax'],
    ['C0T', 'C0T: nothing is free of tax, at the rates of Wales.'],
  ])('says what the code %s means', (taxCode, words) => {
    const last = answerOf(calculator, { grossPay: '3000', taxCode }).leads.at(-1)
    const said = [last?.says ?? []]
      .flat()
      .map((part) => (typeof part === 'string' ? part : `£${part.value.toFixed(2).replace(/\B(?=(\d{3})+\.)/, ',')}`))
    expect(said.join('')).toContain(words)
  })

  it.each([
    [{ taxToDate: '5' }, 'payToDate must be more than 0 where there is tax paid before this payslip'],
    [{ payPeriod: '13' }, 'payPeriod must be a whole number from 1 to 12'],
    [{ payFrequency: 'weekly', payPeriod: '54' }, 'payPeriod must be a whole number from 1 to 53'],
    [{ grossPay: '-1' }, 'grossPay must be £0 or more'],
    [{ taxCode: '1257' }, 'taxCode must be the letter of the code too, such as 1257L'],
    [{ taxYear: '2023-24', niCategory: 'N' }, 'niCategory must be a letter that was in use in 2023/24; N began later'],
    [{ taxYear: '2023-24', taxCode: 'SD3' }, 'taxCode must be a code that was in use in 2023/24: Scotland had fewer rates then'],
    [
      { grossPay: '-1', taxToDate: '5' },
      'grossPay must be £0 or more',
      'payToDate must be more than 0 where there is tax paid before this payslip',
    ],
    [{ grossPay: '-1', payPeriod: '13' }, 'grossPay must be £0 or more', 'payPeriod must be a whole number from 1 to 12'],
    [
      { taxYear: '2023-24', niCategory: 'N', payPeriod: '13' },
      'niCategory must be a letter that was in use in 2023/24; N began later',
      'payPeriod must be a whole number from 1 to 12',
    ],
    [{ payFrequency: 'daily', payPeriod: '13' }, 'payFrequency must be one of weekly, fortnightly, four-weekly, monthly'],
  ])('refuses %o, by name', (raw, ...messages) => {
    const { issues = [] } = { issues: [], ...calculator.parse({ grossPay: '1000', ...raw }) }
    expect(issues.map(({ field, expected }) => `${field} must be ${expected}`)).toEqual(messages)
  })
})

it.each([
  ['C', true],
  ['X', false],
])('with the letter %s, whether a loan would change it is %s (SI 2009/470 regs.41 and 45)', (niCategory, expected) => {
  const { assumptions } = toldBy(answerOf(calculator, { grossPay: '5000', niCategory }))
  expect(assumptions.some((each) => each.startsWith('no-student-loan'))).toBe(expected)
})

describe('a note on a payslip', () => {
  itNotes(calculator, [
    ['an ordinary month', { grossPay: '3000' }, []],
    ['tax that comes to nothing', { grossPay: '3000', payPeriod: '2', payToDate: '3000', taxToDate: '780.60' }, []],
    ['a penny too much tax before', { grossPay: '3000', payPeriod: '2', payToDate: '3000', taxToDate: '780.61' }, ['tax-refund']],
    ['a K code within half the pay', { grossPay: '3000', taxCode: 'K475' }, []],
    ['a K code above half the pay', { grossPay: '800.55', taxCode: 'K1500' }, ['tax-limit-reached']],
    ['code 1257L M1 in the first month', { grossPay: '3000', taxCode: '1257L M1' }, []],
    ['the same later in the year', { grossPay: '3000', taxCode: '1257L M1', payPeriod: '2' }, ['code-looks-at-one-payment']],
    ['a code that leaves nothing free, on its own', { grossPay: '3000', taxCode: '0T M1', payPeriod: '2' }, []],
    ['week 52', { grossPay: '300', payFrequency: 'weekly', payPeriod: '52' }, []],
    ['week 53', { grossPay: '300', payFrequency: 'weekly', payPeriod: '53' }, ['extra-payday']],
    ['plan 5 before it is repaid', { grossPay: '3000', studentLoanPlan: 'plan5' }, ['plan5-not-yet-repayable']],
    ['plan 2', { grossPay: '3000', studentLoanPlan: 'plan2' }, []],
    ['plan 5 with the letter X', { grossPay: '3000', niCategory: 'X', studentLoanPlan: 'plan5' }, ['loan-not-deducted-with-letter']],
    ['a postgraduate loan with it', { grossPay: '3000', niCategory: 'X', postgraduateLoan: 'true' }, ['loan-not-deducted-with-letter']],
    ['the letter X without a loan', { grossPay: '3000', niCategory: 'X' }, []],
    ['plan 2 with the letter C', { grossPay: '3000', niCategory: 'C', studentLoanPlan: 'plan2' }, []],
    ['a director', { grossPay: '3000', isDirector: 'true' }, ['director-earnings-period']],
    ['category B', { grossPay: '3000', niCategory: 'B' }, ['reduced-rate']],
    ['category C', { grossPay: '3000', niCategory: 'C' }, []],
    [
      'pay at the lower limit of qualifying earnings',
      { grossPay: '520', pensionContribution: '5', pensionBasis: 'qualifying-earnings' },
      ['no-pension-on-low-pay'],
    ],
    ['pay above it', { grossPay: '521', pensionContribution: '5', pensionBasis: 'qualifying-earnings' }, []],
  ])
})

it.each([
  ['as somebody typed it', {}, 'We took this to be your first pay'],
  ['the same each time', { isSameBefore: 'true' }, 'We took your earlier pay this tax year to be the same each time.'],
  ['the first month', { isSameBefore: 'true', payPeriod: '1' }, undefined],
  ['figures given', { isSameBefore: 'true', payToDate: '21000' }, undefined],
  ['a code taxed alone', { isSameBefore: 'true', taxCode: '1257L M1' }, undefined],
  ['a code of one rate', { isSameBefore: 'true', taxCode: 'BR' }, undefined],
])('says what was taken for the pay before a payslip: %s', (_, form, said) => {
  const { leads } = answerOf(calculator, { grossPay: '3000', payPeriod: '8', ...form })
  const others = leads.slice(0, -1).map(({ says }) =>
    [says]
      .flat()
      .filter((part) => typeof part === 'string')
      .join(''),
  )
  expect(others).toEqual(said ? [expect.stringContaining(said)] : [])
})
