import { fields } from '#engine/calculators/employer-ni/fields.ts'
import { CheckboxField, RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { CountField, MoneyField } from '../../components/fields/number-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

const CATEGORY_WORDS = { ...fields.employeeCategory.words, standard: 'None of the groups below' }

const CATEGORIES_EXPLAINED = {
  'apprentice-under-25': 'On an approved government scheme, with a written agreement.',
  veteran: 'In the first year of their first civilian job since leaving the regular armed forces.',
}

const EmployerNiFields = () => (
  <>
    <MoneyField name="employeeSalary" hint="For one employee, before tax, a year." />
    <CountField name="numberOfEmployees" hint="How many employees earn that salary." />
    <MoreOptions inside="Employment Allowance, young employees, apprentices, veterans">
      <CheckboxField
        name="claimEmploymentAllowance"
        hint="Most small employers can."
        tip="It is one allowance for the business, not one per employee."
      />
      <RadioField name="employeeCategory" words={CATEGORY_WORDS} explained={CATEGORIES_EXPLAINED} />
    </MoreOptions>
  </>
)

export const form: CalculatorForm = {
  slug: 'employer-ni',
  fields,
  title: 'Your employees',
  button: 'Calculate Employment Cost',
  prompt: 'Enter a salary to calculate what your employees cost',
  resultsTitle: 'Employment Cost Calculation',
  Fields: EmployerNiFields,
  load: () => import('#engine/calculators/employer-ni/answer.ts'),
}
