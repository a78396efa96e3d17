import { NIL, number } from '../../formula/amount.ts'
import { assumedWhere, either, leftOutBy, outside, row, total } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isAbove } from '../../formula/condition.ts'
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
  outputs: [
    'bikPercentage',
    'adjustedP11DValue',
    'annualBIKValue',
    'monthlyBIKValue',
    'marginalTaxRate',
    'annualTaxLiability',
    'monthlyTaxLiability',
    'totalAnnualCost',
    'effectivePersonalContribution',
  ],
  headlines: { annualTaxLiability: 'paid' },
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
      headline: 'annualTaxLiability',
      rows: [
        row('carListPrice', 'List Price (P11D)', carListPrice, outside),
        row('adjustedP11DValue', 'List Price After Contribution', adjustedP11DValue, outside),
        row('annualBIKValue', 'Taxable Benefit for the Year', annualBIKValue, outside),
        row('monthlyBIKValue', 'Taxable Benefit per Month', monthlyBIKValue, outside),
        row('annualTaxLiability', 'Tax on the Car for the Year', taxed.tax),
        row('monthlyTaxLiability', 'Tax on the Car per Month', monthlyTaxLiability, outside),
        row('effectivePersonalContribution', 'Your Contribution', effectivePersonalContribution),
        row('totalAnnualCost', 'Total Cost for the Year', totalAnnualCost, total),
      ],
      // The tax is not a share of the price, so there is no chart.
      shared: [],
      record: {
        bikPercentage: percentage,
        adjustedP11DValue,
        annualBIKValue,
        monthlyBIKValue,
        // Nothing is a percentage of no benefit, so the working has none. The single rate is there whatever the benefit.
        marginalTaxRate: taxed.added ? either(isAbove(annualBIKValue, NIL), taxed.marginalTaxRate, NIL) : taxed.marginalTaxRate,
        annualTaxLiability: taxed.tax,
        monthlyTaxLiability,
        totalAnnualCost,
        effectivePersonalContribution,
      },
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
