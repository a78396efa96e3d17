import type { BandTable } from '../../result/result.ts'
import { bandedStep, figureOperand, moneyStep, type Operand, type Step } from '../../result/step.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { SelfEmployedContributions } from './contributions.ts'

/** The steps for Class 2 and Class 4, in annual pounds. `profit` is the step or input that they are charged on. SSCBA 1992 ss.11 and 15. */
export function contributionSteps(
  { class2, class4 }: SelfEmployedContributions,
  profit: Operand,
  { nationalInsurance }: NationalInsuranceRates,
): { readonly class2: Step; readonly class4: Step } {
  // Either all 52 weeks are charged, or none.
  const formula = class2.isZero() ? '{weeklyRate} × 0' : '{weeklyRate} × 52'
  const weeklyRate = figureOperand(nationalInsurance.class2.weeklyRate)
  return {
    class2: moneyStep('class2NI', 'Class 2 NI', class2, formula, { weeklyRate }, 'SSCBA 1992 s.11'),
    class4: bandedStep('class4NI', 'Class 4 NI', class4.contribution, { profit }, 'SSCBA 1992 s.15'),
  }
}

/** The bands of Class 4, with the amount in each. */
export const class4BandTable = ({ class4 }: SelfEmployedContributions): BandTable => ({
  key: 'class4NI',
  title: 'Class 4 National Insurance by band',
  slices: class4.slices,
})
