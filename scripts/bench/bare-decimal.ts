import { benefits } from './decimal/benefits.ts'
import { capital } from './decimal/capital.ts'
import { takeHomes } from './decimal/take-home.ts'
import { work } from './decimal/work.ts'
import type { BareDecimal } from './inputs.ts'

/** The arithmetic of each calculator under the law alone, in decimal.js: no rule set, no working, no provenance. What the engine is measured by. */
export const bareDecimal: BareDecimal = { ...takeHomes, ...work, ...capital, ...benefits }
