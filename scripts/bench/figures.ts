import type { Decimal } from '../../engine/money/decimal.ts'
import type { Figure } from '../../engine/rates/figure.ts'
import { tables } from '../../engine/rates/generated/index.ts'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import { ratesAt, ratesOn } from '../../engine/rates/rates-at.ts'

/** A band by its upper limit; `isFixed` where a pension paid under relief at source does not raise it. */
export interface BareBand<Amount> {
  readonly rate: Amount
  readonly upTo: Amount | undefined
  readonly isFixed: boolean
}

/**
 * The compiled rates of the law that the bare versions need for the default tax year, converted once to the kind of number they use:
 * no figure is typed a second time.
 */
export function figuresIn<Amount>(numberOf: (value: Decimal) => Amount) {
  const rates = ratesAt(tables, defaultTaxYear, 'statute')
  const { incomeTax, nationalInsurance, studentLoans, dividends, corporationTax, capitalGains, companyCars, pensions, cis, vat } = rates
  const { class1, class4, employmentAllowance } = nationalInsurance
  const { undergraduateRate, postgraduate } = studentLoans
  const of = ({ value }: Figure) => numberOf(value)
  const band = (rate: Figure, upTo?: Figure, isFixed = false): BareBand<Amount> => ({ rate: of(rate), upTo: upTo && of(upTo), isFixed })
  const bands = (figure: { readonly bands: readonly { readonly rate: Figure; readonly upTo?: Figure }[] }) =>
    figure.bands.map(({ rate, upTo }, index) => band(rate, upTo, index === 0))
  const loan = (threshold: Figure, rate: Figure) => ({ threshold: of(threshold), rate: of(rate) })
  const uk = [
    band(incomeTax.basicRate, incomeTax.basicRateLimit),
    band(incomeTax.higherRate, incomeTax.higherRateLimit),
    band(incomeTax.additionalRate),
  ]

  const gainRates = new Map<string, ReturnType<typeof gainRatesOf>>()
  const gainRatesOf = (date: string) => {
    const { residential, otherAssets } = ratesOn(tables.capitalGains, date, 'statute')
    return {
      residential: { lower: of(residential.lowerRate), higher: of(residential.higherRate) },
      other: { lower: of(otherAssets.lowerRate), higher: of(otherAssets.higherRate) },
    }
  }
  return {
    allowance: of(incomeTax.personalAllowance.amount),
    allowanceLimit: of(incomeTax.personalAllowance.incomeLimit),
    taper: of(incomeTax.personalAllowance.taperRate),
    memberShare: of(incomeTax.reliefAtSource.memberShare),
    basicRate: of(incomeTax.basicRate),
    basicRateLimit: of(incomeTax.basicRateLimit),
    bands: { england: uk, wales: uk, 'northern-ireland': uk, scotland: bands(rates.scottishIncomeTax.bands) },
    class1: {
      threshold: of(class1.primaryThreshold),
      limit: of(class1.upperEarningsLimit),
      main: of(class1.employee.mainRate),
      additional: of(class1.employee.additionalRate),
    },
    monthly: { threshold: of(class1.monthlyPrimaryThreshold), limit: of(class1.monthlyUpperEarningsLimit) },
    employer: { threshold: of(class1.secondaryThreshold), upper: of(class1.upperSecondaryThreshold), rate: of(class1.employer.rate) },
    employmentAllowance: of(employmentAllowance.amount),
    class4: {
      threshold: of(class4.lowerProfitsLimit),
      limit: of(class4.upperProfitsLimit),
      main: of(class4.mainRate),
      additional: of(class4.additionalRate),
    },
    // Plan 5 loans are not repaid yet.
    loans: {
      plan1: loan(studentLoans.plan1.threshold, undergraduateRate),
      plan2: loan(studentLoans.plan2.threshold, undergraduateRate),
      plan4: loan(studentLoans.plan4.threshold, undergraduateRate),
      plan5: undefined,
      postgraduate: loan(postgraduate.threshold, postgraduate.rate),
    },
    tradingAllowance: of(rates.allowances.trading),
    propertyAllowance: of(rates.allowances.property),
    vat: { '20': of(vat.standardRate), '5': of(vat.reducedRate), '0': of(vat.zeroRate) },
    deduction: { registered: of(cis.deduction.registered), unregistered: of(cis.deduction.unregistered), gross: of(cis.deduction.gross) },
    payments: {
      weekly: of(cis.paymentsInAYear.weekly),
      monthly: of(cis.paymentsInAYear.monthly),
      quarterly: of(cis.paymentsInAYear.quarterly),
      'one-off': of(cis.paymentsInAYear.oneOff),
    },
    exemptAmount: of(capitalGains.annualExemptAmount),
    gainRates(date: string) {
      const kept = gainRates.get(date) ?? gainRatesOf(date)
      if (!gainRates.has(date)) gainRates.set(date, kept)
      return kept
    },
    dividends: {
      allowance: of(dividends.allowance),
      bands: [
        band(dividends.ordinaryRate, incomeTax.basicRateLimit),
        band(dividends.upperRate, incomeTax.higherRateLimit),
        band(dividends.additionalRate),
      ],
    },
    company: {
      small: of(corporationTax.smallProfitsRate),
      main: of(corporationTax.mainRate),
      lower: of(corporationTax.lowerLimit),
      upper: of(corporationTax.upperLimit),
      fraction: of(corporationTax.marginalReliefFraction),
    },
    car: {
      zeroEmission: of(companyCars.zeroEmission),
      lowEmission: of(companyCars.lowEmissionLimit),
      emissions: bands(companyCars.emissions),
      range: bands(companyCars.electricRange),
      engine: bands(companyCars.engineSize),
      unknown: of(companyCars.unknownEmissions),
      largest: of(companyCars.largestPercentage),
      diesel: of(companyCars.dieselSupplement),
      contribution: of(companyCars.capitalContributionLimit),
    },
    pension: {
      allowance: of(pensions.annualAllowance),
      thresholdIncome: of(pensions.taper.thresholdIncome),
      adjustedIncome: of(pensions.taper.adjustedIncome),
      taper: of(pensions.taper.rate),
      minimum: of(pensions.taper.minimumAllowance),
      smallest: of(pensions.relief.smallestLimit),
      factor: of(pensions.definedBenefit.factor),
      uprating: of(pensions.definedBenefit.openingUprating),
    },
  }
}
