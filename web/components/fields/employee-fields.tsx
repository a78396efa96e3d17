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
    hint="If you have loans on two plans."
    tip="You make one repayment, on what you earn above the lower threshold."
  />
)

/** Questions of take-home pay that concern few people: other pay and its tax codes, then the visitor’s own circumstances. Both are folded. */
export function EmployeeFields() {
  const { secondIncomeKind } = useFormValues()
  return (
    <>
      <MoreOptions title="A tax code or second income?" inside="Bonus, overtime, benefits from work">
        <CodeField
          name="taxCode"
          hint="As on your payslip: 1257L, BR or K475."
          tip="We compare what payroll takes by that code with your tax for the year. Leave it blank for your tax for the year alone."
        />
        <MoneyField
          name="bonus"
          hint="On top of the pay above."
          tip="National Insurance and student loans are worked out on that month by itself."
        />
        <MoneyField
          name="taxableBenefits"
          hint="The cash equivalent on your P11D."
          tip="Of a company car or medical insurance, for example. It is taxed, but not paid to you."
        />
        <MoneyField
          name="secondIncome"
          hint="Before tax. Add up several pensions."
          tip="Do not add up several jobs: each job has its own National Insurance threshold."
        />
        <ShownWhen field="secondIncomeKind" is={hasSecondIncome}>
          <RadioField name="secondIncomeKind" />
        </ShownWhen>
        <ShownWhen field="secondIncomePaid" is={hasSecondIncome}>
          <RadioField
            name="secondIncomePaid"
            hint="Once, for a lump sum from a pension."
            tip="For a lump sum, enter the part that is taxed, and its code, which often ends in M1."
          />
        </ShownWhen>
        <ShownWhen field="secondTaxCode" is={hasSecondIncome}>
          <CodeField
            name="secondTaxCode"
            hint={`The code of that ${secondIncomeKind === 'pension' ? 'pension' : 'job'}.`}
            tip="If you leave it blank and type a code above, we use BR."
          />
        </ShownWhen>
      </MoreOptions>
      <MoreOptions title="Family, age or director?" inside="Child Benefit, marriage, pension age">
        <CountField name="children" hint="Leave blank if you get no Child Benefit." tip="To see the High Income Child Benefit Charge." />
        <RadioField
          name="marriageAllowance"
          hint="For a married couple or civil partners."
          tip="One of the two can give a tenth of the Personal Allowance to the other."
        />
        <CheckboxField
          name="blindPersonsAllowance"
          hint="If you are severely sight impaired."
          tip="You are registered as severely sight impaired or, in Scotland and Northern Ireland, cannot do any work that needs eyesight."
        />
        <SelectField name="niCategory" hint="The letter on your payslip." tip="Most people have A, and C from State Pension age." />
        <CheckboxField
          name="isDirector"
          hint="It changes your National Insurance."
          tip="A director’s National Insurance is worked out on the pay of the whole year."
        />
      </MoreOptions>
    </>
  )
}
