import { fields } from '#engine/calculators/vat/fields.ts'
import { CheckboxField, RadioField } from '../../components/fields/choice-fields.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

const RATES_EXPLAINED = {
  20: 'Standard: most goods and services.',
  5: 'Reduced: energy for the home, children’s car seats and a few other things.',
  0: 'Zero: most food, books, newspapers and children’s clothes.',
}

const VatFields = () => (
  <>
    <MoneyField name="amount" hint="A price or a bill." tip="The answer shows both: the VAT in it, and the VAT on top of it." />
    <RadioField name="vatRate" explained={RATES_EXPLAINED} />
    <CheckboxField name="isInclusive" hint="Tick this to take the VAT out." />
  </>
)

export const form: CalculatorForm = {
  slug: 'vat',
  fields,
  title: 'Your amount',
  button: 'Calculate VAT',
  prompt: 'Enter an amount to calculate VAT',
  resultsTitle: 'VAT Calculation',
  Fields: VatFields,
  load: () => import('#engine/calculators/vat/answer.ts'),
}
