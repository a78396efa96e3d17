import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of VAT: an amount, a rate and whether the amount has the VAT in it. */
export const parse = parserOf(fields)
