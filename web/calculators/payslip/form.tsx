import { fields } from '#engine/calculators/payslip/fields.ts'
import { CheckboxField, RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField, PercentField } from '../../components/fields/number-field.tsx'
import { PensionMethodFields, paysIntoPension } from '../../components/fields/pension-methods.tsx'
import { hasAmount, ShownWhen } from '../../components/fields/shown-when.tsx'
import { CodeField } from '../../components/fields/text-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { LinesFields } from './lines-fields.tsx'
import { PeriodField } from './period-field.tsx'

function PayslipFields() {
  return (
    <>
      <LinesFields />
      <MoneyField
        name="grossPay"
        hint="For this payslip alone, with any overtime or bonus. If you are paid by the hour, your hours times your rate, to the penny."
      />
      <SelectField name="payFrequency" hint="If you are paid once a year, choose every month, and the month of that pay below." />
      <PeriodField />
      <CodeField name="taxCode" hint="As on your payslip, such as 1257L, BR, K475 or S1257L M1. Leave blank for the usual code." />
      <MoneyField
        name="payToDate"
        hint="“Taxable pay to date” on the payslip before this one, or on your P45. On this payslip, that figure already includes this pay. Leave blank if you do not have it, if this is your first pay of the tax year, or if the code has W1 or M1."
      />
      <MoneyField
        name="taxToDate"
        hint="“Tax to date” on the payslip before this one, or on your P45. On this payslip, that figure already includes this tax."
      />
      <ShownWhen field="isSameBefore" is={({ payPeriod, payToDate }) => Number(payPeriod) > 1 && !hasAmount(payToDate)}>
        <CheckboxField
          name="isSameBefore"
          hint="While the two boxes above are blank. Untick it if this is your first pay of the tax year."
        />
      </ShownWhen>
      <SelectField name="taxYear" hint="Choosing another year opens its page. What you have typed goes with you." />
      <PercentField
        name="pensionContribution"
        hint="Your own contribution, with any tax relief that the scheme adds. Leave blank if none."
      />
      <PensionMethodFields />
      <ShownWhen field="pensionBasis" is={paysIntoPension}>
        <RadioField
          name="pensionBasis"
          explained={{
            'all-pay': 'The percentage is of everything on this payslip.',
            'qualifying-earnings': 'Only pay between two limits counts, as in most schemes that employers must offer.',
          }}
        />
      </ShownWhen>
      <MoreOptions inside="Student loan, National Insurance letter, W1 or M1, directors">
        <SelectField name="studentLoanPlan" hint="Your loan account says which." />
        <CheckboxField name="postgraduateLoan" hint="Both can come off the same pay." />
        <SelectField name="niCategory" hint="The letter is on your payslip. Most people have A." />
        <CheckboxField name="isNonCumulative" hint="Each payment is then taxed alone. Not needed if you typed it with the code." />
        <CheckboxField name="isDirector" hint="A director’s National Insurance is worked out on the year so far." />
      </MoreOptions>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'payslip',
  fields,
  isLawAlone: true,
  title: 'Your payslip',
  button: 'Calculate Net Pay',
  prompt: 'Enter the pay on your payslip to see each deduction',
  resultsTitle: 'Payslip',
  Fields: PayslipFields,
  load: () => import('./aside.tsx'),
}
