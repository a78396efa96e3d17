import { NIL, number } from '../../formula/amount.ts'
import { assumedWhere, leftOutBy } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isAbove } from '../../formula/condition.ts'
import { called, orNilUnless, outside, paid, recorded, shown, total, unrecorded } from '../../formula/ledger.ts'
import { parserOf } from '../../inputs/parse.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { companyCars } from '../../rates/generated/company-cars.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { assumed } from '../../result/assumptions.ts'
import { isEasementInForce } from './appropriate-percentage.ts'
import { benefitTax } from './benefit-tax.ts'
import { carBenefit, fuelBenefit } from './car-benefit.ts'
import { class1A } from './class-1a.ts'
import { fields } from './fields.ts'
import { companyCarNotes } from './notes.ts'

/**
 * The taxable benefit of a company car (its benefit in kind) and the Income Tax on it. Pounds a year and a month. ITEPA 2003 ss.121, 132,
 * 133 and 139 to 141.
 */
export const calculator = calculatorOf({
  slug: 'company-car',
  fields,
  // A figure that the percentage does not use is ignored, not refused.
  parse: parserOf(fields),
  income: 'annualSalary',
  deciding: { input: 'annualSalary', bands: 'regional' },
  tables: { companyCars, incomeTax, scottishIncomeTax, nationalInsurance, slabs, methods },
  answer(asked, rates, on, taxYear) {
    // A car registered during the year is covered for all of it, so the last day decides.
    const isEased = asked.plugInEasement && isEasementInForce(on(taxYears[taxYear].ends))
    const { carListPrice, personalContribution, annualSalary, fuelType, region } = asked
    const benefit = carBenefit({ ...asked, isEased }, rates)
    const { effectivePersonalContribution, adjustedP11DValue, annualBIKValue } = benefit
    const { percentage } = benefit.percentage
    const taxed = benefitTax(annualBIKValue, annualSalary, region, rates)
    const monthlyBIKValue = annualBIKValue.dividedBy(MONTHS).named('monthlyBIKValue', 'Taxable benefit per month')
    const monthlyTaxLiability = taxed.tax.dividedBy(MONTHS).named('monthlyTaxLiability', 'Tax on the car per month')
    const totalAnnualCost = taxed.tax.plus(effectivePersonalContribution).named('totalAnnualCost', 'Total cost for the year')
    return {
      headline: paid(taxed.tax),
      ledger: [
        shown(carListPrice, outside, unrecorded),
        shown(adjustedP11DValue, outside),
        shown(annualBIKValue, outside),
        shown(monthlyBIKValue, outside),
        shown(taxed.tax),
        shown(monthlyTaxLiability, outside),
        shown(effectivePersonalContribution, called('Your Contribution')),
        shown(totalAnnualCost, total),
        recorded(percentage),
        // Nothing is a percentage of no benefit, so the working has none. The single rate is there whatever the benefit.
        recorded(taxed.marginalTaxRate, ...(taxed.added ? [orNilUnless(isAbove(annualBIKValue, NIL))] : [])),
      ],
      // The tax is not a share of the price, so there is no chart.
      shared: [],
      notes: companyCarNotes(asked, benefit, taxed, rates),
      assumptions: [
        { code: 'region', field: 'region' },
        { code: 'tax-year', field: 'taxYear' },
        ...(fuelType === 'diesel' ? [{ code: 'diesel-standard', field: 'meetsRDE2' }] : []),
        ...assumed('no-other-income', ...(fuelType === 'electric' ? [] : ['no-private-fuel']), 'own-tax-alone', 'available-all-year'),
        ...assumedWhere(isAbove(personalContribution, NIL), 'contribution-to-the-price'),
        ...assumed('no-payments-for-private-use', 'no-salary-sacrifice'),
      ],
      leftOut() {
        const withFuel = annualBIKValue.plus(fuelBenefit(fuelType, percentage, rates))
        return [
          ...leftOutBy('no-private-fuel', {
            name: 'taxOnFuel',
            amount: benefitTax(withFuel, annualSalary, region, rates).tax.less(taxed.tax),
            effect: 'more',
            law: 'ITEPA 2003 ss.149 and 150',
          }),
          ...leftOutBy('own-tax-alone', {
            name: 'class1A',
            amount: class1A(annualBIKValue, rates),
            effect: 'none',
            law: 'SSCBA 1992 s.10',
          }),
        ]
      },
    }
  },
})

const MONTHS = number(MONTHS_IN_A_YEAR)
