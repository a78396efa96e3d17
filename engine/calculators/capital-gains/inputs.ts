import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/**
 * Parses the form for a sale (a disposal) into inputs, or into issues for what is wrong. Costs above the price make a loss; they are not an
 * error.
 */
export const parse = parserOf(fields)
