import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of an employer whose employees all earn the same. */
export const parse = parserOf(fields)
