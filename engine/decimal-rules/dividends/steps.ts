import type { BandTable } from '../../result/result.ts'
import { bandedStep, figureOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'
import { personalAllowanceStep, taxableIncomeSteps } from '../income-tax/steps.ts'
import type { TurningPoint } from './least-tax.ts'
import type { TaxOnBoth } from './tax-on-both.ts'
import type { TaxWithDividends } from './tax-with-dividends.ts'

/** The inputs or steps that the amounts come from. */
interface Incomes {
  readonly otherIncome: Operand
  readonly dividends: Operand
  readonly total: Operand
}

/**
 * The working of the tax on other income and dividends: the allowance and how it is shared; taxable income and tax by bands for the other
 * income; and the same for the dividends. Annual pounds. ITA 2007 ss.8, 10, 13, 16, 23, 25 and 35.
 */
export function taxWithDividendsSteps(tax: TaxWithDividends, { otherIncome, dividends, total }: Incomes, rates: DividendRates): Step[] {
  const allowanceStep = personalAllowanceStep(tax.incomeTax, total, rates)
  const allowance = stepOperand(allowanceStep)
  if (!tax.sharing) {
    const onOtherIncome = taxableIncomeSteps(tax.incomeTax, { income: otherIncome, allowance }, rates)
    const unused = moneyStep(
      'unusedAllowance',
      'Personal Allowance left for dividends',
      tax.allowanceAgainstDividends,
      '{allowance} − {otherIncome}',
      { allowance, otherIncome },
      'ITA 2007 s.25',
    )
    return [allowanceStep, ...onOtherIncome, unused, ...taxableDividendSteps(tax, dividends, stepOperand(unused))]
  }
  const shared = moneyStep(
    'allowanceAgainstDividends',
    'Personal Allowance set against dividends',
    tax.allowanceAgainstDividends,
    ...sharingFormula(tax.sharing.upTo, { allowance, otherIncome, dividends }, rates),
    'ITA 2007 s.25(2)',
  )
  const elsewhere = stepOperand(shared)
  return [
    allowanceStep,
    shared,
    ...taxableIncomeSteps(tax.incomeTax, { income: otherIncome, allowance, elsewhere }, rates),
    ...taxableDividendSteps(tax, dividends, elsewhere),
  ]
}

/** The formula for the allowance set against dividends, which depends on why it is not more. */
function sharingFormula(
  upTo: TurningPoint,
  { allowance, otherIncome, dividends }: Omit<Incomes, 'total'> & { allowance: Operand },
  rates: DividendRates,
): [string, Step['operands']] {
  switch (upTo.kind) {
    case 'whole-allowance':
      return ['{allowance}', { allowance }]
    case 'dividends-at-nil-rate':
      return ['{dividends} − {nilRate}', { dividends, nilRate: figureOperand(rates.dividends.allowance) }]
    case 'other-income-at-limit':
      return ['{limit} − ({otherIncome} − {allowance})', { limit: figureOperand(upTo.limit), otherIncome, allowance }]
  }
}

/** The steps for taxable dividends, after their share of the allowance, and for the tax on them by bands. */
function taxableDividendSteps({ taxableDividends, dividendTax }: TaxOnBoth, dividends: Operand, allowance: Operand): Step[] {
  const taxable = moneyStep(
    'taxableDividends',
    'Taxable dividends',
    taxableDividends,
    '{dividends} − {allowance}',
    { dividends, allowance },
    'ITA 2007 s.23',
  )
  const charged = { taxableDividends: stepOperand(taxable) }
  return [taxable, bandedStep('dividendTax', 'Dividend tax', dividendTax, charged, 'ITA 2007 ss.8, 13, 13A and 16')]
}

/** The bands above the other income, with the dividends in each. */
export const dividendBandTable = ({ slices }: TaxOnBoth): BandTable => ({
  key: 'dividendTax',
  title: 'Dividend tax by band',
  slices,
})
