import { LOAN_PLANS, loanPlanWords, numberedPlanWords } from '../../inputs/common-fields.ts'
import { employeeFields } from '../../inputs/employee-fields.ts'
import { choice } from '../../inputs/kinds.ts'

export const fields = employeeFields(
  choice({
    label: 'Student Loan Plan',
    options: LOAN_PLANS,
    blank: 'plan2',
    words: loanPlanWords,
    inSentence: numberedPlanWords,
  }),
)
