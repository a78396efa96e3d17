import type { BandTable } from '../../result/result.ts'
import { bandedStep, figureOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { TaxOnIncome } from './tax-on-income.ts'

interface Taxed {
  readonly income: Operand
  readonly adjustedNetIncome: Operand
}

/**
 * The working of Income Tax on non-savings income: the allowance, taxable income and the tax by bands, in annual pounds. ITA 2007 ss.10,
 * 11A, 23 and 35. `income` and `adjustedNetIncome` are the steps or inputs that these amounts came from.
 */
export function incomeTaxSteps(tax: TaxOnIncome, { income, adjustedNetIncome }: Taxed, rates: IncomeTaxRates): Step[] {
  const allowance = personalAllowanceStep(tax, adjustedNetIncome, rates)
  return [allowance, ...taxableIncomeSteps(tax, { income, allowance: stepOperand(allowance) }, rates)]
}

/** The step that works out what is left of the Personal Allowance, in annual pounds. ITA 2007 s.35. */
export function personalAllowanceStep({ allowance }: TaxOnIncome, adjustedNetIncome: Operand, { incomeTax }: IncomeTaxRates): Step {
  const { amount, incomeLimit, taperRate } = incomeTax.personalAllowance
  const isTapered = !allowance.excess.isZero()
  return moneyStep(
    'personalAllowance',
    'Personal Allowance',
    allowance.allowance,
    isTapered ? '{allowance} − ({adjustedNetIncome} − {limit}) × {taper}' : '{allowance}',
    isTapered
      ? { allowance: figureOperand(amount), adjustedNetIncome, limit: figureOperand(incomeLimit), taper: figureOperand(taperRate) }
      : { allowance: figureOperand(amount) },
    'ITA 2007 s.35',
  )
}

/**
 * The steps for taxable income and the tax by bands, in annual pounds. `elsewhere` is the part of the allowance that is set against another
 * kind of income, if any is. ITA 2007 ss.10, 11A and 23.
 */
export function taxableIncomeSteps(
  { taxableIncome, slices, tax }: TaxOnIncome,
  { elsewhere, ...operands }: { income: Operand; allowance: Operand; elsewhere?: Operand },
  { scottishIncomeTax }: IncomeTaxRates,
): Step[] {
  const isScottish = slices.some(({ band }) => band.figures.some(({ entry }) => entry === scottishIncomeTax.bands.entry))
  const taxableStep = moneyStep(
    'taxableIncome',
    'Taxable income',
    taxableIncome,
    elsewhere ? '{income} − ({allowance} − {elsewhere})' : '{income} − {allowance}',
    elsewhere ? { ...operands, elsewhere } : operands,
    'ITA 2007 s.23',
  )
  const law = isScottish ? 'ITA 2007 s.11A' : 'ITA 2007 s.10'
  return [taxableStep, bandedStep('incomeTax', 'Income Tax', tax, { taxableIncome: stepOperand(taxableStep) }, law)]
}

/** The bands of Income Tax, with the amount in each. */
export const incomeTaxBandTable = ({ slices }: TaxOnIncome): BandTable => ({ key: 'incomeTax', title: 'Income Tax by band', slices })
