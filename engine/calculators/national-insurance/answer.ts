import { type Answer, assume, notCoveredBy, note } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { fact, paid, recorded, row } from '../../answer/ledger.ts'
import { type Amount, number, zero } from '../../expression/amount.ts'
import { all, isAbove, isEqual, isShownAsZero, not } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { asMoney, either, say } from '../../expression/sentence.ts'
import { CATEGORY_A } from '../../law/assumptions.ts'
import { paydaysOfYearAreAlike } from '../../law/national-insurance/assumptions.ts'
import { class1Employer } from '../../law/national-insurance/class-1.ts'
import { class1OfYear, type PayMonths } from '../../law/national-insurance/class-1-by-month.ts'
import { payDays } from '../../law/national-insurance/pay-days.ts'
import type { NationalInsuranceRates } from '../../law/rates.ts'
import { belowPensionAge, noVoluntaryClass2, overPensionAge, withVoluntaryClass2 } from '../../law/self-employment/assumptions.ts'
import { selfEmployedContributions } from '../../law/self-employment/contributions.ts'
import { class2Notes } from '../../law/self-employment/notes.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { fields } from './fields.ts'
import { ON_PAY, ON_PROFIT } from './words.ts'

/**
 * National Insurance for a year: Class 1 for an employee and the employer, or Class 4 and Class 2 for a self-employed person. Pounds a
 * year. SSCBA 1992 ss.8, 9, 11 and 15.
 */
export const calculator = calculatorOf({
  slug: 'national-insurance',
  fields,
  margin: { input: 'earnings', rises: 'your earnings rise', ifMore: (more) => `you earned ${more}` },
  goalSeek: {
    find: 'earnings',
    wanted: 'employeeNI',
    isYearly: true,
    wants: 'My National Insurance is',
    needs: 'You earn',
    use: 'these earnings',
  },
  tables: { nationalInsurance, methods },
  answer: ({ earnings, employmentType }, rates, on, taxYear) =>
    employmentType === 'employee'
      ? employeeAnswer(earnings, { days: payDays(taxYear), on }, rates, taxYear)
      : selfEmployedAnswer(earnings, rates),
})

function employeeAnswer(earnings: Amount, months: PayMonths, rates: NationalInsuranceRates, taxYear: TaxYear): Answer {
  const employeeNI = class1OfYear(earnings, months, rates, PLAIN, ON_PAY)
  const employerNI = class1Employer(earnings, rates)
  const totalNI = employeeNI
    .plus(employerNI)
    .named('totalNI', 'Total NI contributions')
    .means(say`What you and your employer pay HMRC between you.`)
  const monthlyEmployeeNI = monthly(employeeNI, 'Monthly employee NI')
  return {
    headline: paid(totalNI, 'total National Insurance would be'),
    large: {
      amount: employeeNI,
      compared: COMPARED,
      period: 'a year',
      inPeriods: 'National Insurance from your pay',
      about: say`National Insurance from your pay, or ${monthlyEmployeeNI} a month`,
      announced: say`You pay ${employeeNI} a year in National Insurance, and your employer pays ${either(isShownAsZero(employerNI), say`none`, say`${employerNI}`)}.`,
    },
    ledger: [
      row(earnings, { role: 'outside' }),
      // The page answers with what the employee pays.
      row(employeeNI, { isFixed: true }),
      row(employerNI),
      row(totalNI, { role: 'total' }),
      fact('employmentType', 'employee'),
      row(monthlyEmployeeNI, { role: 'outside' }),
    ],
    shared: [],
    notes: () => [
      note(
        'below-threshold',
        all(isAbove(earnings, zero), isEqual(employeeNI, zero)),
        say`You earn too little to pay any National Insurance. The year can still count towards your State Pension if your pay reaches the lower earnings limit, which is below the level at which you start to pay.`,
      ),
      note(
        'employer-pays-its-own',
        isAbove(employerNI, zero),
        say`Your employer pays ${asMoney(employerNI)} on top of your pay. It does not come out of your wages.`,
      ),
    ],
    assumptions: () => [
      assume(
        'employment-type',
        say`You are an employee. If you work for yourself, you pay different National Insurance on your profit.`,
        BY_EMPLOYMENT_TYPE,
      ),
      paydaysOfYearAreAlike(rates, taxYear),
      assume('one-job', say`You have one job all year. A second job would be worked out separately, with its own threshold.`),
      CATEGORY_A,
      assume(
        'no-benefits-in-kind',
        say`You have no company car or other benefits from your employer. If you do, your employer pays more National Insurance. It may pay less if it gets the Employment Allowance.`,
      ),
    ],
    notCovered: () =>
      notCoveredBy('category-a', {
        name: 'overPensionAge',
        words: 'If you are over State Pension age',
        amount: employeeNI,
        effect: 'less',
        law: 'SSCBA 1992 s.6(3)',
      }),
  }
}

function selfEmployedAnswer(earnings: Amount, rates: NationalInsuranceRates): Answer {
  const contributions = selfEmployedContributions(earnings, rates, ON_PROFIT)
  const { class2, class4, total: both } = contributions
  const employeeNI = both.named('employeeNI', 'National Insurance').means(say`You pay this through your tax return.`)
  const monthlyEmployeeNI = monthly(employeeNI, 'Monthly National Insurance')
  const hasClass2 = isAbove(class2, zero)
  const isEarning = isAbove(earnings, zero)
  return {
    headline: paid(employeeNI, COMPARED),
    large: {
      period: 'a year',
      about: say`National Insurance on your profit, or ${monthlyEmployeeNI} a month`,
      announced: say`You pay ${employeeNI} a year in National Insurance on your profit.`,
    },
    // Class 4 alone where no Class 2 is due; otherwise both, and their total.
    ledger: [
      row(earnings, { role: 'outside' }),
      row(employeeNI, { label: 'National Insurance (Class 4)', where: not(hasClass2) }),
      row(class4, { label: 'National Insurance (Class 4)', isField: false, where: hasClass2 }),
      row(class2, { label: 'National Insurance (Class 2)', isField: false, where: hasClass2 }),
      row(employeeNI, { label: 'Total National Insurance', role: 'total', where: hasClass2 }),
      recorded(zero, { key: 'employerNI' }),
      recorded(employeeNI, { key: 'totalNI' }),
      fact('employmentType', 'self-employed'),
      row(monthlyEmployeeNI, { role: 'outside' }),
      recorded(class4),
      recorded(class2),
    ],
    shared: [],
    notes: () => [
      note(
        'below-threshold',
        all(isEarning, isEqual(employeeNI, zero)),
        say`Your profit is too low for Class 4, so there is nothing to pay.`,
      ),
      ...class2Notes(earnings, isEarning, rates),
    ],
    assumptions: () => [
      assume(
        'employment-type',
        say`You work for yourself. If you are an employee, you pay at different rates and your employer pays some too.`,
        BY_EMPLOYMENT_TYPE,
      ),
      assume(
        'no-other-work',
        say`You do not have a job as well. If you do, you may pay less on your profit, because there is a yearly maximum.`,
      ),
      belowPensionAge(rates),
      assume(
        'profit-after-expenses',
        say`The amount you entered is your profit for the year, with your business expenses already taken off.`,
      ),
      noVoluntaryClass2(earnings, rates),
    ],
    notCovered: () => [...overPensionAge(contributions, 'less', rates), ...withVoluntaryClass2(earnings, rates)],
  }
}

const COMPARED = 'your National Insurance would be'

const BY_EMPLOYMENT_TYPE = { field: 'employmentType' }

const monthly = (contributions: Amount, label: string): Amount =>
  contributions
    .dividedBy(number(MONTHS_IN_A_YEAR))
    .named('monthlyEmployeeNI', label)
    .means(say`The year’s National Insurance, spread evenly over the months.`)
