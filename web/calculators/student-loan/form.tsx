import { fields } from '#engine/calculators/student-loan/fields.ts'
import { CheckboxField, RadioField } from '../../components/fields/choice-fields.tsx'
import { EmployeeFields, OtherLoanField } from '../../components/fields/employee-fields.tsx'
import { PercentField } from '../../components/fields/number-field.tsx'
import { PayFields, PayPeriodFold, withPayNamed } from '../../components/fields/pay-fields.tsx'
import { RegionAndPension } from '../../components/fields/pension-fields.tsx'
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
      <PayFields />
      <PercentField
        name="pensionContribution"
        hint="Leave blank if none."
        tip="Your own contribution as a percentage of salary, with any tax relief your scheme adds."
      />
      <PensionMethodFields />
      <RadioField name="studentLoanPlan" explained={PLANS_EXPLAINED} />
      <ShownWhen field="postgraduateLoan" is={({ studentLoanPlan }) => studentLoanPlan !== 'postgraduate'}>
        <CheckboxField name="postgraduateLoan" hint="You repay both at the same time." />
      </ShownWhen>
      <OtherLoanField />
      <PayPeriodFold />
      <RegionAndPension />
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
