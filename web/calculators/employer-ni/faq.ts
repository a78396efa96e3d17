import type { Questions } from '../../site/page.ts'
import { figure, hasFigure, text } from '../../text/figures.ts'
import { lowestCompanyRate } from '../../text/law/company-rates.ts'
import { employeeAdditionalRate, employeeMainRate, isByMonth, monthlyThreshold } from '../../text/law/national-insurance-of-year.ts'
import { youngLimit } from './content.tsx'

const threshold = text('nationalInsurance.class1.secondaryThreshold')
const employerRate = text('nationalInsurance.class1.employer.rate')

/** Where an employee starts, and a salary on which the employer pays and the employee does not. */
const employeeStarts = isByMonth ? `${monthlyThreshold} a month` : text('nationalInsurance.class1.primaryThreshold')
const salaryBetween = figure('nationalInsurance.class1.primaryThreshold').value.lessThan(figure('incomeTax.personalAllowance.amount').value)
  ? 'between the two'
  : 'equal to the Personal Allowance'

export const faq: Questions = {
  'At what salary does an employer start to pay?': `Above ${threshold} a year. The employee starts later, above ${employeeStarts}. So on a salary ${salaryBetween} they pay nothing but you pay something.`,
  'Does employer National Insurance come out of the employee’s pay?': `No. You pay the ${employerRate} on top. What the employee sees on the payslip is their own National Insurance, at ${employeeMainRate} and then ${employeeAdditionalRate}.`,
  'I am the only director of my company. Can I claim the allowance?': `Not if you are the only one paid above ${threshold}. If another employee is paid above it, even a second director, the company can claim for the whole tax year.`,
  [`What if an employee turns ${youngLimit} during the year?`]:
    'You get the relief for paydays before the birthday, and not for those on or after it. This calculator uses one category for the whole year, so work out the two parts separately.',
  'Can the business deduct what it pays?': `Yes. Employer National Insurance comes off profit, just like wages. A company${hasFigure('corporationTax.lowerLimit') ? ` with profit up to ${text('corporationTax.lowerLimit')}` : ''} gets ${text(lowestCompanyRate)} of it back through lower Corporation Tax.`,
  'Do agency workers and contractors count?':
    'Agency workers are usually on the agency’s payroll. For a contractor inside IR35, whoever pays the contractor’s company pays this National Insurance. For a contractor outside IR35, you pay none.',
}
