import { describe, expect, it } from 'vitest'
import { choice, flag, LARGEST_AMOUNT, money, percent } from './kinds.ts'
import { parserOf, schemaOf } from './parse.ts'

const fields = {
  pay: money({ label: 'Pay' }),
  share: percent({ label: 'Share' }),
  plan: choice({
    label: 'Plan',
    options: ['none', 'plan1', 'plan2'],
    blank: 'plan2',
    words: { none: 'None', plan1: 'Plan 1', plan2: 'Plan 2' },
  }),
  isBlind: flag({ label: 'Blind', blank: true }),
}
type Name = keyof typeof fields
const parse = parserOf(schemaOf(fields))

/** How one field reads a value: the parsed value as text, or what was expected instead. */
function read(field: Name, value: unknown): string {
  const parsed = parse({ [field]: value })
  if (parsed.issues) return parsed.issues.map((issue) => `${issue.field} must be ${issue.expected}`).join('; ')
  return parsed.inputs[field].valueOf().toString()
}

const POUNDS = 'pay must be an amount in pounds, such as 35,000 or 35,000.50'
const NOT_BELOW = 'pay must be £0 or more'
const NOT_ABOVE = 'pay must be £1 trillion or less'
const PENCE = 'pay must be an amount in pounds and pence, with no more than two digits after the point'
const BOUNDED = 'share must be a percentage from 0 to 100'
const PERCENTAGE = `${BOUNDED}, such as 5 or 7.5`
const ONE_OF = 'plan must be one of none, plan1, plan2'
const TRUE_OR_FALSE = 'isBlind must be true or false'
const NO_TEXT = 'must be text or a number'

const MONEY: [unknown, string][] = [
  ['35000', '35000'],
  ['£35,000.50', '35000.5'],
  ['£ 35,000', '35000'],
  ['35\u200B,000', '35000'],
  ['\u200E£35,000\u202C', '35000'],
  ['\u200B', '0'],
  ['-\u200B5', NOT_BELOW],
  [' 35 000 ', '35000'],
  ['35\u00a0000', '35000'],
  ['1 000 000', '1000000'],
  ['35 000.50', '35000.5'],
  ['1,000,000', '1000000'],
  ['35000.', '35000'],
  ['.5', '0.5'],
  ['0.01', '0.01'],
  ['007', '7'],
  ['1.500', '1.5'],
  ['0.10', '0.1'],
  ['0', '0'],
  ['-0', '0'],
  ['−0.00', '0'],
  ['-£0', '0'],
  ['', '0'],
  ['   ', '0'],
  [null, '0'],
  [35000.5, '35000.5'],
  [0.1, '0.1'],
  [-0, '0'],
  ['1000000000000', '1000000000000'],
  ['£1,000,000,000,000.00', '1000000000000'],
  ['999999999999.99', '999999999999.99'],
]

const REFUSED_MONEY: [string, unknown[]][] = [
  // Commas and spaces only between thousands.
  [
    POUNDS,
    ['12,50', '1,00,000', '1000,000', '1,000,00', ',500', '1,000.5,0', '1.000.000', '35  000', '35000 .50', '1000 000', '35 000 .50'],
  ],
  [POUNDS, ['1e3', '0x10', '1_000', 'abc', '35k', '35000 pounds', '$35000', '35000£', '££5', '5%', '３５', 'Infinity', 'NaN']],
  [POUNDS, ['+5', '--5', '-', '-abc', '.', true, false, 1e21, 1e-7]],
  [NOT_BELOW, ['-5', '−5', '-£5', '−£1,000', '£-5', '-0.001', '-1000000000001', -0.01]],
  [PENCE, ['0.001', '35000.505', 0.1 + 0.2]],
  [NOT_ABOVE, ['1000000000000.01', '1000000000001', 2e12]],
  [`pay ${NO_TEXT}`, [Number.NaN, Number.POSITIVE_INFINITY, ['5'], { value: 5 }, 5n]],
]

const PERCENT: [unknown, string][] = [
  ['5', '5'],
  ['5%', '5'],
  ['7.5 %', '7.5'],
  [' 12.34% ', '12.34'],
  ['100', '100'],
  ['100.00%', '100'],
  ['0', '0'],
  ['-0%', '0'],
  ['', '0'],
  [null, '0'],
  [5, '5'],
  ['101', BOUNDED],
  ['100.01', BOUNDED],
  ['-1', BOUNDED],
  ['−1%', BOUNDED],
  ['5.125', 'share must be a percentage with no more than two digits after the point'],
  ['£5', PERCENTAGE],
  ['5%%', PERCENTAGE],
  ['%5', PERCENTAGE],
  ['five', PERCENTAGE],
  [false, PERCENTAGE],
]

const CHOICE: [unknown, string][] = [
  ['plan1', 'plan1'],
  [' plan1 ', 'plan1'],
  ['none', 'none'],
  ['', 'plan2'],
  [null, 'plan2'],
  ['Plan1', ONE_OF],
  ['plan 1', ONE_OF],
  ['constructor', ONE_OF],
  [1, ONE_OF],
  [['plan1'], `plan ${NO_TEXT}`],
]

const FLAG: [unknown, string][] = [
  ['true', 'true'],
  ['TRUE', 'true'],
  [' True ', 'true'],
  ['false', 'false'],
  ['FALSE', 'false'],
  [true, 'true'],
  [false, 'false'],
  ['', 'true'],
  [null, 'true'],
  ['yes', TRUE_OR_FALSE],
  ['on', TRUE_OR_FALSE],
  [1, TRUE_OR_FALSE],
  [0, TRUE_OR_FALSE],
]

describe('one value', () => {
  it.each(MONEY)('money %o is %s', (value, expected) => expect(read('pay', value)).toBe(expected))
  it.each(REFUSED_MONEY.flatMap(([message, values]) => values.map((value) => [value, message])))('money %o: %s', (value, message) => {
    expect(read('pay', value)).toBe(message)
  })
  it.each(PERCENT)('percent %o: %s', (value, expected) => expect(read('share', value)).toBe(expected))
  it.each(CHOICE)('choice %o: %s', (value, expected) => expect(read('plan', value)).toBe(expected))
  it.each(FLAG)('flag %o: %s', (value, expected) => expect(read('isBlind', value)).toBe(expected))

  it('the limit in the message is the limit that it applies: one trillion pounds', () => {
    expect(LARGEST_AMOUNT.toFixed()).toBe('1000000000000')
  })
})
