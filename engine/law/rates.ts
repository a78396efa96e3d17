// The tables that the rules of each part of the law read.
import type { tables } from '../rates/generated/index.ts'
import type { Settled } from '../rates/table.ts'

/** The values of some of the tables, by their names. */
export type Rates<Name extends keyof typeof tables> = Pick<Settled<typeof tables>, Name>

export type IncomeTaxRates = Rates<'incomeTax' | 'scottishIncomeTax' | 'methods'>
export type SlabRates = IncomeTaxRates & Rates<'slabs'>
export type DividendRates = IncomeTaxRates & Rates<'dividends'>
export type NationalInsuranceRates = Rates<'nationalInsurance' | 'methods'>
export type StudentLoanRates = Rates<'studentLoans' | 'methods'>
/** What payroll reads of the PAYE Regulations. */
export type PayeRates = Rates<'paye'>
export type AllowanceRates = Rates<'allowances'>
/** What automatic enrolment reads. */
export type EnrolmentRates = Rates<'pensions'>
export type PensionRates = IncomeTaxRates & Rates<'pensions'>
/** The same, with the slabs that a method may use for relief and for the annual allowance charge. */
export type PensionAllowanceRates = PensionRates & SlabRates
export type CorporationTaxRates = Rates<'corporationTax' | 'methods'>
/** What a contractor’s tax reads, inside and outside IR35. */
export type Ir35Rates = CorporationTaxRates & DividendRates & NationalInsuranceRates
