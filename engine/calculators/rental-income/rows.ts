import type { Decimal } from '../../money/decimal.ts'
import type { ExactRow } from '../../result/rows.ts'
import type { Facts } from './calculate.ts'

/** The rows of the result, from the rent to what is left after tax and after interest. */
export function rowsOf({ letting, financeCosts, ...rent }: Facts): ExactRow[] {
  return [
    { key: 'annualRentalIncome', label: 'Annual Rental Income', value: letting.annualRentalIncome },
    { key: 'allowableExpenses', label: 'Allowable Expenses', value: letting.allowableExpenses, isDeduction: true },
    { key: 'grossRentalProfit', label: 'Rent Less Expenses', value: rent.grossRentalProfit, isInSum: false },
    ...further('propertyAllowanceUsed', 'Property Allowance Used', rent.propertyAllowance.used),
    {
      key: 'netRentalProfit',
      label: rent.netRentalProfit.isNegative() ? 'Rental Loss' : 'Rental Profit',
      value: rent.netRentalProfit,
      isInSum: false,
    },
    { key: 'taxOnRentalProfit', label: 'Tax on Rental Profit', value: rent.taxOnRentalProfit, isDeduction: true, isInSum: false },
    { key: 'mortgageReliefBasicRate', label: 'Mortgage Interest Relief', value: financeCosts.relief, isInSum: false },
    { key: 'totalTaxDue', label: 'Total Tax Due', value: rent.totalTaxDue, isDeduction: true },
    { key: 'netRentalIncomeAfterTax', label: 'Left After Expenses and Tax', value: rent.netRentalIncomeAfterTax, isTotal: true },
    { key: 'mortgageInterest', label: 'Mortgage Interest', value: letting.mortgageInterest, isDeduction: true, isInSum: false },
    { key: 'netAfterInterest', label: 'Left After Mortgage Interest', value: rent.netAfterInterest, isInSum: false },
    ...further('reductionOfOtherTax', 'Relief Against Tax on Other Income', rent.reductionOfOtherTax),
    ...further('unusedFinanceCosts', 'Unused Interest Carried Forward', financeCosts.unused),
  ]
}

/** A row outside the sum, shown only where its amount is not zero. */
const further = (key: string, label: string, value: Decimal): ExactRow[] => (value.isZero() ? [] : [{ key, label, value, isInSum: false }])
