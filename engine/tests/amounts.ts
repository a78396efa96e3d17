import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import { type Amount, number } from '../expression/amount.ts'
import { Decimal } from '../money/decimal.ts'

/** Some pounds, as an amount of a formula. */
export const pounds = (amount: string | number): Amount => number(new Decimal(amount))

/** What an amount comes to that reads no input, unrounded. */
export const worth = (amount: Amount): Decimal => new ExactEvaluator({}).of(amount)
