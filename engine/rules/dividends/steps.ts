import type { BandTable } from '../../result/result.ts'
import { bandedStep, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { TaxWithDividends } from './tax-with-dividends.ts'

/**
 * The working of tax on dividends: what is left of the allowance for them, taxable dividends and the tax by bands.
 * The operands are the inputs or steps that the amounts came from.
 */
export function dividendSteps(
  { unusedAllowance, taxableDividends, dividendTax }: TaxWithDividends,
  { otherIncome, dividends, allowance }: { otherIncome: Operand; dividends: Operand; allowance: Operand },
): Step[] {
  const unused = moneyStep(
    'unusedAllowance',
    'Personal Allowance left for dividends',
    unusedAllowance,
    '{allowance} − {otherIncome}',
    { allowance, otherIncome },
    'ITA 2007 s.25',
  )
  const taxable = moneyStep(
    'taxableDividends',
    'Taxable dividends',
    taxableDividends,
    '{dividends} − {unusedAllowance}',
    { dividends, unusedAllowance: stepOperand(unused) },
    'ITA 2007 s.23',
  )
  const operands = { taxableDividends: stepOperand(taxable) }
  return [unused, taxable, bandedStep('dividendTax', 'Dividend tax', dividendTax, operands, 'ITA 2007 ss.8, 13, 13A and 16')]
}

/** The bands above the other income with what dividends fell in each. */
export const dividendBandTable = ({ slices }: TaxWithDividends): BandTable => ({
  key: 'dividendTax',
  title: 'Dividend tax by band',
  slices,
})
