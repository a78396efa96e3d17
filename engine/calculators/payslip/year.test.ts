import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { inputsOf } from '../../tests/questions.ts'
import { ratesOf } from '../../tests/rates.ts'
import { runs } from '../../tests/runs.ts'
import { useTestFigures } from '../../tests/test-figures.ts'
import { calculator } from './answer.ts'
import { LINES, totalsOf, type YearChange, yearOfPaydays } from './year.ts'

useTestFigures()

const exactly = (amount: string) => new Decimal(amount)

function yearOf(raw: Readonly<Record<string, string>>, ...changes: readonly YearChange[]) {
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: { taxYear: '2024-25', ...raw } })
  return yearOfPaydays(inputs as Parameters<typeof calculator.record>[0], changes, ratesOf())
}
type Year = ReturnType<typeof yearOf>

/** The code, the tax and the net pay of some paydays. */
const told = ({ paydays }: Year, ...of: readonly number[]) =>
  of.map((payday) => {
    const { code, incomeTax, netPay } = paydays[payday - 1] ?? { code: '', incomeTax: new Decimal(0), netPay: new Decimal(0) }
    return `${payday}: ${code}, ${incomeTax.toFixed(2)}, ${netPay.toFixed(2)}`
  })
const why = ({ byLaw, more, reasons }: Year) => [
  byLaw.incomeTax.toFixed(2),
  more.toFixed(2),
  ...reasons.map((each) => `${each.reason} ${each.more.toFixed(2)}`),
]

const loansOf = (niCategory: string) =>
  yearOf({ grossPay: '5000', niCategory, studentLoanPlan: 'plan1', postgraduateLoan: 'true' }).totals.loans.toFixed(2)

describe('a year of paydays', () => {
  it('takes each payday from the ones before it', () => {
    const year = yearOf({ grossPay: '3000' })
    // Free pay: (257 × 10 + 9) ÷ 12 = 214.92 (rounded up), and 2 × 416.67, so 1,048.26 a month.
    // First: 3,000 − 1,048.26 = 1,951.74, so 20% of 1,951 = 390.20. National Insurance: 8% of (3,000 − 1,048) = 156.16.
    // Second: 6,000 − 2,096.52 = 3,903.48, so 20% of 3,903 = 780.60, less 390.20 = 390.40.
    // Net: 3,000 − 390.20 − 156.16 = 2,453.64, and 20p less.
    expect(told(year, 1, 2)).toEqual(['1: 1257L, 390.20, 2453.64', '2: 1257L, 390.40, 2453.44'])
    // Twelve: 36,000 − 12,579.12 = 23,420.88, so 20% of 23,420 = 4,684. By law 20% of (36,000 − 12,570) = 4,686.
    expect(year.totals.incomeTax.toFixed(2)).toBe('4684.00')
    // The code leaves 9 more free: 20% of 9 = 1.80. The other 20p are 12p of free pay and the pence of taxable pay.
    expect(why(year)).toEqual(['4686.00', '-2.00', 'odd-pounds -1.80', 'rounding -0.20'])
  })

  it('ignores what the form says of the paydays before, and puts weeks into tax months', () => {
    const { paydays } = yearOf({ grossPay: '500', payFrequency: 'weekly', payPeriod: '9', payToDate: '4000', taxToDate: '400' })
    // Week 4 ends on 3 May and week 5 on 10 May: the first tax month ends on 5 May. Week 1: 500 − 242 = 258, so 51.60.
    expect(paydays.map(({ month }) => month).slice(0, 14)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4])
    expect([paydays.length, paydays[0]?.incomeTax.toFixed(2)]).toEqual([52, '51.60'])
  })

  it('raises pay from a payday on, and adds a bonus to one', () => {
    const year = yearOf(
      { grossPay: '2000' },
      { kind: 'rise', from: 2, pay: exactly('2500') },
      { kind: 'bonus', from: 2, amount: exactly('300') },
    )
    expect(year.paydays.map(({ pay }) => pay.toFixed())).toEqual(['2000', '2800', ...Array.from({ length: 10 }, () => '2500')])
    // First: 951 at 20% = 190.20. Second: 4,800 − 2,096.52 = 2,703, so 540.60 − 190.20 = 350.40; 8% of (2,800 − 1,048) = 140.16.
    expect(told(year, 1, 2)).toEqual(['1: 1257L, 190.20, 1733.64', '2: 1257L, 350.40, 2309.44'])
  })

  it('takes no loan with the letter X, and both with C (SI 2009/470 regs.41 and 45)', () => {
    // 9% of (5,000 − 2,082.50) is 262.57, and 6% of (5,000 − 1,750) is 195, in whole pounds each month.
    expect([loansOf('C'), loansOf('X')]).toEqual(['5484.00', '0.00'])
  })

  it('gives the tax of a bonus back on a code that looks back, and not on one that does not', () => {
    const bonus: YearChange = { kind: 'bonus', from: 1, amount: exactly('3000') }
    // First month: 6,000 − 1,048.26 = 4,951. Up to 3,142 (37,700 ÷ 12, rounded up) at 20%, the rest at 40%.
    // 37,700 ÷ 12 = 3,141.6666 × 20% = 628.3333, and 40% of 1,809.3334 = 723.73: 1,352.06. Second: 9,000 − 2,096.52 = 6,903.
    // 6,283.3333 at 20% = 1,256.6666, and 40% of 619.6667 = 247.86: 1,504.53, less 1,352.06 = 152.47.
    expect(told(yearOf({ grossPay: '3000' }, bonus), 1, 2).map((line) => line.split(', ')[1])).toEqual(['1352.06', '152.47'])
    const alone = yearOf({ grossPay: '3000', isNonCumulative: 'true' }, bonus)
    expect(told(alone, 1, 2).map((line) => line.split(', ')[1])).toEqual(['1352.06', '390.20'])
    // 1,352.06 + 11 × 390.20 = 5,644.26. By law 20% of (39,000 − 12,570) = 5,286; by the code 20% of 26,420 = 5,284.
    expect(why(alone)).toEqual(['5286.00', '358.26', 'alone 360.26', 'odd-pounds -1.80', 'rounding -0.20'])
  })

  it('changes the code from a payday on, and looks back from there', () => {
    const year = yearOf({ grossPay: '3000', taxCode: 'BR' }, { kind: 'code', from: 3, taxCode: '1257L' })
    // BR: 20% of 3,000 = 600. Third: 9,000 − 3,144.78 = 5,855, so 1,171 − 1,200 = −29 back.
    expect(told(year, 2, 3)).toEqual(['2: BR, 600.00, 2243.84', '3: 1257L, -29.00, 2872.84'])
    expect(why(year)).toEqual(['4686.00', '-2.00', 'odd-pounds -1.80', 'rounding -0.20'])
    // 12 × 600 = 7,200, which is 2,516 more than the 4,684 of the usual code.
    expect(why(yearOf({ grossPay: '3000', taxCode: 'BR' }))).toEqual([
      '4686.00',
      '2514.00',
      'code 2516.00',
      'odd-pounds -1.80',
      'rounding -0.20',
    ])
  })

  it('carries pay and tax to a new job with a P45', () => {
    const year = yearOf({ grossPay: '3000' }, { kind: 'job', from: 3, pay: exactly('2000'), papers: 'p45' })
    // Third: 8,000 − 3,144.78 = 4,855, so 971 − 780.60 = 190.40.
    expect(told(year, 3)).toEqual(['3: 1257L, 190.40, 1733.44'])
  })

  it('taxes a new job without one alone, until HMRC sends the code', () => {
    const job = { kind: 'job', from: 3, pay: exactly('3000'), codeFrom: 5 } as const
    // 0T: 20% of 3,000. Fifth: 15,000 − 5,241.30 = 9,758, so 1,951.60 − 780.60 − 2 × 600 = −29 back.
    expect(told(yearOf({ grossPay: '3000' }, { ...job, papers: 'no-allowance' }), 2, 3, 4, 5)).toEqual([
      '2: 1257L, 390.40, 2453.44',
      '3: 0T M1, 600.00, 2243.84',
      '4: 0T M1, 600.00, 2243.84',
      '5: 1257L, -29.00, 2872.84',
    ])
    // The usual code on M1: 390.20 twice. Fifth: 1,951.60 − 780.60 − 780.40 = 390.60.
    expect(told(yearOf({ grossPay: '3000' }, { ...job, papers: 'usual-code' }), 3, 5)).toEqual([
      '3: 1257L M1, 390.20, 2453.64',
      '5: 1257L, 390.60, 2453.24',
    ])
    // If none comes: 10 × 600 + 780.60 = 6,780.60, less the 4,684 of the usual code.
    const never = yearOf({ grossPay: '3000' }, { ...job, papers: 'no-allowance', codeFrom: undefined })
    expect(why(never)).toEqual(['4686.00', '2094.60', 'code-alone 2096.60', 'odd-pounds -1.80', 'rounding -0.20'])
  })

  it('says what the year knows and a code does not: less allowance, and relief at source above the basic rate', () => {
    // By law: 120,000 leaves 12,570 − 10,000 = 2,570. 20% of 37,700 and 40% of 79,730: 7,540 + 31,892 = 39,432.
    // With the whole allowance 40% of 10,000 less. 40% of 9 = 3.60.
    expect(why(yearOf({ grossPay: '10000' }))).toEqual([
      '39432.00',
      '-4004.00',
      'allowance-falls -4000.00',
      'odd-pounds -3.60',
      'rounding -0.40',
    ])
    // 5% of 60,000 = 3,000 more at 20% and not at 40%: 600. By law 20% of 40,700 + 40% of (47,430 − 40,700) = 8,140 + 2,692.
    expect(why(yearOf({ grossPay: '5000', pensionContribution: '5', pensionMethod: 'relief-at-source' }))).toEqual([
      '10832.00',
      '596.00',
      'relief-at-source 600.00',
      'odd-pounds -3.60',
      'rounding -0.40',
    ])
  })

  it('says so where half of the pay was the most that tax could take, and the year ended', () => {
    // K2000: 3 × 416.67 and (500 × 10 + 9) ÷ 12 = 417.42 (rounded up) add 1,667.43 a month, 20,009.16 a year.
    // Eleven: 55,000 + 18,341.73 = 73,341. 34,558.3333 at 20% = 6,911.6666, and 40% of 38,782.6667 = 15,513.06: 22,424.73.
    // By the twelfth 75,009: 7,540 + 40% of 37,309 = 22,463.60, but a payday of nothing cannot lose 38.87.
    const year = yearOf({ grossPay: '5000', taxCode: 'K2000' }, { kind: 'rise', from: 12, pay: exactly('0') })
    expect(year.totals.incomeTax.toFixed(2)).toBe('22424.73')
    // By law 7,540 + 40% of (42,430 − 37,700) = 9,432; the usual code 7,540 + 40% of (42,420 − 37,700) = 9,428.
    expect(why(year)).toEqual(['9432.00', '12992.73', 'code 13035.60', 'limit -38.87', 'odd-pounds -3.60', 'rounding -0.40'])
  })

  it('looks at all of a director’s earnings so far, and at nothing of a company before', () => {
    const director = { grossPay: '5000', isDirector: 'true', pensionContribution: '10', pensionMethod: 'net-pay' }
    const year = yearOf(director)
    // 8% of (50,270 − 12,570) = 3,016, and 2% of (60,000 − 50,270) = 194.60: the pension lowers only the tax.
    expect(year.totals.nationalInsurance.toFixed(2)).toBe('3210.60')
    // In the next company, by the month: 8% of (4,189 − 1,048) + 2% of (5,000 − 4,189) = 251.28 + 16.22.
    const next = yearOf(director, { kind: 'job', from: 12, pay: exactly('5000'), papers: 'p45' })
    expect(next.paydays[11]?.nationalInsurance.toFixed(2)).toBe('267.50')
  })

  it('takes loans by the payday, in whole pounds', () => {
    const { paydays, totals } = yearOf({ grossPay: '2500', studentLoanPlan: 'plan2', postgraduateLoan: 'true' })
    // Plan 2: 9% of (2,500 − 2,274.58) = 20.29, so 20. Postgraduate: 6% of (2,500 − 1,750) = 45.
    expect([paydays[0]?.loans, totals.loans].map((amount) => amount?.toFixed())).toEqual(['65', '780'])
  })
})

const AMOUNTS = fc.integer({ min: 0, max: 2_000_000 }).map((pence) => new Decimal(pence).dividedBy(100))
const PAYDAYS = fc.integer({ min: 1, max: 12 })
const CODES = fc.constantFrom('1257L', '1257L M1', 'BR', 'K475', '0T M1', 'S1257L', 'NT', '1100T')
const CHANGES: fc.Arbitrary<YearChange> = fc.oneof(
  fc.record({ kind: fc.constant('rise'), from: PAYDAYS, pay: AMOUNTS }),
  fc.record({ kind: fc.constant('bonus'), from: PAYDAYS, amount: AMOUNTS }),
  fc.record({ kind: fc.constant('code'), from: PAYDAYS, taxCode: CODES }),
  fc.record({
    kind: fc.constant('job'),
    from: PAYDAYS,
    pay: AMOUNTS,
    papers: fc.constantFrom('p45', 'usual-code', 'no-allowance'),
    codeFrom: fc.option(PAYDAYS, { nil: undefined }),
  }),
)

describe('any year of paydays', () => {
  it('adds up, line by line and reason by reason, and gives back no more tax than was taken', () => {
    fc.assert(
      fc.property(
        AMOUNTS,
        CODES,
        fc.constantFrom('salary-sacrifice', 'net-pay', 'relief-at-source'),
        fc.array(CHANGES, { maxLength: 4 }),
        (pay, taxCode, pensionMethod, changes) => {
          const year = yearOf({ grossPay: pay.toFixed(), taxCode, pensionContribution: '5', pensionMethod }, ...changes)
          const { paydays, totals, reasons } = year
          for (const line of LINES) expect(Decimal.sum(...paydays.map((payday) => payday[line])).equals(totals[line])).toBe(true)
          const { incomeTax, nationalInsurance, loans, pension, netPay } = totals
          expect(Decimal.sum(incomeTax, nationalInsurance, loans, pension, netPay).equals(totals.pay)).toBe(true)
          expect(year.more.equals(incomeTax.minus(year.byLaw.incomeTax))).toBe(true)
          expect(Decimal.sum(0, ...reasons.map(({ more }) => more)).equals(year.more)).toBe(true)
          for (const { payday } of paydays) expect(totalsOf(paydays.slice(0, payday)).incomeTax.isNegative()).toBe(false)
        },
      ),
      { numRuns: runs(100) },
    )
  })

  it('of twelve equal months on the usual code comes to the tax of the twelfth month’s computation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 418_900 }), (pence) => {
        const pay = new Decimal(pence).dividedBy(100)
        // Twelve months of free pay are 12 × 1,048.26 = 12,579.12. What is left is within the basic rate: 12 × 4,189 − 12,579.12 < 37,700.
        const taxable = Decimal.max(0, pay.times(12).minus('12579.12').floor())
        expect(yearOf({ grossPay: pay.toFixed() }).totals.incomeTax.toFixed(2)).toBe(taxable.times('0.2').toFixed(2))
      }),
      { numRuns: runs(100) },
    )
  })
})
