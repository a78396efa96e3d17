import type { methods } from '../../rates/generated/methods.ts'
import type { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import type { Settled } from '../../rates/table.ts'

/** The tables that National Insurance reads. */
export interface NationalInsuranceRates {
  readonly nationalInsurance: Settled<typeof nationalInsurance>
  readonly methods: Settled<typeof methods>
}
