import { isAboveZero } from '../../money/decimal.ts'
import { operandOf } from '../../result/rename-steps.ts'
import type { BandTable } from '../../result/result.ts'
import { figureOperand, inputOperand, moneyStep, percentStep, type Step, stepOperand } from '../../result/step.ts'
import { addedTaxBandTables, addedTaxSteps } from '../../rules/income-tax/added-tax-steps.ts'
import type { SlabRates } from '../../rules/income-tax/slab-rate.ts'
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
  const gross = moneyStep('grossRentalProfit', 'Gross rental profit', grossRentalProfit, '{rent} − {expenses}', {
    rent: inputOperand('annualRentalIncome', inputs.annualRentalIncome),
    expenses: inputOperand('allowableExpenses', inputs.allowableExpenses),
  })
  const isDeducted = !financeCosts.deducted.isZero()
  const net = moneyStep('netRentalProfit', 'Net rental profit', netRentalProfit, isDeducted ? '{gross} − {interest}' : '{gross}', {
    gross: stepOperand(gross),
    ...(isDeducted && { interest: inputOperand('mortgageInterest', inputs.mortgageInterest) }),
  })
  const taxed = moneyStep('taxedProfit', 'Profit that is taxed', taxedProfit, '{net}', { net: stepOperand(net) })
  return { steps: [gross, net, taxed], gross, net, taxed }
}

interface TaxSteps {
  readonly steps: readonly Step[]
  readonly tax: Step
}

function slabSteps({ inputs, taxOnRentalProfit }: Facts, slab: NonNullable<Facts['slab']>, { net, taxed }: ProfitSteps): TaxSteps {
  const income = moneyStep('slabIncome', 'Income that chooses the rate', slab.income, '{other} + {net}', {
    other: inputOperand('otherIncome', inputs.otherIncome),
    net: stepOperand(net),
  })
  const rate = figureOperand(slab.rate)
  const tax = moneyStep('taxOnRentalProfit', 'Tax on rental profit', taxOnRentalProfit, '{profit} × {rate}', {
    profit: stepOperand(taxed),
    rate,
  })
  return { steps: [income, tax], tax }
}

function bandSteps({ inputs, added, taxOnRentalProfit }: Facts, { taxed }: ProfitSteps, rates: SlabRates): TaxSteps {
  const income = inputOperand('otherIncome', inputs.otherIncome)
  const total = moneyStep('totalIncome', 'Total income', added.totalIncome, '{other} + {profit}', {
    other: income,
    profit: stepOperand(taxed),
  })
  const working = addedTaxSteps(added, { income, totalIncome: stepOperand(total) }, WORDS, rates)
  const tax = moneyStep('taxOnRentalProfit', 'Tax on rental profit', taxOnRentalProfit, '{after} − {before}', {
    after: operandOf(working, 'incomeTax.after'),
    before: operandOf(working, 'incomeTax.before'),
  })
  return { steps: [total, ...working, tax], tax }
}

/** What the interest takes off the tax. */
function reliefSteps({ inputs, financeCosts }: Facts, { taxed }: ProfitSteps, earlier: readonly Step[], { incomeTax }: SlabRates) {
  const interest = inputOperand('mortgageInterest', inputs.mortgageInterest)
  const above = earlier.find(({ key }) => key === 'taxableIncome.after')
  const lowest = { costs: interest, profit: stepOperand(taxed), income: above ? stepOperand(above) : interest }[financeCosts.limitedBy]
  const relieved = moneyStep('relievedFinanceCosts', 'Interest that is relieved', financeCosts.relieved, '{lowest}', { lowest })
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
  const unused = moneyStep('unusedFinanceCosts', 'Unused interest carried forward', financeCosts.unused, '{interest} − {relieved}', {
    interest,
    relieved: stepOperand(relieved),
  })
  return { steps: [relieved, relief, unused], relief }
}

/** The tax due, what it leaves, and the shares that it takes. */
function resultSteps(rent: Facts, { gross }: ProfitSteps, tax: Step, relief: Step): Step[] {
  const due = moneyStep('totalTaxDue', 'Total tax due', rent.totalTaxDue, '{tax} − {relief}', {
    tax: stepOperand(tax),
    relief: stepOperand(relief),
  })
  const amounts = { gross: stepOperand(gross), due: stepOperand(due) }
  const net = moneyStep('netRentalIncomeAfterTax', 'Net rental income after tax', rent.netRentalIncomeAfterTax, '{gross} − {due}', amounts)
  const left = moneyStep('netAfterInterest', 'Left after mortgage interest', rent.netAfterInterest, '{net} − {interest}', {
    net: stepOperand(net),
    interest: inputOperand('mortgageInterest', rent.inputs.mortgageInterest),
  })
  const rate = rent.slab?.rate ?? rent.added.highestRate
  return [
    due,
    net,
    left,
    ...(rate ? [percentStep('taxRate', 'Highest rate on the profit', rent.taxRate, '{rate}', { rate: figureOperand(rate) })] : []),
    // Of nothing or a loss there is no share.
    ...(isAboveZero(rent.grossRentalProfit)
      ? [percentStep('effectiveRate', 'Effective tax rate', rent.effectiveRate, '{due} ÷ {gross}', amounts)]
      : []),
  ]
}
