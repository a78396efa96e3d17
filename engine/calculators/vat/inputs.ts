import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the VAT form (an amount, a rate, and whether the amount includes VAT) into inputs, or into issues for what is wrong. */
export const parse = parserOf(fields)
