import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { all, type Condition, isAbove } from '../../formula/condition.ts'
import { class4, class4Bands, class4ByBands } from './class-4.ts'
import type { ContributionWords } from './contribution.ts'
import type { NationalInsuranceRates } from './rates.ts'

const MAXIMUM = 'SI 2001/1004 reg.100'

interface Class4WithinMaximum {
  readonly contribution: Amount
  /** Where the maximum lowers the contribution. Otherwise Class 4 is the same as without a salary. */
  readonly isLimited: Condition
}

/**
 * Class 4 on a year’s profit for somebody who also paid Class 1 on a salary. The main rate stops where Class 1 and Class 4 at their main
 * rates together reach the Class 4 on a profit at the upper profits limit. The rest of the profit is charged at the additional rate. SI
 * 2001/1004 reg.100(3), cases 1 to 3. Annual pounds, unrounded.
 */
export function class4WithinAnnualMaximum(
  profit: Amount,
  salary: Amount,
  rates: NationalInsuranceRates,
  words?: ContributionWords,
): Class4WithinMaximum {
  const { lowerProfitsLimit, upperProfitsLimit, mainRate } = rates.nationalInsurance.class4
  const class1 = class1AtMainRate(salary, rates)
  const maximum = figure(upperProfitsLimit)
    .less(figure(lowerProfitsLimit))
    .times(figure(mainRate))
    .named('annualMaximum', 'Most due at the main rates in a year', `${MAXIMUM}, steps 1 and 2`)
  const room = maximum.over(class1).named('mainRateRoom', 'Most Class 4 due at the main rate', `${MAXIMUM}, step 4`)
  const profitAtMainRate = room
    .dividedBy(figure(mainRate))
    .named('profitAtMainRate', 'Profit charged at the main rate', `${MAXIMUM}, step 5`)
  const profitAtAdditionalRate = profit
    .less(figure(lowerProfitsLimit), profitAtMainRate)
    .named('profitAtAdditionalRate', 'Profit charged at the additional rate', `${MAXIMUM}, steps 6 to 9`)

  const isLimited = all(isAbove(class1, NIL), isAbove(profitAtAdditionalRate, NIL))
  const bands = class4Bands(rates, figure(lowerProfitsLimit).plus(profitAtMainRate))
  const limited = class4ByBands(profit, bands, words, `SSCBA 1992 s.15; ${MAXIMUM}`)
  return { contribution: when(isLimited, limited, class4(profit, rates, words)), isLimited }
}

/** The part of an employee’s Class 1 for a year that is charged at the main rate. SSCBA 1992 s.8(1)(a). Annual pounds, unrounded. */
function class1AtMainRate(salary: Amount, { nationalInsurance }: NationalInsuranceRates): Amount {
  const { primaryThreshold, upperEarningsLimit, employee } = nationalInsurance.class1
  const upTo = when(isAbove(salary, figure(upperEarningsLimit)), figure(upperEarningsLimit), salary)
  return upTo
    .over(figure(primaryThreshold))
    .times(figure(employee.mainRate))
    .named('class1AtMainRate', 'National Insurance (Class 1) on the salary at the main rate', 'SSCBA 1992 s.8')
}
