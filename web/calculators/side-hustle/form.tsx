import { fields } from '#engine/calculators/side-hustle/fields.ts'
import { allowances } from '#engine/rates/generated/allowances.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import { CheckboxField, RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

const TRADING_ALLOWANCE = ratesAt({ allowances }, defaultTaxYear, defaultRuleSet).allowances.trading.value

function SideHustleFields() {
  return (
    <>
      <MoneyField name="mainJobSalary" hint="For the year, before tax." />
      <MoneyField name="sideHustleIncome" hint="All you were paid, before expenses." />
      <MoneyField
        name="sideHustleExpenses"
        hint="Leave blank if you spent nothing."
        tip="What you spent on it, such as materials, postage and fees."
      />
      <CheckboxField
        name="useTradingAllowance"
        hint="It comes off instead of expenses."
        tip="Once you enter expenses that are more, we untick it, because they lower the tax more."
        tickedFor={{ amountIn: 'sideHustleExpenses', upTo: TRADING_ALLOWANCE }}
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
  title: 'What you earn',
  button: 'Calculate Side Hustle Tax',
  prompt: 'Enter your salary and side income to see the extra tax',
  resultsTitle: 'Side Hustle Tax Calculation',
  Fields: SideHustleFields,
  load: () => import('#engine/calculators/side-hustle/answer.ts'),
}
