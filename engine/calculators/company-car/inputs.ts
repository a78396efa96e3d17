import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/**
 * Parses the company car form into inputs, or into issues for what is wrong. A figure that the percentage does not use is ignored, not
 * refused.
 */
export const parse = parserOf(fields)
