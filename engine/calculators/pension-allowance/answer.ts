import { HUNDRED, NIL } from '../../formula/amount.ts'
import type { Answer } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isEqual } from '../../formula/condition.ts'
import { deduction, fact, ifAny, keyed, outside, paid, recorded, shown, total, unrecorded, where } from '../../formula/ledger.ts'
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
  parse: parserOf(fields),
  margin: { input: 'annualSalary' },
  tables: { incomeTax, scottishIncomeTax, pensions, slabs, methods },
  answer: (asked, rates, on) => answerOf(pensionAllowance(asked, rates, on), rates),
})

function answerOf(facts: PensionAllowance, rates: PensionAllowanceRates): Answer {
  const { asked, tested, annual, taxes } = facts
  // Only the person’s own money adds up to the total.
  const own = shown(asked.pensionContributions, unrecorded)
  const reliefs = [shown(taxes.basicRateRelief, deduction), shown(taxes.additionalRelief, deduction)]
  const netCost = shown(facts.netCostToIndividual, total)
  return {
    headline: paid(facts.netCostToIndividual),
    ledger: [
      own,
      shown(asked.employerContributions, outside, unrecorded),
      asked.hasDBPension ? shown(facts.dbPensionInput, outside) : recorded(NIL, keyed('dbPensionInput')),
      shown(facts.totalContributions, outside),
      shown(tested.thresholdIncome, outside),
      shown(tested.adjustedIncome, outside),
      shown(annual.allowance, outside),
      shown(facts.carryForwardTotal, outside),
      shown(facts.totalAvailableAllowance, outside),
      ...facts.earlierYears.map(({ used }) => shown(used, outside, ifAny)),
      shown(facts.excessContributions, outside),
      shown(facts.remainingAllowance, outside),
      ...reliefs,
      shown(facts.totalTaxRelief, deduction, outside),
      shown(facts.effectivePersonalContribution, outside),
      shown(facts.totalEffectiveContribution, outside),
      shown(taxes.charge),
      netCost,
      fact('isHighEarner', annual.isHighIncomeIndividual),
      recorded(taxes.highestRate.times(HUNDRED), keyed('marginalTaxRate')),
    ],
    // A charge comes on top of the contributions, so the rows are no longer shares of them and there is no chart.
    shared: [own, ...reliefs, netCost].map((each) => ({ ...each, ...where(isEqual(taxes.charge, NIL)) })),
    working: [taxes.highestRate.namedRateIfAny('marginalTaxRate', 'Your highest tax rate')],
    notes: notesOf(facts, rates),
    // Made only when somebody asks: one of its methods decides nothing else, so a record alone does not rest on it.
    assumptions: () => assumptionsOf(facts, rates),
  }
}
