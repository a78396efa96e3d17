import type { StackedTax } from '../../decimal-rules/capital-gains/tax-on-gain.ts'
import { incomeTaxSteps } from '../../decimal-rules/income-tax/steps.ts'
import { isAboveZero } from '../../money/decimal.ts'
import type { BandTable } from '../../result/result.ts'
import { bandedStep, figureOperand, inputOperand, moneyStep, percentStep, type Step, stepOperand } from '../../result/step.ts'
import type { CapitalGainsRates } from '../../rules/capital-gains/rates.ts'
import type { CapitalGain } from './calculate.ts'

/** The working of the tax on a sale, in order: each step uses only inputs, figures and earlier steps. */
export function stepsOf(sale: CapitalGain, rates: CapitalGainsRates): Step[] {
  const { taxed } = sale
  const { steps: gainSteps, gain, taxableGain } = stepsOfGain(sale, rates)
  const tax: Step =
    taxed.method === 'stacked'
      ? bandedStep('capitalGainsTax', 'Capital Gains Tax', taxed.tax, { taxableGain: stepOperand(taxableGain) }, 'TCGA 1992 ss.1I and 1J')
      : moneyStep('capitalGainsTax', 'Capital Gains Tax', taxed.tax, '{taxableGain} × {rate}', {
          taxableGain: stepOperand(taxableGain),
          rate: figureOperand(taxed.rate),
        })
  const afterTax = moneyStep('gainAfterTax', sale.gain.isNegative() ? 'Loss' : 'Gain after tax', sale.gainAfterTax, '{gain} − {tax}', {
    gain: stepOperand(gain),
    tax: stepOperand(tax),
  })
  const effectiveRate = percentStep('effectiveRate', 'Effective tax rate', sale.effectiveRate, '{tax} ÷ {gain}', {
    tax: stepOperand(tax),
    gain: stepOperand(gain),
  })
  return [
    ...gainSteps,
    ...(taxed.method === 'stacked' ? bandSteps(sale, taxed, rates) : []),
    tax,
    afterTax,
    // There is no effective rate without a gain.
    ...(isAboveZero(sale.gain) ? [effectiveRate] : []),
  ]
}

/** The bands that tax the gain and the amount in each; none where a single rate applies. */
export const bandTablesOf = ({ taxed }: CapitalGain): BandTable[] =>
  taxed.method === 'stacked' ? [{ key: 'capitalGainsTax', title: 'Capital Gains Tax by band', slices: taxed.slices }] : []

function stepsOfGain(sale: CapitalGain, { capitalGains }: CapitalGainsRates) {
  const { annualExemptAmount } = capitalGains
  const salePrice = inputOperand('salePrice', sale.inputs.salePrice)
  const sellingCosts = inputOperand('sellingCosts', sale.inputs.sellingCosts)
  const costs = moneyStep('totalCosts', 'Total costs', sale.totalCosts, '{purchase} + {improvement} + {selling}', {
    purchase: inputOperand('purchasePrice', sale.inputs.purchasePrice),
    improvement: inputOperand('improvementCosts', sale.inputs.improvementCosts),
    selling: sellingCosts,
  })
  const gain = moneyStep('gain', sale.gain.isNegative() ? 'Capital loss' : 'Capital gain', sale.gain, '{sale} − {costs}', {
    sale: salePrice,
    costs: stepOperand(costs),
  })
  const proceeds = moneyStep('netProceeds', 'What you receive before tax', sale.netProceeds, '{sale} − {selling}', {
    sale: salePrice,
    selling: sellingCosts,
  })
  const isUsedUp = !sale.gain.lessThan(annualExemptAmount.value)
  const exempt = moneyStep(
    'exemptAmountUsed',
    'Annual exempt amount used',
    sale.exemptAmountUsed,
    isUsedUp ? '{exempt}' : '{gain}',
    isUsedUp ? { exempt: figureOperand(annualExemptAmount) } : { gain: stepOperand(gain) },
    'TCGA 1992 s.1K',
  )
  const taxableGain = moneyStep('taxableGain', 'Taxable gain', sale.taxableGain, '{gain} − {exempt}', {
    gain: stepOperand(gain),
    exempt: stepOperand(exempt),
  })
  return { steps: [costs, gain, proceeds, exempt, taxableGain], gain, taxableGain }
}

/** The steps that work out how much of the basic rate band is left after other income. */
function bandSteps(sale: CapitalGain, { income, unusedBasicRateBand }: StackedTax, rates: CapitalGainsRates): Step[] {
  const otherIncome = inputOperand('otherIncome', sale.inputs.otherIncome)
  const [allowance, taxable] = incomeTaxSteps(income, { income: otherIncome, adjustedNetIncome: otherIncome }, rates)
  if (!allowance || !taxable) return []
  const unused = moneyStep('unusedBasicRateBand', 'Unused basic rate band', unusedBasicRateBand, '{limit} − {taxable}', {
    limit: figureOperand(rates.incomeTax.basicRateLimit),
    taxable: stepOperand(taxable),
  })
  return [allowance, taxable, unused]
}
