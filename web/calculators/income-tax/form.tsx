import { fields } from '#engine/calculators/income-tax/fields.ts'
import { CheckboxField, SelectField } from '../../components/fields/choice-fields.tsx'
import { EmployeeFields, OtherLoanField } from '../../components/fields/employee-fields.tsx'
import { PercentField } from '../../components/fields/number-field.tsx'
import { PayFields, PayPeriodFold, withPayNamed } from '../../components/fields/pay-fields.tsx'
import { RegionAndPension } from '../../components/fields/pension-fields.tsx'
import { PensionMethodFields } from '../../components/fields/pension-methods.tsx'
import { ShownWhen } from '../../components/fields/shown-when.tsx'
import { goalSeekFold } from '../../components/goal-seek/goal-seek-fold.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import type { FormValues } from '../../form/form-values.ts'

const load = () => import('#engine/calculators/income-tax/answer.ts')
const GoalSeekFold = goalSeekFold('From the take-home you need', load)

/** Whether there is a plan that a postgraduate loan can come on top of, or an address says that there is such a loan. */
const hasPlan = ({ studentLoanPlan, postgraduateLoan }: FormValues) =>
  postgraduateLoan === 'true' || (studentLoanPlan !== 'none' && studentLoanPlan !== 'postgraduate')

/** Whether there is a loan that another plan can come on top of, or an address says that there is such a plan. */
const hasFirstLoan = ({ studentLoanPlan = 'none', otherLoanPlan = 'none' }: FormValues) =>
  studentLoanPlan !== 'none' || otherLoanPlan !== 'none'

function IncomeTaxFields() {
  return (
    <>
      <PayFields />
      <PercentField
        name="pensionContribution"
        hint="Leave blank if none."
        tip="The percentage of your salary that you pay in, including any tax relief your scheme claims."
      />
      <PensionMethodFields />
      <SelectField
        name="studentLoanPlan"
        tip="Your plan depends on where you lived when you applied and when your course started. Your student loan account shows which one you are on."
      />
      <ShownWhen field="postgraduateLoan" is={hasPlan}>
        <CheckboxField name="postgraduateLoan" hint="On top of the plan above." />
      </ShownWhen>
      <ShownWhen field="otherLoanPlan" is={hasFirstLoan}>
        <OtherLoanField />
      </ShownWhen>
      <PayPeriodFold />
      <RegionAndPension />
      <EmployeeFields />
      <GoalSeekFold />
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'income-tax',
  fields,
  fieldsFor: withPayNamed(fields),
  title: 'Your pay',
  button: 'Calculate Take-Home Pay',
  prompt: 'Enter your salary details to see your tax calculation',
  resultsTitle: 'Calculation Results',
  Fields: IncomeTaxFields,
  // The home page asks only for a salary.
  moreToEnter: ({ pensionContribution, pensionPerMonth, studentLoanPlan }) =>
    String(pensionContribution) === '0' && String(pensionPerMonth) === '0' && studentLoanPlan === 'none'
      ? { text: 'Add a pension or student loan', field: 'pensionContribution' }
      : undefined,
  load,
}
