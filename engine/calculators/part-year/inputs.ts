import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the form for part-year pay into inputs, or issues. Each field is checked separately. */
export const parse = parserOf(fields)
