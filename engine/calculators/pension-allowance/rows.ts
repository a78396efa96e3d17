import type { ExactRow } from '../../result/rows.ts'
import type { PensionAllowance } from './calculate.ts'

/** A row that is not part of the sum. */
const aside = (key: string, label: string, value: ExactRow['value']): ExactRow => ({ key, label, value, isInSum: false })

/** The rows of the result: contributions, allowance, relief and net cost. Only the person’s own money adds up to the total. */
export function rowsOf(facts: PensionAllowance): ExactRow[] {
  const { inputs, taxes } = facts
  return [
    { key: 'pensionContributions', label: 'Your Pension Contributions', value: inputs.pensionContributions },
    aside('employerContributions', 'Employer Contributions', inputs.employerContributions),
    ...(inputs.hasDBPension ? [aside('dbPensionInput', 'Growth in Value of Defined Benefit Pension', facts.dbPensionInput)] : []),
    aside('totalContributions', 'Total Contributions', facts.totalContributions),
    aside('thresholdIncomeAmount', 'Threshold Income', facts.thresholdIncomeAmount),
    aside('adjustedIncome', 'Adjusted Income', facts.adjustedIncome),
    aside('availableAllowance', 'Annual Allowance', facts.allowance.allowance),
    aside('carryForwardTotal', 'Allowance Carried Forward', facts.carryForwardTotal),
    aside('totalAvailableAllowance', 'Total Available Allowance', facts.totalAvailableAllowance),
    ...facts.earlierYears
      .filter(({ used }) => !used.isZero())
      .map(({ usedField, name, used }) => aside(usedField, `Allowance Used from ${name}`, used)),
    aside('excessContributions', 'Contributions Over Your Allowance', facts.excessContributions),
    aside('remainingAllowance', 'Remaining Allowance', facts.remainingAllowance),
    { key: 'basicRateRelief', label: 'Basic Rate Relief', value: taxes.basicRateRelief, isDeduction: true },
    { key: 'additionalRelief', label: 'Relief Above the Basic Rate', value: taxes.additionalRelief, isDeduction: true },
    { ...aside('totalTaxRelief', 'Total Tax Relief', facts.totalTaxRelief), isDeduction: true },
    aside('effectivePersonalContribution', 'Your Contributions After Tax Relief', facts.effectivePersonalContribution),
    aside('totalEffectiveContribution', 'All Contributions After Tax Relief', facts.totalEffectiveContribution),
    { key: 'annualAllowanceCharge', label: 'Annual Allowance Charge', value: taxes.charge },
    { key: 'netCostToIndividual', label: 'Net Cost to You', value: facts.netCostToIndividual, isTotal: true },
  ]
}
