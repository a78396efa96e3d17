import type { Calculator, Margin } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal } from '../money/decimal.ts'

/** The income that more is asked about, of a calculator that takes one. Undefined where somebody has another one in its place alone. */
export function marginOf<Of extends Fields>({ margin }: Pick<Calculator<Of>, 'margin'>, inputs: InputsOf<Of>): Margin | undefined {
  const given: Readonly<Record<string, unknown>> = inputs
  const isAny = (name: string) => {
    const amount = given[name]
    return amount instanceof Decimal && !amount.isZero()
  }
  return margin?.instead !== undefined && isAny(margin.instead) && !isAny(margin.input) ? undefined : margin
}
