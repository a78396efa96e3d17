import { describe, expect, it } from 'vitest'
import { rateKey, ratesGiven } from './rates-given.ts'
import { currencyNamed, ratioIn, readNumber } from './read-number.ts'
import { type DateOrder, transactionDay } from './transaction-day.ts'

describe('a number', () => {
  it.each([
    ['1,501.95', '1501.95', undefined],
    ['$1,501.95', '1501.95', 'USD'],
    ['-$1,501.95', '-1501.95', 'USD'],
    ['($1,501.95)', '-1501.95', 'USD'],
    ['$ (12)', '-12', 'USD'],
    ['-£547.74001', '-547.74001', 'GBP'],
    ['£ -5', '-5', 'GBP'],
    ['12.50 EUR', '12.5', 'EUR'],
    ['GBP 12', '12', 'GBP'],
    ['1250p', '1250', 'GBX'],
    ['1250 GBp', '1250', 'GBX'],
    ['10 shares', '10', undefined],
    ['12-', '-12', undefined],
    ['−12', '-12', undefined],
    ['.5', '0.5', undefined],
    ['2.63622E-05', '0.0000263622', undefined],
  ])('%s', (cell, number, currency) => {
    const read = readNumber(cell)
    expect(read.is === 'number' && [read.read.number.toFixed(), read.read.currency]).toEqual([number, currency])
  })

  it.each(['', ' ', '-', '--', 'n/a', 'Not available'])('%j is blank', (cell) => {
    expect(readNumber(cell)).toEqual({ is: 'blank' })
  })

  it.each(['ten', '12x', '1,2', '12,34,567', '1.2.3', '£', '(', '1e9', '=A1', '####', '5 apples'])('%s is wrong', (cell) => {
    expect(readNumber(cell).is).toBe('wrong')
  })

  it.each([
    ['GBX', 'GBX'],
    ['GBp', 'GBX'],
    ['pence', 'GBX'],
    ['gbp', 'GBP'],
    ['£', 'GBP'],
    ['usd', 'USD'],
    ['US$', 'USD'],
    ['euros', 'EUR'],
    ['pesos', undefined],
    ['', undefined],
  ])('%s is the currency %s', (text, currency) => {
    expect(currencyNamed(text)).toBe(currency)
  })

  it.each([
    ['2:1', '2'],
    ['3 for 2', '1.5'],
    ['2-for-1', '2'],
    ['ABC INC 4 FOR 1 STOCK SPLIT', '4'],
    ['1:10', '0.1'],
    ['0:1', undefined],
    ['1:0', undefined],
    ['10', undefined],
  ])('%s is the ratio %s', (text, ratio) => {
    expect(ratioIn(text)?.toString()).toBe(ratio)
  })
})

describe('a day', () => {
  it.each<[string, DateOrder, string]>([
    ['2024-11-05', 'british', '2024-11-05'],
    ['05/11/2024', 'british', '2024-11-05'],
    ['05/11/24', 'british', '2024-11-05'],
    ['5 Nov 2024', 'british', '2024-11-05'],
    ['Nov 5, 2024', 'british', '2024-11-05'],
    ['05/11/2024 14:30', 'british', '2024-11-05'],
    ['2024-11-05 10:11:12.345', 'british', '2024-11-05'],
    ['2024-11-05T23:30:00.000Z', 'british', '2024-11-05'],
    ['2024-11-05T10:11:12+00:00', 'british', '2024-11-05'],
    ['2024-11-05 07:25:41 UTC', 'british', '2024-11-05'],
    ['2024-11-05, 09:30:00', 'british', '2024-11-05'],
    ['20241105;093000', 'british', '2024-11-05'],
    ['20241105', 'british', '2024-11-05'],
    ['2024/11/05', 'british', '2024-11-05'],
    ['12/29/2024', 'american', '2024-12-29'],
    ['1/2/2024 as of 12/29/2023', 'american', '2023-12-29'],
    ['05/11/2031', 'british', '2031-11-05'],
  ])('%s in a %s table', (cell, order, day) => {
    expect(transactionDay(cell, order)).toEqual({ day })
  })

  it.each(['', 'soon', '2024-13-01', '2024-02-30', '00/00/2024', '5.11', '29/12/2024 at noon', '1'])('%j is none', (cell) => {
    expect(transactionDay(cell, 'british')).toHaveProperty('wrong')
  })
})

describe('the rates that a visitor gives', () => {
  it('are lines with a day, a currency and a rate', () => {
    const { rates, faults } = ratesGiven('2024-12-29 USD 1.2570\n\n30/12/2024, eur, 1.2\r\n2024-12-29 USD 1.257')
    expect(faults).toEqual([])
    expect([...rates].map(([key, rate]) => `${key} ${rate.toString()}`)).toEqual(['2024-12-29 USD 1.257', '2024-12-30 EUR 1.2'])
    expect(rates.has(rateKey('2024-12-29', 'USD'))).toBe(true)
  })

  it.each([
    ['USD 1.25', '“USD 1.25” is not a rate. Write the day, the currency and how much of it £1 bought, such as 29/12/2024 USD 1.2570.'],
    [
      '2024-12-29 USD x',
      '“2024-12-29 USD x” is not a rate. Write the day, the currency and how much of it £1 bought, such as 29/12/2024 USD 1.2570.',
    ],
    ['2024-12-29 USD 0', '“2024-12-29 USD 0” must have a rate above 0.'],
    ['2024-12-29 USD 0.8', '“2024-12-29 USD 0.8”: 0.8 looks like pounds for 1 USD. Write how much USD £1 bought: 1.25.'],
    ['32/12/2024 USD 1.2', '“32/12/2024” is not a date that we can read. Write the day, the month and the year, such as 05/11/2024.'],
  ])('%s', (line, says) => {
    expect(ratesGiven(line).faults).toEqual([{ line: 1, says }])
  })

  it('differ for no day', () => {
    expect(ratesGiven('2024-12-29 USD 1.25\n2024-12-29 USD 1.26').faults).toEqual([
      { line: 2, says: '“2024-12-29 USD 1.26” gives another rate for 2024-12-29 USD than a line above. Keep one of them.' },
    ])
  })
})
