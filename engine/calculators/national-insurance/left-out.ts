import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import { voluntaryClass2 } from '../../rules/national-insurance/class-2.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { Insurance } from './calculate.ts'

/** Amounts that the assumptions leave out and no input asks about. Pounds, to the penny. */
export function leftOutOf(facts: Insurance, rates: NationalInsuranceRates): LeftOut[] {
  if (facts.employmentType === 'employee') {
    return leftOutBy('category-a', { name: 'overPensionAge', amount: facts.employeeNI, effect: 'less', law: 'SSCBA 1992 s.6(3)' })
  }
  const { class4, class2Standing } = facts.contributions
  return [
    ...leftOutBy('below-pension-age', {
      name: 'overPensionAge',
      amount: class4.contribution,
      effect: 'less',
      law: 'SI 2001/1004 reg.91',
    }),
    ...(class2Standing === 'voluntary'
      ? leftOutBy('no-voluntary-class2', {
          name: 'voluntaryClass2',
          amount: voluntaryClass2(rates),
          effect: 'more',
          law: 'SSCBA 1992 s.11(6)',
        })
      : []),
  ]
}
