import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the Corporation Tax form into inputs, or issues. Each field is checked separately. */
export const parse = parserOf(fields)
