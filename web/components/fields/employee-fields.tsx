import type { FormValues } from '../../form/form-values.ts'
import { useFormValues } from '../form-context.ts'
import { CheckboxField, RadioField, SelectField } from './choice-fields.tsx'
import { MoreOptions } from './more-options.tsx'
import { CountField, MoneyField } from './number-field.tsx'
import { hasAmount, ShownWhen } from './shown-when.tsx'
import { CodeField } from './text-field.tsx'

const hasSecondIncome = ({ secondIncome }: FormValues) => hasAmount(secondIncome)

/** Another undergraduate loan. */
export const OtherLoanField = () => (
  <SelectField
    name="otherLoanPlan"
    hint="If you have loans on two plans. You make one repayment, on what you earn above the lower threshold."
  />
)

/** Questions of take-home pay that concern few people: other pay and its tax codes, then the visitor’s own circumstances. Both are folded. */
export function EmployeeFields() {
  const { secondIncomeKind } = useFormValues()
  return (
    <>
      <MoreOptions title="A tax code, a bonus or a second income?" inside="Overtime, a second job, a pension, benefits from work">
        <CodeField
          name="taxCode"
          hint="As on your payslip, such as 1257L, BR or K475, to compare what payroll takes with your tax for the year. Leave blank for your tax for the year."
        />
        <MoneyField
          name="bonus"
          hint="On top of the pay above. National Insurance and student loans are worked out on that month by itself."
        />
        <MoneyField
          name="taxableBenefits"
          hint="The cash equivalent on your P11D, of a company car for example. It is taxed, but not paid to you."
        />
        <MoneyField
          name="secondIncome"
          hint="Before tax. Add up several pensions, but not several jobs: each job has its own National Insurance threshold."
        />
        <ShownWhen field="secondIncomeKind" is={hasSecondIncome}>
          <RadioField name="secondIncomeKind" />
        </ShownWhen>
        <ShownWhen field="secondIncomePaid" is={hasSecondIncome}>
          <RadioField
            name="secondIncomePaid"
            hint="Once, for a lump sum from a pension: enter the part that is taxed, and its code, which often ends in M1."
          />
        </ShownWhen>
        <ShownWhen field="secondTaxCode" is={hasSecondIncome}>
          <CodeField
            name="secondTaxCode"
            hint={`The code of that ${secondIncomeKind === 'pension' ? 'pension' : 'job'}. If you leave it blank and type a code above, we use BR.`}
          />
        </ShownWhen>
      </MoreOptions>
      <MoreOptions
        title="Children, married, over State Pension age or a director?"
        inside="Child Benefit, Marriage Allowance, National Insurance category"
      >
        <CountField name="children" hint="To see the High Income Child Benefit Charge. Leave blank if you get no Child Benefit." />
        <RadioField
          name="marriageAllowance"
          hint="One of a married couple or civil partners can give a tenth of the Personal Allowance to the other."
        />
        <CheckboxField
          name="blindPersonsAllowance"
          hint="If you are registered as severely sight impaired or, in Scotland and Northern Ireland, cannot do any work that needs eyesight."
        />
        <SelectField name="niCategory" hint="The letter on your payslip. Most people have A, and C from State Pension age." />
        <CheckboxField name="isDirector" hint="National Insurance is then worked out on the pay of the whole year." />
      </MoreOptions>
    </>
  )
}
