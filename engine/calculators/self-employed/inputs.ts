import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/**
 * Parses the self-employed form into inputs, or into issues for what is wrong. Expenses above the receipts make a loss; they are not an
 * error.
 */
export const parse = parserOf(fields)
