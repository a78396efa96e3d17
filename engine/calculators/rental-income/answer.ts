import { type Amount, NIL } from '../../formula/amount.ts'
import { assumedWhere, deduction, either, ifAny, leftOutBy, outside, type RowOf, row, total, where } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isAbove, isEqual, not } from '../../formula/condition.ts'
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
  outputs: [
    'grossRentalProfit',
    'mortgageReliefBasicRate',
    'netRentalProfit',
    'taxRate',
    'taxOnRentalProfit',
    'totalTaxDue',
    'netRentalIncomeAfterTax',
    'effectiveRate',
    'unusedFinanceCosts',
    'netAfterInterest',
    'propertyAllowanceUsed',
    'reductionOfOtherTax',
  ],
  headlines: { netRentalIncomeAfterTax: 'kept' },
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
      headline: 'netRentalIncomeAfterTax',
      rows: rowsOf(rent),
      record: {
        grossRentalProfit: rent.grossRentalProfit,
        mortgageReliefBasicRate: rent.financeCosts.relief,
        netRentalProfit: rent.netRentalProfit,
        taxRate: ifMoreThanNil(rent.taxRate, rent.taxRate),
        taxOnRentalProfit: rent.taxOnRentalProfit,
        totalTaxDue: rent.totalTaxDue,
        netRentalIncomeAfterTax: rent.netRentalIncomeAfterTax,
        effectiveRate: ifMoreThanNil(rent.grossRentalProfit, rent.effectiveRate),
        unusedFinanceCosts: rent.financeCosts.unused,
        netAfterInterest: rent.netAfterInterest,
        propertyAllowanceUsed: rent.propertyAllowance.used,
        reductionOfOtherTax: rent.reductionOfOtherTax,
      },
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

/** The rows of the result, from the rent to what is left after tax and after interest. */
function rowsOf({ letting, financeCosts, ...rent }: RentalIncome): RowOf[] {
  const isLoss = isAbove(NIL, rent.netRentalProfit)
  return [
    row('annualRentalIncome', 'Annual Rental Income', letting.annualRentalIncome),
    row('allowableExpenses', 'Allowable Expenses', letting.allowableExpenses, deduction),
    row('grossRentalProfit', 'Rent Less Expenses', rent.grossRentalProfit, outside),
    row('propertyAllowanceUsed', 'Property Allowance Used', rent.propertyAllowance.used, outside, ifAny),
    row('netRentalProfit', 'Rental Loss', rent.netRentalProfit, outside, where(isLoss)),
    row('netRentalProfit', 'Rental Profit', rent.netRentalProfit, outside, where(not(isLoss))),
    row('taxOnRentalProfit', 'Tax on Rental Profit', rent.taxOnRentalProfit, deduction, outside),
    row('mortgageReliefBasicRate', 'Mortgage Interest Relief', financeCosts.relief, outside),
    row('totalTaxDue', 'Total Tax Due', rent.totalTaxDue, deduction),
    row('netRentalIncomeAfterTax', 'Left After Expenses and Tax', rent.netRentalIncomeAfterTax, total),
    row('mortgageInterest', 'Mortgage Interest', letting.mortgageInterest, deduction, outside),
    row('netAfterInterest', 'Left After Mortgage Interest', rent.netAfterInterest, outside),
    row('reductionOfOtherTax', 'Relief Against Tax on Other Income', rent.reductionOfOtherTax, outside, ifAny),
    row('unusedFinanceCosts', 'Unused Interest Carried Forward', financeCosts.unused, outside, ifAny),
  ]
}

/** A rate of an amount, which has no step where the amount is nothing or less. */
const ifMoreThanNil = (amount: Amount, rate: Amount) => either(isAbove(amount, NIL), rate, NIL)
