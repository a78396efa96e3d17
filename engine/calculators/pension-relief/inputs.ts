import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the pension relief form into inputs, or into issues for what is wrong. The contribution is gross: what reaches the pension. */
export const parse = parserOf(fields)
