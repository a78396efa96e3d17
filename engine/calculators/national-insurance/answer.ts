import { type Amount, NIL, number, when } from '../../formula/amount.ts'
import { type Answer, assumedWhere, leftOutBy } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { all, isAbove, isEqual, not } from '../../formula/condition.ts'
import { called, fact, fixed, keyed, outside, paid, recorded, shown, total, unrecorded, where } from '../../formula/ledger.ts'
import { parserOf } from '../../inputs/parse.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { assumed } from '../../result/assumptions.ts'
import { paydaysOfYearAreAlike } from '../../rules/national-insurance/assumptions.ts'
import { class1Employer } from '../../rules/national-insurance/class-1.ts'
import { class1OfYear, type PayMonths } from '../../rules/national-insurance/class-1-by-month.ts'
import { class2Standing, voluntaryClass2 } from '../../rules/national-insurance/class-2.ts'
import { payDays } from '../../rules/national-insurance/pay-days.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { overPensionAge, selfEmployedContributions } from '../../rules/self-employment/contributions.ts'
import { class2Notes } from '../../rules/self-employment/notes.ts'
import { fields } from './fields.ts'

/**
 * National Insurance for a year: Class 1 for an employee and the employer, or Class 4 and Class 2 for a self-employed person. Pounds a
 * year. SSCBA 1992 ss.8, 9, 11 and 15.
 */
export const calculator = calculatorOf({
  slug: 'national-insurance',
  fields,
  parse: parserOf(fields),
  margin: { input: 'earnings' },
  tables: { nationalInsurance, methods },
  answer: ({ earnings, employmentType }, rates, on, taxYear) =>
    employmentType === 'employee'
      ? employeeAnswer(earnings, { days: payDays(taxYear), on }, rates, taxYear)
      : selfEmployedAnswer(earnings, rates),
})

function employeeAnswer(earnings: Amount, months: PayMonths, rates: NationalInsuranceRates, taxYear: TaxYear): Answer {
  const employeeNI = class1OfYear(earnings, months, rates, {
    key: 'employeeNI',
    label: 'Employee NI (Class 1)',
    title: 'Employee National Insurance by band',
  })
  const employerNI = class1Employer(earnings, rates)
  const totalNI = employeeNI.plus(employerNI).named('totalNI', 'Total NI contributions')
  const monthlyEmployeeNI = aMonthOf(employeeNI).named('monthlyEmployeeNI', 'Monthly employee NI')
  return {
    headline: paid(totalNI),
    ledger: [
      shown(earnings, outside),
      // The page answers with what the employee pays.
      shown(employeeNI, fixed),
      shown(employerNI),
      shown(totalNI, total),
      fact('employmentType', 'employee'),
      shown(monthlyEmployeeNI, outside),
    ],
    shared: [],
    notes: [
      ['below-threshold', all(isAbove(earnings, NIL), isEqual(employeeNI, NIL))],
      ['employer-pays-its-own', isAbove(employerNI, NIL)],
    ],
    assumptions: [EMPLOYMENT_TYPE, paydaysOfYearAreAlike(rates, taxYear), ...assumed('one-job', 'category-a', 'no-benefits-in-kind')],
    leftOut: () => leftOutBy('category-a', { name: 'overPensionAge', amount: employeeNI, effect: 'less', law: 'SSCBA 1992 s.6(3)' }),
  }
}

function selfEmployedAnswer(earnings: Amount, rates: NationalInsuranceRates): Answer {
  const contributions = selfEmployedContributions(earnings, rates)
  const { class2, class4, total: both } = contributions
  const employeeNI = both.named('employeeNI', 'National Insurance')
  const monthlyEmployeeNI = aMonthOf(employeeNI).named('monthlyEmployeeNI', 'Monthly National Insurance')
  const hasClass2 = isAbove(class2, NIL)
  const isEarning = isAbove(earnings, NIL)
  const { isVoluntary } = class2Standing(earnings, rates)
  return {
    headline: paid(employeeNI),
    // Class 4 alone where no Class 2 is due; otherwise both, and their total.
    ledger: [
      shown(earnings, outside),
      shown(employeeNI, called('National Insurance (Class 4)'), where(not(hasClass2))),
      shown(class4, called('National Insurance (Class 4)'), where(hasClass2), unrecorded),
      shown(class2, called('National Insurance (Class 2)'), where(hasClass2), unrecorded),
      shown(employeeNI, called('Total National Insurance'), total, where(hasClass2)),
      recorded(NIL, keyed('employerNI')),
      recorded(employeeNI, keyed('totalNI')),
      fact('employmentType', 'self-employed'),
      shown(monthlyEmployeeNI, outside),
      recorded(class4),
      recorded(class2),
    ],
    shared: [],
    notes: [['below-threshold', all(isEarning, isEqual(employeeNI, NIL))], ...class2Notes(earnings, isEarning, rates)],
    assumptions: [
      EMPLOYMENT_TYPE,
      ...assumed('no-other-work', 'below-pension-age', 'profit-after-expenses'),
      ...assumedWhere(isVoluntary, 'no-voluntary-class2'),
    ],
    leftOut: () => [
      ...leftOutBy('below-pension-age', { ...overPensionAge(contributions, rates), effect: 'less' }),
      ...leftOutBy('no-voluntary-class2', {
        name: 'voluntaryClass2',
        amount: when(isVoluntary, voluntaryClass2(rates), NIL),
        effect: 'more',
        law: 'SSCBA 1992 s.11(6)',
      }),
    ],
  }
}

const EMPLOYMENT_TYPE = { code: 'employment-type', field: 'employmentType' }

const aMonthOf = (amount: Amount): Amount => amount.dividedBy(number(MONTHS_IN_A_YEAR))
