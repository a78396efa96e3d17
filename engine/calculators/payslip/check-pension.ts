import { methodOf } from '../../inputs/common-fields.ts'
import { LARGEST_PERCENT } from '../../inputs/field.ts'
import { ZERO } from '../../money/decimal.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import type { PayrollChange } from './check-change.ts'
import { LAW } from './check-codes.ts'
import type { PayslipInputs } from './fields.ts'
import { fields } from './fields.ts'

/** The pension taken in another way, from other pay, or not at all. */
export function otherPensions(inputs: PayslipInputs): PayrollChange[] {
  if (inputs.pensionContribution.isZero()) return []
  return [
    ...fields.pensionMethod.options
      .filter((method) => method !== methodOf(inputs))
      .map(
        (method): PayrollChange => ({
          kind: 'pension-method',
          inputs: { ...inputs, pensionMethod: method, isPublicServicePension: false },
        }),
      ),
    ...fields.pensionBasis.options
      .filter((basis) => basis !== inputs.pensionBasis)
      .map((pensionBasis): PayrollChange => ({ kind: 'pension-basis', inputs: { ...inputs, pensionBasis } })),
    ...beforeRelief(inputs),
    { kind: 'no-pension', inputs: { ...inputs, pensionContribution: ZERO } },
  ]
}

/**
 * The percentage as what leaves pay under relief at source, on either basis: a payslip shows it so, without the relief that the scheme claims
 * (FA 2004 s.192). The form asks for it with the relief.
 */
function beforeRelief(inputs: PayslipInputs): PayrollChange[] {
  const { memberShare } = ratesAt({ incomeTax }, inputs.taxYear, LAW).incomeTax.reliefAtSource
  const percentTaken = inputs.pensionContribution
  const pensionContribution = percentTaken.dividedBy(memberShare.value).toDecimalPlaces(PERCENT_PLACES)
  if (pensionContribution.greaterThan(LARGEST_PERCENT)) return []
  const paid = { ...inputs, pensionContribution, pensionMethod: 'relief-at-source', isPublicServicePension: false } as const
  const bases = new Set([inputs.pensionBasis, ...fields.pensionBasis.options])
  return [...bases].map((pensionBasis) => ({ kind: 'pension-relief', inputs: { ...paid, pensionBasis }, percentTaken }))
}
/** As many as the form takes. */
const PERCENT_PLACES = 2

/** Another way to pay and another basis at once: both are left as the form has them by whoever does not know either. */
export const otherMethodsAndBases = (inputs: PayslipInputs): PayrollChange[] =>
  otherPensions(inputs).flatMap(({ kind, inputs: changed }) =>
    kind === 'pension-method'
      ? otherPensions(changed).flatMap((other) =>
          other.kind === 'pension-basis' ? [{ ...other, kind: 'pension-method-and-basis' as const }] : [],
        )
      : [],
  )

/** Whether somebody pays into a pension, and left how as the form has it: many do not know. */
export const isMethodAsItComes = ({ pensionContribution, pensionMethod, isPublicServicePension }: PayslipInputs): boolean =>
  !pensionContribution.isZero() && pensionMethod === fields.pensionMethod.blank && !isPublicServicePension

/** Each other way to pay the same pension, on either basis, and the percentage as what leaves pay. */
export const otherWaysToPay = (inputs: PayslipInputs): PayrollChange[] =>
  [...otherPensions(inputs), ...otherMethodsAndBases(inputs)].filter(({ inputs: changed }) => methodOf(changed) !== methodOf(inputs))
