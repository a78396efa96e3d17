import { describe, expect, it } from 'vitest'
import { calculatorOf } from './answer/calculator-of.ts'
import { fact, kept, recorded, row } from './answer/ledger.ts'
import { calculator } from './calculators/income-tax/answer.ts'
import { figure } from './expression/amount.ts'
import { money } from './inputs/kinds.ts'
import { Decimal } from './money/decimal.ts'
import { incomeTax } from './rates/generated/income-tax.ts'
import { defaultTaxYear } from './rates/generated/tax-years.ts'
import { NO_WORDS } from './tests/no-words.ts'
import { holds, inputsOf, NOTHING, plain } from './tests/take-home-cases.ts'
import { useTestFigures } from './tests/test-figures.ts'

useTestFigures()

const fields = { income: money({ label: 'Income' }) } as const

/** A calculator whose answer is one figure of the tables, to see which year and rule set it was given. */
const limit = calculatorOf({
  slug: 'limit',
  fields,
  tables: { incomeTax },
  answer({ income }, rates) {
    const { higherRateLimit } = rates.incomeTax
    const higher = figure(higherRateLimit).named('limit', 'Limit')
    return {
      headline: kept(higher, ''),
      ledger: [recorded(income), row(higher), fact('reading', higherRateLimit.reading)],
      ...NO_WORDS,
    }
  },
})
const inputs = { income: new Decimal(5) }

// The additional rate starts at 150,000 in 2022-23, then at 125,140. The specification’s constants say 112,570 in 2024-25.
const CHOICES = [
  [{}, '125140', 'statute'],
  [{ ruleSet: 'constants' }, '112570', 'constants'],
  [{ taxYear: '2022-23' }, '150000', 'statute'],
  [{ taxYear: '2022-23', ruleSet: 'constants' }, '150000', 'statute'],
  [{ taxYear: '2023-24', ruleSet: 'constants' }, '125140', 'statute'],
  [{ taxYear: '2024-25', ruleSet: 'text' }, '125140', 'text'],
  [{ taxYear: '2024-25', ruleSet: 'statute' }, '125140', 'statute'],
] as const

describe('a calculator', () => {
  it.each(CHOICES)('reads the tables for the choice %o: %s (%s)', (choice, value, reading) => {
    expect(plain(limit.record(inputs, choice))).toEqual({ income: '5', limit: value, reading })
    expect(plain(limit.calculate(inputs, choice).record)).toEqual({ income: '5', limit: value, reading })
  })

  it('says in its result what was chosen: by default, the statute of the default year', () => {
    expect(limit.calculate(inputs)).toMatchObject({ slug: 'limit', ruleSet: 'statute', taxYear: defaultTaxYear, headline: 'limit' })
    const chosen = { ruleSet: 'constants', taxYear: '2022-23' } as const
    expect(limit.calculate(inputs, chosen)).toMatchObject(chosen)
  })

  it('gives the same record alone as with its working', () => {
    holds((asked) => {
      const { ruleSet } = asked
      const alone = plain(calculator.record(inputsOf(asked), { ruleSet }))
      // For tables, it also has the optional fields that come to nothing.
      const given = Object.entries(alone as Readonly<Record<string, string>>).filter(
        ([name, value]) => !['studentLoan', 'pension'].includes(name) || value !== '0',
      )
      expect(Object.fromEntries(given)).toEqual(plain(calculator.calculate(inputsOf(asked), { ruleSet }).record))
    }, 200)
  })

  it('gives the same result when asked again', () => {
    const asked = inputsOf({ ...NOTHING, salary: '60000', percent: '5', plan: 'plan2' })
    expect(plain(calculator.calculate(asked))).toEqual(plain(calculator.calculate(asked)))
    expect(String(calculator.record(asked)['netIncome'])).toBe('40943.95')
  })
})
