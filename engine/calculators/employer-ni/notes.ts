import { type NoteOf, note } from '../../answer/answer.ts'
import { figure, zero } from '../../expression/amount.ts'
import { all, isAbove, isAtLeast, isEqual, not } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { type EmployerCost, isAllowanceLimited, isOneEmployee, type Workforce } from '../../law/national-insurance/employer-cost.ts'
import type { NationalInsuranceRates } from '../../law/rates.ts'

/** What an employer should know about the cost of a workforce. */
export function notesOn(workforce: Workforce, cost: EmployerCost, rates: NationalInsuranceRates): NoteOf[] {
  const { salary, category } = workforce
  const isNothingDue = isEqual(cost.perEmployee, zero)
  return [
    note(
      'below-threshold',
      all(isNothingDue, isAbove(salary, zero)),
      say`You owe no employer National Insurance on a salary of this size. You may still have to run a payroll and report the pay to HMRC.`,
    ),
    ...allowanceNotes(workforce, cost, rates),
    note(
      'apprentice-on-a-statutory-scheme',
      category === 'apprentice-under-25',
      say`The apprentice must be on an approved government scheme, with a written agreement that gives the start and end dates.`,
    ),
    note(
      'veteran-first-year-only',
      category === 'veteran',
      say`The relief runs for a year from the first day of a veteran’s first civilian job, whoever employs them in that year. After that you pay the same as for anyone else.`,
    ),
    ...(category === 'standard'
      ? []
      : [
          note(
            'full-rate-above-upper-threshold',
            not(isNothingDue),
            say`The relief stops at ${figure(rates.nationalInsurance.class1.upperSecondaryThreshold)} a year. You pay the full rate on any salary above that.`,
          ),
        ]),
  ]
}

/**
 * Notes for somebody who claims the Employment Allowance. The form cannot check two conditions of NICA 2014 s.2: last year’s contributions,
 * and whether the only employee is a director.
 */
function allowanceNotes(
  { numberOfEmployees }: Workforce,
  { liability, allowanceUsed }: EmployerCost,
  rates: NationalInsuranceRates,
): NoteOf[] {
  if (!allowanceUsed) return []
  const { class1, employmentAllowance } = rates.nationalInsurance
  const notAlone = note(
    'allowance-not-for-a-sole-director',
    isOneEmployee(numberOfEmployees),
    say`A company cannot claim the Employment Allowance if its only employee paid above ${figure(class1.secondaryThreshold)} is a director.`,
  )
  const notAllUsed = note(
    'allowance-not-all-used',
    isAbove(figure(employmentAllowance.amount), allowanceUsed),
    say`The allowance is more than the bill. Whatever you do not use is lost at the end of the tax year.`,
    { ends: 'the Employment Allowance is used up' },
  )
  if (!isAllowanceLimited(rates)) return [notAlone, notAllUsed]
  const limit = figure(employmentAllowance.liabilityLimit)
  return [
    note(
      'allowance-needs-low-contributions-last-year',
      true,
      say`You can claim only if your employer National Insurance (Class 1) last year came to less than ${limit}. Include what any companies connected with yours paid.`,
    ),
    notAlone,
    note(
      'allowance-limit-passed-this-year',
      isAtLeast(liability, limit),
      say`This bill reaches ${limit} before the allowance. What counts is last year’s bill, so check that it was lower.`,
    ),
    notAllUsed,
  ]
}
