import { calculators } from '../../calculators/index.ts'

/** Calculators that have between them every kind of field, of choice and of result. What all share is tested on these; what each says, on all. */
const SAMPLES = new Set(['income-tax', 'capital-gains', 'pension-allowance', 'company-car', 'vat'])

export const samples = calculators.filter(({ slug }) => SAMPLES.has(slug))

/** Whether a page is one of these or no calculator’s. */
export const isSample = (path: string): boolean => samples.some((one) => one.path === path) || calculators.every((one) => one.path !== path)
