import { fields } from '#engine/calculators/student-loan/fields.ts'
import { CheckboxField, RadioField } from '../../components/fields/choice-fields.tsx'
import { EmployeeFields, OtherLoanField } from '../../components/fields/employee-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { PercentField } from '../../components/fields/number-field.tsx'
import { PayFields, withPayNamed } from '../../components/fields/pay-fields.tsx'
import { PensionFields } from '../../components/fields/pension-fields.tsx'
import { PensionMethodFields } from '../../components/fields/pension-methods.tsx'
import { ShownWhen } from '../../components/fields/shown-when.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { PLAN_2_FROM, PLAN_5_FROM } from '../../text/law/loan-plan-dates.ts'

const PLANS_EXPLAINED = {
  plan1: `You applied from Northern Ireland, or from England or Wales for a course that started before ${PLAN_2_FROM}.`,
  plan2: `You applied from England or Wales for a course that started on or after ${PLAN_2_FROM} (and, from England, before ${PLAN_5_FROM}).`,
  plan4: 'You applied from Scotland.',
  plan5: `You applied from England for a course that started on or after ${PLAN_5_FROM}.`,
  postgraduate: 'A master’s or doctoral loan on its own.',
}

function StudentLoanFields() {
  return (
    <>
      <PayFields hint="Your pay for the year before anything comes off." />
      <PercentField
        name="pensionContribution"
        hint="Your own contribution as a percentage of salary, with any tax relief your scheme adds. Leave blank if none."
      />
      <PensionMethodFields />
      <RadioField name="studentLoanPlan" explained={PLANS_EXPLAINED} />
      <ShownWhen field="postgraduateLoan" is={({ studentLoanPlan }) => studentLoanPlan !== 'postgraduate'}>
        <CheckboxField name="postgraduateLoan" hint="You repay it at the same time as the plan you chose." />
      </ShownWhen>
      <MoreOptions inside="Loans on two plans, Scotland, what the pension percentage is of, employer’s contribution">
        <OtherLoanField />
        <RadioField name="region" />
        <PensionFields />
      </MoreOptions>
      <EmployeeFields />
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'student-loan',
  fields,
  fieldsFor: withPayNamed(fields),
  title: 'Your pay and loan',
  button: 'Calculate Take-Home Pay',
  prompt: 'Enter your salary and loan plan to see what you take home',
  resultsTitle: 'Take-Home Pay and Student Loan Calculation',
  Fields: StudentLoanFields,
  load: () => import('#engine/calculators/student-loan/answer.ts'),
}
