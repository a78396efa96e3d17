import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of a disposal. A cost above the price is a loss, not a mistake. */
export const parse = parserOf(fields)
