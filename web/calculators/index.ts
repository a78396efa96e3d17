import type { About } from './about.ts'
import { about as incomeTax } from './income-tax/about.ts'

/** The calculators, a line each, in the order they are shown. Routes, home, related links and browser tests derive from it. */
export const calculators: readonly About[] = [incomeTax]
