import type { BandTable } from '../../result/result.ts'
import { figureOperand, type Operand, type Step, stepOperand } from '../../result/step.ts'
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
  const allowanceStep: Step = {
    key: 'personalAllowance',
    label: 'Personal Allowance',
    value: allowance.allowance,
    unit: 'GBP',
    formula: isTapered ? '{allowance} − ({adjustedNetIncome} − {limit}) × {taper}' : '{allowance}',
    operands: isTapered
      ? { allowance: figureOperand(amount), adjustedNetIncome, limit: figureOperand(incomeLimit), taper: figureOperand(taperRate) }
      : { allowance: figureOperand(amount) },
    law: 'ITA 2007 s.35',
  }
  const taxableStep: Step = {
    key: 'taxableIncome',
    label: 'Taxable income',
    value: taxableIncome,
    unit: 'GBP',
    formula: '{income} − {allowance}',
    operands: { income, allowance: stepOperand(allowanceStep) },
    law: 'ITA 2007 s.23',
  }
  return [
    allowanceStep,
    taxableStep,
    {
      key: 'incomeTax',
      label: 'Income Tax',
      value: tax,
      unit: 'GBP',
      formula: '',
      operands: { taxableIncome: stepOperand(taxableStep) },
      bandTable: 'incomeTax',
      law: isScottish ? 'ITA 2007 s.11A' : 'ITA 2007 s.10',
    },
  ]
}

/** The bands of Income Tax with what fell in each. */
export const incomeTaxBandTable = ({ slices }: TaxOnIncome): BandTable => ({ key: 'incomeTax', title: 'Income Tax by band', slices })
