import { fields } from '#engine/calculators/part-year/fields.ts'
import type { CalculatorForm } from '../../components/calculator-form.ts'
import { RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { CountField, MoneyField, PercentField } from '../../components/fields/number-field.tsx'

function PartYearFields() {
  return (
    <>
      <MoneyField name="annualSalary" hint="What the job pays for a full year, before tax." />
      <CountField
        name="monthsWorked"
        hint="How many months you were paid for in this tax year. If you clear the box, we count the whole year."
      />
      <PercentField name="pensionContribution" hint="The percentage of your pay in those months. Leave blank if none." />
      <MoreOptions inside="Scotland">
        <RadioField name="region" />
      </MoreOptions>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'part-year',
  fields,
  title: 'Your job',
  button: 'Calculate Part-Year Pay',
  prompt: 'Enter your salary and months worked to see your take-home pay',
  resultsTitle: 'Part-Year Employment Calculation',
  Fields: PartYearFields,
  load: () => import('./answer.tsx'),
}
