import type { EntryId } from '../../engine/rates/figure.ts'

type Says = readonly [date: string, entry: EntryId, statute: string, constants: string, text: string]

/** The value of an entry on a day under the three rule sets. The page text has the same value as the constants unless given. */
const on =
  (date: string) =>
  (entry: EntryId, statute: string, constants: string, text = constants): Says => [date, entry, statute, constants, text]
const says = on('2024-04-06')
const same = (entry: EntryId, value: string) => says(entry, value, value)
const in2022 = on('2022-04-06')
const in2023 = on('2023-04-06')

const RANGE = '12% to 39, 8% to 69, 5% to 129'
const OTHER_ASSETS = (date: string, lower: string, higher: string): Says[] => [
  on(date)('capitalGains.otherAssets.lowerRate', lower, '10%'),
  on(date)('capitalGains.otherAssets.higherRate', higher, '20%'),
]
const PENSION_SLABS = [
  says('slabs.pensionHigherRateFrom', 'none', '37700'),
  says('slabs.pensionHigherRelief', 'none', '20%'),
  says('slabs.pensionAdditionalRelief', 'none', '25%'),
]
const PENSION_YEARS = [in2022, in2023, says].flatMap((at) => {
  const was = (until: string, then: string) => [at === in2022 ? until : then, then] as const
  return [
    at('pensions.annualAllowance', ...was('40000', '60000')),
    at('pensions.taper.adjustedIncome', ...was('240000', '260000')),
    at('pensions.taper.minimumAllowance', ...was('4000', '10000')),
  ]
})
const SLABS = [says('slabs.higherRateFrom', 'none', '50270'), says('slabs.additionalRateFrom', 'none', '125140')]
const CAR_PERCENTAGES = [in2022, in2023, says].flatMap((at) => {
  const newest = at === in2022 ? '1%' : '2%'
  return [
    at('companyCars.emissions', '15% to 54, 16% to 59, 17% to 64, 18% to 69, 19%', '13% to 54, 14% to 59, 15% to 64, 16% to 69, 17%'),
    at('companyCars.higherEmissions.percentage', '20%', '18%'),
    at('companyCars.zeroEmission', '2%', newest),
    at('companyCars.electricRange', `14% to 29, ${RANGE}, 2%`, `16% to 19, 14% to 29, ${RANGE}, ${newest}`),
  ]
})

// The table in section 1 of rules.md, one line for each of its rows: the values under statute, constants and text.
export const ROWS: Readonly<Record<string, readonly Says[]>> = {
  'employee Class 1 main rate': [says('nationalInsurance.class1.employee.mainRate', '8%', '12%', '8%')],
  'Class 4 main rate': [says('nationalInsurance.class4.mainRate', '6%', '9%', '8%')],
  'Class 2 charge': [
    says('methods.nationalInsurance.class2Charge', 'not-charged', 'weekly-rate-above-threshold', 'not-charged'),
    says('nationalInsurance.class2.smallProfitsThreshold', '6725', '6515', '6725'),
    same('nationalInsurance.class2.weeklyRate', '3.45'),
  ],
  'personal allowance taper above 100,000': [
    says('methods.incomeTax.personalAllowanceTaper', 'tapered', 'not-tapered', 'tapered'),
    same('incomeTax.personalAllowance.incomeLimit', '100000'),
  ],
  'where the additional rate starts': [says('incomeTax.higherRateLimit', '125140', '112570', '125140')],
  'plan 1 threshold': [says('studentLoans.plan1.threshold', '24990', '22015', '24990')],
  'plan 4 threshold': [says('studentLoans.plan4.threshold', '31395', '27660', '31395')],
  'CGT other assets': [
    ...OTHER_ASSETS('2024-04-06', '10%', '20%'),
    ...OTHER_ASSETS('2024-10-29', '10%', '20%'),
    ...OTHER_ASSETS('2024-10-30', '18%', '24%'),
  ],
  'CGT residential': [
    same('capitalGains.residential.lowerRate', '18%'),
    says('capitalGains.residential.higherRate', '24%', '28%', '24%'),
    on('2024-10-30')('capitalGains.residential.higherRate', '24%', '28%', '24%'),
  ],
  'CGT which rate': [
    says('methods.capitalGains.whichRate', 'stacked-on-taxable-income', 'slab-by-other-income'),
    says('slabs.higherRateFrom', 'none', '50270'),
    same('incomeTax.basicRateLimit', '37700'),
  ],
  'VAT registration threshold': [says('vat.registrationThreshold', '90000', '90000', '85000')],
  'marginal relief with associated companies': [says('methods.corporationTax.associatedCompanies', 'limits', 'relief')],
  'pension relief, higher rate': [
    says('methods.pensionRelief.amount', 'tax-saved', 'flat-when-ticked'),
    same('incomeTax.basicRate', '20%'),
  ],
  'pension relief, limit': [
    says('methods.pensionRelief.limit', 'earnings-or-smallest-limit', 'earnings-or-annual-allowance'),
    same('pensions.relief.smallestLimit', '3600'),
    same('pensions.annualAllowance', '60000'),
  ],
  'side hustle NI': [says('methods.sideHustle.nationalInsurance', 'class-4-within-annual-maximum', 'class-1-on-the-sum')],
  'part-year NI': [
    says('methods.partYear.nationalInsurance', 'each-month', 'annual-thresholds'),
    same('nationalInsurance.class1.monthlyPrimaryThreshold', '1048'),
    same('nationalInsurance.class1.monthlyUpperEarningsLimit', '4189'),
  ],
  'IR35 inside': [says('methods.ir35.inside', 'pay-after-employer-contributions', 'income-less-expenses')],
  'IR35 outside': [
    says('methods.ir35.salaryEmployerContributions', 'charged', 'not-charged'),
    says('methods.ir35.corporationTax', 'with-marginal-relief', 'small-or-main-rate'),
    same('corporationTax.smallProfitsRate', '19%'),
    same('corporationTax.mainRate', '25%'),
    same('corporationTax.lowerLimit', '50000'),
  ],
  'rental finance costs': [says('methods.rental.financeCosts', 'reducer-only', 'deducted-and-reduced')],
  'rental rate': [says('methods.rental.rate', 'bands', 'slab'), ...SLABS],
  'pension allowance by year': PENSION_YEARS,
  'pension allowance relief and charge': [
    says('methods.pensionAllowance.reliefAndCharge', 'tax-computed', 'slab'),
    ...PENSION_SLABS,
    says('slabs.additionalRateFrom', 'none', '125140'),
  ],
  'car percentages': CAR_PERCENTAGES,
  'car benefit tax': [says('methods.companyCars.benefitTax', 'added-to-income', 'slab'), ...SLABS],
  'diesel supplement': [same('companyCars.dieselSupplement', '4%'), same('companyCars.maximum', '37%')],
  'Scottish bands': [says('methods.incomeTax.scottishTaxpayers', 'scottish-bands', 'uk-bands')],
  'disposal date, RDE2, engine size': [
    says('methods.capitalGains.disposalDate', 'used', 'ignored'),
    says('methods.companyCars.realDrivingEmissions', 'exempt', 'ignored'),
    says('methods.companyCars.engineSize', 'used', 'ignored'),
  ],
  'plan 5 in 2024/25': [
    says('methods.studentLoans.plan5', 'not-yet-repayable', 'repayable'),
    same('studentLoans.plan5.threshold', '25000'),
    same('studentLoans.undergraduateRate', '9%'),
  ],
  'personal allowance rounded up to £1 after the taper': [
    says('methods.incomeTax.personalAllowanceRounding', 'up-to-the-pound', 'unrounded', 'up-to-the-pound'),
  ],
  'annual allowance taper reduction rounded down to £1': [
    says('methods.pensionAllowance.taperRounding', 'reduction-down-to-the-pound', 'unrounded'),
  ],
  'lifetime allowance text': [
    says('methods.pensions.lifetimeAllowance', 'abolished', 'in-force'),
    says('pensions.lifetimeAllowance', 'none', '1073100'),
    same('pensions.lumpSumAllowance', '268275'),
    same('pensions.lumpSumAndDeathBenefitAllowance', '1073100'),
  ],
}
