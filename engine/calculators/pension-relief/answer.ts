import { NIL } from '../../formula/amount.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isAbove } from '../../formula/condition.ts'
import { called, deduction, keyed, outside, paid, recorded, shown, total, unrecorded } from '../../formula/ledger.ts'
import { parserOf } from '../../inputs/parse.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { assumed } from '../../result/assumptions.ts'
import { scotlandNote } from '../../rules/income-tax/notes.ts'
import { allowanceInFull, isAllowanceTested } from '../../rules/pensions/annual-allowance.ts'
import { contributionAboveAllowance } from '../../rules/pensions/contribution-above-allowance.ts'
import { isCutToLimit, reliefLimit, relievablePart, withinAnnualAllowance } from '../../rules/pensions/contribution-limit.ts'
import { netPayRelief } from '../../rules/pensions/net-pay-relief.ts'
import { netPayReliefNote } from '../../rules/pensions/notes.ts'
import { chargeRow } from '../../rules/pensions/rows.ts'
import { basicRateOn, basicRateRelief as basicRateReliefOn, FURTHER_RELIEF, taxSaved } from '../../rules/pensions/tax-saved.ts'
import { testedIncome } from '../../rules/pensions/tested-income.ts'
import { fields } from './fields.ts'
import { notesOnAllowance, notesOnTax } from './notes.ts'

/**
 * The tax relief on a year’s gross pension contribution, which is what reaches the pension, its net cost, and any annual allowance charge.
 * Pounds a year. FA 2004 ss.188 to 192, 227, 228 and 228ZA.
 */
export const calculator = calculatorOf({
  slug: 'pension-relief',
  fields,
  parse: parserOf(fields),
  margin: { input: 'pensionContribution' },
  tables: { incomeTax, scottishIncomeTax, pensions, methods },
  answer({ annualEarnings, pensionContribution, isHigherRateTaxpayer, region }, rates) {
    const isCut = isCutToLimit(rates)
    const limit = reliefLimit(annualEarnings, rates)
    const relievable = relievablePart(pensionContribution, limit)
    // Under a method that cuts it, the rest of the contribution counts nowhere.
    const contribution = isCut ? relievable : pensionContribution

    const basicRateRelief = basicRateReliefOn(relievable, rates)
    const saved = taxSaved({ income: annualEarnings, relievable, region }, 'higherRateRelief', rates)
    const isComputed = rates.methods.pensionRelief.amount.value === 'tax-saved'
    // By the other method a ticked box gives the basic rate relief once more.
    const flatRelief = (isHigherRateTaxpayer ? basicRateOn(relievable, rates) : NIL).namedIfAny('higherRateRelief', FURTHER_RELIEF)
    const higherRateRelief = isComputed ? saved.furtherRelief : flatRelief
    const totalRelief = basicRateRelief.plus(higherRateRelief).named('totalRelief', 'Total tax relief')
    const netCost = contribution.less(totalRelief).named('netCost', 'Net cost')

    const income = { netIncome: annualEarnings, reliefAtSource: pensionContribution }
    const above = contributionAboveAllowance(contribution, income, saved.taxed, rates)
    const maxAllowance = withinAnnualAllowance(limit, above.tested?.allowance ?? allowanceInFull(rates))
    const remainingAllowance = maxAllowance.over(pensionContribution).named('remainingAllowance', 'Left within this limit')

    const isAboveLimit = isAbove(pensionContribution, relievable)
    const cut = { condition: isAboveLimit, holding: 'Pension Contribution (capped)', otherwise: 'Pension Contribution' }
    return {
      headline: paid(netCost),
      ledger: [
        shown(contribution, unrecorded, ...(isCut ? [keyed('pensionContribution'), called(cut)] : [])),
        shown(basicRateRelief, deduction),
        shown(higherRateRelief, deduction),
        shown(totalRelief, deduction, outside),
        shown(netCost, total),
        shown(maxAllowance, outside),
        shown(remainingAllowance, outside),
        chargeRow(above),
        recorded(relievable),
        recorded(pensionContribution.less(relievable), keyed('unrelievedContribution')),
      ],
      notes: [
        [isCut ? 'contribution-capped' : 'contribution-above-relief-limit', isAboveLimit],
        ['relieved-without-earnings', isAbove(relievable, annualEarnings)],
        ...notesOnAllowance(testedIncome(income), above, rates),
        ...(isComputed ? notesOnTax(saved, isHigherRateTaxpayer, rates) : []),
        scotlandNote(region, rates, isComputed),
      ],
      assumptions: [
        { code: 'region', field: 'region' },
        // The box alone decides by the other method.
        ...(isComputed ? [] : [{ code: 'higher-rate', field: 'isHigherRateTaxpayer' }]),
        ...assumed(
          'relief-at-source',
          'gross-contribution',
          'earnings-are-all-income',
          'no-other-contributions',
          isAllowanceTested(rates) ? 'annual-allowance-without-carry-forward' : 'annual-allowance-in-full',
          'no-child-benefit',
          'nothing-else',
        ),
      ],
      aside() {
        // A net pay arrangement takes contributions out of pay, so they cannot be more than it.
        const relief = netPayRelief(annualEarnings, relievable.atMost(annualEarnings), rates)
        return { working: [relief], notes: [netPayReliefNote(relief)] }
      },
    }
  },
})
