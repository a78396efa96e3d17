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
const PERIOD_TIPS: Readonly<Record<PayFrequency, string>> = {
  weekly: 'The tax week, which most payslips show.',
  fortnightly: 'Half of the tax week that most payslips show.',
  'four-weekly': 'A quarter of the tax week that most payslips show.',
  monthly: 'The tax month, which most payslips show.',
}

/**
 * The number of the pay period: today’s, until the visitor types another or an address asks for one. A reset of the form brings back today’s.
 * The hint is its days, so that nobody has to count.
 */
export function PeriodField() {
  const { payFrequency, payPeriod = '' } = useFormValues()
  const frequency = fields.payFrequency.options.find((option) => option === payFrequency) ?? fields.payFrequency.blank
  const suggested = useRef(BLANK)
  const wasReset = useRef(false)
  const isTicked = useRef(false)
  const length = useRef(frequency)
  useEffect(() => {
    const { form } = boxOf('payPeriod') ?? {}
    const onReset = () => {
      wasReset.current = true
      isTicked.current = false
    }
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [])
  useEffect(() => {
    const box = boxOf('payPeriod')
    if (!box) return
    const isAsked = fromFragment(location.hash, (name) => name === 'grossPay' || name === 'payPeriod') !== undefined
    // What the visitor typed stays, and so does what an address asks, until another length of period is chosen.
    const isOurs = box.value === suggested.current || (wasReset.current && box.value === BLANK)
    const isChosen = length.current !== frequency && box.form?.contains(document.activeElement)
    wasReset.current = false
    length.current = frequency
    if (isOurs && (!isAsked || isChosen)) {
      suggested.current = String(periodOn(todayHere(), frequency, defaultTaxYear) ?? BLANK)
      if (box.value !== suggested.current) change(box, () => (box.value = suggested.current))
    }
    // Most people had the same pay before, and no figures at hand. Somebody who unticks it, or an address without it, means the first pay.
    if (isTicked.current || isAsked || !(Number(box.value) > 1)) return
    isTicked.current = true
    const same = boxOf('isSameBefore')
    if (same && !same.checked) change(same, () => (same.checked = true))
  })
  const tip = `${PERIOD_TIPS[frequency]}${Number(payPeriod) > 1 ? EARLIER : ''}`
  return <CountField name="payPeriod" hint={inDays(frequency, payPeriod)} tip={tip} />
}

/** Changes a control as if the visitor had. */
function change(control: HTMLInputElement, how: () => void): void {
  how()
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

const BLANK = String(fields.payPeriod.blank)
const boxOf = (name: 'payPeriod' | 'isSameBefore') => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)

/** The days of a period, `Paid 6 November 2026 to 5 December 2026`; for a number that no period has, where to find one. */
function inDays(frequency: PayFrequency, typed: string): string {
  const period = Number(typed.trim() === '' ? fields.payPeriod.blank : typed)
  if (!Number.isInteger(period) || period < 1 || period > PERIODS[frequency].most) return 'As on your payslip.'
  const { first, last } = daysOfPeriod(frequency, defaultTaxYear, period)
  return `Paid ${date(first)} to ${date(last)}.`
}

const EARLIER = ' If you were paid before those days, it is a smaller number.'
