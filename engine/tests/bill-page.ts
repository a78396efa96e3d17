import { calculator as taxBill } from '../calculators/tax-bill/answer.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'

export type BillInputs = Parameters<typeof taxBill.calculate>[0]

const parsed = taxBill.parse({})
if (parsed.issues) throw new Error('nothing typed is refused')
const NOTHING: BillInputs = parsed.inputs

/** All the years that a bill can be for. */
export const BILL_YEARS = Object.keys(taxYears) as TaxYear[]

/** The bill for exact inputs, nothing where they are left out. A form would refuse fractions of a penny. */
export const billOf = (inputs: Partial<BillInputs>): Result => taxBill.calculate({ ...NOTHING, ...inputs }, { ruleSet: 'statute' })

/** The amounts of its record, to the penny. */
export const recordOf = (inputs: Partial<BillInputs>) =>
  taxBill.record({ ...NOTHING, ...inputs }, { ruleSet: 'statute' }) as Readonly<
    Record<'totalDue' | 'tradingProfit' | 'rentalProfit', Decimal>
  >

/** The exact amount of a row or of a step of a bill, nothing where it has neither. */
export const inBill = ({ rows, steps }: Result, key: string): Decimal => [...rows, ...steps].find((each) => each.key === key)?.value ?? ZERO
