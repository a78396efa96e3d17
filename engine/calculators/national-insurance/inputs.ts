import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/**
 * Parses the National Insurance form into inputs, or into issues for what is wrong. Earnings are an employee’s pay or a self-employed
 * person’s profit.
 */
export const parse = parserOf(fields)
