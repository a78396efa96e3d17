import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the form for side income on top of a salary into inputs, or into issues for what is wrong. Each field is checked separately. */
export const parse = parserOf(fields)
