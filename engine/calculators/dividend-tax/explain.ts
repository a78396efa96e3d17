import { operandOf, renameSteps } from '../../result/rename-steps.ts'
import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { inputOperand, moneyStep, type Operand, percentStep, type Step, stepOperand } from '../../result/step.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'
import { dividendBandTable, dividendSteps } from '../../rules/dividends/steps.ts'
import { incomeTaxBandTable, incomeTaxSteps } from '../../rules/income-tax/steps.ts'
import type { Facts } from './calculate.ts'

const WITHOUT_DIVIDENDS = 'WithoutDividends'

/** The rows of the results card: of the dividends alone; the other income and what it bears stand beside the sum. */
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

/** The bands of tax on other income and on dividends with what fell in each. */
export function bandTablesOf(facts: Facts): BandTable[] {
  const tables = [incomeTaxBandTable(facts.incomeTax), dividendBandTable(facts)]
  if (!hasExtraTax(facts)) return tables
  const without = incomeTaxBandTable(facts.incomeTaxWithoutDividends)
  return [...tables, { ...without, key: `${without.key}${WITHOUT_DIVIDENDS}`, title: 'Income Tax by band without the dividends' }]
}

/** The working, each step on the ones before it. */
export function stepsOf(facts: Facts, rates: DividendRates): Step[] {
  const otherIncome = inputOperand('otherIncome', facts.otherIncome)
  const dividends = inputOperand('dividendIncome', facts.dividendIncome)
  const total = moneyStep('totalIncome', 'Total income', facts.totalIncome, '{otherIncome} + {dividends}', { otherIncome, dividends })
  const onOtherIncome = renameSteps(
    incomeTaxSteps(facts.incomeTax, { income: otherIncome, adjustedNetIncome: stepOperand(total) }, rates),
    ({ key, label }) => ({ key, label: { taxableIncome: 'Taxable other income', incomeTax: 'Income Tax on other income' }[key] ?? label }),
  )
  const onDividends = dividendSteps(facts, { otherIncome, dividends, allowance: operandOf(onOtherIncome, 'personalAllowance') })
  const dividendTax = operandOf(onDividends, 'dividendTax')
  const net = moneyStep('netDividends', 'Net dividends', facts.netDividends, '{dividends} − {dividendTax}', { dividends, dividendTax })
  return [
    total,
    ...onOtherIncome,
    ...onDividends,
    net,
    moneyStep('monthlyNetDividends', 'Monthly net', facts.monthlyNetDividends, '{net} ÷ 12', { net: stepOperand(net) }),
    percentStep('effectiveRate', 'Effective dividend tax rate', facts.effectiveRate, '{dividendTax} ÷ {dividends}', {
      dividendTax,
      dividends,
    }),
    ...(hasExtraTax(facts) ? extraTaxSteps(facts, { otherIncome, incomeTax: operandOf(onOtherIncome, 'incomeTax') }, rates) : []),
  ]
}

const hasExtraTax = ({ extraTaxOnOtherIncome }: Facts) => !extraTaxOnOtherIncome.isZero()

/** The tax on other income with its full allowance, and what the dividends add to it. */
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
  return [...without, { ...extra, law: 'ITA 2007 s.35' }]
}
