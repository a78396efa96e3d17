import { fields } from '#engine/calculators/pension-relief/fields.ts'
import { CheckboxField, RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

function PensionReliefFields() {
  return (
    <>
      <MoneyField name="annualEarnings" hint="Pay and business profit, before tax." tip="Rent, dividends and pensions do not count." />
      <MoneyField
        name="pensionContribution"
        hint="With the basic rate tax relief."
        tip="What you pay in plus the tax relief that your scheme adds (the gross amount)."
      />
      <CheckboxField
        name="isHigherRateTaxpayer"
        hint="We work it out: no need to tick."
        tip="We take it from your earnings, and tell you if the box does not match them."
      />
      <MoreOptions inside="Scotland">
        <RadioField name="region" />
      </MoreOptions>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'pension-relief',
  fields,
  title: 'Your contribution',
  button: 'Calculate Pension Relief',
  prompt: 'Enter your earnings and contribution to see your tax relief',
  resultsTitle: 'Pension Tax Relief Calculation',
  Fields: PensionReliefFields,
  load: () => import('#engine/calculators/pension-relief/answer.ts'),
}
