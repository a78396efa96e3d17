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
        hint="For this payslip alone."
        tip="With any overtime or bonus. If you are paid by the hour, your hours times your rate, to the penny."
      />
      <SelectField
        name="payFrequency"
        hint="Once a year? Choose every month."
        tip="If you are paid once a year, choose every month, and the month of that pay below."
      />
      <PeriodField />
      <CodeField
        name="taxCode"
        hint="As on your payslip, such as 1257L or BR."
        tip="Leave it blank for the usual code. Type what stands after the code too, such as W1 or M1."
      />
      <MoneyField
        name="payToDate"
        hint="From the payslip before, or your P45."
        tip="It is called “taxable pay to date” there. On this payslip, that figure already includes this pay. Leave it blank if you do not have it, if this is your first pay of the tax year, or if the code has W1 or M1."
      />
      <MoneyField
        name="taxToDate"
        hint="From the payslip before, or your P45."
        tip="It is called “tax to date” there. On this payslip, that figure already includes this tax."
      />
      <ShownWhen field="isSameBefore" is={({ payPeriod, payToDate }) => Number(payPeriod) > 1 && !hasAmount(payToDate)}>
        <CheckboxField
          name="isSameBefore"
          hint="While the two boxes above are blank."
          tip="Untick it if this is your first pay of the tax year."
        />
      </ShownWhen>
      <SelectField name="taxYear" hint="Another year opens with what you typed." />
      <PercentField
        name="pensionContribution"
        hint="Leave blank if none."
        tip="Your own contribution, with any tax relief that the scheme adds."
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
        <SelectField name="niCategory" hint="The letter on your payslip: usually A." />
        <CheckboxField
          name="isNonCumulative"
          hint="Each payment is then taxed alone."
          tip="You need not tick it if you typed it with the code."
        />
        <CheckboxField name="isDirector" hint="It changes your National Insurance." tip="It is worked out on the year so far." />
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
