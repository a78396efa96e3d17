import { fields } from '#engine/calculators/corporation-tax/fields.ts'
import { DateField } from '../../components/fields/date-field.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { CountField, MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

const CorporationTaxFields = () => (
  <>
    <MoneyField name="taxableProfit" hint="As on your Company Tax Return." tip="After tax relief for equipment (capital allowances)." />
    <CountField name="accountingPeriodLength" hint="Blank for a full year." />
    <MoreOptions inside="Last day of the period, associated companies">
      <DateField
        name="periodEnd"
        hint="Leave blank to count in months."
        tip="If you enter it, we count a short period’s limits in days, as the law does. Rates of Corporation Tax can change at the start of April."
      />
      <CountField
        name="associatedCompanies"
        hint="Under the same control, worldwide."
        tip="Companies that this one controls or that control it, and others that the same people control, at any time in the period. Leave out dormant ones."
      />
    </MoreOptions>
  </>
)

export const form: CalculatorForm = {
  slug: 'corporation-tax',
  fields,
  title: 'Your company',
  button: 'Calculate Corporation Tax',
  prompt: 'Enter your company’s profit to calculate its Corporation Tax',
  resultsTitle: 'Corporation Tax Calculation',
  Fields: CorporationTaxFields,
  load: () => import('./aside.tsx'),
}
