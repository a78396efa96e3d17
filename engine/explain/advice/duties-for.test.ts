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

describe('what to put aside', () => {
  it('is the bill and half of it, over the months to January', async () => {
    // 20% of 17,430 and 6% of it is 4,531.80; half of it is 2,265.90; and 6,797.70 in 14 months is 485.55.
    expect(await duties('self-employed', { annualProfit: '30000' })).toEqual({
      'set-aside':
        'You need 6797.7 (money) by 31 January 2026: 4531.8 (money) for 2024/25 and 2265.9 (money) as a first payment towards the next year. Another 2265.9 (money) is due by 31 July 2026. Put aside 485.55 (money) a month for the next 14 months. This counts no payments that you have made already.',
    })
  })

  it('has no payment on account below a bill of £1,000', async () => {
    // 26% of 3,846.15 is 1,000.00, and of 3,846 it is 999.96.
    expect((await duties('self-employed', { annualProfit: '16416.16' }))['set-aside']).toContain('as a first payment')
    expect(await duties('self-employed', { annualProfit: '16416' }, '2026-01-01')).toEqual({
      'set-aside': 'You need 999.96 (money) for 2024/25 by 31 January 2026. Put aside 999.96 (money) this month.',
    })
  })

  it('is nothing without tax, and once it is due', async () => {
    expect(await duties('self-employed', { annualProfit: '12570' })).toEqual({})
    expect(await duties('self-employed', { annualProfit: '30000' }, '2026-01-31')).toHaveProperty('set-aside')
    expect(await duties('self-employed', { annualProfit: '30000' }, '2026-02-01')).toEqual({})
  })

  it('asks for no payment on account where the employer deducts four fifths', async () => {
    // 20% of 17,430 is 3,486 on the salary, and the side income adds 20% of 4,000: 800, less than 1,000. On 10,000 it is 1,800, more than a
    // fifth of 5,286, so half of it is due.
    const salary = { mainJobSalary: '30000' }
    expect((await duties('side-hustle', { ...salary, sideHustleIncome: '5000' }))['set-aside']).toMatch(
      /^You need 800 \(money\) for 2024\/25 /,
    )
    expect((await duties('side-hustle', { ...salary, sideHustleIncome: '10000' }))['set-aside']).toMatch(
      /^You need 2700 \(money\) by 31 January 2026: 1800 \(money\) for /,
    )
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
