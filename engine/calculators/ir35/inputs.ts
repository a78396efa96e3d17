import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of the IR35 comparison: each stands on its own. */
export const parse = parserOf(fields)
