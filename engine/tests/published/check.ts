import type { Calculator } from '../../calculator.ts'
import { Decimal } from '../../money/decimal.ts'
import type { Result } from '../../result/result.ts'
import { calculatorNamed, SLUGS } from '../calculators.ts'
import type { Amount, Claim, Nearness } from './claim.ts'

const calculators = new Map<string, Calculator>()
for (const slug of SLUGS) calculators.set(slug, await calculatorNamed(slug))

/** Nothing where the calculator comes to the printed figure under `statute`; otherwise what it came to. */
export function disagreement({ question, printed, amount, to }: Claim): string | undefined {
  const calculator = calculators.get(question.slug)
  if (!calculator) return `there is no calculator ${question.slug}`
  const parsed = calculator.parse(question.inputs)
  if (parsed.issues) return parsed.issues.map(({ field, expected }) => `${field} must be ${expected}`).join('; ')
  const result = calculator.calculate(parsed.inputs, { ruleSet: 'statute', taxYear: question.taxYear ?? '2024-25' })
  const computed = amountOf(result, amount)
  return isNear(computed.minus(printed), to) ? undefined : `${computed.toFixed()}, printed ${printed}`
}

function amountOf(result: Result, amount: Amount): Decimal {
  const field = (name: string): Decimal => {
    const value = result.record[name]
    // A field that the record lacks is no number, and near no figure.
    return value instanceof Decimal ? value : new Decimal(Number.NaN)
  }
  return typeof amount === 'string' ? field(amount) : amount(field, result)
}

/** Half a penny at most, for a source that does not round: the cases’ README would allow a whole one. */
function isNear(difference: Decimal, to: Nearness): boolean {
  switch (to) {
    case 'penny':
      return difference.abs().lessThanOrEqualTo('0.005')
    case 'pound':
      return difference.abs().lessThan(1)
    case 'pound-down':
      return difference.greaterThanOrEqualTo(0) && difference.lessThan(1)
  }
}
