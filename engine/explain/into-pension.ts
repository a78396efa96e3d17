import type { Calculator } from '../calculator.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'

type PensionInputs = Readonly<Record<string, Decimal | boolean | string | undefined>>

/**
 * What somebody pays into a pension with inputs, with the relief that a scheme claims; `recordWith` gives the record of other inputs. A
 * contribution out of pay is the gross one, and where it is paid otherwise the same goes in. FA 2004 s.192. Pounds of the period of the
 * answer, to the penny.
 */
export function intoPension(
  { fields }: Calculator,
  inputs: PensionInputs,
  recordWith: (inputs: PensionInputs) => Result['record'],
): Decimal {
  if (fields['reliefAtSourcePension']) return inputs['reliefAtSourcePension'] as Decimal
  if (!fields['pensionMethod'] && !fields['pensionContribution']) return ZERO
  const { pension } = recordWith(fields['pensionMethod'] ? { ...inputs, pensionMethod: 'salary-sacrifice' } : inputs)
  return pension instanceof Decimal ? pension : ZERO
}
