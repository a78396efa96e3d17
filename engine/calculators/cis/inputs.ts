import { parserOf } from '../../inputs/parse.ts'
import { fields } from './fields.ts'

/** Inputs of a payment to a subcontractor. Materials above the payment leave no labour; they are not refused. */
export const parse = parserOf(fields)
