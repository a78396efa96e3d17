import { fields } from '#engine/calculators/part-year/fields.ts'
import { RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { CountField, MoneyField, PercentField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

function PartYearFields() {
  return (
    <>
      <MoneyField name="annualSalary" hint="What the job pays for a full year, before tax." />
      <CountField
        name="monthsWorked"
        hint="How many months you were paid for in this tax year. If you clear the box, we count the whole year."
      />
      <PercentField name="pensionContribution" hint="The percentage of your pay in those months. Leave blank if none." />
      <MoreOptions inside="Scotland, first month paid">
        <RadioField name="region" />
        <SelectField
          name="firstMonth"
          hint="The month in which this job first paid you in the tax year. It makes a difference only in a year when National Insurance changed before the year ended."
        />
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
  load: () => import('#engine/calculators/part-year/answer.ts'),
}
