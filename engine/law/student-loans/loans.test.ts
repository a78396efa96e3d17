import { describe, expect, it } from 'vitest'
import type { LoanPlan } from '../../inputs/common-fields.ts'
import { loansOf, secondPostgraduateLoan } from './loans.ts'

type Choice = LoanPlan | 'none'

describe('the loans that somebody repays', () => {
  it.each<[Choice, boolean, LoanPlan[]]>([
    ['none', false, []],
    ['none', true, ['postgraduate']],
    ['plan2', false, ['plan2']],
    ['plan2', true, ['plan2', 'postgraduate']],
    ['postgraduate', false, ['postgraduate']],
  ])('with the plan %s and another postgraduate loan (%s) are %j', (plan, hasPostgraduateLoan, loans) => {
    expect(loansOf(plan, hasPostgraduateLoan)).toEqual(loans)
  })

  it.each<[Choice, boolean, string[]]>([
    ['postgraduate', true, ['postgraduateLoan']],
    ['postgraduate', false, []],
    ['plan5', true, []],
    ['none', true, []],
  ])(
    'may be one postgraduate loan and no second: the plan %s with another (%s) refuses %j',
    (studentLoanPlan, postgraduateLoan, refused) => {
      expect(secondPostgraduateLoan({ studentLoanPlan, postgraduateLoan }).map(({ field }) => field)).toEqual(refused)
    },
  )
})
