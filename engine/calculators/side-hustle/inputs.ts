import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the form for side income on top of a salary into inputs, or issues. Each field is checked separately. */
export const parse = parserOf(fields)
