import { useEffect, useRef } from 'react'
import { fields, monthsLeftFrom } from '#engine/calculators/part-year/fields.ts'
import { RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { CountField, MoneyField, PercentField } from '../../components/fields/number-field.tsx'
import { useFormValues } from '../../components/form-context.ts'
import type { CalculatorForm } from '../../form/calculator-form.ts'

/** How many months the tax year has left from a month on; undefined for a word that is none. */
function leftFrom(word: string | undefined): number | undefined {
  const month = fields.firstMonth.options.find((option) => option === word)
  return month && monthsLeftFrom(month)
}

/** The first month. Months worked that would go past the end of the tax year become those that are left. */
function FirstMonthField() {
  const { firstMonth } = useFormValues()
  const before = useRef(firstMonth)
  useEffect(() => {
    if (before.current === firstMonth) return
    before.current = firstMonth
    const box = document.querySelector<HTMLInputElement>('form [name="monthsWorked"]')
    const left = leftFrom(firstMonth)
    if (!box || left === undefined || Number(box.value) <= left) return
    box.value = String(left)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }, [firstMonth])
  return (
    <SelectField
      name="firstMonth"
      hint="When the job first paid you in the year."
      tip="Payroll counts the months before it too, which decides what comes back."
    />
  )
}

function PartYearFields() {
  const { firstMonth } = useFormValues()
  return (
    <>
      <MoneyField name="annualSalary" hint="For a full year, before tax." />
      <CountField
        name="monthsWorked"
        cleared={leftFrom(firstMonth)}
        hint="Months you were paid for."
        tip="In this tax year. If you clear the box, we count all that are left from the month below."
      />
      <FirstMonthField />
      <PercentField name="pensionContribution" hint="Leave blank if none." tip="The percentage of your pay in those months." />
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
  load: () => import('./aside.tsx'),
}
