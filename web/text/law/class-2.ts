// For text that is rendered when the site is built.
import { rates } from '../figures.ts'

/** Whether the self-employed have to pay Class 2 in the tax year of the page. SSCBA 1992 s.11. */
export const isClass2Charged = rates.methods.nationalInsurance.class2Charge.value !== 'not-charged'
