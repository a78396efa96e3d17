import type { FormValues } from '../../form/form-values.ts'
import { CheckboxField, RadioField } from './choice-fields.tsx'
import { hasAmount, ShownWhen } from './shown-when.tsx'

/** What each way to pay into a pension is, under its name in a form. */
const PENSION_METHODS_EXPLAINED = {
  'salary-sacrifice': 'You agree to lower pay and your employer pays the difference into your pension.',
  'net-pay': 'It comes off your pay before Income Tax but after National Insurance.',
  'relief-at-source': 'It comes off your pay after tax, and your scheme claims basic rate tax relief for you.',
}

/** Whether a form says that something is paid into a pension. */
export const paysIntoPension = ({ pensionContribution, pensionPerMonth }: FormValues): boolean =>
  hasAmount(pensionContribution) || hasAmount(pensionPerMonth)

/** How a pension is paid, as soon as there is one: by the rules of a public service scheme, or in one of three ways. */
export const PensionMethodFields = () => (
  <ShownWhen field="pensionMethod" is={paysIntoPension}>
    <CheckboxField name="isPublicServicePension" hint="Their rules say how you pay." tip="Leave it blank for any other pension." />
    <ShownWhen field="pensionMethod" is={({ isPublicServicePension }) => isPublicServicePension !== 'true'}>
      <RadioField name="pensionMethod" hint="Your payslip or your scheme says which." explained={PENSION_METHODS_EXPLAINED} />
    </ShownWhen>
  </ShownWhen>
)
