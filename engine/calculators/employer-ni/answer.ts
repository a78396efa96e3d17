import { calculatorOf } from '../../answer/calculator-of.ts'
import { paid, row } from '../../answer/ledger.ts'
import { isShownAsZero } from '../../expression/condition.ts'
import { either, say } from '../../expression/sentence.ts'
import { employerCost, type Workforce } from '../../law/national-insurance/employer-cost.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { assumptionsOf, notCoveredOf } from './assumptions.ts'
import { fields } from './fields.ts'
import { notesOn } from './notes.ts'

/**
 * What employees on the same salary cost an employer for a year, with employer’s National Insurance (secondary Class 1). Pounds a year.
 * SSCBA 1992 ss.9 to 9B; NICA 2014 ss.1 to 4.
 */
export const calculator = calculatorOf({
  slug: 'employer-ni',
  fields,
  margin: { input: 'employeeSalary', rises: 'the salary rises', ifMore: (more) => `you paid each employee ${more}` },
  goalSeek: ({ numberOfEmployees }) => ({
    find: 'employeeSalary',
    wanted: 'totalEmploymentCost',
    isYearly: true,
    wants: 'In total I can spend',
    needs: numberOfEmployees.equals(1) ? 'You can pay your employee' : 'You can pay each employee',
    use: 'this salary',
  }),
  tables: { nationalInsurance, pensions, methods },
  answer({ employeeSalary, numberOfEmployees, claimEmploymentAllowance, employeeCategory }, rates, _, taxYear) {
    const workforce: Workforce = {
      salary: employeeSalary,
      numberOfEmployees,
      category: employeeCategory,
      claimsEmploymentAllowance: claimEmploymentAllowance,
    }
    const cost = employerCost(workforce, rates)
    const { perEmployee, totalSalaryCost, allowanceUsed, totalEmployerNI, totalEmploymentCost, employmentCostPerEmployee } = cost
    const isNothingDue = isShownAsZero(totalEmployerNI)
    return {
      headline: paid(totalEmploymentCost, 'the total cost would be'),
      large: {
        period: 'a year',
        about: say`to employ your staff, ${either(isNothingDue, say`with no`, say`including ${totalEmployerNI} of`)} employer National Insurance`,
        announced: say`Pay of ${totalSalaryCost} ${either(isNothingDue, say`with no employer National Insurance`, say`plus employer National Insurance of ${totalEmployerNI}`)} costs you ${totalEmploymentCost} a year.`,
      },
      ledger: [
        row(totalSalaryCost),
        row(totalEmployerNI),
        row(totalEmploymentCost, { role: 'total' }),
        row(perEmployee, { role: 'outside' }),
        row(employmentCostPerEmployee, { role: 'outside' }),
        ...(allowanceUsed ? [row(allowanceUsed, { role: 'outside-deduction', layout: { isRelief: true } })] : []),
      ],
      shared: [row(totalEmploymentCost), row(totalEmployerNI, { role: 'deduction' }), row(totalSalaryCost, { role: 'total' })],
      notes: () => notesOn(workforce, cost, rates),
      assumptions: () => assumptionsOf(workforce, totalSalaryCost, rates, taxYear),
      notCovered: () => notCoveredOf(workforce, totalSalaryCost, rates),
    }
  },
})
