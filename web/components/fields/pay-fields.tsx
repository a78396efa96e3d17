import type { Fields } from '#engine/inputs/field.ts'
import { aboutPeriod, PAY_PERIODS, type PayPeriod } from '#engine/inputs/paid-per.ts'
import { payFields } from '#engine/inputs/pay-fields.ts'
import { useFormValues } from '../form-context.ts'
import { SelectField } from './choice-fields.tsx'
import { MoreOptions } from './more-options.tsx'
import { CountField, MoneyField } from './number-field.tsx'

const periodOf = ({ payPer }: Readonly<Record<string, unknown>>): PayPeriod => PAY_PERIODS.find((period) => period === payPer) ?? 'year'

/** The fields of a calculator with pay named after the period that it is for: Hourly pay. */
export const withPayNamed =
  (fields: Fields) =>
  (values: Readonly<Record<string, unknown>>): Fields => ({
    ...fields,
    annualSalary: { ...payFields.annualSalary, label: aboutPeriod(periodOf(values)).pay },
  })

/** How pay for a period becomes pay for a year, for a visitor who may have written the period next to the amount instead of choosing it. */
function takenAs(period: PayPeriod): string | undefined {
  if (period === 'year') return undefined
  const { one, times, perWeek } = aboutPeriod(period)
  const makesAYear =
    perWeek === undefined ? `A year has ${times} of them.` : `Below, enter how many ${payFields[perWeek].unit} a week you are paid for.`
  return `This is pay for ${one}. ${makesAYear}`
}

/** Pay before tax, for a year unless another period is chosen or written next to it. A change of period is said aloud. */
export function PayFields() {
  const period = periodOf(useFormValues())
  return (
    <div className="pay-fields">
      <MoneyField name="annualSalary" hint={period === 'year' ? 'Before tax. Monthly? Add “a month”.' : 'Before tax.'} />
      <output className="hint">{takenAs(period)}</output>
    </div>
  )
}

/** What pay is for, and how much somebody works, for a visitor who is not paid by the year. */
export const PayPeriodFold = () => (
  <MoreOptions title="Paid by the month or hour?">
    <SelectField name="payPer" hint="What the amount above is for." />
    <CountField name="hoursPerWeek" hint="Those you are paid for." tip="Used for pay by the hour, and to show your result by the hour." />
    <CountField name="daysPerWeek" hint="The days that you work." tip="Used for pay by the day, and to show your result by the day." />
  </MoreOptions>
)
