import type { Decimal } from '../../engine/money/decimal.ts'
import type { Figure } from '../../engine/rates/figure.ts'
import { tables } from '../../engine/rates/generated/index.ts'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import { ratesAt } from '../../engine/rates/rates-at.ts'

/** A band by its upper limit; `isFixed` where a pension paid under relief at source does not raise it. */
export interface BareBand {
  readonly rate: Decimal
  readonly upTo: Decimal | undefined
  readonly isFixed: boolean
}

const { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, dividends, corporationTax, pensions } = ratesAt(
  tables,
  defaultTaxYear,
  'statute',
)
const { class1 } = nationalInsurance
const { plan1, plan2, plan4, postgraduate, undergraduateRate } = studentLoans

const band = ({ value }: Figure, upTo?: Figure, isFixed = false): BareBand => ({ rate: value, upTo: upTo?.value, isFixed })
const loan = (threshold: Figure, rate: Figure) => ({ threshold: threshold.value, rate: rate.value })
const uk = [
  band(incomeTax.basicRate, incomeTax.basicRateLimit),
  band(incomeTax.higherRate, incomeTax.higherRateLimit),
  band(incomeTax.additionalRate),
]
const scottish = scottishIncomeTax.bands.bands.map(({ rate, upTo }, index) => band(rate, upTo, index === 0))

/** The compiled rates of the law that the bare versions need, for the default tax year: no figure is typed a second time. */
export const figures = {
  allowance: incomeTax.personalAllowance.amount.value,
  allowanceLimit: incomeTax.personalAllowance.incomeLimit.value,
  taper: incomeTax.personalAllowance.taperRate.value,
  memberShare: incomeTax.reliefAtSource.memberShare.value,
  basicRate: incomeTax.basicRate.value,
  bands: { england: uk, wales: uk, 'northern-ireland': uk, scotland: scottish },
  class1: {
    threshold: class1.primaryThreshold.value,
    limit: class1.upperEarningsLimit.value,
    main: class1.employee.mainRate.value,
    additional: class1.employee.additionalRate.value,
  },
  employer: { threshold: class1.secondaryThreshold.value, rate: class1.employer.rate.value },
  // Plan 5 loans are not repaid yet.
  loans: {
    plan1: loan(plan1.threshold, undergraduateRate),
    plan2: loan(plan2.threshold, undergraduateRate),
    plan4: loan(plan4.threshold, undergraduateRate),
    plan5: undefined,
    postgraduate: loan(postgraduate.threshold, postgraduate.rate),
  },
  dividends: {
    allowance: dividends.allowance.value,
    bands: [
      band(dividends.ordinaryRate, incomeTax.basicRateLimit),
      band(dividends.upperRate, incomeTax.higherRateLimit),
      band(dividends.additionalRate),
    ],
  },
  company: {
    small: corporationTax.smallProfitsRate.value,
    main: corporationTax.mainRate.value,
    lower: corporationTax.lowerLimit.value,
    upper: corporationTax.upperLimit.value,
    fraction: corporationTax.marginalReliefFraction.value,
  },
  pension: {
    allowance: pensions.annualAllowance.value,
    thresholdIncome: pensions.taper.thresholdIncome.value,
    adjustedIncome: pensions.taper.adjustedIncome.value,
    taper: pensions.taper.rate.value,
    minimum: pensions.taper.minimumAllowance.value,
    smallest: pensions.relief.smallestLimit.value,
    factor: pensions.definedBenefit.factor.value,
    uprating: pensions.definedBenefit.openingUprating.value,
  },
}
