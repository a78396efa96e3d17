import { fields } from '#engine/calculators/pension-relief/fields.ts'
import { CheckboxField, RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

function PensionReliefFields() {
  return (
    <>
      <MoneyField name="annualEarnings" hint="Pay and self-employed profit, before tax. Rent, dividends and pensions do not count." />
      <MoneyField
        name="pensionContribution"
        hint="What you pay in plus the basic rate tax relief that your scheme adds (the gross amount)."
      />
      <CheckboxField
        name="isHigherRateTaxpayer"
        hint="You do not need to tick this. We work it out from your earnings, and tell you if the box does not match them."
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
