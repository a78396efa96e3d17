import { dividendBandTable } from '../../decimal-rules/dividends/steps.ts'
import { incomeTaxBandTable } from '../../decimal-rules/income-tax/steps.ts'
import { insideSteps, outsideSteps } from '../../decimal-rules/ir35/steps.ts'
import type { Decimal } from '../../money/decimal.ts'
import { operandOf, renameSteps } from '../../result/rename-steps.ts'
import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { inputOperand, moneyStep, type Operand, percentStep, type Step, stepOperand } from '../../result/step.ts'
import type { Ir35Rates } from '../../rules/ir35/rates.ts'
import type { Facts, Scenario } from './calculate.ts'

const STATUS = { inside: 'inside IR35', outside: 'outside IR35' } as const
/** The other status’s take-home has its own field in the record; its other steps take the prefix `other.`. */
const otherKey = (key: string) => (key === 'takeHome' ? 'otherScenarioTakeHome' : `other.${key}`)

/** Whether the chosen status leaves more than the other, or less. */
const wayOf = (difference: Decimal) => (difference.isNegative() ? 'Less' : 'More')

/** The rows of the result: gross income, deductions, take-home pay, and a comparison with the other status. */
export function rowsOf({ chosen, other, ...facts }: Facts): ExactRow[] {
  const isOutside = chosen.status === 'outside'
  const rows: ExactRow[] = [
    { key: 'grossIncome', label: 'Gross Income', value: facts.grossIncome },
    { key: 'businessExpenses', label: 'Business Expenses', value: facts.businessExpenses, isDeduction: true },
    { key: 'netIncome', label: 'Net Business Income', value: facts.netIncome, isInSum: false },
    { key: 'salary', label: isOutside ? 'Director’s Salary' : 'Amount Treated as Pay', value: chosen.salary, isInSum: false },
  ]
  if (isOutside) rows.push({ key: 'dividends', label: 'Dividends', value: chosen.dividends, isInSum: false })
  rows.push({ key: 'incomeTax', label: 'Income Tax', value: chosen.incomeTax, isDeduction: true })
  rows.push({ key: 'nationalInsurance', label: 'National Insurance', value: chosen.nationalInsurance, isDeduction: true })
  if (isOutside) {
    rows.push({ key: 'corporationTax', label: 'Corporation Tax', value: chosen.corporationTax, isDeduction: true })
    rows.push({ key: 'dividendTax', label: 'Dividend Tax', value: chosen.dividendTax, isDeduction: true })
  }
  rows.push({ key: 'takeHome', label: 'Take-Home Pay', value: chosen.takeHome, isTotal: true })
  rows.push({
    key: 'otherScenarioTakeHome',
    label: isOutside ? 'Take-Home Pay Inside IR35' : 'Take-Home Pay Outside IR35',
    value: other.takeHome,
    isInSum: false,
  })
  rows.push({
    key: 'takeHomeDifference',
    label: `${wayOf(facts.takeHomeDifference)} Than ${isOutside ? 'Inside' : 'Outside'} IR35`,
    value: facts.takeHomeDifference,
    isInSum: false,
  })
  return rows
}

/** The bands for the chosen status, then for the other. */
export function bandTablesOf({ chosen, other }: Facts): BandTable[] {
  const others = tablesOf(other).map((table) => ({ ...table, key: otherKey(table.key), title: `${table.title} (${STATUS[other.status]})` }))
  return [...tablesOf(chosen), ...others]
}

function tablesOf(scenario: Scenario): BandTable[] {
  const contributions = {
    key: 'employeeContributions',
    title: 'Employee National Insurance by band',
    slices: scenario.employeeContributions.slices,
  }
  if (scenario.status === 'inside') return [incomeTaxBandTable(scenario.taxOnPay), contributions]
  return [contributions, incomeTaxBandTable(scenario.personal.incomeTax), dividendBandTable(scenario.personal)]
}

/** The working for the chosen status, then for the other, then the difference between them. */
export function stepsOf(facts: Facts, rates: Ir35Rates): Step[] {
  const { chosen, other } = facts
  const gross = moneyStep('grossIncome', 'Gross income', facts.grossIncome, '{dailyRate} × {daysWorked}', {
    dailyRate: inputOperand('dailyRate', facts.dailyRate),
    daysWorked: inputOperand('daysWorked', facts.daysWorked, 'count'),
  })
  const net = moneyStep('netIncome', 'Net business income', facts.netIncome, '{gross} − {expenses}', {
    gross: stepOperand(gross),
    expenses: inputOperand('businessExpenses', facts.businessExpenses),
  })
  const income = { gross: stepOperand(gross), net: stepOperand(net) }
  const chosenSteps = scenarioSteps(chosen, income, rates)
  const otherSteps = renameSteps(scenarioSteps(other, income, rates), ({ key, label }) => ({
    key: otherKey(key),
    label: `${label} (${STATUS[other.status]})`,
  }))
  const difference = moneyStep(
    'takeHomeDifference',
    `${wayOf(facts.takeHomeDifference)} than ${STATUS[other.status]}`,
    facts.takeHomeDifference,
    '{takeHome} − {other}',
    {
      takeHome: operandOf(chosenSteps, 'takeHome'),
      other: operandOf(otherSteps, 'otherScenarioTakeHome'),
    },
  )
  return [gross, net, ...chosenSteps, ...otherSteps, difference]
}

/** The law’s “deemed employment pay” under the name that its row has. */
const withPlainLabels = (steps: readonly Step[]) =>
  renameSteps(steps, ({ key, label }) => ({ key, label: key === 'salary' ? 'Amount treated as pay' : label }))

/** The working for one status: its taxes, the take-home pay, and the effective tax rate. */
function scenarioSteps(scenario: Scenario, income: { gross: Operand; net: Operand }, rates: Ir35Rates): Step[] {
  const steps = scenario.status === 'inside' ? withPlainLabels(insideSteps(scenario, income, rates)) : outsideSteps(scenario, income, rates)
  const names =
    scenario.status === 'inside' ? ['incomeTax', 'nationalInsurance'] : ['incomeTax', 'nationalInsurance', 'corporationTax', 'dividendTax']
  const charges = Object.fromEntries(names.map((name) => [name, operandOf(steps, name)]))
  const written = names.map((name) => `{${name}}`)
  return [
    ...steps,
    moneyStep('takeHome', 'Take-home pay', scenario.takeHome, ['{net}', ...written].join(' − '), { net: income.net, ...charges }),
    percentStep('effectiveRate', 'Effective tax rate', scenario.effectiveRate, `(${written.join(' + ')}) ÷ {gross}`, {
      ...charges,
      gross: income.gross,
    }),
  ]
}
