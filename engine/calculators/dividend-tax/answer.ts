import { type Amount, NIL, number, when } from '../../formula/amount.ts'
import { assumedWhere, leftOutBy } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isEqual, not } from '../../formula/condition.ts'
import { called, deduction, ifAny, kept, keyed, otherCost, outside, recorded, shown, total, where } from '../../formula/ledger.ts'
import { type Occasion, within } from '../../formula/name.ts'
import { parserOf } from '../../inputs/parse.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { dividends } from '../../rates/generated/dividends.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { assumed } from '../../result/assumptions.ts'
import { type TaxWithDividends, taxWithDividends } from '../../rules/dividends/tax-with-dividends.ts'
import { taxOnIncome } from '../../rules/income-tax/tax-on-income.ts'
import { repaymentsOnUnearned } from '../../rules/student-loans/possible-repayments.ts'
import { fields } from './fields.ts'
import { notesOf } from './notes.ts'

/**
 * Tax on a year’s dividends, on top of other income, and what is left of them. Pounds a year. ITA 2007 ss.8, 13, 13A, 16, 25 and 35.
 */
export const calculator = calculatorOf({
  slug: 'dividend-tax',
  fields,
  parse: parserOf(fields),
  margin: { input: 'dividendIncome', ignored: /OtherIncomeFirst$|^savedBy/ },
  deciding: { input: 'otherIncome', bands: 'uk' },
  tables: { dividends, incomeTax, scottishIncomeTax, studentLoans, methods },
  answer({ dividendIncome, otherIncome, region }, rates) {
    const totalIncome = otherIncome.plus(dividendIncome).named('totalIncome', 'Total income')
    const income = { dividendIncome, otherIncome, totalIncome, region, words: ON_OTHER_INCOME }
    const tax = taxWithDividends(income, rates)
    const { dividendTax, sharing } = tax
    const netDividends = dividendIncome.less(dividendTax).named('netDividends', 'Net dividends')
    const monthlyNetDividends = netDividends.dividedBy(number(MONTHS_IN_A_YEAR)).named('monthlyNetDividends', 'Monthly net')
    const effectiveRate = dividendTax.asPercentOf(dividendIncome).named('effectiveRate', 'Effective dividend tax rate')
    const without = within(WITHOUT_DIVIDENDS, () => taxOnIncome({ income: otherIncome, region }, rates))
    const extraTaxOnOtherIncome = extraTax(tax, without.tax)
    return {
      headline: kept(netDividends),
      // Only the dividends and the tax on them are in the sum; other income and the tax on it are not.
      ledger: [
        shown(dividendIncome, called('Dividend Income')),
        shown(otherIncome, called('Other Income'), outside),
        shown(totalIncome, outside),
        shown(dividendTax, deduction),
        shown(netDividends, total),
        shown(monthlyNetDividends, outside),
        shown(extraTaxOnOtherIncome, otherCost, ifAny),
        recorded(effectiveRate),
        recorded(tax.incomeTax.allowance),
        recorded(tax.taxableDividends),
        recorded(tax.incomeTax.tax, keyed('incomeTaxOnOtherIncome')),
        ...(sharing ? [recorded(tax.againstDividends, where(sharing.isShared)), recorded(sharing.saved, where(sharing.isShared))] : []),
      ],
      notes: notesOf(income, tax, without, rates),
      assumptions: [
        { code: 'region', field: 'region' },
        [{ code: 'no-other-income', field: 'otherIncome' }, isEqual(otherIncome, NIL)],
        ...assumedWhere(not(isEqual(otherIncome, NIL)), 'other-income-is-not-savings', 'other-income-before-allowance'),
        ...assumed('no-student-loan', 'no-pension-or-gift-aid', 'no-other-allowances', 'not-in-an-isa'),
      ],
      // Dividends count for student loans as unearned income.
      leftOut: () => leftOutBy('no-student-loan', ...repaymentsOnUnearned(otherIncome, dividendIncome, rates)),
    }
  },
})

const ON_OTHER_INCOME = { taxableIncome: 'Taxable other income', incomeTax: 'Income Tax on other income' }

const WITHOUT_DIVIDENDS: Occasion = {
  key: (key) => `${key}WithoutDividends`,
  words: 'without the dividends',
  afterTitle: ' without the dividends',
}

/**
 * The extra tax on other income because of the dividends: they may reduce the Personal Allowance (ITA 2007 s.35), or use some of it (s.25).
 */
function extraTax({ incomeTax: onOtherIncome, sharing }: TaxWithDividends, without: Amount): Amount {
  const extra = onOtherIncome.tax.less(without)
  const named = (law: string) => extra.namedIfAny('extraTaxOnOtherIncome', 'Extra tax on other income', law)
  return sharing ? when(sharing.isShared, named('ITA 2007 ss.25 and 35'), named('ITA 2007 s.35')) : named('ITA 2007 s.35')
}
