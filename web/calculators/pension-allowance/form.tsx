import { fields } from '#engine/calculators/pension-allowance/fields.ts'
import type { CalculatorForm } from '../../components/calculator-form.ts'
import { CheckboxField, RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import { useFormValues } from '../../components/form-context.ts'
import { regionWords, taxYearWords } from '../../lib/option-words.ts'
import { sacrificeCountsFrom } from '../../lib/salary-sacrifice.ts'
import { fieldsFor } from './labels.ts'

function PensionAllowanceFields() {
  const isWithoutBenefit = useFormValues()['hasDBPension'] !== 'true'
  return (
    <>
      <MoneyField name="annualSalary" hint="Including any bonus, before tax and your own contributions, but without pay you gave up." />
      <MoneyField name="pensionContributions" hint="What reaches your pots, including the tax relief your scheme adds." />
      <MoneyField name="employerContributions" hint="Including any salary you gave up for them." />
      <CheckboxField name="hasDBPension" hint="A promised income, such as a final salary or career average scheme." />
      <MoneyField
        name="dbPensionAnnualIncrease"
        disabled={isWithoutBenefit}
        hint={isWithoutBenefit ? 'Tick the box above if you have one.' : 'How much your promised yearly pension grew in the year.'}
      />
      <SelectField name="taxYear" words={taxYearWords} />
      <MoneyField name="carryForward2021" hint="The allowance you did not use in each earlier year." />
      <MoneyField name="carryForward2022" />
      <MoneyField name="carryForward2023" />
      <MoreOptions inside="Salary sacrifice, value of a defined benefit pension, Scotland">
        <MoneyField
          name="salarySacrifice"
          hint={`Pay you have agreed to give up for pension contributions since ${sacrificeCountsFrom}. Your employer pays it in, so include it in the employer contributions too. It only counts once.`}
        />
        <MoneyField
          name="dbOpeningPension"
          disabled={isWithoutBenefit}
          hint="The yearly pension you had built up. If you enter both values, we use them instead of the increase."
        />
        <MoneyField name="dbClosingPension" disabled={isWithoutBenefit} />
        <RadioField name="region" words={regionWords} />
      </MoreOptions>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'pension-allowance',
  fields,
  fieldsFor,
  title: 'Your pension year',
  button: 'Calculate Pension Allowance',
  prompt: 'Enter your pension details to check your annual allowance',
  resultsTitle: 'Pension Allowance Results',
  Fields: PensionAllowanceFields,
  load: () => import('./answer.tsx'),
}
