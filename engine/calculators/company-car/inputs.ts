import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of a company car. A figure that the percentage does not use is ignored, not refused. */
export const parse = parserOf(fields)
