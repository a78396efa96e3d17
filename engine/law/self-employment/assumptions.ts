// What the two calculators of profits assume, and what that leaves out.

import { type AssumptionOf, assume, type NotCoveredAmount, notCoveredBy } from '../../answer/answer.ts'
import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { say } from '../../expression/sentence.ts'
import { class2Standing, isClass2Charged } from '../national-insurance/class-2.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import type { SelfEmployedContributions } from './contributions.ts'

/** What something left out does to the answer: contributions lower what is kept, and are more to pay. */
type ContributionsEffect = 'more' | 'less'

/** The ages at which somebody pays National Insurance on a profit. SI 2001/1004 regs.91 and 93. */
export const belowPensionAge = ({ nationalInsurance }: NationalInsuranceRates): AssumptionOf =>
  assume(
    'below-pension-age',
    say`You are ${nationalInsurance.lowestAge.value.toFixed()} or over and under State Pension age for the whole tax year. If you are outside those ages when the tax year begins, you pay no National Insurance on your profit.`,
  )

/** What somebody over State Pension age does not pay. SI 2001/1004 reg.91; SSCBA 1992 s.11 for Class 2. Annual pounds, unrounded. */
export const overPensionAge = (
  due: SelfEmployedContributions,
  effect: ContributionsEffect,
  rates: NationalInsuranceRates,
): NotCoveredAmount[] =>
  notCoveredBy('below-pension-age', {
    name: 'overPensionAge',
    words: 'If you are over State Pension age',
    effect,
    ...(isClass2Charged(rates)
      ? { amount: due.total, law: 'SSCBA 1992 s.11; SI 2001/1004 reg.91' }
      : { amount: due.class4, law: 'SI 2001/1004 reg.91' }),
  })

/** No voluntary Class 2, where the year does not count towards the State Pension without it. SSCBA 1992 s.11(6). */
export const noVoluntaryClass2 = (profit: Amount, rates: NationalInsuranceRates): AssumptionOf =>
  assume(
    'no-voluntary-class2',
    say`You do not pay voluntary Class 2 National Insurance, so this year may not count towards your State Pension.`,
    { where: class2Standing(profit, rates).isVoluntary },
  )

/** What a week of it costs there: no sum for the year, because a contribution is for a week and some tax years have 53. SSCBA 1992 s.11(6). */
export const withVoluntaryClass2 = (profit: Amount, rates: NationalInsuranceRates): NotCoveredAmount[] =>
  notCoveredBy('no-voluntary-class2', {
    name: 'voluntaryClass2',
    words: 'Voluntary Class 2 National Insurance, for each week',
    amount: when(class2Standing(profit, rates).isVoluntary, figure(rates.nationalInsurance.class2.weeklyRate), zero),
    effect: 'once',
    law: 'SSCBA 1992 s.11(6)',
  })
