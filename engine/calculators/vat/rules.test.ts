import { describe, expect, it } from 'vitest'
import type { VatRate } from '../../law/vat.ts'
import { addVat, grossOfEachPound, rateOfVat, takeOutVat, timesTheVat } from '../../law/vat.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'

const told = ({ net, vat, gross }: ReturnType<typeof addVat>) => [net, vat, gross].map((amount) => worth(amount).toFixed(2)).join(' ')

const STANDARD = rateOfVat('20', ratesOf())

describe('VAT', () => {
  it.each<[VatRate, string, string]>([
    ['20', 'vat.standardRate', 'VATA 1994 s.2'],
    ['5', 'vat.reducedRate', 's.29A'],
    ['0', 'vat.zeroRate', 's.30'],
  ])('at %s percent is %s (%s)', (name, entry) => {
    const rate = rateOfVat(name, ratesOf())
    expect([rate.entry, rate.value.times(100).toFixed()]).toEqual([entry, name])
  })

  it.each([
    ['0.02', '0.02 0.00 0.02', '0.4p'],
    ['0.03', '0.03 0.01 0.04', '0.6p'],
    ['0.13', '0.13 0.03 0.16', '2.6p'],
    ['83.33', '83.33 16.67 100.00', '16.666'],
    ['0', '0.00 0.00 0.00', 'nothing'],
  ])('at 20% is added to £%s to the penny, half up: %s (%s)', (net, expected) => {
    expect(told(addVat(pounds(net), STANDARD))).toBe(expected)
  })

  it.each([
    ['120', '100.00 20.00 120.00', '120 ÷ 1.2'],
    ['99.99', '83.33 16.66 99.99', '83.325 rounds to 83.33'],
    ['0.03', '0.03 0.00 0.03', '2.5p rounds to 3p'],
  ])('at 20% is taken out of £%s, with the value to the penny and VAT the rest: %s (%s), VATA 1994 s.19(2)', (gross, expected) => {
    expect(told(takeOutVat(pounds(gross), STANDARD))).toBe(expected)
  })

  it.each<[VatRate, string, string, string]>([
    ['20', '1.2', '6', '0.20 in 1.20'],
    ['5', '1.05', '21', '0.05 in 1.05'],
  ])('at %s%% makes £1 into £%s, which is %s times the VAT: %s', (name, gross, times) => {
    const rate = rateOfVat(name, ratesOf())
    expect([worth(grossOfEachPound(rate)).toFixed(), worth(timesTheVat(rate)).toFixed()]).toEqual([gross, times])
  })
})
