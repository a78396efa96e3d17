import { fields } from '#engine/calculators/pension-allowance/fields.ts'
import { sacrificeCountsFrom } from '#engine/law/pensions/sacrifice-counts-from.ts'
import { CheckboxField, RadioField, SelectField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { MoneyField } from '../../components/fields/number-field.tsx'
import { ShownWhen } from '../../components/fields/shown-when.tsx'
import { useFormValues } from '../../components/form-context.ts'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { earlierYearsFor, fieldsFor } from './labels.ts'

const hasBenefit = ({ hasDBPension }: Readonly<Record<string, unknown>>) => hasDBPension === 'true'

function PensionAllowanceFields() {
  const values = useFormValues()
  const isWithoutBenefit = !hasBenefit(values)
  return (
    <>
      <MoneyField
        name="annualSalary"
        hint="Your pay with any bonus, before tax and your own contributions. Leave out pay you gave up for your pension."
      />
      <MoneyField
        name="pensionContributions"
        hint="What reaches your pots, with the tax relief your scheme adds. Leave out defined benefit schemes."
      />
      <MoneyField name="employerContributions" hint="With any salary you gave up for them. Leave out defined benefit schemes." />
      <CheckboxField name="hasDBPension" hint="A promised income, such as a final salary or career average scheme." />
      <MoneyField
        name="dbPensionAnnualIncrease"
        disabled={isWithoutBenefit}
        hint={`How much your promised yearly pension went up in the year${isWithoutBenefit ? '. To enter it, tick the box for a defined benefit pension.' : ', before inflation is taken off. Only growth above inflation counts: for that, enter what your scheme says, or the two pensions.'}`}
      />
      <ShownWhen field="dbInputAmount" is={hasBenefit}>
        <MoneyField
          name="dbInputAmount"
          hint="The growth of your pension above inflation, as your scheme’s pension savings statement for the tax year below says. For several schemes, add theirs up. If you enter it, we need no other figure of that pension."
        />
      </ShownWhen>
      <ShownWhen field="dbOpeningPension" is={hasBenefit}>
        <MoneyField
          name="dbOpeningPension"
          hint="The yearly pension you had built up by then. If you enter both pensions, we use them instead of the increase."
        />
      </ShownWhen>
      <ShownWhen field="dbClosingPension" is={hasBenefit}>
        <MoneyField name="dbClosingPension" />
      </ShownWhen>
      <ShownWhen field="dbMemberContributions" is={hasBenefit}>
        <MoneyField
          name="dbMemberContributions"
          hint="What came off your pay for it in the year. It does not use up allowance: the growth does."
        />
      </ShownWhen>
      <SelectField name="taxYear" hint="Choosing another year opens its page. What you have typed goes with you." />
      {earlierYearsFor(values).map(({ field, name }) => (
        <MoneyField key={field} name={field} hint={`The annual allowance you did not use in ${name}.`} />
      ))}
      <MoreOptions inside="Salary sacrifice, lump sum of a defined benefit pension, Scotland">
        <MoneyField
          name="salarySacrifice"
          hint={`Pay you gave up this year for pension contributions, if you agreed to it on or after ${sacrificeCountsFrom}. Your employer pays it in, so include it in the employer contributions too. It only counts once.`}
        />
        <ShownWhen field="dbOpeningLumpSum" is={hasBenefit}>
          <MoneyField
            name="dbOpeningLumpSum"
            hint="If your scheme pays a lump sum besides the pension, as older NHS, teachers’ and council schemes do. Leave out one that you would swap pension for."
          />
        </ShownWhen>
        <ShownWhen field="dbClosingLumpSum" is={hasBenefit}>
          <MoneyField name="dbClosingLumpSum" />
        </ShownWhen>
        <RadioField name="region" />
      </MoreOptions>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'pension-allowance',
  fields,
  fieldsFor,
  title: 'Your pension year',
  button: 'Calculate Annual Allowance',
  prompt: 'Enter your pension details to check your annual allowance',
  resultsTitle: 'Annual Allowance Calculation',
  Fields: PensionAllowanceFields,
  load: () => import('#engine/calculators/pension-allowance/answer.ts'),
}
