import { describe, expect, it } from 'vitest'
import { calculatorOf } from '../answer/calculator-of.ts'
import { fact, kept, type LedgerEntry, paid, recorded, row } from '../answer/ledger.ts'
import { figure, number } from '../expression/amount.ts'
import { isAbove } from '../expression/condition.ts'
import { choice, flag, money } from '../inputs/kinds.ts'
import type { PercentEntry } from '../rates/table.ts'
import { NO_WORDS } from '../tests/no-words.ts'
import { headlinesOf, outputsOf } from './outputs-of.ts'

const WORDS = { employed: 'Employed', retired: 'Retired', student: 'Student' }
const fields = {
  pay: money({ label: 'Pay' }),
  status: choice({ label: 'Status', options: ['employed', 'retired', 'student'], blank: 'employed', words: WORDS }),
  isOld: flag({ label: 'Is Old', blank: true }),
} as const

/** 20%. The specification says 30% of its own year, which starts on 6 April 2024. */
const RATE: PercentEntry = {
  entry: 'vat.standardRate',
  kind: 'percent',
  values: [
    { from: '2022-04-06', statute: '20%' },
    { from: '2024-04-06', statute: '20%', constants: '30%' },
  ],
}
/** A rate of 2024-25 and later: in earlier years nothing can be answered for a student. */
const LATE: PercentEntry = { entry: 'vat.reducedRate', kind: 'percent', values: [{ from: '2024-04-06', statute: '5%' }] }

/** A tax on pay, with fields that only some choices, years and rule sets have, and two answers. */
const calculator = calculatorOf({
  slug: 'levy',
  fields,
  tables: { vat: { standardRate: RATE, reducedRate: LATE } },
  answer({ pay, status, isOld }, { vat }, _, taxYear) {
    const { value } = vat.standardRate
    const tax = pay.times(figure(vat.standardRate)).named('tax', 'Tax')
    const left = pay.less(tax).named('left', 'Left')
    const onlyIf = (condition: boolean, key: string): LedgerEntry[] => (condition ? [recorded(left, { key })] : [])
    return {
      headline: status === 'retired' ? paid(tax, '') : kept(left, ''),
      ledger: [
        ...onlyIf(status === 'retired', 'ofTheRetired'),
        recorded(tax),
        ...onlyIf(value.eq('0.3'), 'atThirtyPercent'),
        row(pay, { isField: false }),
        ...onlyIf(!isOld, 'ofTheYoung'),
        row(left),
        ...(status === 'student' ? [recorded(left.times(figure(vat.reducedRate)), { key: 'ofStudents' })] : []),
        recorded(left, { key: 'ofTheRich', where: isAbove(pay, number(1_000_000)) }),
        ...onlyIf(taxYear === '2022-23', 'ofTheFirstYear'),
        fact('status', status),
      ],
      ...NO_WORDS,
    }
  },
})

describe('the outputs of a calculator', () => {
  it('are the fields of its record for every choice, tax year and rule set, each in its place', () => {
    expect(outputsOf(calculator)).toEqual([
      'ofTheRetired',
      'tax',
      'atThirtyPercent',
      'ofTheYoung',
      'left',
      'ofStudents',
      'ofTheRich',
      'ofTheFirstYear',
      'status',
    ])
  })

  it('are none if the calculator can answer in no year', () => {
    const unanswered: PercentEntry = { ...LATE, values: [{ from: '2999-04-06', statute: '5%' }] }
    const never = calculatorOf({
      slug: 'never',
      fields,
      tables: { vat: { standardRate: unanswered } },
      answer({ pay }, { vat }) {
        const tax = pay.times(figure(vat.standardRate)).named('tax', 'Tax')
        return { headline: paid(tax, ''), ledger: [row(tax)], ...NO_WORDS }
      },
    })
    expect([outputsOf(never), headlinesOf(never)]).toEqual([[], []])
  })
})

it('the headlines of a calculator are all that it can answer first, each once', () => {
  expect(headlinesOf(calculator)).toMatchObject([
    { key: 'left', isKept: true },
    { key: 'tax', isKept: false },
  ])
})
