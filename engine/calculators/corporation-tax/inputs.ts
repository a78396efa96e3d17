import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the Corporation Tax form into inputs, or into issues for what is wrong. Each field is checked separately. */
export const parse = parserOf(fields)
