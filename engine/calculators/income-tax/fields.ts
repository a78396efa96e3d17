import { LOAN_PLANS, loanPlanWords, numberedPlanWords } from '../../inputs/common-fields.ts'
import { employeeFields } from '../../inputs/employee-fields.ts'
import { choice } from '../../inputs/kinds.ts'

export const fields = employeeFields(
  choice({
    label: 'Student Loan Plan',
    options: ['none', ...LOAN_PLANS],
    blank: 'none',
    words: { none: 'None', ...loanPlanWords },
    inSentence: { none: 'no student loan', ...numberedPlanWords },
  }),
)
