import { addedTaxBandTables, addedTaxSteps } from '../../decimal-rules/income-tax/added-tax-steps.ts'
import type { SlabRates } from '../../decimal-rules/income-tax/slab-rate.ts'
import type { RentalRates } from '../../decimal-rules/rental-income/property-allowance.ts'
import { isAboveZero } from '../../money/decimal.ts'
import { operandOf } from '../../result/rename-steps.ts'
import type { BandTable } from '../../result/result.ts'
import { figureOperand, inputOperand, moneyStep, percentStep, type Step, stepOperand } from '../../result/step.ts'
import type { Facts } from './calculate.ts'
import { type ProfitSteps, profitSteps } from './profit-steps.ts'
import { reliefSteps } from './relief-steps.ts'

const WORDS = { before: 'without the rent', after: 'with the rent' } as const

/** The working of the tax on a letting, in order: each step uses only inputs, figures and earlier steps. */
export function stepsOf(rent: Facts, rates: RentalRates): Step[] {
  const profit = profitSteps(rent, rates)
  const taxed = rent.slab ? slabSteps(rent, rent.slab, profit) : bandSteps(rent, profit, rates)
  const relief = reliefSteps(rent, profit.taxed, taxed.steps, rates)
  return [...profit.steps, ...taxed.steps, ...relief.steps, ...resultSteps(rent, profit, taxed, relief.relief)]
}

/** The bands without and with the rent, and the amount in each; none where a single rate applies. */
export const bandTablesOf = ({ added, slab }: Facts): BandTable[] => (slab ? [] : addedTaxBandTables(added, WORDS))

interface TaxSteps {
  readonly steps: readonly Step[]
  readonly tax: Step
}

function slabSteps({ inputs, taxOnRentalProfit }: Facts, slab: NonNullable<Facts['slab']>, { net, taxed }: ProfitSteps): TaxSteps {
  const income = moneyStep('slabIncome', 'Income that sets the rate', slab.income, '{other} + {net}', {
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

/** The tax due, what is left after it, and the tax rates. */
function resultSteps(rent: Facts, { gross }: ProfitSteps, { steps: earlier, tax }: TaxSteps, relief: Step): Step[] {
  const due = moneyStep('totalTaxDue', 'Total tax due', rent.totalTaxDue, '{tax} − {relief}', {
    tax: stepOperand(tax),
    relief: stepOperand(relief),
  })
  const amounts = { gross: stepOperand(gross), due: stepOperand(due) }
  const net = moneyStep('netRentalIncomeAfterTax', 'Left after expenses and tax', rent.netRentalIncomeAfterTax, '{gross} − {due}', amounts)
  const left = moneyStep('netAfterInterest', 'Left after mortgage interest', rent.netAfterInterest, '{net} − {interest}', {
    net: stepOperand(net),
    interest: inputOperand('mortgageInterest', rent.inputs.mortgageInterest),
  })
  const rate = rent.slab?.rate ?? rent.added.highestRate
  return [
    due,
    ...(rent.reductionOfOtherTax.isZero() ? [] : [otherTaxStep(rent, earlier, tax, relief)]),
    net,
    left,
    ...(rate ? [percentStep('taxRate', 'Highest tax rate on the profit', rent.taxRate, '{rate}', { rate: figureOperand(rate) })] : []),
    // There is no effective rate where there is no profit.
    ...(isAboveZero(rent.grossRentalProfit)
      ? [percentStep('effectiveRate', 'Effective tax rate', rent.effectiveRate, '{due} ÷ {gross}', amounts)]
      : []),
  ]
}

/** The relief that comes off the tax on other income: whatever the tax on rent did not use up, but no more than that other tax. */
function otherTaxStep(
  { added, financeCosts, taxOnRentalProfit, reductionOfOtherTax }: Facts,
  earlier: readonly Step[],
  tax: Step,
  relief: Step,
) {
  const isAllOfIt = added.before.tax.lessThan(financeCosts.relief.minus(taxOnRentalProfit))
  const operands = isAllOfIt ? { other: operandOf(earlier, 'incomeTax.before') } : { relief: stepOperand(relief), tax: stepOperand(tax) }
  return moneyStep(
    'reductionOfOtherTax',
    'Relief against tax on other income',
    reductionOfOtherTax,
    isAllOfIt ? '{other}' : '{relief} − {tax}',
    operands,
    'ITTOIA 2005 s.274A; ITA 2007 s.23 step 6',
  )
}
