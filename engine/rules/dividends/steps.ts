import type { BandTable } from '../../result/result.ts'
import { type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { TaxWithDividends } from './tax-with-dividends.ts'

/**
 * The working of tax on dividends: what is left of the allowance for them, taxable dividends and the tax by bands.
 * The operands are the inputs or steps that the amounts came from.
 */
export function dividendSteps(
  { unusedAllowance, taxableDividends, dividendTax }: TaxWithDividends,
  { otherIncome, dividends, allowance }: { otherIncome: Operand; dividends: Operand; allowance: Operand },
): Step[] {
  const unused: Step = {
    key: 'unusedAllowance',
    label: 'Personal Allowance left for dividends',
    value: unusedAllowance,
    unit: 'GBP',
    formula: '{allowance} − {otherIncome}',
    operands: { allowance, otherIncome },
    law: 'ITA 2007 s.25',
  }
  const taxable: Step = {
    key: 'taxableDividends',
    label: 'Taxable dividends',
    value: taxableDividends,
    unit: 'GBP',
    formula: '{dividends} − {unusedAllowance}',
    operands: { dividends, unusedAllowance: stepOperand(unused) },
    law: 'ITA 2007 s.23',
  }
  return [
    unused,
    taxable,
    {
      key: 'dividendTax',
      label: 'Dividend tax',
      value: dividendTax,
      unit: 'GBP',
      formula: '',
      operands: { taxableDividends: stepOperand(taxable) },
      bandTable: 'dividendTax',
      law: 'ITA 2007 ss.8, 13, 13A and 16',
    },
  ]
}

/** The bands above the other income with what dividends fell in each. */
export const dividendBandTable = ({ slices }: TaxWithDividends): BandTable => ({
  key: 'dividendTax',
  title: 'Dividend tax by band',
  slices,
})
