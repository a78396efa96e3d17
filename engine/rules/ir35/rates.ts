import type { CorporationTaxRates } from '../corporation-tax/rates.ts'
import type { DividendRates } from '../dividends/rates.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'

/** The tables that a contractor’s two statuses read. */
export type Ir35Rates = CorporationTaxRates & DividendRates & NationalInsuranceRates
