import { dividendBandTable, taxWithDividendsSteps } from '../../decimal-rules/dividends/steps.ts'
import type { Sharing } from '../../decimal-rules/dividends/tax-with-dividends.ts'
import { incomeTaxBandTable, incomeTaxSteps } from '../../decimal-rules/income-tax/steps.ts'
import { operandOf, renameSteps } from '../../result/rename-steps.ts'
import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { inputOperand, moneyStep, type Operand, percentStep, type Step, stepOperand } from '../../result/step.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'
import type { Facts } from './calculate.ts'

const WITHOUT_DIVIDENDS = 'WithoutDividends'
/** Marks the tax as it would be if other income used the allowance first. The working of the saving compares with it. */
const OTHER_INCOME_FIRST = 'OtherIncomeFirst'

/** The rows of the result. Only the dividends and the tax on them are in the sum; other income and the tax on it are not. */
export function rowsOf(facts: Facts): ExactRow[] {
  const rows: ExactRow[] = [
    { key: 'dividendIncome', label: 'Dividend Income', value: facts.dividendIncome },
    { key: 'otherIncome', label: 'Other Income', value: facts.otherIncome, isInSum: false },
    { key: 'totalIncome', label: 'Total Income', value: facts.totalIncome, isInSum: false },
    { key: 'dividendTax', label: 'Dividend Tax', value: facts.dividendTax, isDeduction: true },
    { key: 'netDividends', label: 'Net Dividends', value: facts.netDividends, isTotal: true },
    { key: 'monthlyNetDividends', label: 'Monthly Net', value: facts.monthlyNetDividends, isInSum: false },
  ]
  if (hasExtraTax(facts)) {
    rows.push({ key: 'extraTaxOnOtherIncome', label: 'Extra Tax on Other Income', value: facts.extraTaxOnOtherIncome, isInSum: false })
  }
  return rows
}

/** The bands of tax on other income and on dividends, and the amount in each. */
export function bandTablesOf(facts: Facts): BandTable[] {
  const tables = [incomeTaxBandTable(facts.incomeTax), dividendBandTable(facts)]
  const without = hasExtraTax(facts) ? [incomeTaxBandTable(facts.incomeTaxWithoutDividends)] : []
  const first = facts.sharing?.otherIncomeFirst
  const otherIncomeFirst = first ? [incomeTaxBandTable(first.incomeTax), dividendBandTable(first)] : []
  return [
    ...tables,
    ...without.map((table) => ({ ...table, key: `${table.key}${WITHOUT_DIVIDENDS}`, title: `${table.title} without the dividends` })),
    ...otherIncomeFirst.map((table) => ({
      ...table,
      key: `${table.key}${OTHER_INCOME_FIRST}`,
      title: `${table.title} if other income used the allowance first`,
    })),
  ]
}

/** The working in order: each step uses only inputs, figures and earlier steps. */
export function stepsOf(facts: Facts, rates: DividendRates): Step[] {
  const otherIncome = inputOperand('otherIncome', facts.otherIncome)
  const dividends = inputOperand('dividendIncome', facts.dividendIncome)
  const total = moneyStep('totalIncome', 'Total income', facts.totalIncome, '{otherIncome} + {dividends}', { otherIncome, dividends })
  const incomes = { otherIncome, dividends, total: stepOperand(total) }
  const onBoth = withOtherIncome(taxWithDividendsSteps(facts, incomes, rates))
  const dividendTax = operandOf(onBoth, 'dividendTax')
  const net = moneyStep('netDividends', 'Net dividends', facts.netDividends, '{dividends} − {dividendTax}', { dividends, dividendTax })
  return [
    total,
    ...onBoth,
    net,
    moneyStep('monthlyNetDividends', 'Monthly net', facts.monthlyNetDividends, '{net} ÷ 12', { net: stepOperand(net) }),
    percentStep('effectiveRate', 'Effective dividend tax rate', facts.effectiveRate, '{dividendTax} ÷ {dividends}', {
      dividendTax,
      dividends,
    }),
    ...(hasExtraTax(facts) ? extraTaxSteps(facts, { otherIncome, incomeTax: operandOf(onBoth, 'incomeTax') }, rates) : []),
    ...(facts.sharing ? sharingSteps(facts.sharing, onBoth, incomes, rates) : []),
  ]
}

/** The steps, with labels that make clear which tax is on other income. */
const withOtherIncome = (steps: readonly Step[]) =>
  renameSteps(steps, ({ key, label }) => ({
    key,
    label: { taxableIncome: 'Taxable other income', incomeTax: 'Income Tax on other income' }[key] ?? label,
  }))

const hasExtraTax = ({ extraTaxOnOtherIncome }: Facts) => !extraTaxOnOtherIncome.isZero()

/** The tax on other income without the dividends, and the extra tax that the dividends cause. ITA 2007 ss.25 and 35. */
function extraTaxSteps(
  facts: Facts,
  { otherIncome, incomeTax }: { otherIncome: Operand; incomeTax: Operand },
  rates: DividendRates,
): Step[] {
  const without = renameSteps(
    incomeTaxSteps(facts.incomeTaxWithoutDividends, { income: otherIncome, adjustedNetIncome: otherIncome }, rates),
    ({ key, label }) => ({ key: `${key}${WITHOUT_DIVIDENDS}`, label: `${label} without the dividends` }),
  )
  const extra = moneyStep(
    'extraTaxOnOtherIncome',
    'Extra tax on other income',
    facts.extraTaxOnOtherIncome,
    '{incomeTax} − {withoutDividends}',
    { incomeTax, withoutDividends: operandOf(without, `incomeTax${WITHOUT_DIVIDENDS}`) },
  )
  return [...without, { ...extra, law: facts.sharing ? 'ITA 2007 ss.25 and 35' : 'ITA 2007 s.35' }]
}

/** The tax on both incomes if the allowance went to other income first, and the tax saved by not doing that. ITA 2007 s.25(2). */
function sharingSteps(
  { otherIncomeFirst, saved }: Sharing,
  onBoth: readonly Step[],
  incomes: Parameters<typeof taxWithDividendsSteps>[1],
  rates: DividendRates,
): Step[] {
  // The allowance itself does not change, so its step is left out.
  const [, ...otherwise] = withOtherIncome(taxWithDividendsSteps(otherIncomeFirst, incomes, rates))
  const first = renameSteps(otherwise, ({ key, label }) => ({
    key: `${key}${OTHER_INCOME_FIRST}`,
    label: `${label} (for comparison)`,
  }))
  return [
    ...first,
    moneyStep(
      'savedByAllowanceAgainstDividends',
      'Tax saved by using some of the allowance on dividends',
      saved,
      '({firstIncomeTax} + {firstDividendTax}) − ({incomeTax} + {dividendTax})',
      {
        firstIncomeTax: operandOf(first, `incomeTax${OTHER_INCOME_FIRST}`),
        firstDividendTax: operandOf(first, `dividendTax${OTHER_INCOME_FIRST}`),
        incomeTax: operandOf(onBoth, 'incomeTax'),
        dividendTax: operandOf(onBoth, 'dividendTax'),
      },
      'ITA 2007 s.25(2)',
    ),
  ]
}
