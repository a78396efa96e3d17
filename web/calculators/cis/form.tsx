import { fields } from '#engine/calculators/cis/fields.ts'
import { SelectField } from '../../components/fields/choice-fields.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

const CisFields = () => (
  <>
    <MoneyField name="grossPayment" hint="Without VAT, materials included." />
    <MoneyField name="materialsCost" hint="With hired equipment." tip="What the subcontractor paid, without any VAT they can reclaim." />
    <SelectField
      name="subcontractorStatus"
      hint="What HMRC told the contractor."
      tip="When the contractor checked (verified) the subcontractor. With gross payment status, nothing is deducted."
    />
    <SelectField name="paymentFrequency" hint="Only used for the yearly figures." />
  </>
)

export const form: CalculatorForm = {
  slug: 'cis',
  fields,
  title: 'The payment',
  button: 'Calculate CIS Deduction',
  prompt: 'Enter a payment to calculate the CIS deduction',
  resultsTitle: 'CIS Calculation',
  Fields: CisFields,
  load: () => import('#engine/calculators/cis/answer.ts'),
}
