import { type Amount, NIL, number, when } from '../../formula/amount.ts'
import { type Answer, assumedWhere, leftOutBy, outside, row, total, where } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { all, isAbove, isEqual, not } from '../../formula/condition.ts'
import { parserOf } from '../../inputs/parse.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { assumed } from '../../result/assumptions.ts'
import { class1Employer } from '../../rules/national-insurance/class-1.ts'
import { class1OfYear, type PayMonths } from '../../rules/national-insurance/class-1-by-month.ts'
import { class2Standing, voluntaryClass2 } from '../../rules/national-insurance/class-2.ts'
import { payDays } from '../../rules/national-insurance/pay-days.ts'
import { assumedOfYearsPay } from '../../rules/national-insurance/paydays.ts'
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
  // The last two are there only for the self-employed.
  outputs: ['earnings', 'employeeNI', 'employerNI', 'totalNI', 'employmentType', 'monthlyEmployeeNI', 'class4NI', 'class2NI'],
  headlines: { totalNI: 'paid', employeeNI: 'paid' },
  parse: parserOf(fields),
  margin: { input: 'earnings' },
  tables: { nationalInsurance, methods },
  answer: ({ earnings, employmentType }, rates, on, taxYear) =>
    employmentType === 'employee' ? employeeAnswer(earnings, { days: payDays(taxYear), on }, rates) : selfEmployedAnswer(earnings, rates),
})

function employeeAnswer(earnings: Amount, paid: PayMonths, rates: NationalInsuranceRates): Answer<'totalNI'> {
  const employeeNI = class1OfYear(earnings, paid, rates, {
    key: 'employeeNI',
    label: 'Employee NI (Class 1)',
    title: 'Employee National Insurance by band',
  })
  const employerNI = class1Employer(earnings, rates)
  const totalNI = employeeNI.plus(employerNI).named('totalNI', 'Total NI contributions')
  const monthlyEmployeeNI = aMonthOf(employeeNI).named('monthlyEmployeeNI', 'Monthly employee NI')
  return {
    headline: 'totalNI',
    rows: [
      row('earnings', 'Annual Earnings', earnings, outside),
      row('employeeNI', 'Employee NI (Class 1)', employeeNI),
      row('employerNI', 'Employer NI (Class 1)', employerNI),
      row('totalNI', 'Total NI Contributions', totalNI, total),
      row('monthlyEmployeeNI', 'Monthly Employee NI', monthlyEmployeeNI, outside),
    ],
    shared: [],
    record: { earnings, employeeNI, employerNI, totalNI, employmentType: 'employee', monthlyEmployeeNI },
    notes: [
      ['below-threshold', all(isAbove(earnings, NIL), isEqual(employeeNI, NIL))],
      ['employer-pays-its-own', isAbove(employerNI, NIL)],
    ],
    assumptions: [EMPLOYMENT_TYPE, ...assumed(assumedOfYearsPay(rates), 'one-job', 'category-a', 'no-benefits-in-kind')],
    leftOut: () => leftOutBy('category-a', { name: 'overPensionAge', amount: employeeNI, effect: 'less', law: 'SSCBA 1992 s.6(3)' }),
  }
}

function selfEmployedAnswer(earnings: Amount, rates: NationalInsuranceRates): Answer<'employeeNI'> {
  const contributions = selfEmployedContributions(earnings, rates)
  const { class2, class4, total: both } = contributions
  const employeeNI = both.named('employeeNI', 'National Insurance')
  const monthlyEmployeeNI = aMonthOf(employeeNI).named('monthlyEmployeeNI', 'Monthly National Insurance')
  const hasClass2 = isAbove(class2, NIL)
  const isEarning = isAbove(earnings, NIL)
  const { isVoluntary } = class2Standing(earnings, rates)
  return {
    headline: 'employeeNI',
    // Class 4 alone where no Class 2 is due; otherwise both, and their total.
    rows: [
      row('earnings', 'Annual Earnings', earnings, outside),
      row('employeeNI', 'National Insurance (Class 4)', employeeNI, where(not(hasClass2))),
      row('class4NI', 'National Insurance (Class 4)', class4, where(hasClass2)),
      row('class2NI', 'National Insurance (Class 2)', class2, where(hasClass2)),
      row('employeeNI', 'Total National Insurance', employeeNI, total, where(hasClass2)),
      row('monthlyEmployeeNI', 'Monthly National Insurance', monthlyEmployeeNI, outside),
    ],
    shared: [],
    record: {
      earnings,
      employeeNI,
      employerNI: NIL,
      totalNI: employeeNI,
      employmentType: 'self-employed',
      monthlyEmployeeNI,
      class4NI: class4,
      class2NI: class2,
    },
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
