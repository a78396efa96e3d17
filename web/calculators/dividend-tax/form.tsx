import { fields } from '#engine/calculators/dividend-tax/fields.ts'
import { RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import { goalSeekFold } from '../../components/goal-seek/goal-seek-fold.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

const load = () => import('./choices.ts')
const GoalSeekFold = goalSeekFold('From what you need to keep', load)

function DividendTaxFields() {
  return (
    <>
      <MoneyField
        name="dividendIncome"
        hint="Leave out any in an ISA or pension."
        tip="From your own company, shares and funds. Enter 0 to see how much to take."
      />
      <MoneyField name="otherIncome" hint="Before tax. Enter 0 if you have none." tip="Salary, pension, rent or profit." />
      <MoreOptions inside="Scotland">
        <RadioField
          name="region"
          hint="It decides the tax on other income."
          tip="Scotland has its own tax rates for your other income. Dividends are taxed the same everywhere in the UK."
        />
      </MoreOptions>
      <GoalSeekFold />
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'dividend-tax',
  fields,
  title: 'Your income',
  button: 'Calculate Dividend Tax',
  prompt: 'Enter your dividend income to see the tax on it',
  resultsTitle: 'Dividend Tax Calculation',
  Fields: DividendTaxFields,
  load,
}
