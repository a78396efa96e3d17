import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of a letting. Expenses above the rent are a loss, not a mistake. */
export const parse = parserOf(fields)
