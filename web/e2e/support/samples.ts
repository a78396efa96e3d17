import { calculators } from '../../calculators/index.ts'

/**
 * Calculators that between them have every kind of field, choice and result, but for a tax year, which slow/years.spec.ts tests. What all
 * calculators share is tested on these; what each one says is tested on all.
 */
const SAMPLES = new Set(['income-tax', 'capital-gains', 'vat'])

export const samples = calculators.filter(({ slug }) => SAMPLES.has(slug))

/** Whether a page is one of these, or not a calculator’s. */
export const isSample = (path: string): boolean => samples.some((one) => one.path === path) || calculators.every((one) => one.path !== path)

/** Pages that between them have everything that pages without a form of tax have. */
const OTHERS = new Set(['/', '/about', '/personal-tax', '/rates', '/personal-tax/self-assessment-tax-calculator/many'])

/** Whether a page is one of those that every change is tried on. The slow tests try the others. */
export const isOpenedFirst = (path: string): boolean => OTHERS.has(path) || samples.some((one) => one.path === path)
