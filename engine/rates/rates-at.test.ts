import { describe, expect, it } from 'vitest'
import { forgetAll } from '../forget.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import { incomeTax } from './generated/income-tax.ts'
import { ruleSets } from './generated/rule-sets.ts'
import { scottishIncomeTax } from './generated/scottish-income-tax.ts'
import { NoRateError, RULE_SETS, type RuleSet, ratesAt, ratesOn } from './rates-at.ts'

useTestFigures()

const limitOn = (date: string, ruleSet: RuleSet) => {
  const { value, reading } = ratesOn(incomeTax, date, ruleSet).higherRateLimit
  return `${value.toFixed()} (${reading})`
}

// The additional rate starts at 150,000 in 2022-23, then at 125,140. The specification has its own readings for 2024-25.
const HIGHER_RATE_LIMIT = [
  ['2022-04-06', 'statute', '150000 (statute)', 'the first day of the first value'],
  ['2023-04-05', 'statute', '150000 (statute)', 'the last day before the next'],
  ['2023-04-06', 'statute', '125140 (statute)', 'the day the next starts'],
  ['2024-04-05', 'constants', '125140 (statute)', 'a reading that starts tomorrow is not read today'],
  ['2024-04-06', 'constants', '112570 (constants)', 'the day the reading starts'],
  ['2024-04-06', 'text', '125140 (text)', 'its own reading, though it says what the law says'],
  ['2024-04-06', 'statute', '125140 (statute)', 'the law, where there are other readings too'],
  ['2031-01-01', 'constants', '112570 (constants)', 'the last value holds until another is written'],
] as const

// Made-up entries, so that another year in rates/ changes nothing here: one with two readings, two with the law alone.
const written = {
  both: { entry: 'incomeTax.basicRate', kind: 'amount', values: [{ from: '2024-04-06', statute: '1.10', constants: '2.25' }] },
  branch: {
    law: { entry: 'incomeTax.higherRate', kind: 'percent', values: [{ from: '2024-04-06', statute: '13.8%' }] },
    older: { entry: 'incomeTax.basicRateLimit', kind: 'amount', values: [{ from: '2020-04-06', statute: '7' }] },
    abolished: {
      entry: 'incomeTax.personalAllowance.amount',
      kind: 'amount',
      values: [
        { from: '2020-04-06', ends: { on: '2025-04-05', law: 'FA 2024 s.14' }, statute: '5', constants: '6' },
        { from: '2026-04-06', constants: '6' },
        { from: '2027-04-06', statute: '9' },
      ],
    },
  },
} as const

describe('a value by its date', () => {
  it.each(HIGHER_RATE_LIMIT)('on %s under %s is %s: %s', (date, ruleSet, expected) => {
    expect(limitOn(date, ruleSet)).toBe(expected)
  })

  it('is never guessed: a date before the first value is an error that says what to do', () => {
    const { branch } = ratesOn(written, '2024-04-05', 'statute')
    const error = catching(() => branch.law)
    expect(error).toBeInstanceOf(NoRateError)
    expect(error).toMatchObject({ name: 'NoRateError', entry: 'incomeTax.higherRate', date: '2024-04-05' })
    expect(String(error)).toBe('NoRateError: incomeTax.higherRate has no value for 2024-04-05; add one to its table in rates/')
    // The second time it is an error again, not undefined.
    expect(catching(() => branch.law)).toBeInstanceOf(NoRateError)
  })

  it('holds to its last day in law, and after that is an error that names the law that ended it', () => {
    expect(abolishedOn('2025-04-05')).toBe('5')
    expect(String(abolishedOn('2025-04-06'))).toBe(ended('2025-04-06'))
    expect(String(abolishedOn('2025-04-06', 'constants'))).toBe(ended('2025-04-06'))
    // The specification may still have it, and an Act may bring it back.
    expect(String(abolishedOn('2026-04-06'))).toBe(ended('2026-04-06'))
    expect(abolishedOn('2026-04-06', 'constants')).toBe('6')
    expect(abolishedOn('2027-04-06')).toBe('9')
    expect(String(abolishedOn('2020-04-05'))).toContain('add one to its table in rates/')
  })

  it('is an error only for the entry that has none: the others can still be read', () => {
    const { branch } = ratesOn(written, '2024-04-05', 'statute')
    expect(branch.older.value.toFixed()).toBe('7')
    expect(catching(() => branch.law)).toBeInstanceOf(NoRateError)
  })
})

const abolishedOn = (date: string, ruleSet: RuleSet = 'statute') => {
  const { branch } = ratesOn(written, date, ruleSet)
  return catching(() => branch.abolished.value.toFixed())
}
const ended = (date: string) =>
  `NoRateError: incomeTax.personalAllowance.amount has no value for ${date}: it ended on 5 April 2025 by FA 2024 s.14`

const catching = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    return error
  }
}

describe('a reading by rule set', () => {
  it.each([
    ['statute', '1.1 statute', '0.138 statute'],
    ['constants', '2.25 constants', '0.138 statute'],
    ['text', '2.25 constants', '0.138 statute'],
  ] as const)('under %s is the first that the entry has in the order of rates/rule-sets.yaml', (ruleSet, both, law) => {
    const settled = ratesOn(written, '2024-04-06', ruleSet)
    expect(`${settled.both.value.toFixed()} ${settled.both.reading}`).toBe(both)
    expect(`${settled.branch.law.value.toFixed()} ${settled.branch.law.reading}`).toBe(law)
  })

  it('falls back on the law in every rule set, and the rule sets are those of the table', () => {
    expect(RULE_SETS).toEqual(['statute', 'constants', 'text'])
    expect(RULE_SETS.map((name) => ruleSets[name].reads.at(-1))).toEqual(['statute', 'statute', 'statute'])
  })
})

describe('what a rule is given', () => {
  it('is an amount in pounds or a percent as a fraction, with its entry', () => {
    const { both, branch } = ratesOn(written, '2024-04-06', 'statute')
    expect(both).toMatchObject({ entry: 'incomeTax.basicRate', unit: 'GBP' })
    expect(branch.law).toMatchObject({ entry: 'incomeTax.higherRate', unit: 'percent' })
  })

  it('is bands of figures, the last without a limit', () => {
    const { bands, entry, reading } = ratesOn(scottishIncomeTax, '2023-04-06', 'text').bands
    expect([entry, reading]).toEqual(['scottishIncomeTax.bands', 'statute'])
    expect(bands.map(({ name, rate, upTo }) => `${name} ${rate.value.toFixed()} to ${upTo?.value.toFixed() ?? 'any amount'}`)).toEqual([
      'starter 0.19 to 2162',
      'basic 0.2 to 13118',
      'intermediate 0.21 to 31092',
      'higher 0.42 to 125140',
      'top 0.47 to any amount',
    ])
    expect(bands.map(({ rate, upTo }) => [rate.unit, upTo?.unit])[0]).toEqual(['percent', 'GBP'])
    expect(bands.at(-1)).not.toHaveProperty('upTo')
  })

  it('has every entry of the table, read or not', () => {
    const settled = ratesOn(written, '2024-04-08', 'statute')
    expect(Object.keys(settled)).toEqual(['both', 'branch'])
    expect(settled.both.value.toFixed()).toBe('1.1')
    expect(Object.keys(settled)).toEqual(['both', 'branch'])
  })

  it('is a day or a method as it is written', () => {
    const entries = {
      day: { entry: 'incomeTax.basicRate', kind: 'date', values: [{ from: '2024-04-06', statute: '2026-01-31' }] },
      method: { entry: 'incomeTax.higherRate', kind: 'method', options: ['a', 'b'], values: [{ from: '2024-04-06', statute: 'b' }] },
    } as const
    const { day, method } = ratesOn(entries, '2024-04-06', 'statute')
    expect(day).toEqual({ entry: 'incomeTax.basicRate', reading: 'statute', value: '2026-01-31' })
    expect(method).toEqual({ entry: 'incomeTax.higherRate', reading: 'statute', value: 'b' })
  })

  it('is the same object when asked again, and a different one for another date or rule set', () => {
    const settled = ratesOn(incomeTax, '2024-04-06', 'statute')
    expect(ratesOn(incomeTax, '2024-04-06', 'statute')).toBe(settled)
    expect(settled.higherRateLimit).toBe(settled.higherRateLimit)
    expect(ratesOn(incomeTax, '2024-04-06', 'constants') === settled).toBe(false)
    expect(ratesOn(incomeTax, '2024-04-07', 'statute') === settled).toBe(false)
  })

  it('is for the first day of a tax year, from every table asked for', () => {
    const settled = ratesAt({ incomeTax, scottishIncomeTax }, '2022-23', 'statute')
    expect(Object.keys(settled)).toEqual(['incomeTax', 'scottishIncomeTax'])
    expect(settled.incomeTax).toBe(ratesOn(incomeTax, '2022-04-06', 'statute'))
    expect(settled.incomeTax.higherRateLimit.value.toFixed()).toBe('150000')
  })
})

it('a table is read once for a date, until everything is forgotten', () => {
  const asked = [incomeTax, '2024-04-06', 'statute'] as const
  const first = ratesOn(...asked)
  expect(ratesOn(...asked)).toBe(first)
  forgetAll()
  expect(ratesOn(...asked) === first).toBe(false)
})
