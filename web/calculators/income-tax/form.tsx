import { fields } from '#engine/calculators/income-tax/fields.ts'
import { CheckboxField, RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { EmployeeFields, OtherLoanField } from '../../components/fields/employee-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { PercentField } from '../../components/fields/number-field.tsx'
import { PayFields, withPayNamed } from '../../components/fields/pay-fields.tsx'
import { PensionFields } from '../../components/fields/pension-fields.tsx'
import { PensionMethodFields } from '../../components/fields/pension-methods.tsx'
import { ShownWhen } from '../../components/fields/shown-when.tsx'
import { goalSeekFold } from '../../components/goal-seek/goal-seek-fold.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import type { FormValues } from '../../form/form-values.ts'

const load = () => import('#engine/calculators/income-tax/answer.ts')
const GoalSeekFold = goalSeekFold('Know what you need to take home?', load)

/** Whether there is a plan that a postgraduate loan can come on top of, or an address says that there is such a loan. */
const hasPlan = ({ studentLoanPlan, postgraduateLoan }: FormValues) =>
  postgraduateLoan === 'true' || (studentLoanPlan !== 'none' && studentLoanPlan !== 'postgraduate')

function IncomeTaxFields() {
  return (
    <>
      <PayFields hint="Before tax, for the whole year." />
      <GoalSeekFold />
      <PercentField
        name="pensionContribution"
        hint="The percentage of your salary that you pay in, including any tax relief your scheme claims. Leave blank if none."
      />
      <PensionMethodFields />
      <SelectField
        name="studentLoanPlan"
        tip="Your plan depends on where you lived when you applied and when your course started. Your student loan account shows which one you are on."
      />
      <ShownWhen field="postgraduateLoan" is={hasPlan}>
        <CheckboxField name="postgraduateLoan" hint="On top of the plan above." />
      </ShownWhen>
      <MoreOptions inside="Scotland, what the pension percentage is of, a second plan, employer’s contribution">
        <RadioField name="region" />
        <PensionFields />
        <OtherLoanField />
      </MoreOptions>
      <EmployeeFields />
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
