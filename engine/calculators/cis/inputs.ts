import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/**
 * Parses the form for a payment to a subcontractor into inputs, or into issues for what is wrong. Materials above the payment leave no
 * labour; they are not an error.
 */
export const parse = parserOf(fields)
