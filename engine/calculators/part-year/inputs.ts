import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of pay for some months of a year. */
export const parse = parserOf(fields)
