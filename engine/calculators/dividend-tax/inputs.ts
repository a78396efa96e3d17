import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of dividend tax: each stands on its own. */
export const parse = parserOf(fields)
