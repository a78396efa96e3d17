import { describe, expect, it } from 'vitest'
import { adviceNamed, advised } from '../../tests/advised.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const KEEPS_CHILDCARE =
  'You also keep Tax-Free Childcare and, in England, the free hours for working parents if you have young children. Tax-Free Childcare is worth up to 2000 (money) a year for each child: 4000 (money) for two.'

const keysOf = async (...asked: Parameters<typeof advised>) => (await advised(...asked)).map(({ key }) => key)

const saysOf = async (raw: Readonly<Record<string, string>>, today?: string) =>
  (await adviceNamed('full-allowance', 'income-tax', raw, today))?.says

describe('a larger pension contribution', () => {
  it('restores a tapered allowance: 3.85% of £104,000 is £4,004, on all but £4 of which 60% tax and 2% National Insurance were due', async () => {
    // A twelfth of it is 333.67.
    // Tax falls by 4,000 × 60% + 4 × 40% = 2,401.60 and National Insurance by 4,004 × 2% = 80.08: 4,004 − 2,481.68 = 1,522.32.
    expect(await adviceNamed('full-allowance', 'income-tax', { annualSalary: '104000' })).toEqual({
      enter: '3.85',
      worth: '2481.68',
      says: `You can put 4004 (money) into your pension (3.85 (plain-percent) of your pay; 4000 (money) is enough) for 1522.32 (money) of take-home pay a year, by salary sacrifice. That saves 2481.68 (money) of tax and National Insurance and gives you back your full Personal Allowance. ${KEEPS_CHILDCARE} Paid from now on, that is about 334 (money) a month until 5 April 2025.`,
    })
  })

  it('ends the charge on Child Benefit: 7.39% of £65,000 is £4,803.50, which leaves £60,196.50, less than a step above £60,000', async () => {
    // At 40% and 2%, 4,803.50 × 58% is 2,786.03, so 2,017.47 is saved; and 25% of 1,331 is 332.
    expect(await adviceNamed('no-child-benefit-charge', 'income-tax', { annualSalary: '65000', children: '1' })).toEqual({
      enter: '7.39',
      worth: '2349.47',
      says: 'You can put 4803.5 (money) into your pension (7.39 (plain-percent) of your pay; 4801 (money) is enough) for 2786.03 (money) of take-home pay a year, by salary sacrifice. That saves 2349.47 (money) of tax, National Insurance and Child Benefit charge, and you pay back none of your Child Benefit. Paid from now on, that is about 400 (money) a month until 5 April 2025.',
    })
    expect(await keysOf('income-tax', { annualSalary: '65000' })).toEqual([])
  })

  it.each([
    // What is above £100,000, £60,199, £50,270 or £27,295, in percent of the salary: 9.9% and 10.7%, 14% and 15.2%, 5% and 5.2%, 2% and 2.2%.
    ['full-allowance', {}, '111000', '112000'],
    ['no-child-benefit-charge', { children: '1' }, '70000', '71000'],
    ['no-higher-rate', {}, '52900', '53000'],
    ['no-loan-repayment', { studentLoanPlan: 'plan2' }, '27850', '27900'],
  ])('is not suggested to somebody too far away: %s', async (key, inputs, near, far) => {
    expect(await keysOf('income-tax', { ...inputs, annualSalary: near })).toContain(key)
    expect(await keysOf('income-tax', { ...inputs, annualSalary: far })).not.toContain(key)
  })

  it('is the same for part of a year where that is the whole of one, but for the period', async () => {
    const inputs = { annualSalary: '104000' }
    const { enter, worth } = (await adviceNamed('full-allowance', 'part-year', { ...inputs, monthsWorked: '12' })) ?? {}
    expect({ enter, worth }).toEqual({ enter: '3.85', worth: '2481.68' })
  })

  it('is in addition to what is paid in already', async () => {
    // 5% of 110,000 is 5,500, and 9.1% is 10,010: 4,500 at 60% and 10 at 40% and 4,510 at 2%. 4,510 − 2,704 − 90.20 = 1,715.80.
    expect(await adviceNamed('full-allowance', 'income-tax', { annualSalary: '110000', pensionContribution: '5' })).toMatchObject({
      enter: '9.1',
      worth: '2794.20',
      says: expect.stringMatching(
        /^You can put 4510 \(money\) more into your pension \(9\.1 \(plain-percent\) of your pay instead of 5 \(plain-percent\); 4500 \(money\) is enough\) for 1715\.8 /,
      ),
    })
  })

  it.each(['income-tax', 'student-loan'])(
    'of %s counts the relief that the scheme claims as paid in: under relief at source, £4,004 costs the member £3,203.20',
    async (slug) => {
      // The allowance is 2,000 more, which spares 40% of it, and the higher rate starts 4,004 later, which spares 20% of that:
      // 800 + 800.80 = 1,600.80, and 3,203.20 − 1,600.80 = 1,602.40.
      const inputs = { annualSalary: '104000', pensionMethod: 'relief-at-source' }
      expect(await adviceNamed('full-allowance', slug, inputs)).toEqual({
        enter: '3.85',
        worth: '2401.60',
        says: `You can put 4004 (money) into your pension (3.85 (plain-percent) of your pay; 4000 (money) is enough) for 1602.4 (money) of take-home pay a year, with relief at source. That saves 2401.6 (money) of tax and gives you back your full Personal Allowance. ${KEEPS_CHILDCARE} Paid from now on, that is about 334 (money) a month until 5 April 2025.`,
      })
    },
  )

  it('counts what HMRC pays back after the year where a tax code gives no relief at source above the basic rate', async () => {
    const inputs = { annualSalary: '104000', pensionMethod: 'relief-at-source', taxCode: '1257L' }
    expect(await adviceNamed('full-allowance', 'income-tax', inputs)).toMatchObject({ worth: '2401.60' })
  })

  it('brings income back below the higher rate', async () => {
    // 1.44% of 51,000 is 734.40: 730 of it at 40% and 2%, 4.40 at 20% and 8%. 734.40 − 306.60 − 1.23 = 426.57.
    expect(await adviceNamed('no-higher-rate', 'income-tax', { annualSalary: '51000' })).toEqual({
      enter: '1.44',
      worth: '307.83',
      says: 'You can put 734.4 (money) into your pension (1.44 (plain-percent) of your pay; 730 (money) is enough) for 426.57 (money) of take-home pay a year, by salary sacrifice. That saves 307.83 (money) of tax and National Insurance, and none of your pay is taxed at the higher rate. Paid from now on, that is about 61 (money) a month until 5 April 2025.',
    })
  })

  it('brings pay back below the threshold of a student loan, by salary sacrifice', async () => {
    const loan = { annualSalary: '27400', studentLoanPlan: 'plan2' }
    // 0.39% of 27,400 is 106.86: 20% and 8% of it, and 9% of the 105 above 27,295, are spared. 106.86 − 29.92 − 9.45 = 67.49.
    expect(await adviceNamed('no-loan-repayment', 'income-tax', loan)).toEqual({
      enter: '0.39',
      worth: '39.37',
      says: 'You can put 106.86 (money) into your pension (0.39 (plain-percent) of your pay; 105 (money) is enough) for 67.49 (money) of take-home pay a year, by salary sacrifice. That saves 39.37 (money) of tax, National Insurance and student loan repayments, and brings your pay below your student loan threshold, so you repay nothing.',
    })
    expect(await keysOf('income-tax', { ...loan, pensionMethod: 'net-pay' })).not.toContain('no-loan-repayment')
  })

  it('says what it is a month in the whole months that are left, where there are two or more', async () => {
    const salary = { annualSalary: '104000' }
    // 4,004 ÷ 4, ÷ 2.
    expect(await saysOf(salary, '2024-11-26')).toMatch(/ Paid from now on, that is about 1001 \(money\) a month until 5 April 2025\.$/)
    expect(await saysOf(salary, '2025-02-06')).toMatch(/ that is about 2002 \(money\) a month/)
    expect(await saysOf(salary, '2025-02-07')).toMatch(/for two\.$/)
    expect(await saysOf(salary, '2024-04-05')).toMatch(/for two\.$/)
  })

  it('says what the percentage is of, and what is enough where it is rounded up', async () => {
    // 12 × 235 is 2,820, and 3% of 106,000 is 3,180: together 6,000.
    expect(await saysOf({ annualSalary: '106000', pensionPerMonth: '235' })).toContain('pension (3 (plain-percent) of your pay) for')
    // Qualifying earnings are 50,270 − 6,240 = 44,030, of which 4,000 is 9.0847%.
    expect(await saysOf({ annualSalary: '104000', pensionBasis: 'qualifying-earnings' })).toContain(
      'pension (9.09 (plain-percent) of your qualifying earnings; 4000 (money) is enough) for',
    )
  })

  it('speaks of the children that were entered', async () => {
    expect(await saysOf({ annualSalary: '104000', children: '2' })).toContain(
      ' You also keep Tax-Free Childcare and, in England, the free hours for working parents if your children are young. Tax-Free Childcare is worth up to 2000 (money) a year for each child: 4000 (money) for two.',
    )
  })

  it('is one thing to do, for the best reason', async () => {
    // Both the allowance and the whole charge are at stake, and only the allowance is close.
    expect(await keysOf('income-tax', { annualSalary: '104000', children: '1' })).toEqual(['full-allowance'])
  })

  it('lowers a bill: £4,000 gross, of which the member pays £3,200', async () => {
    // The trading allowance leaves 104,000. The allowance is 2,000 more, which spares 40% of it, and the higher rate starts 4,000 later,
    // which spares 20% of that: the bill is 800 + 800 smaller, and 3,200 − 1,600 is 1,600.
    const bill = { tradingIncome: '105000' }
    expect(await adviceNamed('full-allowance', 'tax-bill', bill)).toEqual({
      enter: '4000',
      worth: '2400.00',
      says: 'You can put 4000 (money) into your pension for 1600 (money): you pay in 3200 (money), your pension provider claims the rest from HMRC, and your bill is 1600 (money) smaller. That saves 2400 (money) of tax and gives you back your full Personal Allowance.',
    })
    expect(await keysOf('tax-bill', { ...bill, isOverStatePensionAge: 'true' })).toEqual([])
    // Of a contribution without earnings, only 3,600 gets relief. FA 2004 s.190.
    expect(await keysOf('tax-bill', { dividendIncome: '103600' })).toEqual(['full-allowance'])
    expect(await keysOf('tax-bill', { dividendIncome: '103600.01' })).toEqual([])
    // 161,000 less the trading allowance and 59,000 is 101,000, and no more than the annual allowance of 60,000 is suggested.
    const paid = { reliefAtSourcePension: '59000' }
    expect(await keysOf('tax-bill', { ...paid, tradingIncome: '161000' })).toEqual(['full-allowance'])
    expect(await keysOf('tax-bill', { ...paid, tradingIncome: '161000.01' })).toEqual([])
  })

  it('is for a year that is not over', async () => {
    const inputs = { annualSalary: '104000' }
    expect(await keysOf('income-tax', inputs, '2025-04-05')).toEqual(['full-allowance'])
    expect(await keysOf('income-tax', inputs, '2025-04-06')).toEqual([])
  })

  it('is not for somebody far from every limit, or where a form does not ask for one', async () => {
    expect(await keysOf('student-loan', { annualSalary: '60000' })).toEqual([])
    expect(await keysOf('income-tax', { annualSalary: '104000', pensionContribution: '100' })).toEqual([])
    expect(await keysOf('dividend-tax', { dividendIncome: '1000', otherIncome: '104000' })).toEqual([])
    expect(await keysOf('pension-relief', { annualEarnings: '104000', pensionContribution: '100' })).toEqual([])
  })
})
