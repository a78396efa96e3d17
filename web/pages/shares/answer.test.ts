import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { sampleTransactions } from '../../files/sample-transactions.ts'
import { answerTo } from './answer.ts'
import type { SharesReport } from './report.ts'

const rowsOf = (text: string) => parse(text, { relax_column_count: true })
const given = { rates: '', losses: '' }
const say = (text: string, more: Partial<typeof given> = {}) => answerTo(rowsOf(text), { ...given, ...more })

function reportOn(text: string, more: Partial<typeof given> = {}): SharesReport {
  const news = say(text, more)
  if (!('report' in news)) throw new Error(JSON.stringify(news))
  return news.report
}

const HEAD = 'Date,Action,Security,Quantity,Amount,Fees,Currency\n'

describe('the page of shares', () => {
  it('shows a sale with the shares that it is matched with, bought back within thirty days and out of the pool', () => {
    // Pool: 20 × 184.65 + 12.50 and 20 × 181.56 + 2 are 7,338.70, half of it 3,669.35. Bought back: 20 × 190.19 + 2. Sold: 40 × 194.22.
    const { title, read, disposals, held } = reportOn(sampleTransactions)
    expect(title).toBe('1 sale in 1 tax year')
    expect(read).toMatch(/^4 transactions read/)
    expect(disposals).toEqual([
      {
        what: '40 ACME sold on 6 May 2025',
        gain: 'a gain of £281.15',
        lines: [
          ['Sold for', '£7,768.80'],
          ['20 bought on 11 May 2025, within 30 days (s.106A)', '£3,805.80'],
          ['20 of 40 in the pool: £7,338.70 × 20 ÷ 40 (s.104)', '£3,669.35'],
          ['What they cost in all', '£7,475.15'],
          ['Costs of selling', '£12.50'],
          ['Gain', '£281.15'],
        ],
      },
    ])
    expect(held).toEqual([{ security: 'ACME', cells: ['20', '£3,669.35', '£183.4675'] }])
  })

  it('says what goes on the return of each year, the last first, and leads to the bill with the gains before the exempt amount', () => {
    const { years } = reportOn(
      `${HEAD}2023-05-01,Buy,ACME,100,10000,\n2024-05-01,Sell,ACME,20,6000,\n2024-11-01,Sell,ACME,20,7000,50\n2025-07-01,Sell,ACME,20,1500,\n`,
    )
    expect(years.map(({ name }) => name)).toEqual(['2025/26', '2024/25'])
    const [last, before] = years
    // 1,500 less 2,000.
    expect(last?.lines).toContainEqual(['Losses', '£500.00'])
    expect(last?.lines).toContainEqual(['Losses to carry forward', '£500.00'])
    expect(last).not.toHaveProperty('bill')
    expect(last?.todo).toContainEqual('There is no tax to pay on these.')
    expect(last?.todo.join(' ')).toContain('Claim the losses')
    // 6,000 less 2,000 by 29 October 2024, and 7,000 less 2,050 after it; the exempt amount of 3,000 comes off the later ones.
    expect(before?.lines).toEqual([
      ['Number of disposals', '2'],
      ['Disposal proceeds', '£13,000.00'],
      ['Allowable costs, with those of selling', '£4,050.00'],
      ['Gains, before losses', '£8,950.00'],
      ['Of that from 6 April 2024 to 29 October 2024', '£4,000.00'],
      ['Of that from 30 October 2024 to 5 April 2025', '£4,950.00'],
      ['Losses', '£0.00'],
      ['Annual exempt amount used', '£3,000.00 of £3,000'],
      ['Taxable gain', '£5,950.00'],
      ['Of that from 6 April 2024 to 29 October 2024', '£4,000.00'],
      ['Of that from 30 October 2024 to 5 April 2025', '£1,950.00'],
    ])
    expect(before?.bill).toMatch(/self-assessment-tax-calculator#otherGains=4950&otherGainsBeforeBudget=4000$/)
    expect(before?.todo[0]).toBe(
      'There is tax to pay. If HMRC does not send you a return, tell it by 5 October 2025 (TMA 1970 s.7). Send the return and pay by 31 January 2026.',
    )
  })

  it('uses losses of earlier years only down to the exempt amount', () => {
    const table = `${HEAD}2023-05-01,Buy,ACME,100,10000,\n2025-05-01,Sell,ACME,50,9000,\n`
    // 4,000 of gains: 3,000 are exempt, so 1,000 of the losses are used.
    const [year] = reportOn(table, { losses: '£2,500' }).years
    expect(year?.lines).toContainEqual(['Losses of earlier years used', '£1,000.00 of £2,500'])
    expect(year?.lines).toContainEqual(['Losses to carry forward', '£1,500.00'])
    expect(say(table, { losses: 'some' })).toEqual({
      wrong: { field: 'losses', says: 'Losses from earlier years must be an amount in pounds, in figures' },
    })
  })

  it('says why a gain without tax goes on a return', () => {
    const [year] = reportOn(`${HEAD}2023-05-01,Buy,ACME,100,60000,\n2025-05-01,Sell,ACME,100,60100,\n`).years
    expect(year?.todo[1]).toBe(
      'If you send a tax return, these go on its capital gains pages, because you sold for more than £50,000 (TMA 1970 s.8C).',
    )
  })

  it('lists a year that the tables do not have without tax', () => {
    const [year] = reportOn(`${HEAD}2015-05-01,Buy,ACME,100,100,\n2016-05-01,Sell,ACME,100,90,\n`).years
    expect(year?.lines.at(-1)).toEqual(['Losses', '£10.00'])
    expect(year?.todo).toEqual([
      'We do not have the rates of 2016/17, so nothing of it is carried to a later year. Enter the losses that you have left from it.',
    ])
  })

  it('takes what goes to a spouse at no gain', () => {
    const { title, disposals, years } = reportOn(`${HEAD}2023-05-01,Buy,ACME,100,1000,\n2025-05-01,To spouse,ACME,40,,\n`)
    expect({ title, years }).toEqual({ title: 'Nothing was sold', years: [] })
    expect(disposals).toEqual([
      {
        what: '40 ACME to your spouse on 1 May 2025',
        gain: 'no gain',
        lines: [
          ['40 of 100 in the pool: £1,000.00 × 40 ÷ 100 (s.104)', '£400.00'],
          ['Your spouse takes over', '£400.00'],
        ],
      },
    ])
  })

  it('asks for the exchange rates that the table lacks, and takes them', () => {
    const table = `${HEAD}2023-05-01,Buy,ACME,10,1000,,USD\n2025-05-01,Sell,ACME,10,2000,,USD\n`
    expect(say(table)).toMatchObject({ ratesNeeded: ['2023-05-01 USD ', '2025-05-01 USD '] })
    // 2,000 ÷ 1.25 less 1,000 ÷ 1.25.
    expect(reportOn(table, { rates: '2023-05-01 USD 1.25\n1/5/2025 USD 1.25' }).disposals[0]?.gain).toBe('a gain of £800.00')
    expect(say(table, { rates: '2023-05-01 USD' })).toMatchObject({ wrong: { field: 'rates', says: expect.stringMatching(/^Line 1: /) } })
  })

  it('says what is wrong by row, and that a sale of more than was held lacks a purchase', () => {
    expect(say(`${HEAD}2023-05-01,Buy,ACME,ten,1000,\n`)).toMatchObject({ faults: [expect.stringMatching(/^Row 2, Quantity: “ten”/)] })
    expect(say(`${HEAD}2023-05-01,Buy,ACME,30,1000,\n2025-05-05,Sell,ACME,40,2000,\n`)).toMatchObject({
      faults: ['Row 3: you sold 40 ACME on 5 May 2025 but held 30. Add the purchases that are missing, or a split.'],
    })
    expect(say('Name,Age\nAnn,30\n')).toHaveProperty('faults')
    expect(say(`Account,${HEAD}ISA,2023-05-01,Buy,ACME,30,1000,\n`)).toMatchObject({
      faults: ['All rows are of an ISA or a pension, whose gains are not taxed.', expect.stringContaining('ISA')],
    })
  })

  it('says which sheets of a spreadsheet it has not read', () => {
    const news = answerTo(rowsOf(sampleTransactions), { ...given, sheets: ['2023', '2024', 'ISA'], sheet: '2024' })
    expect(news).toMatchObject({
      report: { toCheck: ['Sheets that were not read: 2023, ISA. If they have trades too, put all of them on one sheet.'] },
      sheets: ['2023', '2024', 'ISA'],
    })
  })

  it('hands over every sale and its matches', () => {
    const [header, sale, bought, pool] = rowsOf(reportOn(sampleTransactions).csv.replace('\uFEFF', ''))
    expect(header?.join()).toBe('taxYear,day,security,quantity,kind,matchedWith,proceeds,cost,sellingCosts,gain,rows')
    expect(sale?.join()).toBe('2025/26,2025-05-06,ACME,40,sale,,7768.80,7475.15,12.50,281.15,4')
    expect(bought?.join()).toBe('2025/26,2025-05-06,ACME,20,of which bought within 30 days,2025-05-11,,3805.80,,,')
    expect(pool?.join()).toBe('2025/26,2025-05-06,ACME,20,of which from the pool,,,3669.35,,,')
  })
})
