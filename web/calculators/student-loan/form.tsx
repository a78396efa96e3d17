import { fields } from '#engine/calculators/student-loan/fields.ts'
import type { CalculatorForm } from '../../components/calculator-form.ts'
import { CheckboxField, RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField, PercentField } from '../../components/fields/number-field.tsx'
import { ShownWhen } from '../../components/fields/shown-when.tsx'
import { loanPlanWords, pensionMethodWords, regionWords } from '../../lib/option-words.ts'

const PLANS_EXPLAINED = {
  plan1: 'Older courses in England and Wales, and all courses in Northern Ireland.',
  plan2: 'Later courses in England and Wales.',
  plan4: 'Scotland.',
  plan5: 'The newest courses in England.',
  postgraduate: 'A master’s or doctoral loan on its own.',
}

function StudentLoanFields() {
  return (
    <>
      <MoneyField name="annualSalary" hint="Your pay for the year before anything comes off." />
      <PercentField name="pensionContribution" hint="The percentage of your salary you pay in yourself. Leave blank if none." />
      <RadioField name="studentLoanPlan" words={loanPlanWords} explained={PLANS_EXPLAINED} />
      <MoreOptions inside="Postgraduate loan as well, Scotland, how your pension is paid">
        <ShownWhen field="postgraduateLoan" is={({ studentLoanPlan }) => studentLoanPlan !== 'postgraduate'}>
          <CheckboxField name="postgraduateLoan" hint="You repay it at the same time as the plan you chose." />
        </ShownWhen>
        <RadioField name="region" words={regionWords} />
        <RadioField name="pensionMethod" words={pensionMethodWords} hint="Your payslip or letters from your pension scheme say which." />
      </MoreOptions>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'student-loan',
  fields,
  title: 'Your pay and loan',
  button: 'Calculate Take-Home Pay',
  prompt: 'Enter your salary and loan plan to see what you take home',
  resultsTitle: 'PAYE and Student Loan Results',
  Fields: StudentLoanFields,
  load: () => import('./answer.tsx'),
}
