import { useEffect, useRef } from 'react'
import { fields } from '#engine/calculators/payslip/fields.ts'
import { daysOfPeriod, type PayFrequency, PERIODS, periodOn } from '#engine/inputs/pay-periods.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { CountField } from '../../components/fields/number-field.tsx'
import { useFormValues } from '../../components/form-context.ts'
import { fromFragment } from '../../form/fragment.ts'
import { date } from '../../text/dates.ts'
import { todayHere } from '../../years/year-words.ts'

/** Where a payslip shows the number of the pay period. Some print the tax week however often people are paid. */
const PERIOD_HINTS: Readonly<Record<PayFrequency, string>> = {
  weekly: 'The tax week, which most payslips show.',
  fortnightly: 'Half of the tax week that most payslips show.',
  'four-weekly': 'A quarter of the tax week that most payslips show.',
  monthly: 'The tax month, which most payslips show.',
}

/** The number of the pay period: today’s, until the visitor types another. The hint gives its days, so that nobody has to count. */
export function PeriodField() {
  const { payFrequency, payPeriod = '' } = useFormValues()
  const frequency = fields.payFrequency.options.find((option) => option === payFrequency) ?? fields.payFrequency.blank
  const suggested = useRef(String(fields.payPeriod.blank))
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>('form [name="payPeriod"]')
    const today = String(periodOn(todayHere(), frequency, defaultTaxYear) ?? fields.payPeriod.blank)
    const isAsked = fromFragment(location.hash, (name) => name === 'grossPay') !== undefined
    // What the visitor typed stays, and so does what an address asks, until another length of period is chosen.
    if (!box || box.value !== suggested.current || (isAsked && !box.form?.contains(document.activeElement))) return
    suggested.current = today
    box.value = today
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }, [frequency])
  return <CountField name="payPeriod" hint={`${PERIOD_HINTS[frequency]} ${inDays(frequency, payPeriod)}`} />
}

/** `Month 8 is paydays from 6 November 2026 to 5 December 2026, and month 7 those of the month before.` */
function inDays(frequency: PayFrequency, typed: string): string {
  const period = Number(typed.trim() === '' ? fields.payPeriod.blank : typed)
  if (!Number.isInteger(period) || period < 1 || period > PERIODS[frequency].most) return ''
  const { first, last } = daysOfPeriod(frequency, defaultTaxYear, period)
  const now = frequency === 'monthly' ? `Month ${period}` : frequency === 'weekly' ? `Week ${period}` : `Period ${period}`
  return `${now} has the paydays from ${date(first)} to ${date(last)}. If you were paid before that, it is a smaller number.`
}
