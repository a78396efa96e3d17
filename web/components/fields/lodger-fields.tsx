import type { FormValues } from '../../form/form-values.ts'
import { CheckboxField } from './choice-fields.tsx'
import { MoneyField } from './number-field.tsx'
import { hasAmount, ShownWhen } from './shown-when.tsx'

const hasLodger = ({ lodgerReceipts }: FormValues) => hasAmount(lodgerReceipts)

/** Questions for a visitor with lodgers in their own home. */
export function LodgerFields() {
  return (
    <>
      <MoneyField
        name="lodgerReceipts"
        hint="For furnished rooms in your own home."
        tip="With what they pay for meals and bills. Much of it is tax-free (Rent a Room)."
      />
      <ShownWhen field="lodgerExpenses" is={hasLodger}>
        <MoneyField
          name="lodgerExpenses"
          hint="The room’s share of bills and repairs."
          tip="Leave out mortgage interest. We use them only if they save you tax."
        />
      </ShownWhen>
      <ShownWhen field="lodgerShared" is={hasLodger}>
        <CheckboxField name="lodgerShared" hint="A partner or another owner, say." tip="Your tax-free amount is then half." />
      </ShownWhen>
    </>
  )
}
