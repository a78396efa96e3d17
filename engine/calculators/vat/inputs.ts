import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Parses the VAT form into inputs, or issues: an amount, a rate, and whether the amount includes VAT. */
export const parse = parserOf(fields)
