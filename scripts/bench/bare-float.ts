import { benefits } from './float/benefits.ts'
import { capital } from './float/capital.ts'
import { takeHomes } from './float/take-home.ts'
import { work } from './float/work.ts'
import type { BareFloat } from './inputs.ts'

/** The same arithmetic in float64: what decimals cost, and no answer to rely on. */
export const bareFloat: BareFloat = { ...takeHomes, ...work, ...capital, ...benefits }
