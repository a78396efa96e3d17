import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of pension relief. The contribution is the gross one: what reaches the pension. */
export const parse = parserOf(fields)
