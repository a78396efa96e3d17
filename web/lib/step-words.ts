import { ONE } from '#engine/money/decimal.ts'
import type { Step } from '#engine/result/step.ts'
import { money } from './format.ts'

const figureIn = ({ operands }: Step, name: string) => {
  const operand = operands[name]
  return operand && 'figure' in operand ? operand.figure.value : undefined
}

/** What each step means, by its key, in a sentence that a visitor understands. A step without one speaks for itself. */
const WORDS: Readonly<Record<string, (step: Step) => string>> = {
  pension: ({ operands }) => ('share' in operands ? 'The scheme claims the rest from HMRC.' : 'A percentage of your salary.'),
  pensionGross: () => 'What reaches your pension, with the tax relief that the scheme claims for you.',
  personalAllowance: (step) => {
    const limit = figureIn(step, 'limit')
    if (!limit) return 'What you can earn before any Income Tax.'
    if (step.value.isZero()) return `Your income is so far above ${money(limit)} that nothing is left of the allowance.`
    const taper = figureIn(step, 'taper') ?? ONE
    return `Your income is above ${money(limit)}, so the allowance shrinks by £1 for every ${money(ONE.dividedBy(taper))} above it. What is left is rounded up to a whole pound.`
  },
  taxableIncome: ({ value }) =>
    value.isZero() ? 'Your income is within the allowance, so none of it is taxed.' : 'What Income Tax is charged on.',
  incomeTax: ({ value }) => (value.isZero() ? 'Nothing to tax.' : 'Each band of your taxable income bears its own rate.'),
  nationalInsurance: ({ value }) =>
    value.isZero() ? 'Your earnings are below the level where contributions start.' : 'Each band of your earnings bears its own rate.',
  netIncome: () => 'What is left after everything above.',
  monthlyNetIncome: () => 'A twelfth of the year.',
  effectiveRate: () => 'Everything that comes off, your pension contribution included, as a share of your salary.',
}

export const stepWords = (step: Step): string | undefined => WORDS[step.key]?.(step)
