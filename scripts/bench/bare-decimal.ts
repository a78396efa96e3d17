import { benefits } from './decimal/benefits.ts'
import { capital } from './decimal/capital.ts'
import { takeHomes } from './decimal/take-home.ts'
import { work } from './decimal/work.ts'
import type { BareDecimal } from './inputs.ts'

/** The engine is measured against this: each calculator’s arithmetic in decimal.js, under the law alone, without working or provenance. */
export const bareDecimal: BareDecimal = { ...takeHomes, ...work, ...capital, ...benefits }
