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
        hint="With any bonus, before tax."
        tip="Before your own contributions too. Leave out pay you gave up for your pension."
      />
      <MoneyField
        name="pensionContributions"
        hint="What reaches your pots, with tax relief."
        tip="With the relief that your scheme adds. Leave out defined benefit schemes."
      />
      <MoneyField name="employerContributions" hint="With any salary you gave up for them." tip="Leave out defined benefit schemes." />
      <CheckboxField name="hasDBPension" hint="Final salary or career average." tip="A pension with a promised income." />
      <MoneyField
        name="dbPensionAnnualIncrease"
        disabled={isWithoutBenefit}
        hint={isWithoutBenefit ? 'To enter it, tick the box above.' : 'How much it went up in the year.'}
        tip="How much your promised yearly pension went up, before inflation is taken off. Only growth above inflation counts: for that, enter what your scheme says, or the two pensions."
      />
      <ShownWhen field="dbInputAmount" is={hasBenefit}>
        <MoneyField
          name="dbInputAmount"
          hint="From your pension savings statement."
          tip="The growth of your pension above inflation, as your scheme’s statement for the tax year below says. For several schemes, add theirs up. If you enter it, we need no other figure of that pension."
        />
      </ShownWhen>
      <ShownWhen field="dbOpeningPension" is={hasBenefit}>
        <MoneyField
          name="dbOpeningPension"
          hint="The yearly pension built up by then."
          tip="If you enter both pensions, we use them instead of the increase."
        />
      </ShownWhen>
      <ShownWhen field="dbClosingPension" is={hasBenefit}>
        <MoneyField name="dbClosingPension" />
      </ShownWhen>
      <ShownWhen field="dbMemberContributions" is={hasBenefit}>
        <MoneyField
          name="dbMemberContributions"
          hint="What came off your pay in the year."
          tip="It does not use up allowance: the growth does."
        />
      </ShownWhen>
      <SelectField name="taxYear" hint="Another year opens with what you typed." />
      {earlierYearsFor(values).map(({ field, name }) => (
        <MoneyField key={field} name={field} hint={`What you did not use in ${name}.`} />
      ))}
      <MoreOptions inside="Salary sacrifice, lump sum of a defined benefit pension, Scotland">
        <MoneyField
          name="salarySacrifice"
          hint={`If you agreed on or after ${sacrificeCountsFrom}.`}
          tip="Pay you gave up this year for pension contributions. Your employer pays it in, so include it in the employer contributions too. It only counts once."
        />
        <ShownWhen field="dbOpeningLumpSum" is={hasBenefit}>
          <MoneyField
            name="dbOpeningLumpSum"
            hint="If the scheme pays one besides."
            tip="As older NHS, teachers’ and council schemes do. Leave out one that you would swap pension for."
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
