import { figureOperand, inputOperand, moneyStep, type Step, stepOperand } from '../../result/step.ts'
import type { RentalRates } from '../../rules/rental-income/property-allowance.ts'
import type { Facts } from './calculate.ts'

export interface ProfitSteps {
  readonly steps: readonly Step[]
  readonly gross: Step
  readonly net: Step
  readonly taxed: Step
}

/** The working of the profit: what the rent leaves after expenses, and what of it is taxed. */
export function profitSteps(rent: Facts, rates: RentalRates): ProfitSteps {
  const { inputs, grossRentalProfit, propertyAllowance, taxedProfit } = rent
  const gross = moneyStep('grossRentalProfit', 'Gross rental profit', grossRentalProfit, '{rent} − {expenses}', {
    rent: inputOperand('annualRentalIncome', inputs.annualRentalIncome),
    expenses: inputOperand('allowableExpenses', inputs.allowableExpenses),
  })
  const working = propertyAllowance.relief === 'none' ? [netStep(rent, gross)] : allowanceSteps(rent, rates)
  const net = working.at(-1) ?? gross
  const taxed = moneyStep('taxedProfit', 'Profit that is taxed', taxedProfit, '{net}', { net: stepOperand(net) })
  return { steps: [gross, ...working, taxed], gross, net, taxed }
}

const LABEL = 'Net rental profit'

function netStep({ inputs, netRentalProfit, financeCosts }: Facts, gross: Step): Step {
  const isDeducted = !financeCosts.deducted.isZero()
  return moneyStep('netRentalProfit', LABEL, netRentalProfit, isDeducted ? '{gross} − {interest}' : '{gross}', {
    gross: stepOperand(gross),
    ...(isDeducted && { interest: inputOperand('mortgageInterest', inputs.mortgageInterest) }),
  })
}

/** The profit with the property allowance in place of expenses and interest. */
function allowanceSteps({ inputs, netRentalProfit, propertyAllowance }: Facts, { allowances }: RentalRates): Step[] {
  const rent = inputOperand('annualRentalIncome', inputs.annualRentalIncome)
  const { relief, used: amount } = propertyAllowance
  const used =
    relief === 'full'
      ? moneyStep('propertyAllowanceUsed', 'Property allowance used', amount, '{rent}', { rent }, 'ITTOIA 2005 ss.783BE and 783BF')
      : moneyStep(
          'propertyAllowanceUsed',
          'Property allowance used',
          amount,
          '{allowance}',
          { allowance: figureOperand(allowances.property) },
          'ITTOIA 2005 ss.783BH and 783BK',
        )
  return [used, moneyStep('netRentalProfit', LABEL, netRentalProfit, '{rent} − {used}', { rent, used: stepOperand(used) })]
}
