import { HUNDRED, NIL } from '../../formula/amount.ts'
import { type Answer, deduction, ifAny, outside, row, total, where } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isEqual } from '../../formula/condition.ts'
import { parserOf } from '../../inputs/parse.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'
import { fields } from './fields.ts'
import { assumptionsOf, notesOf } from './notes.ts'
import { type PensionAllowance, pensionAllowance } from './pension-allowance.ts'

/**
 * The pension annual allowance for a year: contributions, allowance, carry forward, tax relief and the charge on any excess. Pounds a year.
 * If only one of the two defined benefit pensions is given, it is accepted with a note. FA 2004 ss.188 to 192 and 227 to 237.
 */
export const calculator = calculatorOf({
  slug: 'pension-allowance',
  fields,
  outputs: [
    'dbPensionInput',
    'totalContributions',
    'thresholdIncomeAmount',
    'adjustedIncome',
    'isHighEarner',
    'availableAllowance',
    'carryForwardTotal',
    'totalAvailableAllowance',
    'excessContributions',
    'basicRateRelief',
    'additionalRelief',
    'totalTaxRelief',
    'annualAllowanceCharge',
    'effectivePersonalContribution',
    'totalEffectiveContribution',
    'netCostToIndividual',
    'remainingAllowance',
    'marginalTaxRate',
    'carryForwardUsed2021',
    'carryForwardUsed2022',
    'carryForwardUsed2023',
  ],
  headlines: { netCostToIndividual: 'paid' },
  parse: parserOf(fields),
  margin: { input: 'annualSalary' },
  tables: { incomeTax, scottishIncomeTax, pensions, slabs, methods },
  answer: (asked, rates, on) => answerOf(pensionAllowance(asked, rates, on), rates),
})

function answerOf(facts: PensionAllowance, rates: PensionAllowanceRates): Answer<'netCostToIndividual'> {
  const { asked, tested, annual, taxes } = facts
  // Only the person’s own money adds up to the total.
  const own = row('pensionContributions', 'Your Pension Contributions', asked.pensionContributions)
  const reliefs = [
    row('basicRateRelief', 'Basic Rate Relief', taxes.basicRateRelief, deduction),
    row('additionalRelief', 'Relief Above the Basic Rate', taxes.additionalRelief, deduction),
  ]
  const netCost = row('netCostToIndividual', 'Net Cost to You', facts.netCostToIndividual, total)
  return {
    headline: 'netCostToIndividual',
    rows: [
      own,
      row('employerContributions', 'Employer Contributions', asked.employerContributions, outside),
      ...(asked.hasDBPension ? [row('dbPensionInput', 'Growth in Value of Defined Benefit Pension', facts.dbPensionInput, outside)] : []),
      row('totalContributions', 'Total Contributions', facts.totalContributions, outside),
      row('thresholdIncomeAmount', 'Threshold Income', tested.thresholdIncome, outside),
      row('adjustedIncome', 'Adjusted Income', tested.adjustedIncome, outside),
      row('availableAllowance', 'Annual Allowance', annual.allowance, outside),
      row('carryForwardTotal', 'Allowance Carried Forward', facts.carryForwardTotal, outside),
      row('totalAvailableAllowance', 'Total Available Allowance', facts.totalAvailableAllowance, outside),
      ...facts.earlierYears.map(({ usedField, name, used }) => row(usedField, `Allowance Used from ${name}`, used, outside, ifAny)),
      row('excessContributions', 'Contributions Over Your Allowance', facts.excessContributions, outside),
      row('remainingAllowance', 'Remaining Allowance', facts.remainingAllowance, outside),
      ...reliefs,
      row('totalTaxRelief', 'Total Tax Relief', facts.totalTaxRelief, deduction, outside),
      row('effectivePersonalContribution', 'Your Contributions After Tax Relief', facts.effectivePersonalContribution, outside),
      row('totalEffectiveContribution', 'All Contributions After Tax Relief', facts.totalEffectiveContribution, outside),
      row('annualAllowanceCharge', 'Annual Allowance Charge', taxes.charge),
      netCost,
    ],
    // A charge comes on top of the contributions, so the rows are no longer shares of them and there is no chart.
    shared: [own, ...reliefs, netCost].map((each) => ({ ...each, ...where(isEqual(taxes.charge, NIL)) })),
    record: {
      dbPensionInput: facts.dbPensionInput,
      totalContributions: facts.totalContributions,
      thresholdIncomeAmount: tested.thresholdIncome,
      adjustedIncome: tested.adjustedIncome,
      isHighEarner: annual.isHighIncomeIndividual,
      availableAllowance: annual.allowance,
      carryForwardTotal: facts.carryForwardTotal,
      totalAvailableAllowance: facts.totalAvailableAllowance,
      excessContributions: facts.excessContributions,
      basicRateRelief: taxes.basicRateRelief,
      additionalRelief: taxes.additionalRelief,
      totalTaxRelief: facts.totalTaxRelief,
      annualAllowanceCharge: taxes.charge,
      effectivePersonalContribution: facts.effectivePersonalContribution,
      totalEffectiveContribution: facts.totalEffectiveContribution,
      netCostToIndividual: facts.netCostToIndividual,
      remainingAllowance: facts.remainingAllowance,
      marginalTaxRate: taxes.highestRate.times(HUNDRED),
      ...Object.fromEntries(facts.earlierYears.map(({ usedField, used }) => [usedField, used])),
    },
    working: [taxes.highestRate.namedRateIfAny('marginalTaxRate', 'Your highest tax rate')],
    notes: notesOf(facts, rates),
    // Made only when somebody asks: one of its methods decides nothing else, so a record alone does not rest on it.
    assumptions: () => assumptionsOf(facts, rates),
  }
}
