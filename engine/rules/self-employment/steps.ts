import type { BandTable } from '../../result/result.ts'
import { figureOperand, type Operand, type Step } from '../../result/step.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'
import type { SelfEmployedContributions } from './contributions.ts'

/** The working of Class 2 and of Class 4, each a step. `profit` is the step or the input that they are charged on. */
export function contributionSteps(
  { class2, class4 }: SelfEmployedContributions,
  profit: Operand,
  { nationalInsurance }: NationalInsuranceRates,
): { readonly class2: Step; readonly class4: Step } {
  return {
    class2: {
      key: 'class2NI',
      label: 'Class 2 NI',
      value: class2,
      unit: 'GBP',
      // The weeks charged: all of them or none.
      formula: class2.isZero() ? '{weeklyRate} × 0' : '{weeklyRate} × 52',
      operands: { weeklyRate: figureOperand(nationalInsurance.class2.weeklyRate) },
      law: 'SSCBA 1992 s.11',
    },
    class4: {
      key: 'class4NI',
      label: 'Class 4 NI',
      value: class4.contribution,
      unit: 'GBP',
      formula: '',
      operands: { profit },
      bandTable: 'class4NI',
      law: 'SSCBA 1992 s.15',
    },
  }
}

/** The bands of Class 4 with what fell in each. */
export const class4BandTable = ({ class4 }: SelfEmployedContributions): BandTable => ({
  key: 'class4NI',
  title: 'Class 4 National Insurance by band',
  slices: class4.slices,
})
