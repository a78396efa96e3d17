import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of a self-employed person. Expenses above the receipts are a loss, not a mistake. */
export const parse = parserOf(fields)
