import { type Amount, figure, whenCompared, zero } from '../../expression/amount.ts'
import { all, isAbove, isAtLeast } from '../../expression/condition.ts'
import type { Meaning } from '../../expression/name.ts'
import { forEachPound, say } from '../../expression/sentence.ts'
import type { PensionRates } from '../rates.ts'
import type { TestedIncome } from './tested-income.ts'

const TAPER_LAW = 'FA 2004 s.228ZA'
const AVAILABLE = say`This tax year’s annual allowance, before anything carried forward.`

export type AnnualAllowance = ReturnType<typeof annualAllowance>

/**
 * Whether the other calculators taper the annual allowance and charge a contribution above it (FA 2004 ss.227, 228 and 228ZA), under the
 * rule set’s method. If not, they give everybody the standard allowance and charge nothing. The calculator of the allowance itself always
 * tapers it.
 */
export const isAllowanceTested = ({ methods }: PensionRates): boolean => methods.pensions.annualAllowance.value === 'tapered-and-charged'

/** The standard annual allowance, before any taper. FA 2004 s.228. Annual pounds. */
export const allowanceInFull = ({ pensions }: PensionRates): Amount =>
  figure(pensions.annualAllowance).named('availableAllowance', 'Annual allowance', 'FA 2004 s.228').means(AVAILABLE)

/**
 * The annual allowance for a year: the standard allowance (FA 2004 s.228), or for a high-income individual that allowance less half of what
 * adjusted income has above its limit, but not below the minimum (s.228ZA(1)). The rule set’s method decides whether the reduction is
 * rounded down to a whole pound (s.228ZA(2)). The working shows both tests of a high-income individual, whether they are met or not. The
 * limit of threshold income is published as a figure of its own; a test holds it to s.228ZA(3)(b), which makes it the limit of adjusted
 * income less the standard allowance. Money purchase allowances and carry forward are left out. Annual pounds.
 */
export function annualAllowance({ thresholdIncome, adjustedIncome }: TestedIncome, rates: PensionRates) {
  const { annualAllowance: standard, taper: limits } = rates.pensions
  const adjustedAboveLimit = adjustedIncome
    .excessOver(figure(limits.adjustedIncome))
    .named('adjustedIncomeAboveLimit', 'Adjusted income above its limit', `${TAPER_LAW}(3)(a)`)
    .means(testOf('adjusted income', figure(limits.adjustedIncome), 'threshold income'))
  const thresholdAboveLimit = thresholdIncome
    .excessOver(figure(limits.thresholdIncome))
    .named('thresholdIncomeAboveLimit', 'Threshold income above its limit', `${TAPER_LAW}(3)(b)`)
    .means(testOf('threshold income', figure(limits.thresholdIncome), 'adjusted income'))
  const isHighIncomeIndividual = all(isAbove(adjustedAboveLimit, zero), isAbove(thresholdAboveLimit, zero))
  const exact = adjustedAboveLimit.times(figure(limits.rate))
  const isRounded = rates.methods.pensionAllowance.taperRounding.value === 'reduction-down-to-the-pound'
  // Before the minimum, and for anybody. It applies only to a high-income individual.
  const taper = (isRounded ? exact.rounded('down-to-the-pound') : exact)
    .named('taperReduction', 'Taper of the annual allowance', TAPER_LAW)
    .means(
      say`You lose £1 of annual allowance for every ${forEachPound(figure(limits.rate))} of adjusted income above the limit${isRounded ? ', in whole pounds' : ''}.`,
    )
    .onMargin({ starts: 'your pension annual allowance starts to fall' })
  const minimum = figure(limits.minimumAllowance)
  const tapered = figure(standard).less(taper)
  return {
    allowance: whenCompared(
      isHighIncomeIndividual,
      tapered.atLeast(minimum).named('availableAllowance', 'Annual allowance', TAPER_LAW).means(AVAILABLE),
      allowanceInFull(rates),
    ),
    taper,
    isHighIncomeIndividual,
    // Just above the limit, the reduction is rounded down to nothing. FA 2004 s.228ZA(2).
    isReduced: all(isHighIncomeIndividual, isAbove(taper, zero)),
    isAtMinimum: all(isHighIncomeIndividual, isAtLeast(minimum, tapered)),
  }
}

/** What one of the two tests found. */
const testOf = (income: string, limit: Amount, other: string): Meaning => ({
  words: say`Your ${income} is above ${limit}. Your annual allowance is reduced if your ${other} is above its limit too.`,
  atZero: say`Your ${income} is not above ${limit}, so your annual allowance is not reduced.`,
})
