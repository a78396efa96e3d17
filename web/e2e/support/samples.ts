import { calculators } from '../../calculators/index.ts'

/**
 * Calculators that between them have every kind of field, choice and result, but for a tax year, which slow/years.spec.ts tests. What all
 * calculators share is tested on these, in `npm test` on the first alone; what each one says is tested on all.
 */
const SAMPLES = new Set(process.env['TESTS'] === 'all' ? ['income-tax', 'capital-gains', 'vat'] : ['income-tax'])

export const samples = calculators.filter(({ slug }) => SAMPLES.has(slug))

/** Whether a page is one of these, or not a calculator’s. */
export const isSample = (path: string): boolean => samples.some((one) => one.path === path) || calculators.every((one) => one.path !== path)

/** The pages that every change is opened on, one of each make. The slow tests open the others. */
const OPENED_FIRST = new Set(['/', '/income-tax-calculator', '/rates'])

export const isOpenedFirst = (path: string): boolean => OPENED_FIRST.has(path)
