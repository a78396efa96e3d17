import { fields } from '../../engine/calculators/dividend-tax/fields.ts'
import { dividends } from '../../engine/rates/generated/dividends.ts'
import { incomeTax } from '../../engine/rates/generated/income-tax.ts'
import { methods } from '../../engine/rates/generated/methods.ts'
import { scottishIncomeTax } from '../../engine/rates/generated/scottish-income-tax.ts'
import { workbookOf } from './definition.ts'
import { allowanceAgainstDividends } from './steps/allowance-against-dividends.ts'
import { dividendTax } from './steps/dividend-tax.ts'
import { allowanceLeft, taxAfterAllowance, taxOnIncome } from './steps/tax-on-income.ts'
import { atLeastZero, MONTHS_IN_A_YEAR, minus, over, percentOf, plus, whereMore, ZERO } from './term.ts'

/** The workbook for tax on a year’s dividends on top of other income. */
export const workbook = workbookOf({
  title: 'Dividend tax',
  fields,
  tables: { dividends, incomeTax, scottishIncomeTax, methods },
  write({ inputs: { region }, rates, working }) {
    const dividendIncome = working.input('dividendIncome')
    const otherIncome = working.input('otherIncome')
    const total = working.step('totalIncome', 'Total income', plus(otherIncome, dividendIncome))
    const allowance = allowanceLeft(working, { adjustedNetIncome: total }, rates)
    const { against, saved } = allowanceAgainstDividends(working, { otherIncome, dividendIncome, allowance, region }, rates)
    const deducted = saved ? minus(allowance, against) : allowance
    const other = taxAfterAllowance(working, { income: otherIncome, deducted, region, called: 'other income' }, rates)
    const taxable = working.step('taxableDividends', 'Taxable dividends', atLeastZero(minus(dividendIncome, against)), {
      law: 'ITA 2007 s.23',
    })
    const tax = dividendTax(working, { below: other.taxableIncome, taxableDividends: taxable }, rates)
    const net = working.step('netDividends', 'Net dividends', minus(dividendIncome, tax))
    const monthly = working.step('monthlyNetDividends', 'Monthly net', over(net, MONTHS_IN_A_YEAR))
    const effectiveRate = working.step('effectiveRate', 'Effective dividend tax rate', percentOf(tax, dividendIncome), { unit: 'percent' })
    const without = taxOnIncome(
      working,
      {
        income: otherIncome,
        adjustedNetIncome: otherIncome,
        region,
        called: 'other income',
        key: 'WithoutDividends',
        label: ' without the dividends',
      },
      rates,
    )
    const extra = working.step('extraTaxOnOtherIncome', 'Extra tax on other income', minus(other.tax, without.tax), {
      law: 'ITA 2007 ss.25 and 35',
    })
    return {
      rows: [
        { output: 'dividendIncome', label: 'Dividend Income', of: dividendIncome },
        { output: 'otherIncome', label: 'Other Income, not in the sum', of: otherIncome },
        { output: 'totalIncome', label: 'Total Income, not in the sum', of: total },
        { output: 'dividendTax', label: 'Dividend Tax', of: tax, part: 'taken-off' },
        { output: 'netDividends', label: 'Net Dividends', of: net, part: 'total' },
        { output: 'monthlyNetDividends', label: 'Monthly Net', of: monthly },
        { output: 'extraTaxOnOtherIncome', label: 'Extra Tax on Other Income', of: extra },
      ],
      further: [
        { output: 'personalAllowance', label: 'Personal Allowance left', of: allowance },
        { output: 'taxableDividends', label: 'Taxable dividends', of: taxable },
        { output: 'incomeTaxOnOtherIncome', label: 'Income Tax on other income', of: other.tax },
        { output: 'effectiveRate', label: 'Effective dividend tax rate', of: effectiveRate, unit: 'percent' },
        ...(saved
          ? [
              {
                output: 'allowanceAgainstDividends',
                label: 'Personal Allowance set against dividends, if not just what other income leaves',
                of: whereMore(saved, ZERO, against, ZERO),
              },
              { output: 'savedByAllowanceAgainstDividends', label: 'Tax saved by that', of: saved },
            ]
          : []),
      ],
    }
  },
})
