import { expect, it } from 'vitest'
import { NO_WORDS } from '#engine/tests/no-words.ts'
import { calculatorOf } from '../../engine/answer/calculator-of.ts'
import { kept, recorded, row } from '../../engine/answer/ledger.ts'
import { byBands, number } from '../../engine/expression/amount.ts'
import { isAbove } from '../../engine/expression/condition.ts'
import { money } from '../../engine/inputs/kinds.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { publishedFaults } from './check-published.ts'
import { parsePublished } from './read-published.ts'

const fields = { pay: money({ label: 'Pay' }) } as const
const TENTH = { name: 'tenth', rate: number(new Decimal('0.1')), figures: [] }

/** A tax of a tenth of the pay, in one band, and a loan that nobody below £1,000 repays. It reads no table. */
const tithe = calculatorOf({
  slug: 'tithe',
  fields,
  tables: {},
  answer({ pay }) {
    const tax = byBands(pay, [TENTH], 'Tax').named('incomeTax', 'Tax')
    const net = pay.less(tax).named('netIncome', 'Net')
    const loan = recorded(pay.percent(number(9)), { key: 'studentLoan', where: isAbove(pay, number(1000)) })
    return {
      headline: kept(net, ''),
      ledger: [row(pay, { key: 'grossIncome' }), row(tax, { role: 'deduction' }), row(net, { role: 'total' }), loan],
      ...NO_WORDS,
    }
  },
})

const faults = (column: string, printed: string, { rounded = '', given = '', pay = '130' } = {}) =>
  publishedFaults(
    tithe,
    parsePublished(
      `case,rules,taxYear,in.pay,${column},given.incomeTax,rounded,source\nA case,statute,2024-25,${pay},${printed},${given},${rounded},HMRC\n`,
    ),
  )
const PLACE = 'golden/published/tithe.csv row 2, "A case"'

it.each([
  ['out.incomeTax', '13', {}],
  ['out.incomeTax', '13.005', {}],
  ['out.incomeTax', '13', { pay: '137.20', rounded: 'pound' }],
  ['out.incomeTax', '13', { pay: '137.20', rounded: 'pound-down' }],
  ['out.studentLoan', '0', {}],
  ['charged.incomeTax.10%', '13', {}],
  ['charged.incomeTax.20%', '0', {}],
  ['weekly.incomeTax', '0.25', {}],
  ['fourWeekly.incomeTax', '1', {}],
  // 130 less the publication’s tax of 12.
  ['worked.takeHome', '118', { given: '12' }],
  ['worked.deductions', '12', { given: '12' }],
] as const)('%s may be printed as %s %o', (column, printed, given) => {
  expect(faults(column, printed, given)).toEqual([])
})

it.each([
  ['out.incomeTax', '13.01', {}, 'under statute: out.incomeTax is printed as 13.01, but the engine’s is 13'],
  [
    'out.incomeTax',
    '14',
    { pay: '137.20', rounded: 'pound-down' },
    'under statute: out.incomeTax is printed as 14, but the engine’s is 13.72',
  ],
  ['charged.incomeTax.20%', '13', {}, 'under statute: charged.incomeTax.20% is printed as 13, but the engine’s is 0'],
  ['out.incomeTax', 'thirteen', {}, 'out.incomeTax: "thirteen" is not a figure; write one like 7540 or 7540.25'],
  ['out.incomeTax', '', {}, 'it has no printed figure, so it tests nothing; remove the row'],
  ['out.tax', '13', {}, 'there is no result "tax"; choose from grossIncome, incomeTax, netIncome, studentLoan'],
  ['worked.pay', '13', {}, /^there is no figure "pay"; choose from takeHome, /],
  ['worked.takeHome', '118', {}, /^there is no given figure "incomeTax"/],
  ['charged.levy.10%', '13', {}, /^there is no table of bands "levy"/],
  ['daily.incomeTax', '13', {}, /^there is no kind of figure "daily"/],
  ['out.incomeTax', '13', { rounded: 'up' }, /^there is no way of rounding "up"/],
  ['out.incomeTax', '13', { pay: 'much' }, /^in\.pay: "much" must be /],
] as const)('%s printed as %s %o is refused', (column, printed, given, told) => {
  expect(faults(column, printed, given)).toEqual([
    typeof told === 'string' ? expect.stringContaining(told) : expect.stringMatching(new RegExp(told.source.replace('^', `${PLACE}: `))),
  ])
})
