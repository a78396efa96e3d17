import { describe, expect, it } from 'vitest'
import { noteKeysOf } from '../../tests/note-keys.ts'
import { saidUnder } from '../../tests/said-text.ts'
import { type Case, NOTHING, resultOf } from '../../tests/take-home-cases.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const ask = (asked: Partial<Case>) => resultOf({ ...NOTHING, salary: '60000', ...asked })

const AT_SOURCE = { pensionMethod: 'relief-at-source' } as const

const NOTES: [string, Partial<Case>, string[]][] = [
  ['an ordinary salary', {}, []],
  ['a twelfth of 100,000 less than that', { salary: '91666.66' }, []],
  ['adjusted net income of 100,000', { salary: '100000' }, ['childcare-close-to-limit']],
  ['a penny more than 100,000', { salary: '100000.01' }, ['allowance-tapered', 'childcare-lost']],
  ['a penny less than 125,140', { salary: '125139.99' }, ['allowance-tapered', 'childcare-lost']],
  ['adjusted net income of 125,140', { salary: '125140' }, ['allowance-used-up']],
  ['a high salary under constants, which have no taper', { salary: '200000', ruleSet: 'constants' }, []],
  ['a pension that brings 110,000 down to 99,000', { salary: '110000', percent: '10' }, ['childcare-close-to-limit']],
  [
    'the same pension under relief at source',
    { ...AT_SOURCE, salary: '110000', percent: '10' },
    ['childcare-close-to-limit', 'relief-above-basic-rate-claimed'],
  ],
  ['relief at source for a higher rate taxpayer', { ...AT_SOURCE, percent: '5' }, ['relief-above-basic-rate-claimed']],
  ['relief at source for a basic rate taxpayer', { ...AT_SOURCE, percent: '5', salary: '50270' }, []],
  [
    'relief at source a penny into the higher rate',
    { ...AT_SOURCE, percent: '5', salary: '50270.01' },
    ['relief-above-basic-rate-claimed'],
  ],
  [
    'relief at source for an intermediate rate taxpayer',
    { ...AT_SOURCE, percent: '5', salary: '35000', region: 'scotland' },
    ['relief-above-basic-rate-claimed'],
  ],
  ['relief at source for a Scottish basic rate taxpayer', { ...AT_SOURCE, percent: '5', salary: '20000', region: 'scotland' }, []],
  ['relief at source without a contribution', { ...AT_SOURCE, salary: '110000.01' }, ['allowance-tapered', 'childcare-lost']],
  [
    'net pay that is partly from pay within the allowance',
    { salary: '13000', percent: '10', pensionMethod: 'net-pay' },
    ['net-pay-relief-from-hmrc'],
  ],
  ['net pay on which the relief is nothing to the penny: 0.0025 × 20%', { salary: '25', percent: '0.01', pensionMethod: 'net-pay' }, []],
  ['net pay that is all from taxed pay', { salary: '13970', percent: '10', pensionMethod: 'net-pay' }, []],
  ['relief at source on a salary within the allowance', { ...AT_SOURCE, salary: '10000', percent: '10' }, []],
  ['salary sacrifice on a salary within the allowance', { salary: '10000', percent: '10' }, []],
  ['Scotland under statute', { region: 'scotland' }, []],
  ['Scotland under constants', { region: 'scotland', ruleSet: 'constants' }, ['scotland-on-uk-bands']],
  ['England under constants', { ruleSet: 'constants' }, []],
  ['plan 5 under statute', { plan: 'plan5' }, ['plan5-not-yet-repayable']],
  ['plan 5 under statute, below its threshold', { plan: 'plan5', salary: '20000' }, ['plan5-not-yet-repayable']],
  ['plan 5 under text', { plan: 'plan5', ruleSet: 'text' }, ['loan-rounded-down-by-payroll']],
  ['a loan that is repaid', { plan: 'plan2' }, ['loan-rounded-down-by-payroll']],
  ['a salary at the threshold of plan 2', { plan: 'plan2', salary: '27295' }, ['loan-below-threshold']],
  [
    'a postgraduate loan that is repaid and a plan below its threshold',
    { plan: 'plan2', withPostgraduate: true, salary: '25000' },
    ['loan-below-threshold', 'loan-rounded-down-by-payroll'],
  ],
  ['all of the salary sacrificed', { percent: '100' }, []],
  [
    'all of the salary paid in before tax, with National Insurance still due',
    { percent: '100', pensionMethod: 'net-pay' },
    ['pension-leaves-less-than-nothing', 'net-pay-relief-from-hmrc'],
  ],
  ['a contribution of £60,000', { salary: '120000', percent: '50' }, []],
  ['a pound more (FA 2004 s.228)', { salary: '120002', percent: '50' }, ['contribution-above-annual-allowance']],
  ['the same under constants, which do not test it', { salary: '120002', percent: '50', ruleSet: 'constants' }, []],
]

describe('notes', () => {
  it.each(NOTES)('%s', (_, asked, notes) => {
    expect(noteKeysOf(ask(asked))).toEqual(notes)
  })
})

const aboveAllowance = (salary: string) => saidUnder(ask({ salary, percent: '50' }), 'contribution-above-annual-allowance')

it('calls an annual allowance reduced only where the taper takes something off it (FA 2004 s.228ZA(2))', () => {
  // Adjusted income is £1 above its limit of £260,000, then £3. Half of that is rounded down to nothing, then to £1.
  expect(aboveAllowance('260001')).toContain('more than your annual allowance of 60000 (money). You owe')
  expect(aboveAllowance('260003')).toContain(
    'more than your annual allowance of 59999 (money), which is reduced because of your income. You owe',
  )
})
