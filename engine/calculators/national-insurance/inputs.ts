import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of National Insurance: earnings of an employee, or the profit of a self-employed person. */
export const parse = parserOf(fields)
