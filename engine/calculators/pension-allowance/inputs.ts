import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of the annual allowance. One of the two defined benefit pensions without the other is taken, with a note. */
export const parse = parserOf(fields)
