import { fields } from '#engine/calculators/income-tax/fields.ts'
import { workBackwards } from '../../components/backwards/work-backwards.tsx'
import { CheckboxField, RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { EmployeeFields, OtherLoanField } from '../../components/fields/employee-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { PercentField } from '../../components/fields/number-field.tsx'
import { PayFields, withPayNamed } from '../../components/fields/pay-fields.tsx'
import { PensionFields } from '../../components/fields/pension-fields.tsx'
import { PENSION_METHODS_EXPLAINED } from '../../components/fields/pension-methods.ts'
import type { CalculatorForm } from '../../form/calculator-form.ts'

const load = () => import('#engine/calculators/income-tax/answer.ts')
const WorkBackwards = workBackwards('Know what you need to take home?', load)

function IncomeTaxFields() {
  return (
    <>
      <PayFields hint="Before tax, for the whole year." />
      <WorkBackwards />
      <PercentField
        name="pensionContribution"
        hint="The percentage of your salary that you pay in, including any tax relief your scheme claims. Leave blank if none."
      />
      <SelectField
        name="studentLoanPlan"
        tip="Your plan depends on where you lived when you applied and when your course started. Your student loan account shows which one you are on."
      />
      <MoreOptions inside="Scotland, how you pay into your pension, a second loan, employer’s contribution">
        <RadioField name="region" />
        <RadioField name="pensionMethod" explained={PENSION_METHODS_EXPLAINED} />
        <PensionFields />
        <OtherLoanField />
        <CheckboxField name="postgraduateLoan" hint="On top of the plan above." />
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
