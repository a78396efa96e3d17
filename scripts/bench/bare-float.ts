import { benefits } from './float/benefits.ts'
import { capital } from './float/capital.ts'
import { takeHomes } from './float/take-home.ts'
import { work } from './float/work.ts'
import type { BareFloat } from './inputs.ts'

/** The same arithmetic in float64. It shows what decimals cost; its answers are not to be relied on. */
export const bareFloat: BareFloat = { ...takeHomes, ...work, ...capital, ...benefits }
