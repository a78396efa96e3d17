import type { RentalRates } from '../../decimal-rules/rental-income/property-allowance.ts'
import type { Decimal } from '../../money/decimal.ts'
import { figureOperand, inputOperand, moneyStep, type Step, stepOperand } from '../../result/step.ts'
import type { Facts } from './calculate.ts'

/** The steps that work out the profit, and the three of them that later steps use. */
export interface ProfitSteps {
  readonly steps: readonly Step[]
  readonly gross: Step
  readonly net: Step
  readonly taxed: Step
}

/** The working of the profit: what is left of the rent after expenses, and how much of that is taxed. */
export function profitSteps(rent: Facts, rates: RentalRates): ProfitSteps {
  const { inputs, grossRentalProfit, propertyAllowance, taxedProfit } = rent
  const gross = moneyStep('grossRentalProfit', 'Rent less expenses', grossRentalProfit, '{rent} − {expenses}', {
    rent: inputOperand('annualRentalIncome', inputs.annualRentalIncome),
    expenses: inputOperand('allowableExpenses', inputs.allowableExpenses),
  })
  const working = propertyAllowance.relief === 'none' ? [netStep(rent, gross)] : allowanceSteps(rent, rates)
  const net = working.at(-1) ?? gross
  const taxed = moneyStep('taxedProfit', 'Taxable profit', taxedProfit, '{net}', { net: stepOperand(net) })
  return { steps: [gross, ...working, taxed], gross, net, taxed }
}

const labelOf = (profit: Decimal) => (profit.isNegative() ? 'Rental loss' : 'Rental profit')

function netStep({ inputs, netRentalProfit, financeCosts }: Facts, gross: Step): Step {
  const isDeducted = !financeCosts.deducted.isZero()
  return moneyStep('netRentalProfit', labelOf(netRentalProfit), netRentalProfit, isDeducted ? '{gross} − {interest}' : '{gross}', {
    gross: stepOperand(gross),
    ...(isDeducted && { interest: inputOperand('mortgageInterest', inputs.mortgageInterest) }),
  })
}

/** The profit when the property allowance replaces expenses and interest. */
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
  return [
    used,
    moneyStep('netRentalProfit', labelOf(netRentalProfit), netRentalProfit, '{rent} − {used}', { rent, used: stepOperand(used) }),
  ]
}
