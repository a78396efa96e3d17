import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))
const recorded = (raw: Readonly<Record<string, string>>) => Object.keys(answerOf(calculator, raw).record)

describe('the Corporation Tax calculator', () => {
  it('asks for a profit, the months it covers and associated companies', () => {
    expect(calculator.slug).toBe('corporation-tax')
    expect(askedBy(calculator)).toEqual([
      'taxableProfit: Taxable Profit, money',
      'accountingPeriodLength: Accounting Period, number 1 to 12 by 1, 12 when blank, counts months',
      'associatedCompanies: Associated companies, number 0 to 1000 by 1, 0 when blank, counts undefined',
      'periodEnd: Last Day of the Period, day from 2024-04-06 to 2025-04-05, unknown when blank',
    ])
    const relieved = ['taxableProfit', 'corporationTax', 'marginalRelief', 'afterTaxProfit', 'effectiveRate', 'lowerLimit', 'upperLimit']
    expect(recorded({ taxableProfit: '100000' })).toEqual(relieved)
    expect(recorded({})).toEqual(relieved.filter((name) => name !== 'marginalRelief'))
  })

  it('charges 25% of £100,000 less 3/200 of the £150,000 below the upper limit (CTA 2010 s.18B)', () => {
    expect(tell({ taxableProfit: '100000' })).toEqual({
      headline: 'afterTaxProfit',
      rows: [
        '+ Taxable Profit 100000.00 (taxableProfit)',
        '− Corporation Tax 22750.00 (corporationTax)',
        '· Marginal Relief, Already in the Tax Above 2250.00 (marginalRelief)',
        '= After-Tax Profit 77250.00 (afterTaxProfit)',
      ],
      // 77.25 and 22.75 are both halfway between two roundings, so the first is rounded down.
      shares: ['After-Tax Profit 77.2% (afterTaxProfit)', 'Corporation Tax 22.8% (corporationTax)'],
      bandTables: [],
      steps: [
        'Lower limit (lowerLimit) = corporationTax.lowerLimit = 50000.00 [CTA 2010 s.18D]',
        'Upper limit (upperLimit) = corporationTax.upperLimit = 250000.00 [CTA 2010 s.18D]',
        'Tax at the main rate (taxAtMainRate) = taxableProfit × corporationTax.mainRate = 25000.00 [CTA 2010 s.3]',
        'Marginal relief (marginalRelief) = (“Upper limit” − taxableProfit) × corporationTax.marginalReliefFraction = 2250.00 [CTA 2010 s.18B(2)]',
        'Corporation Tax (corporationTax) = “Tax at the main rate” − “Marginal relief” = 22750.00 [CTA 2010 ss.3 and 18B]',
        'After-tax profit (afterTaxProfit) = taxableProfit − “Corporation Tax” = 77250.00',
        'Effective rate (effectiveRate) = “Corporation Tax” ÷ taxableProfit = 22.75%',
      ],
      notes: ['marginal-relief-applied'],
      assumptions: [
        'no-associated-companies by associatedCompanies',
        'full-year by accountingPeriodLength',
        'period-end by periodEnd',
        'profit-for-tax',
        'not-close-investment-holding',
        'no-loans-to-owners',
        'no-dividends-received',
        'nothing-else',
      ],
    })
  })

  it('halves the limits for six months, and shares them with an associated company (CTA 2010 s.18D(3) and (4))', () => {
    const { rows, steps, assumptions } = tell({ taxableProfit: '10000', accountingPeriodLength: '6', associatedCompanies: '1' })
    expect(assumptions.slice(0, 2)).toEqual(['period-end by periodEnd', 'profit-for-tax'])
    expect(rows.slice(1, 3)).toEqual(['− Corporation Tax 1900.00 (corporationTax)', '= After-Tax Profit 8100.00 (afterTaxProfit)'])
    expect(steps.slice(0, 3)).toEqual([
      'Lower limit (lowerLimit) = corporationTax.lowerLimit × accountingPeriodLength# ÷ 12 ÷ (1 + associatedCompanies#) = 12500.00 [CTA 2010 s.18D]',
      'Upper limit (upperLimit) = corporationTax.upperLimit × accountingPeriodLength# ÷ 12 ÷ (1 + associatedCompanies#) = 62500.00 [CTA 2010 s.18D]',
      'Corporation Tax (corporationTax) = taxableProfit × corporationTax.smallProfitsRate = 1900.00 [CTA 2010 ss.3 and 18A]',
    ])
  })

  it('counts days where the last day is known (CTA 2010 s.18D(4))', () => {
    const { steps, assumptions } = tell({ taxableProfit: '10000', accountingPeriodLength: '6', periodEnd: '2025-03-31' })
    expect(assumptions).not.toContain('period-end by periodEnd')
    expect(steps.slice(0, 2)).toEqual([
      'Days of the accounting period (daysOfPeriod) = 182 = 182.00#',
      'Lower limit (lowerLimit) = corporationTax.lowerLimit × “Days of the accounting period”# ÷ 365 = 24931.51 [CTA 2010 s.18D]',
    ])
  })

  it('counts the days of each financial year where one of the two has a 29 February', () => {
    const { steps } = tell({ taxableProfit: '10000', accountingPeriodLength: '6', periodEnd: '2024-06-30' })
    expect(steps.slice(0, 4)).toEqual([
      'Days of the period before 1 April 2024 (daysInYearBefore) = 91 = 91.00#',
      'Days of the accounting period (daysOfPeriod) = 182 = 182.00#',
      'Days of the period from 1 April 2024 (daysInLastYear) = “Days of the accounting period”# − “Days of the period before 1 April 2024”# = 91.00#',
      'Lower limit (lowerLimit) = corporationTax.lowerLimit × “Days of the period before 1 April 2024”# ÷ 366 + corporationTax.lowerLimit × “Days of the period from 1 April 2024”# ÷ 365 = 24897.45 [CTA 2010 s.18D]',
    ])
  })

  it('shows where marginal relief comes from in a period that is split between two financial years', () => {
    const { rows } = answerOf(calculator, { taxableProfit: '100000', periodEnd: '2023-12-31' }, 'statute', '2023-24')
    expect(rows.find(({ key }) => key === 'marginalRelief')?.of).toEqual(['after.marginalRelief'])
  })

  it('counts months under constants, whatever the last day', () => {
    const { steps } = tell({ taxableProfit: '10000', accountingPeriodLength: '6', periodEnd: '2025-03-31' }, 'constants')
    expect(steps[0]).toBe('Lower limit (lowerLimit) = corporationTax.lowerLimit × accountingPeriodLength# ÷ 12 = 25000.00 [CTA 2010 s.18D]')
  })

  it('shares the relief, not the limits, under constants', () => {
    const { steps } = tell({ taxableProfit: '100000', associatedCompanies: '2' }, 'constants')
    expect(steps[1]).toBe('Upper limit (upperLimit) = corporationTax.upperLimit = 250000.00 [CTA 2010 s.18D]')
    expect(steps[3]).toBe(
      'Marginal relief (marginalRelief) = (“Upper limit” − taxableProfit) × corporationTax.marginalReliefFraction ÷ associatedCompanies# = 1125.00',
    )
    expect(tell({ taxableProfit: '100000', associatedCompanies: '1' }).steps[3]).toBe(
      'Marginal relief (marginalRelief) = (“Upper limit” − taxableProfit) × corporationTax.marginalReliefFraction = 375.00 [CTA 2010 s.18B(2)]',
    )
    expect(tell({ taxableProfit: '100000' }, 'constants').steps[3]).toBe(tell({ taxableProfit: '100000' }).steps[3])
  })

  it.each([
    ['50000', '9500.00', '19% at the lower limit (s.18A)'],
    ['50000.01', '9500.00', '25% less 3/200 of £199,999.99, just above the lower limit'],
    ['250000', '62500.00', '25% at the upper limit (s.3)'],
  ])('charges a profit of £%s tax of £%s: %s', (taxableProfit, tax) => {
    expect(tell({ taxableProfit }).rows).toContain(`− Corporation Tax ${tax} (corporationTax)`)
  })

  it('shows no marginal relief at either limit', () => {
    for (const taxableProfit of ['50000', '250000']) {
      expect(answerOf(calculator, { taxableProfit }).steps.map(({ key }) => key)).not.toContain('marginalRelief')
    }
  })
})

describe('a note on Corporation Tax', () => {
  itNotes(calculator, [
    ['nothing', {}, []],
    ['a profit between the limits', { taxableProfit: '100000' }, ['marginal-relief-applied']],
    ['a profit a penny below the upper limit', { taxableProfit: '249999.99' }, ['marginal-relief-below-a-penny']],
    ['eleven months', { accountingPeriodLength: '11' }, ['limits-for-a-short-period']],
    ['an associated company', { associatedCompanies: '1' }, ['limits-shared-with-associated-companies']],
    [
      'an associated company and marginal relief',
      { taxableProfit: '100000', associatedCompanies: '1' },
      ['marginal-relief-applied', 'limits-shared-with-associated-companies'],
    ],
    ['marginal relief under constants', { taxableProfit: '100000' }, ['marginal-relief-applied'], 'constants'],
    ['an associated company under constants, without marginal relief', { associatedCompanies: '1' }, [], 'constants'],
    [
      'an associated company under constants, with marginal relief',
      { taxableProfit: '100000', associatedCompanies: '1' },
      ['marginal-relief-applied', 'relief-shared-with-associated-companies'],
      'constants',
    ],
    ['a year to 31 March 2024', { taxableProfit: '300000', periodEnd: '2024-03-31' }, [], 'statute', '2023-24'],
    [
      'a year to a day before, on both sides of the rise in the rate (CTA 2009 s.8(5))',
      { taxableProfit: '300000', periodEnd: '2024-03-30' },
      ['split-between-financial-years'],
      'statute',
      '2023-24',
    ],
    ['£1.5m (SI 1998/3175)', { taxableProfit: '1500000' }, []],
    ['a penny more', { taxableProfit: '1500000.01' }, ['paid-in-instalments']],
    [
      '£750,000.01 in half a year',
      { taxableProfit: '750000.01', accountingPeriodLength: '6' },
      ['limits-for-a-short-period', 'paid-in-instalments'],
    ],
  ])
})
