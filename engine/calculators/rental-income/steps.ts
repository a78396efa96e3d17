import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { BandTable } from '../../result/result.ts'
import { figureOperand, inputOperand, type Step, stepOperand } from '../../result/step.ts'
import { addedTaxBandTables, addedTaxSteps } from '../../rules/rental-income/added-tax-steps.ts'
import type { SlabRates } from '../../rules/rental-income/slab-rate.ts'
import type { Facts } from './calculate.ts'

const WORDS = { before: 'on other income', after: 'with the rent' } as const

/** The working of a letting, each step on the ones before it. */
export function stepsOf(rent: Facts, rates: SlabRates): Step[] {
  const profit = profitSteps(rent)
  const taxed = rent.slab ? slabSteps(rent, rent.slab, profit) : bandSteps(rent, profit, rates)
  const relief = reliefSteps(rent, profit, taxed.steps, rates)
  return [...profit.steps, ...taxed.steps, ...relief.steps, ...resultSteps(rent, profit, taxed.tax, relief.relief)]
}

/** The bands of both computations with what fell in each, where the profit went through bands. */
export const bandTablesOf = ({ added, slab }: Facts): BandTable[] => (slab ? [] : addedTaxBandTables(added, WORDS))

interface ProfitSteps {
  readonly steps: readonly Step[]
  readonly gross: Step
  readonly net: Step
  readonly taxed: Step
}

function profitSteps({ inputs, grossRentalProfit, netRentalProfit, taxedProfit, financeCosts }: Facts): ProfitSteps {
  const gross = money('grossRentalProfit', 'Gross rental profit', grossRentalProfit, '{rent} − {expenses}', {
    rent: inputOperand('annualRentalIncome', inputs.annualRentalIncome),
    expenses: inputOperand('allowableExpenses', inputs.allowableExpenses),
  })
  const isDeducted = !financeCosts.deducted.isZero()
  const net = money('netRentalProfit', 'Net rental profit', netRentalProfit, isDeducted ? '{gross} − {interest}' : '{gross}', {
    gross: stepOperand(gross),
    ...(isDeducted && { interest: inputOperand('mortgageInterest', inputs.mortgageInterest) }),
  })
  const taxed = money('taxedProfit', 'Profit that is taxed', taxedProfit, '{net}', { net: stepOperand(net) })
  return { steps: [gross, net, taxed], gross, net, taxed }
}

interface TaxSteps {
  readonly steps: readonly Step[]
  readonly tax: Step
}

function slabSteps({ inputs, taxOnRentalProfit }: Facts, slab: NonNullable<Facts['slab']>, { net, taxed }: ProfitSteps): TaxSteps {
  const income = money('slabIncome', 'Income that chooses the rate', slab.income, '{other} + {net}', {
    other: inputOperand('otherIncome', inputs.otherIncome),
    net: stepOperand(net),
  })
  const rate = figureOperand(slab.rate)
  const tax = money('taxOnRentalProfit', 'Tax on rental profit', taxOnRentalProfit, '{profit} × {rate}', {
    profit: stepOperand(taxed),
    rate,
  })
  return { steps: [income, tax], tax }
}

function bandSteps({ inputs, added, taxOnRentalProfit }: Facts, { taxed }: ProfitSteps, rates: SlabRates): TaxSteps {
  const income = inputOperand('otherIncome', inputs.otherIncome)
  const total = money('totalIncome', 'Total income', added.totalIncome, '{other} + {profit}', { other: income, profit: stepOperand(taxed) })
  const working = addedTaxSteps(added, { income, totalIncome: stepOperand(total) }, WORDS, rates)
  const amounts = working
    .filter(({ bandTable }) => bandTable !== undefined)
    .map((step) => [step.key === 'incomeTax.after' ? 'after' : 'before', stepOperand(step)] as const)
  const tax = money('taxOnRentalProfit', 'Tax on rental profit', taxOnRentalProfit, '{after} − {before}', Object.fromEntries(amounts))
  return { steps: [total, ...working, tax], tax }
}

/** What the interest takes off the tax. */
function reliefSteps({ inputs, financeCosts }: Facts, { taxed }: ProfitSteps, earlier: readonly Step[], { incomeTax }: SlabRates) {
  const interest = inputOperand('mortgageInterest', inputs.mortgageInterest)
  const above = earlier.find(({ key }) => key === 'taxableIncome.after')
  const lowest = { costs: interest, profit: stepOperand(taxed), income: above ? stepOperand(above) : interest }[financeCosts.limitedBy]
  const relieved = money('relievedFinanceCosts', 'Interest that is relieved', financeCosts.relieved, '{lowest}', { lowest })
  const relief: Step = {
    ...money('mortgageReliefBasicRate', 'Mortgage interest relief', financeCosts.relief, '{relieved} × {rate}', {
      relieved: stepOperand(relieved),
      rate: figureOperand(incomeTax.basicRate),
    }),
    law: 'ITTOIA 2005 ss.274A and 274AA',
  }
  const unused = money('unusedFinanceCosts', 'Unused interest carried forward', financeCosts.unused, '{interest} − {relieved}', {
    interest,
    relieved: stepOperand(relieved),
  })
  return { steps: [relieved, relief, unused], relief }
}

/** The tax due, what it leaves, and the shares that it takes. */
function resultSteps(rent: Facts, { gross }: ProfitSteps, tax: Step, relief: Step): Step[] {
  const due = money('totalTaxDue', 'Total tax due', rent.totalTaxDue, '{tax} − {relief}', {
    tax: stepOperand(tax),
    relief: stepOperand(relief),
  })
  const amounts = { gross: stepOperand(gross), due: stepOperand(due) }
  const net = money('netRentalIncomeAfterTax', 'Net rental income after tax', rent.netRentalIncomeAfterTax, '{gross} − {due}', amounts)
  const left = money('netAfterInterest', 'Left after mortgage interest', rent.netAfterInterest, '{net} − {interest}', {
    net: stepOperand(net),
    interest: inputOperand('mortgageInterest', rent.inputs.mortgageInterest),
  })
  const rate = rent.slab?.rate ?? rent.added.highestRate
  return [
    due,
    net,
    left,
    ...(rate ? [percent('taxRate', 'Highest rate on the profit', rent.taxRate, '{rate}', { rate: figureOperand(rate) })] : []),
    // Of nothing or a loss there is no share.
    ...(rent.grossRentalProfit.greaterThan(ZERO)
      ? [percent('effectiveRate', 'Effective tax rate', rent.effectiveRate, '{due} ÷ {gross}', amounts)]
      : []),
  ]
}

const money = (key: string, label: string, value: Decimal, formula: string, operands: Step['operands']): Step => ({
  key,
  label,
  value,
  unit: 'GBP',
  formula,
  operands,
})

const percent = (...step: Parameters<typeof money>): Step => ({ ...money(...step), unit: 'percent' })
