import { describe, expect, it } from 'vitest'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { calculatorNamed } from '../../tests/calculators.ts'
import { inputsOf } from '../../tests/questions.ts'
import { saidText } from '../../tests/said-text.ts'
import { useTestFigures } from '../../tests/test-figures.ts'
import { dutiesFor } from './duties-for.ts'

useTestFigures()

async function duties(slug: string, raw: Readonly<Record<string, string>>, today = '2024-11-25') {
  const calculator = await calculatorNamed(slug)
  const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: raw })
  return Object.fromEntries(
    dutiesFor(calculator, inputs, calculator.calculate(inputs), today).map(({ key, says }) => [key, saidText(says)]),
  )
}

const due = async (raw: Readonly<Record<string, string>>, today?: string) =>
  (await duties('corporation-tax', { taxableProfit: '60000', ...raw }, today))['corporation-tax-due']
const told = async (slug: string, raw: Readonly<Record<string, string>>) => (await duties(slug, raw))['tell-hmrc']

const TOLD = 'register for Self Assessment, unless you send a tax return already'
const RESTS_ON =
  ' This assumes that the right tax has already been taken from your other income, as it is from pay and pensions. Tax codes are rounded in your favour, so the bill may be a few pounds more.'

describe('somebody with pensions, pay and interest alone', () => {
  // 20% of 16,000 and 11,502.40 less 12,570 is 2,986.48, and 20% of 500 of the interest is 100: 86.48 more than 3,000.
  const PENSIONER = { pensionIncome: '16000', statePension: '11502.40', savingsInterest: '1500' }
  const KNOWN = 'Not all of your tax is taken before you get the money.'
  const NOT_KNOWN = 'The tax on your interest or dividends may not be taken before you get the money.'
  const BY_ITSELF =
    ' HMRC usually collects the rest through your tax code, which your payslip or pension slip shows, or with a letter called a Simple Assessment after the tax year. If neither happens, tell HMRC by 5 October 2025: ask it to collect the tax without a return.'
  const toldBy = (raw: Readonly<Record<string, string>>, today?: string) => duties('tax-bill', { ...PENSIONER, ...raw }, today)

  it('is told what HMRC does by itself, and what to do if it does not', async () => {
    expect(await toldBy({ taxPaid: '3000' })).toEqual({ 'tell-hmrc': KNOWN + BY_ITSELF })
    expect(await toldBy({})).toEqual({ 'tell-hmrc': NOT_KNOWN + BY_ITSELF })
    expect((await toldBy({ taxPaid: '3000' }, '2025-10-06'))['tell-hmrc-late']).toContain(
      'If neither has happened, tell HMRC now, because it had to know by 5 October 2025',
    )
  })

  it('has nothing to do about what the rounding of tax codes leaves', async () => {
    // The bill is 3,086.48.
    expect(await toldBy({ taxPaid: '3081.48' })).toEqual({})
    expect(await toldBy({ taxPaid: '3081.47' })).toEqual({ 'tell-hmrc': KNOWN + BY_ITSELF })
    expect(await toldBy({ savingsInterest: '1000' })).toEqual({})
  })

  it('sends a return with a profit, or with more dividends than HMRC collects tax on without one', async () => {
    expect((await toldBy({ taxPaid: '0', rentalIncome: '5000' }))['tell-hmrc']).toContain(TOLD)
    expect((await toldBy({ taxPaid: '0', dividendIncome: '10000' }))['tell-hmrc']).toBe(KNOWN + BY_ITSELF)
    expect((await toldBy({ taxPaid: '0', dividendIncome: '10000.01' }))['tell-hmrc']).toContain(TOLD)
  })
})

describe('the bill', () => {
  it('has its day, half of it on account, and what to put aside over the months to January', async () => {
    // 20% of 17,430 and 6% of it is 4,531.80; half of it is 2,265.90; and 6,797.70 in 14 months is 485.55.
    expect((await duties('self-employed', { annualProfit: '30000' }))['pay-the-bill']).toBe(
      'Pay 4531.8 (money) for 2024/25 by 31 January 2026. With a first payment of 2265.9 (money) towards the next year, that is 6797.7 (money). Another 2265.9 (money) is due by 31 July 2026. 31 January 2026 is a Saturday, so the money must arrive by Friday 30 January 2026, unless you pay by Faster Payments. To have it by then, put aside 485.55 (money) a month for the next 14 months. This counts no payments that you have made already.',
    )
  })

  it('has no payment on account below a bill of £1,000', async () => {
    // 26% of 3,846.15 is 1,000.00, and of 3,846 it is 999.96.
    expect((await duties('self-employed', { annualProfit: '16416.16' }))['pay-the-bill']).toContain('With a first payment')
    expect((await duties('self-employed', { annualProfit: '16416' }, '2026-01-01'))['pay-the-bill']).toBe(
      'Pay 999.96 (money) for 2024/25 by 31 January 2026. 31 January 2026 is a Saturday, so the money must arrive by Friday 30 January 2026, unless you pay by Faster Payments. To have it by then, put aside 999.96 (money) this month.',
    )
  })

  it('says nothing of putting pence aside', async () => {
    // 26% of 54 and of 53 in 14 months: 14.04 is 1.01 a month, and 13.78 is 0.99.
    expect((await duties('self-employed', { annualProfit: '12624' }))['pay-the-bill']).toContain('put aside 1.01 (money) a month')
    expect((await duties('self-employed', { annualProfit: '12623' }))['pay-the-bill']).not.toContain('put aside')
  })

  it('is nothing without tax, and says what paying late costs once it is due', async () => {
    expect(Object.keys(await duties('self-employed', { annualProfit: '12570' }))).toEqual([
      'tell-hmrc',
      'send-the-return',
      'send-the-return-before',
    ])
    expect(await duties('self-employed', { annualProfit: '30000' }, '2026-01-31')).toHaveProperty('pay-the-bill')
    const late = await duties('self-employed', { annualProfit: '30000' }, '2026-02-01')
    expect(late).not.toHaveProperty('pay-the-bill')
    expect(late['overdue']).toBe(
      '4531.8 (money) for 2024/25 had to be paid by 31 January 2026. If you have not paid it, pay now: HMRC charges interest for each day, and a penalty of 0.05 (percent) of what is unpaid after 30 (days), after six months and after twelve.',
    )
  })

  it('asks for no payment on account where the employer deducts four fifths', async () => {
    // 20% of 17,430 is 3,486 on the salary, and the side income adds 20% of 4,000: 800, less than 1,000. On 10,000 it is 1,800, more than a
    // fifth of 5,286, so half of it is due.
    const salary = { mainJobSalary: '30000' }
    expect((await duties('side-hustle', { ...salary, sideHustleIncome: '5000' }))['pay-the-bill']).toMatch(
      /^Pay 800 \(money\) for 2024\/25 by 31 January 2026\. 31 January/,
    )
    // A bill below 3,000 can wait for the code of 2026/27, for somebody with pay, until 30 December.
    const CODE = 'Or send the return online by 30 December 2025, and HMRC can take the 800 (money) through your tax code instead.'
    const [inTime, late] = ['2025-12-30', '2025-12-31'].map((day) => duties('side-hustle', { ...salary, sideHustleIncome: '5000' }, day))
    expect((await inTime)?.['pay-the-bill']).toContain(CODE)
    expect((await inTime)?.['pay-the-bill']).not.toContain('in advance')
    expect((await late)?.['pay-the-bill']).not.toContain('tax code instead')
    expect((await duties('side-hustle', { sideHustleIncome: '20000' }))['pay-the-bill']).not.toContain('tax code instead')
    // 20% of 800. A code takes 3,484.20 of the 3,486, so HMRC asks for 161.80.
    const bill = (await duties('side-hustle', { ...salary, sideHustleIncome: '1800', useTradingAllowance: 'true' }))['pay-the-bill']
    expect(bill).toMatch(/^Pay 160 \(money\)/)
    expect(bill?.endsWith(RESTS_ON)).toBe(true)
    expect((await duties('side-hustle', { ...salary, sideHustleIncome: '10000' }))['pay-the-bill']).toContain(
      'With a first payment of 900 (money) towards the next year, that is 2700 (money).',
    )
  })

  it('can wait for the tax code of somebody whose other income may be pay, below a bill of £3,000 (SI 2003/2682 reg.186)', async () => {
    const CODE = 'Or, if your other income is pay or a pension, send the return online by 30 December 2025, and HMRC can take the'
    // 20% of 14,999.95 is 2,999.99, and of 15,000 it is 3,000: both end below the higher rate at 50,270.
    const rent = { annualRentalIncome: '14999.95', otherIncome: '20000' }
    expect((await duties('rental-income', rent))['pay-the-bill']).toContain(
      `${CODE} 2999.99 (money) through your tax code instead. You then pay nothing towards the next year in advance.`,
    )
    expect((await duties('rental-income', { ...rent, annualRentalIncome: '15000' }))['pay-the-bill']).not.toContain('tax code')
    expect((await duties('rental-income', { annualRentalIncome: '20000' }))['pay-the-bill']).not.toContain('tax code instead')
    // Up to £10,000 of dividends need no return.
    const dividends = { dividendIncome: '10000.01', otherIncome: '30000' }
    expect((await duties('dividend-tax', dividends))['pay-the-bill']).toContain(CODE)
    expect((await duties('dividend-tax', { ...dividends, dividendIncome: '10000' }))['pay-the-bill']).not.toContain(CODE)
    expect((await duties('dividend-tax', { dividendIncome: '30000' }))['pay-the-bill']).not.toContain(CODE)
  })

  it('of somebody with expenses above an allowance is that with the expenses deducted', async () => {
    // 20% of 3,000 − 1,800 is 240, and 20% of 3,000 − 1,000 is 400.
    const etsy = { mainJobSalary: '28000', sideHustleIncome: '3000', sideHustleExpenses: '1800' }
    const best = 'with your expenses deducted'
    expect((await duties('side-hustle', etsy))['pay-the-bill']).toContain(`Pay 240 (money) for 2024/25 by 31 January 2026 ${best}. `)
    expect((await duties('side-hustle', etsy, '2026-02-01'))['overdue']).toContain(
      `240 (money) for 2024/25 had to be paid by 31 January 2026 ${best}. `,
    )
    expect((await duties('side-hustle', { ...etsy, useTradingAllowance: 'false' }))['pay-the-bill']).toContain(
      'Pay 240 (money) for 2024/25 by 31 January 2026. ',
    )
    expect((await duties('side-hustle', { ...etsy, sideHustleExpenses: '1000' }))['pay-the-bill']).toContain(
      'Pay 400 (money) for 2024/25 by 31 January 2026. ',
    )
    expect(await duties('side-hustle', { ...etsy, sideHustleExpenses: '3000' })).not.toHaveProperty('pay-the-bill')
    // 20% of 5,000 − 1,500 is 700.
    const letting = { annualRentalIncome: '5000', allowableExpenses: '1500', otherIncome: '28000', propertyAllowance: 'claim' }
    expect((await duties('rental-income', letting))['pay-the-bill']).toContain(`Pay 700 (money) for 2024/25 by 31 January 2026 ${best}. `)
  })

  it('on rent rests on the other tax having been deducted', async () => {
    // 10,270 × 20% + 6,730 × 40% − 5,000 × 20% = 3,746; half of it is 1,873; and 5,619 in 14 months is 401.36.
    const letting = { annualRentalIncome: '20000', allowableExpenses: '3000', mortgageInterest: '5000', otherIncome: '40000' }
    const bill = (await duties('rental-income', letting))['pay-the-bill']
    expect(bill).toMatch(/^Pay 3746 \(money\) for 2024\/25 by 31 January 2026\. With a first payment of 1873 \(money\) towards/)
    expect(bill).toContain('that is 5619 (money).')
    expect(bill).toContain('put aside 401.36 (money) a month')
    expect(bill?.endsWith(RESTS_ON)).toBe(true)
    // Profits of 5,000 and of 4,999: 20% of 5,000 is 1,000, more than a fifth of 2,000.
    const small = (rent: string) => duties('rental-income', { annualRentalIncome: rent, otherIncome: '17570' })
    expect((await small('5000'))['pay-the-bill']).toContain('With a first payment of 500 (money)')
    expect((await small('4999'))['pay-the-bill']).not.toContain('first payment')
  })

  it('on dividends and on gains has its day too', async () => {
    // (9,000 − 500) × 8.75%, and (9,000 − 3,000) × 24%.
    expect((await duties('dividend-tax', { dividendIncome: '9000', otherIncome: '40000' }))['pay-the-bill']).toMatch(
      /^Pay 743\.75 \(money\) for 2024\/25 by 31 January 2026\. 31 January/,
    )
    const shares = { salePrice: '20000', purchasePrice: '11000', otherIncome: '60000' }
    expect((await duties('capital-gains', shares))['pay-the-bill']).toMatch(/^Pay 1440 \(money\) for 2024\/25 by 31 January 2026\./)
    expect((await duties('capital-gains', shares))['send-the-return-before']).toMatch(
      /^If you had a gain with tax to pay in 2023\/24 too, /,
    )
    // A home has a return of its own, with the payment, which the answer leads with.
    expect(await duties('capital-gains', { ...shares, assetType: 'residential' })).toEqual({})
  })

  it('of a company is due nine months and a day after its period', async () => {
    // 60,000 × 25% − 190,000 × 3/200.
    const weekend =
      'If that day is at a weekend or is a bank holiday, the money must arrive by the last working day before it, unless you pay by Faster Payments.'
    expect(await due({})).toBe(
      `For a period that ends on 31 March 2025: pay 12150 (money) by 1 January 2026. ${weekend} Send the return by 31 March 2026.`,
    )
    expect(await due({ periodEnd: '2025-02-28' })).toBe(
      `Pay 12150 (money) by 1 December 2025. ${weekend} Send the return by 28 February 2026.`,
    )
    expect(await due({ periodEnd: '2025-02-28' }, '2025-12-01')).toMatch(/^Pay /)
    expect(await due({ periodEnd: '2025-02-28' }, '2025-12-02')).toBe(
      '12150 (money) had to be paid by 1 December 2025. If it was not, pay now: HMRC charges interest for each day. The return is due by 28 February 2026.',
    )
    expect(await due({ taxableProfit: '0' })).toBeUndefined()
    // Above £1.5 million it is paid in instalments.
    expect(await due({ taxableProfit: '1500000' })).toContain('pay 375000 (money)')
    expect(await due({ taxableProfit: '1500000.01' })).toBeUndefined()
  })
})

describe('telling HMRC', () => {
  const sales = { mainJobSalary: '30000', sideHustleIncome: '1800' }
  const toTell = async (today?: string, raw: Readonly<Record<string, string>> = sales) => {
    const found = await duties('side-hustle', raw, today)
    return found['tell-hmrc'] ?? found['tell-hmrc-late']
  }

  it('is by 5 October after the year, for sales above the trading allowance', async () => {
    const inTime = `You were paid more than 1000 (GBP) for it, so tell HMRC by 5 October 2025: ${TOLD}.`
    expect(await toTell()).toBe(inTime)
    expect(await toTell('2025-10-05')).toBe(inTime)
    expect(await toTell('2024-11-25', { ...sales, sideHustleIncome: '1000' })).toBeUndefined()
    expect(await toTell('2024-11-25', { ...sales, sideHustleIncome: '1000.01' })).toBe(inTime)
  })

  it('without the allowance is for whatever is taxed', async () => {
    const small = { ...sales, sideHustleIncome: '900', useTradingAllowance: 'false' }
    expect(await toTell('2024-11-25', small)).toMatch(/^You do not use the trading allowance, so tell HMRC by/)
    expect(await toTell('2024-11-25', { ...small, sideHustleExpenses: '900' })).toBeUndefined()
    const large = { ...small, sideHustleExpenses: '1200' }
    expect(await toTell('2024-11-25', { ...large, sideHustleIncome: '1000' })).toBeUndefined()
    expect(await toTell('2024-11-25', { ...large, sideHustleIncome: '1000.01' })).toMatch(/^You were paid more than 1000 \(GBP\) for it/)
  })

  it('says what to do once it is late, and what that costs', async () => {
    const late = `You were paid more than 1000 (GBP) for it, so HMRC had to know by 5 October 2025. If it does not know yet, tell it now: ${TOLD}.`
    const before = `${late} The penalty for telling HMRC late is a share of the tax that is unpaid after 31 January 2026, so pay by then, even if you have not been asked for a return yet.`
    expect(await toTell('2025-10-06')).toBe(before)
    expect(await toTell('2026-01-31')).toBe(before)
    expect(await toTell('2026-02-01')).toBe(
      `${late} The penalty for telling HMRC late is a share of the tax that was unpaid after 31 January 2026. It is lower if you tell HMRC before it asks.`,
    )
  })

  it('is for rent with a profit, for dividends with tax and for gains with tax', async () => {
    const costs = { annualRentalIncome: '5000', otherIncome: '30000' }
    expect(await told('rental-income', { ...costs, allowableExpenses: '4999' })).toMatch(/^You have a profit from rent, so tell HMRC/)
    expect(await told('rental-income', { ...costs, allowableExpenses: '5000' })).toBeUndefined()
    const paid = (dividendIncome: string) => told('dividend-tax', { dividendIncome, otherIncome: '30000' })
    expect(await paid('500')).toBeUndefined()
    expect(await paid('10000')).toContain('ask it to collect the tax through your tax code')
    expect(await paid('10000.01')).toContain(TOLD)
    const shares = (salePrice: string) => told('capital-gains', { salePrice, purchasePrice: '11000', otherIncome: '60000' })
    expect(await shares('14000')).toBeUndefined()
    expect(await shares('14001')).toMatch(/^There is tax to pay on your gain, so tell HMRC/)
  })
})

async function toSend(slug: string, raw: Readonly<Record<string, string>>, today?: string) {
  const found = await duties(slug, raw, today)
  return found['send-the-return'] ?? found['return-overdue']
}

describe('a job that starts in the year', () => {
  // 3,000 a month: 20% of 3,000 is 600 by BR. By 0T M1 20% is up to 37,700 ÷ 12, above 3,000.
  const job = { annualSalary: '36000', firstMonth: 'november', monthsWorked: '5' }
  const starter = async (raw: Readonly<Record<string, string>>, today?: string) => duties('part-year', { ...job, ...raw }, today)

  it('asks for the starter checklist, and says what the codes without an allowance take', async () => {
    expect(await starter({})).toEqual({
      'starter-checklist':
        'If you have no P45, give your employer the starter checklist before your first payday. Statement A gives you the usual code: choose it if you have had no other job, taxable benefits or pension in the UK since 6 April 2024. Statement B, for another job since then, puts M1 after it.',
      'check-the-code':
        'Check the code on your first payslip. BR (from statement C) takes 600 (money) a month, and 0T M1 (without a checklist) 600 (money). If it is wrong, tell HMRC before your last pay of the tax year.',
    })
    // 5,000 a month: 20% of 5,000; and 628.3333 on 3,141.6666 with 743.3333 on the 1,858.3333 above it, down to the penny.
    const high = (await starter({ annualSalary: '60000' }))['check-the-code']
    expect(high).toContain('BR (from statement C) takes 1000 (money) a month')
    expect(high).toContain('0T M1 (without a checklist) 1371.66 (money)')
    // Scotland: 192.1666 × 19% + 973.75 × 20% + 1,425.0833 × 21% + 409 × 42% = 702.3091, down to the penny.
    const scottish = (await starter({ region: 'scotland' }))['check-the-code']
    expect(scottish).toContain('takes 600 (money) a month, and 0T M1 (without a checklist) 702.3 (money)')
  })

  it('asks for nothing of a whole year, and once the tax year is over', async () => {
    expect(await starter({ firstMonth: 'april', monthsWorked: '12' })).toEqual({})
    expect(Object.keys(await starter({}, '2025-04-05'))).toHaveLength(2)
    expect(await starter({}, '2025-04-06')).toEqual({})
  })
})

describe('the tax return', () => {
  const sales = { mainJobSalary: '30000', sideHustleIncome: '1800' }
  const sent = (today?: string) => toSend('side-hustle', sales, today)
  const penalty = 'the penalty is usually 100 (GBP) at once, even if there is no tax to pay'
  const orLater = ', or within three months of HMRC’s notice to send one if that is later'

  const records = 'Keep your records at least until 31 January 2031.'

  it('is sent by 31 January, and a late one costs £100', async () => {
    const inTime = `Send the tax return for 2024/25 online by 31 January 2026. If it is late, ${penalty}. ${records}`
    expect(await sent()).toBe(inTime)
    expect(await sent('2025-10-05')).toBe(inTime)
    expect(await toSend('side-hustle', { ...sales, sideHustleIncome: '1000' })).toBeUndefined()
  })

  it('may be later for somebody who tells HMRC late (TMA 1970 s.8(1G))', async () => {
    const late = `Send the tax return for 2024/25 online by 31 January 2026${orLater}. If it is late, ${penalty}. ${records}`
    expect(await sent('2025-10-06')).toBe(late)
    expect(await sent('2026-01-31')).toBe(late)
    expect(await sent('2026-02-01')).toBe(
      `The tax return for 2024/25 had to be sent by 31 January 2026${orLater}. If you have not sent it, send it now: ${penalty}, and more if it is three months late. ${records}`,
    )
  })

  it('of the year before is due first for whoever had the income then too, until its day', async () => {
    const before = async (today: string, raw: Readonly<Record<string, string>> = sales) =>
      (await duties('side-hustle', raw, today))['send-the-return-before']
    const says = 'If you had this income in 2023/24 too, that return and its tax are due by 31 January 2025.'
    const late = `${says} If you have not told HMRC about it, do that now: the last day was 5 October 2024.`
    const days = ['2024-10-05', '2024-10-06', '2025-01-31', '2025-02-01']
    expect(await Promise.all(days.map((day) => before(day)))).toEqual([says, late, late, undefined])
    expect(await before('2024-11-25', { ...sales, sideHustleIncome: '1000' })).toBeUndefined()
    expect((await duties('tax-bill', { employmentIncome: '38000', rentalIncome: '12000' }))['send-the-return-before']).toBe(late)
  })

  it('reports the annual allowance charge, which is paid by then or through a tax code (FA 2004 s.254; SI 2003/2682 reg.186)', async () => {
    // 40% of 3,500 is 1,400. Far more than four fifths of all the tax is deducted from the salary.
    const member = { annualSalary: '130000', hasDBPension: 'true', dbMemberContributions: '16000', dbInputAmount: '63500' }
    const all = await duties('pension-allowance', member)
    expect(all['tell-hmrc']).toBe(
      'You have a charge to pay, so tell HMRC by 5 October 2025: register for Self Assessment, unless you send a tax return already.',
    )
    expect(all['send-the-return']).toMatch(/^Send the tax return for 2024\/25 online by 31 January 2026\./)
    expect(all['pay-the-bill']).toContain('Pay 1400 (money) for 2024/25 by 31 January 2026.')
    expect(all['pay-the-bill']).toContain('HMRC can take the 1400 (money) through your tax code instead.')
    expect(all['pay-the-bill']).not.toContain('towards the next year')
    expect(all['send-the-return-before']).toMatch(/^If you had a charge in 2023\/24 too,/)
    expect(await duties('pension-allowance', { ...member, dbInputAmount: '60000' })).toEqual({})
    expect(await duties('pension-allowance', { ...member, dbInputAmount: '', dbPensionAnnualIncrease: '5500' })).toEqual({})
  })

  it('is not asked for where HMRC can collect the tax on dividends by a tax code', async () => {
    const dividends = { dividendIncome: '10000', otherIncome: '30000' }
    expect(await toSend('dividend-tax', dividends)).toBeUndefined()
    expect(await toSend('dividend-tax', { ...dividends, dividendIncome: '10000.01' })).toMatch(/^Send the tax return/)
  })

  it('asks for records for five years where they are of a trade or a letting (TMA 1970 s.12B(2)(a))', async () => {
    for (const income of ['tradingIncome', 'rentalIncome', 'lodgerReceipts'])
      expect(await toSend('tax-bill', { employmentIncome: '38000', [income]: '12000' })).toContain(records)
    expect(await toSend('dividend-tax', { dividendIncome: '20000', otherIncome: '30000' })).not.toContain('records')
    expect(await toSend('tax-bill', { employmentIncome: '38000', dividendIncome: '20000', taxPaid: '0' })).not.toContain('records')
  })
})

const costsOf = (amount: string) =>
  ` If your customers cannot reclaim VAT and your prices stay the same, registering costs you ${amount} (money) of VAT, less the VAT on what you buy for your sales. Customers who can reclaim it can pay it on top.`

describe('registering for VAT', () => {
  it('is voluntary at £85,000, which is not above £90,000', async () => {
    const voluntary =
      'If you sell 85000 (money) in 12 months, registering for VAT is voluntary, because that is 5000 (money) below the threshold of 90000 (money). It is compulsory once the sales of any 12 months are above it, or once more than that is expected in the next 30 days alone.'
    // A sixth of 85,000, and at 5% a twenty-first.
    const costing = async (vatRate: string) => (await duties('vat', { amount: '85000', vatRate }))['vat-voluntary']
    expect(await costing('20')).toBe(voluntary + costsOf('14166.67'))
    expect(await costing('5')).toBe(voluntary + costsOf('4047.62'))
    expect(await costing('0')).toBe(voluntary)
    expect((await duties('vat', { amount: '90000' }))['vat-voluntary']).toContain(
      'because that is not above the threshold of 90000 (money).',
    )
    expect(await duties('vat', { amount: '90000' })).toHaveProperty('vat-voluntary')
    expect(await duties('vat', { amount: '81000' })).toHaveProperty('vat-voluntary')
    expect(await duties('vat', { amount: '80999.99' })).toEqual({})
  })

  it('is compulsory above that: within 30 days of the end of the month, from the first of the month after the next', async () => {
    expect(await duties('vat', { amount: '90000.01' })).toEqual({
      'vat-compulsory':
        'If you sell 90000.01 (money) in 12 months, you must register for VAT, because that is above 90000 (money). Tell HMRC within 30 (days) of the end of the month in which sales went above it. If that is this month, tell HMRC by 30 December 2024, and charge VAT from 1 January 2025. Sales that are exempt from VAT do not count.',
    })
    // 30 days from the end of January 2025 are 2 March.
    expect((await duties('vat', { amount: '95000' }, '2025-01-10'))['vat-compulsory']).toContain(
      'by 2 March 2025, and charge VAT from 1 March',
    )
  })

  it('is for sales, before expenses and without VAT', async () => {
    expect(await duties('self-employed', { annualProfit: '95000', expenses: '50000' })).toHaveProperty('vat-compulsory')
    expect(await duties('vat', { amount: '102000', isInclusive: 'true' })).toHaveProperty('vat-voluntary')
  })

  it('is that of a contractor’s company outside IR35', async () => {
    const contract = { dailyRate: '450', daysWorked: '220' }
    expect((await duties('ir35', contract))['vat-compulsory']).toMatch(
      /^With sales of 99000 \(money\) in 12 months, your company must register/,
    )
    expect(await duties('ir35', { ...contract, ir35Status: 'inside' })).toEqual({})
  })

  it('is late once the year is over', async () => {
    const trade = { annualProfit: '95000' }
    expect((await duties('self-employed', trade, taxYears['2024-25'].ends))['vat-compulsory']).toContain('If that is this month')
    expect((await duties('self-employed', trade, '2025-04-06'))['vat-compulsory']).toContain('tell HMRC at once')
  })
})

describe('a whole bill', () => {
  it('has HMRC told of a profit or a gain, and not of pay', async () => {
    const why = 'You have a profit or a gain that nobody taxes for you, so tell HMRC by 5 October 2025: '
    expect(await told('tax-bill', { employmentIncome: '38000', rentalIncome: '12000' })).toBe(`${why}${TOLD}.`)
    expect(await told('tax-bill', { tradingIncome: '1000.01' })).toBe(`${why}${TOLD}.`)
    expect(await told('tax-bill', { tradingIncome: '1000' })).toBeUndefined()
    expect(await told('tax-bill', { employmentIncome: '38000' })).toBeUndefined()
  })
})
