import { fields } from '#engine/calculators/national-insurance/fields.ts'
import { SelectField } from '../../components/fields/choice-fields.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

function NationalInsuranceFields() {
  return (
    <>
      <MoneyField name="earnings" hint="Pay of one job before tax, or profit." />
      <SelectField name="employmentType" />
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'national-insurance',
  fields,
  title: 'Your earnings',
  button: 'Calculate National Insurance',
  prompt: 'Enter your earnings to see your National Insurance',
  resultsTitle: 'National Insurance Calculation',
  Fields: NationalInsuranceFields,
  load: () => import('#engine/calculators/national-insurance/answer.ts'),
}
