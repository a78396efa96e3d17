import { fields } from '#engine/calculators/payslip/fields.ts'
import { CheckboxField, RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { CountField, MoneyField, PercentField } from '../../components/fields/number-field.tsx'
import { CodeField } from '../../components/fields/text-field.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'

function PayslipFields() {
  return (
    <>
      <MoneyField name="grossPay" hint="For this payslip alone, with overtime or a bonus if there is any." />
      <CodeField name="taxCode" hint="As on your payslip, such as 1257L, BR, K475 or S1257L M1. Leave blank for the usual code." />
      <SelectField name="payFrequency" />
      <CountField
        name="payPeriod"
        hint="Which payday of the tax year it is. The first is number one. Payslips call it the tax month or tax week."
      />
      <SelectField name="taxYear" hint="Choosing another year opens its page. What you have typed goes with you." />
      <MoreOptions inside="Pay and tax to date, National Insurance letter, student loan, pension, directors">
        <MoneyField name="payToDate" hint="Taxable pay this tax year up to the payslip before this one. A P45 counts too." />
        <MoneyField name="taxToDate" hint="Income Tax taken from that pay." />
        <CheckboxField name="isNonCumulative" hint="Your code is followed by W1, M1 or X: each payment is taxed alone." />
        <SelectField name="niCategory" hint="The letter is on your payslip. Most people have A." />
        <RadioField name="studentLoanPlan" />
        <CheckboxField name="postgraduateLoan" hint="Both can come off the same pay." />
        <PercentField name="pensionContribution" hint="Your own contribution, with any tax relief that the scheme adds." />
        <RadioField name="pensionMethod" hint="Ask payroll if your payslip does not say. It changes the tax." />
        <RadioField
          name="pensionBasis"
          explained={{
            'all-pay': 'The percentage is of everything on this payslip.',
            'qualifying-earnings': 'Only pay between two limits counts, as in most schemes that employers must offer.',
          }}
        />
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
