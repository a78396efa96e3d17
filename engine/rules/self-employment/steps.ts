import type { BandTable } from '../../result/result.ts'
import { bandedStep, figureOperand, moneyStep, type Operand, type Step } from '../../result/step.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'
import type { SelfEmployedContributions } from './contributions.ts'

/** The working of Class 2 and of Class 4, each a step. `profit` is the step or the input that they are charged on. */
export function contributionSteps(
  { class2, class4 }: SelfEmployedContributions,
  profit: Operand,
  { nationalInsurance }: NationalInsuranceRates,
): { readonly class2: Step; readonly class4: Step } {
  // The weeks charged: all of them or none.
  const formula = class2.isZero() ? '{weeklyRate} × 0' : '{weeklyRate} × 52'
  const weeklyRate = figureOperand(nationalInsurance.class2.weeklyRate)
  return {
    class2: moneyStep('class2NI', 'Class 2 NI', class2, formula, { weeklyRate }, 'SSCBA 1992 s.11'),
    class4: bandedStep('class4NI', 'Class 4 NI', class4.contribution, { profit }, 'SSCBA 1992 s.15'),
  }
}

/** The bands of Class 4 with what fell in each. */
export const class4BandTable = ({ class4 }: SelfEmployedContributions): BandTable => ({
  key: 'class4NI',
  title: 'Class 4 National Insurance by band',
  slices: class4.slices,
})
