import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the dividend tax form into inputs, or into issues for what is wrong. Each field is checked separately. */
export const parse = parserOf(fields)
