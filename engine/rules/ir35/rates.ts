import type { CorporationTaxRates } from '../corporation-tax/rates.ts'
import type { DividendRates } from '../dividends/rates.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'

/** The tables that a contractor’s tax reads, inside and outside IR35. */
export type Ir35Rates = CorporationTaxRates & DividendRates & NationalInsuranceRates
