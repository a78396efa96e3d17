import type { calculator as capitalGains } from '../../engine/calculators/capital-gains/index.ts'
import type { calculator as cis } from '../../engine/calculators/cis/index.ts'
import type { calculator as companyCar } from '../../engine/calculators/company-car/index.ts'
import type { calculator as corporationTax } from '../../engine/calculators/corporation-tax/index.ts'
import type { calculator as dividendTax } from '../../engine/calculators/dividend-tax/index.ts'
import type { calculator as employerNi } from '../../engine/calculators/employer-ni/index.ts'
import type { calculator as incomeTax } from '../../engine/calculators/income-tax/index.ts'
import type { calculator as ir35 } from '../../engine/calculators/ir35/index.ts'
import type { calculator as nationalInsurance } from '../../engine/calculators/national-insurance/index.ts'
import type { calculator as partYear } from '../../engine/calculators/part-year/index.ts'
import type { calculator as pensionAllowance } from '../../engine/calculators/pension-allowance/index.ts'
import type { calculator as pensionRelief } from '../../engine/calculators/pension-relief/index.ts'
import type { calculator as rentalIncome } from '../../engine/calculators/rental-income/index.ts'
import type { calculator as selfEmployed } from '../../engine/calculators/self-employed/index.ts'
import type { calculator as sideHustle } from '../../engine/calculators/side-hustle/index.ts'
import type { calculator as studentLoan } from '../../engine/calculators/student-loan/index.ts'
import type { calculator as vat } from '../../engine/calculators/vat/index.ts'
import { Decimal } from '../../engine/money/decimal.ts'

type Taken<Made extends { record(inputs: never): unknown }> = Parameters<Made['record']>[0]

/** The parsed inputs of each calculator. */
export interface Inputs {
  readonly 'capital-gains': Taken<typeof capitalGains>
  readonly cis: Taken<typeof cis>
  readonly 'company-car': Taken<typeof companyCar>
  readonly 'corporation-tax': Taken<typeof corporationTax>
  readonly 'dividend-tax': Taken<typeof dividendTax>
  readonly 'employer-ni': Taken<typeof employerNi>
  readonly 'income-tax': Taken<typeof incomeTax>
  readonly ir35: Taken<typeof ir35>
  readonly 'national-insurance': Taken<typeof nationalInsurance>
  readonly 'part-year': Taken<typeof partYear>
  readonly 'pension-allowance': Taken<typeof pensionAllowance>
  readonly 'pension-relief': Taken<typeof pensionRelief>
  readonly 'rental-income': Taken<typeof rentalIncome>
  readonly 'self-employed': Taken<typeof selfEmployed>
  readonly 'side-hustle': Taken<typeof sideHustle>
  readonly 'student-loan': Taken<typeof studentLoan>
  readonly vat: Taken<typeof vat>
}

type InNumber<Value> = Value extends Decimal ? number : Value

/** The same inputs, with a float64 in place of each decimal. */
export type NumberInputs = {
  readonly [Slug in keyof Inputs]: { readonly [Name in keyof Inputs[Slug]]: InNumber<Inputs[Slug][Name]> }
}

/** The calculated fields of a record, rounded to the penny. Fields that only repeat an input are left out. */
export type Amounts<Amount> = Readonly<Record<string, Amount>>

export type BareDecimal = { readonly [Slug in keyof Inputs]: (inputs: Inputs[Slug]) => Amounts<Decimal> }
export type BareFloat = { readonly [Slug in keyof Inputs]: (inputs: NumberInputs[Slug]) => Amounts<number> }

/** The inputs with every decimal as a float64. */
export const inNumbers = (inputs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, value instanceof Decimal ? value.toNumber() : value]))
