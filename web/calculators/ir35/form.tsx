import { fields } from '#engine/calculators/ir35/fields.ts'
import { RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { CountField, MoneyField } from '../../components/fields/number-field.tsx'
import { goalSeekFold } from '../../components/goal-seek/goal-seek-fold.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { statusExplained, statusWords } from './status-words.ts'

const load = () => import('./comparison.tsx')
const GoalSeekFold = goalSeekFold('Know what you need to take home?', load)

function Ir35Fields() {
  return (
    <>
      <MoneyField name="dailyRate" hint="What the client or agency pays you for a day, without VAT." />
      <CountField name="daysWorked" hint="The days you work in the whole tax year, about 220 if you work full time. Half days count." />
      <GoalSeekFold />
      <MoneyField name="businessExpenses" hint="Insurance, accountancy, equipment and travel for the year." />
      <RadioField name="ir35Status" words={statusWords} explained={statusExplained} />
      <MoneyField name="permanentSalary" hint="The yearly salary of a job that you could take instead. Leave blank if there is none." />
      <MoreOptions inside="Director’s salary">
        <MoneyField
          name="directorSalary"
          hint="What your company pays you as a salary for the year, if you are outside IR35. Leave blank for a salary equal to the Personal Allowance."
        />
      </MoreOptions>
    </>
  )
}

export const form: CalculatorForm = {
  slug: 'ir35',
  fields,
  title: 'Your contract',
  button: 'Calculate IR35 Take-Home Pay',
  prompt: 'Enter your contract details to compare inside and outside IR35',
  resultsTitle: 'IR35 Calculation',
  Fields: Ir35Fields,
  load,
}
