import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/**
 * Parses the annual allowance form into inputs, or into issues for what is wrong. If only one of the two defined benefit values is given,
 * it is accepted with a note.
 */
export const parse = parserOf(fields)
