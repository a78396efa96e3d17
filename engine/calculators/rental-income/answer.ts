import { NIL } from '../../formula/amount.ts'
import { assumedWhere, leftOutBy } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isAbove, isEqual, not } from '../../formula/condition.ts'
import {
  called,
  deduction,
  type Entry,
  ifAny,
  kept,
  orNilUnless,
  outside,
  recorded,
  shown,
  total,
  unrecorded,
} from '../../formula/ledger.ts'
import { parserOf } from '../../inputs/parse.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { assumed } from '../../result/assumptions.ts'
import { repaymentsOnUnearned } from '../../rules/student-loans/possible-repayments.ts'
import { fields } from './fields.ts'
import { rentalIncomeNotes } from './notes.ts'
import { isPropertyAllowanceGiven } from './property-allowance.ts'
import { type RentalIncome, rentalIncome } from './rental-income.ts'

/**
 * A landlord’s rental income after Income Tax for a year. Pounds a year. A loss is not taxed. ITTOIA 2005 ss.268 to 272, 274A and 274AA,
 * and Part 6A ch.2; ITA 2007 s.23.
 */
export const calculator = calculatorOf({
  slug: 'rental-income',
  fields,
  // Expenses above the rent make a loss; they are not an error.
  parse: parserOf(fields),
  margin: { input: 'annualRentalIncome' },
  deciding: { input: 'otherIncome', bands: 'regional' },
  tables: { incomeTax, scottishIncomeTax, allowances, slabs, studentLoans, methods },
  answer(letting, rates) {
    const { otherIncome } = letting
    const rent = rentalIncome(letting, rates)
    const hasNoOtherIncome = isEqual(otherIncome, NIL)
    return {
      headline: kept(rent.netRentalIncomeAfterTax),
      ledger: ledgerOf(rent),
      working: rent.slabIncome ? [rent.slabIncome] : [],
      notes: rentalIncomeNotes(rent, letting.isBasicRateTaxpayer, rates),
      assumptions: [
        { code: 'region', field: 'region' },
        [{ code: 'no-other-income', field: 'otherIncome' }, hasNoOtherIncome],
        ...(isPropertyAllowanceGiven(rates) ? [{ code: 'property-allowance', field: 'propertyAllowance' }] : []),
        ...assumedWhere(not(hasNoOtherIncome), 'other-income-is-earned'),
        ...assumed('residential-letting', 'one-owner', 'nothing-brought-forward', 'rent-a-room-not-claimed', 'no-student-loan'),
      ],
      // Rental profit counts for student loans as unearned income.
      leftOut: () => leftOutBy('no-student-loan', ...repaymentsOnUnearned(otherIncome, rent.taxedProfit, rates)),
    }
  },
})

/** The ledger, from the rent to what is left after tax and after interest. */
function ledgerOf({ letting, financeCosts, ...rent }: RentalIncome): Entry[] {
  return [
    shown(letting.annualRentalIncome, unrecorded),
    shown(letting.allowableExpenses, deduction, unrecorded),
    shown(rent.grossRentalProfit, outside),
    shown(rent.propertyAllowance.used, outside, ifAny),
    shown(rent.netRentalProfit, outside),
    shown(rent.taxOnRentalProfit, deduction, outside),
    shown(financeCosts.relief, outside),
    shown(rent.totalTaxDue, deduction),
    shown(rent.netRentalIncomeAfterTax, total),
    shown(letting.mortgageInterest, called('Mortgage Interest'), deduction, outside, unrecorded),
    shown(rent.netAfterInterest, outside),
    shown(rent.reductionOfOtherTax, outside, ifAny),
    shown(financeCosts.unused, outside, ifAny),
    // A rate of an amount has no step where the amount is nothing or less.
    recorded(rent.taxRate, orNilUnless(isAbove(rent.taxRate, NIL))),
    recorded(rent.effectiveRate, orNilUnless(isAbove(rent.grossRentalProfit, NIL))),
  ]
}
