import { fields } from '#engine/calculators/self-employed/fields.ts'
import { RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import { goalSeekFold } from '../../components/goal-seek/goal-seek-fold.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

const load = () => import('#engine/calculators/self-employed/answer.ts')
const GoalSeekFold = goalSeekFold('From the take-home you need', load)

function SelfEmployedFields() {
  return (
    <>
      <MoneyField
        name="annualProfit"
        hint="After expenses, if you know it."
        tip="Then leave the next box blank. If you do not know it, enter everything your business took in the year, and your expenses below."
      />
      <MoneyField
        name="expenses"
        hint="Blank if you have taken them off."
        tip="What you spent only on the business, such as stock, travel, tools and insurance."
      />
      <MoreOptions inside="Scotland">
        <RadioField name="region" />
      </MoreOptions>
      <GoalSeekFold />
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'self-employed',
  fields,
  title: 'Your business',
  button: 'Calculate Self-Employed Tax',
  prompt: 'Enter your business details to calculate your tax liability',
  resultsTitle: 'Tax Calculation Results',
  Fields: SelfEmployedFields,
  load,
}
