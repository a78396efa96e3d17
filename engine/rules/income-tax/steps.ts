import type { BandTable } from '../../result/result.ts'
import { bandedStep, figureOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { IncomeTaxRates } from './rates.ts'
import type { TaxOnIncome } from './tax-on-income.ts'

/**
 * The working of Income Tax on non-savings income: the allowance, taxable income and the tax by bands.
 * `income` and `adjustedNetIncome` are the steps or inputs that these amounts came from.
 */
export function incomeTaxSteps(
  { allowance, taxableIncome, slices, tax }: TaxOnIncome,
  { income, adjustedNetIncome }: { income: Operand; adjustedNetIncome: Operand },
  { incomeTax, scottishIncomeTax }: IncomeTaxRates,
): Step[] {
  const { amount, incomeLimit, taperRate } = incomeTax.personalAllowance
  const isScottish = slices.some(({ band }) => band.figures.some(({ entry }) => entry === scottishIncomeTax.bands.entry))
  const isTapered = !allowance.excess.isZero()
  const allowanceStep = moneyStep(
    'personalAllowance',
    'Personal Allowance',
    allowance.allowance,
    isTapered ? '{allowance} − ({adjustedNetIncome} − {limit}) × {taper}' : '{allowance}',
    isTapered
      ? { allowance: figureOperand(amount), adjustedNetIncome, limit: figureOperand(incomeLimit), taper: figureOperand(taperRate) }
      : { allowance: figureOperand(amount) },
    'ITA 2007 s.35',
  )
  const taxableOperands = { income, allowance: stepOperand(allowanceStep) }
  const taxableStep = moneyStep(
    'taxableIncome',
    'Taxable income',
    taxableIncome,
    '{income} − {allowance}',
    taxableOperands,
    'ITA 2007 s.23',
  )
  const law = isScottish ? 'ITA 2007 s.11A' : 'ITA 2007 s.10'
  return [allowanceStep, taxableStep, bandedStep('incomeTax', 'Income Tax', tax, { taxableIncome: stepOperand(taxableStep) }, law)]
}

/** The bands of Income Tax with what fell in each. */
export const incomeTaxBandTable = ({ slices }: TaxOnIncome): BandTable => ({ key: 'incomeTax', title: 'Income Tax by band', slices })
