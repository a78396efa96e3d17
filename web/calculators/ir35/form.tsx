import { fields } from '#engine/calculators/ir35/fields.ts'
import { RadioField } from '../../components/fields/choice-fields.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { CountField, MoneyField } from '../../components/fields/number-field.tsx'
import { goalSeekFold } from '../../components/goal-seek/goal-seek-fold.tsx'
import type { CalculatorForm } from '../../form/calculator-form.ts'
import { statusExplained, statusWords } from './status-words.ts'

const load = () => import('./comparison.tsx')
const GoalSeekFold = goalSeekFold('From the take-home you need', load)

function Ir35Fields() {
  return (
    <>
      <MoneyField name="dailyRate" hint="What you are paid for it, without VAT." tip="By the client or the agency." />
      <CountField name="daysWorked" hint="About 220 full time." tip="The days you work in the whole tax year. Half days count." />
      <MoneyField name="businessExpenses" hint="A year’s insurance, travel and the like." />
      <RadioField name="ir35Status" words={statusWords} explained={statusExplained} />
      <MoneyField
        name="permanentSalary"
        hint="Of a job that you could take instead."
        tip="Its yearly salary. Leave it blank if there is none."
      />
      <MoreOptions inside="Director’s salary">
        <MoneyField
          name="directorSalary"
          hint="For the year, if you are outside IR35."
          tip="What your company pays you as a salary. Leave it blank for a salary equal to the Personal Allowance."
        />
      </MoreOptions>
      <GoalSeekFold />
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
