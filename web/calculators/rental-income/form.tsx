import { fields } from '#engine/calculators/rental-income/fields.ts'
import { RadioField } from '../../components/fields/choice-fields.tsx'
import { LodgerFields } from '../../components/fields/lodger-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

function RentalIncomeFields() {
  return (
    <>
      <MoneyField
        name="annualRentalIncome"
        hint="For the year, or your share of it."
        tip="What a lodger in your own home pays goes under More options."
      />
      <MoneyField name="allowableExpenses" hint="Leave mortgage interest out." tip="Repairs, insurance, agents’ fees and the like." />
      <MoneyField
        name="mortgageInterest"
        hint="Only interest, not what you pay off."
        tip="Leave out the loan on your own home. If you have only lodgers, enter their share of it."
      />
      <MoneyField name="otherIncome" hint="Before tax. Enter 0 if you have none." tip="Salary, pension or profits." />
      <MoreOptions inside="A lodger in your home, property allowance, Scotland">
        <LodgerFields />
        <RadioField
          name="propertyAllowance"
          hint="It can make a small rent tax-free."
          tip="You can claim it if your expenses are small."
          explained={{
            automatic: 'Rent up to the allowance is tax-free. If your rent is higher, you deduct your expenses.',
            claim: 'The allowance comes off the rent. Your expenses and interest do not count.',
            'opt-out': 'You deduct your expenses, even from a small rent. That can be worth it to keep a loss.',
          }}
        />
        <RadioField name="region" hint="Where you live, not where you let." />
      </MoreOptions>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'rental-income',
  fields,
  title: 'Your rental year',
  button: 'Calculate Rental Income Tax',
  prompt: 'Enter your rental details to calculate the tax on your profit',
  resultsTitle: 'Rental Income Tax Calculation',
  Fields: RentalIncomeFields,
  load: () => import('#engine/calculators/rental-income/answer.ts'),
}
