import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the employer’s form into inputs, or into issues for what is wrong. All employees earn the same salary. */
export const parse = parserOf(fields)
