import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of side income beside a salary. */
export const parse = parserOf(fields)
