import { figureOperand, inputOperand, moneyStep, type Step, stepOperand } from '../../result/step.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { Facts } from './calculate.ts'

/** The working of the tax relief on the interest. ITTOIA 2005 ss.274A and 274AA. */
export function reliefSteps({ inputs, financeCosts }: Facts, taxed: Step, earlier: readonly Step[], { incomeTax }: IncomeTaxRates) {
  const relieved = relievedStep({ inputs, financeCosts }, taxed, earlier)
  const relief = moneyStep(
    'mortgageReliefBasicRate',
    'Mortgage interest relief',
    financeCosts.relief,
    '{relieved} × {rate}',
    {
      relieved: stepOperand(relieved),
      rate: figureOperand(incomeTax.basicRate),
    },
    'ITTOIA 2005 ss.274A and 274AA',
  )
  if (financeCosts.limitedBy === 'allowance') return { steps: [relieved, relief], relief }
  const unused = moneyStep('unusedFinanceCosts', 'Unused interest carried forward', financeCosts.unused, '{interest} − {relieved}', {
    interest: inputOperand('mortgageInterest', inputs.mortgageInterest),
    relieved: stepOperand(relieved),
  })
  return { steps: [relieved, relief, unused], relief }
}

function relievedStep({ inputs, financeCosts }: Pick<Facts, 'inputs' | 'financeCosts'>, taxed: Step, earlier: readonly Step[]): Step {
  const label = 'Interest that gets tax relief'
  const { limitedBy, relieved } = financeCosts
  if (limitedBy === 'allowance') return moneyStep('relievedFinanceCosts', label, relieved, '0', {}, 'ITTOIA 2005 s.783BL')
  const interest = inputOperand('mortgageInterest', inputs.mortgageInterest)
  const above = earlier.find(({ key }) => key === 'taxableIncome.after')
  const lowest = { costs: interest, profit: stepOperand(taxed), income: above ? stepOperand(above) : interest }[limitedBy]
  return moneyStep('relievedFinanceCosts', label, relieved, '{lowest}', { lowest })
}
