import { calculators } from '../../calculators/index.ts'

/**
 * Calculators that between them have every kind of field, choice and result, but for a tax year, which slow/years.spec.ts tests. What all
 * calculators share is tested on these; what each one says is tested on all.
 */
const SAMPLES = new Set(['income-tax', 'capital-gains', 'vat'])

export const samples = calculators.filter(({ slug }) => SAMPLES.has(slug))

/** Those that a browser opens: a page takes it long, so `npm test` has one and `npm run test:all` the others too. */
export const browserSamples = samples.slice(0, process.env['TESTS'] === 'all' ? samples.length : 1)

/** Whether a page is one of these, or not a calculator’s. */
export const isSample = (path: string): boolean => samples.some((one) => one.path === path) || calculators.every((one) => one.path !== path)

/** The pages that every change is opened on, one of each make. The slow tests open the others. */
const OPENED_FIRST = new Set(['/', '/income-tax-calculator', '/rates'])

export const isOpenedFirst = (path: string): boolean => OPENED_FIRST.has(path)
