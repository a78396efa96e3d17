import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the dividend tax form into inputs, or issues. Each field is checked separately. */
export const parse = parserOf(fields)
