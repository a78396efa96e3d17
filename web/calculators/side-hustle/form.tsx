import { fields } from '#engine/calculators/side-hustle/fields.ts'
import { CheckboxField, RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

function SideHustleFields() {
  return (
    <>
      <MoneyField name="mainJobSalary" hint="Your pay for the year from your job, before tax." />
      <MoneyField name="sideHustleIncome" hint="Everything you were paid for it in the tax year. Do not take off what you spent." />
      <MoneyField
        name="sideHustleExpenses"
        hint="What you spent on it, such as materials, postage and fees. Leave it blank if you spent nothing."
      />
      <CheckboxField
        name="useTradingAllowance"
        hint="It lowers the tax instead of your expenses. Untick this to use your expenses, if they are more."
      />
      <MoreOptions inside="Scotland">
        <RadioField name="region" />
      </MoreOptions>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'side-hustle',
  fields,
  title: 'Your job and your side hustle',
  button: 'Calculate Side Hustle Tax',
  prompt: 'Enter your salary and side income to see the extra tax',
  resultsTitle: 'Side Hustle Tax Calculation',
  Fields: SideHustleFields,
  load: () => import('#engine/calculators/side-hustle/answer.ts'),
}
