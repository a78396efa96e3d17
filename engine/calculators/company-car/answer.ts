import { type AssumptionOf, assume, notCoveredBy } from '../../answer/answer.ts'
import type { AskedOf } from '../../answer/asked.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { line, paid, recorded, row } from '../../answer/ledger.ts'
import { type Amount, number, zero } from '../../expression/amount.ts'
import { isAbove, isShownAsZero } from '../../expression/condition.ts'
import { asPercent, either, say } from '../../expression/sentence.ts'
import { yearInWords } from '../../inputs/day.ts'
import { livesIn } from '../../law/assumptions.ts'
import { isEasementInForce } from '../../law/cars/appropriate-percentage.ts'
import { benefitTax } from '../../law/cars/benefit-tax.ts'
import { carBenefit, fuelBenefit } from '../../law/cars/car-benefit.ts'
import { class1A } from '../../law/cars/class-1a.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { companyCars } from '../../rates/generated/company-cars.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { fields } from './fields.ts'
import { companyCarNotes } from './notes.ts'

/**
 * The taxable benefit of a company car (its benefit in kind) and the Income Tax on it. Pounds a year and a month. ITEPA 2003 ss.121, 132,
 * 133 and 139 to 141.
 */
export const calculator = calculatorOf({
  slug: 'company-car',
  // A figure that the percentage does not use is ignored, not refused.
  fields,
  income: 'annualSalary',
  decidingIncome: { input: 'annualSalary', bands: 'regional', why: 'Your salary decides the tax.', having: 'On a salary of' },
  goalSeek: {
    find: 'carListPrice',
    wanted: 'annualTaxLiability',
    isYearly: true,
    wants: 'I want to pay tax of',
    needs: 'The list price would be',
    use: 'this price',
  },
  tables: { companyCars, incomeTax, scottishIncomeTax, nationalInsurance, slabs, methods },
  answer(asked, rates, on, taxYear) {
    // A car registered during the year is covered for all of it, so the last day decides.
    const isEased = asked.plugInEasement && isEasementInForce(on(taxYears[taxYear].ends))
    const { carListPrice, annualSalary, fuelType, region } = asked
    const benefit = carBenefit({ ...asked, isEased }, rates)
    const { effectivePersonalContribution, adjustedP11DValue, annualBIKValue } = benefit
    const { percentage } = benefit.percentage
    const taxOn = (each: Amount) => benefitTax(each, annualSalary, region, rates)
    const taxed = taxOn(annualBIKValue)
    const monthlyBIKValue = annualBIKValue
      .dividedBy(MONTHS)
      .named('monthlyBIKValue', 'Taxable benefit per month')
      .means(say`A twelfth of the benefit for the year.`)
    const monthlyTaxLiability = taxed.tax
      .dividedBy(MONTHS)
      .named('monthlyTaxLiability', 'Tax on the car per month')
      .means(say`Roughly how much your pay goes down, once your tax code includes the car.`)
    const totalAnnualCost = taxed.tax
      .plus(effectivePersonalContribution)
      .named('totalAnnualCost', 'Total cost for the year')
      .means(say`The tax for the year plus your contribution.`)
    return {
      headline: paid(taxed.tax, 'your tax on the car would be'),
      large: {
        period: 'a year',
        about: say`tax on your car, or ${monthlyTaxLiability} a month`,
        announced: say`The tax on your car is ${taxed.tax} a year, ${monthlyTaxLiability} a month, on a benefit of ${annualBIKValue}.`,
      },
      ledger: [
        row(carListPrice, { role: 'outside', isField: false }),
        row(adjustedP11DValue, { role: 'outside', onlyWith: effectivePersonalContribution }),
        line('bikPercentage', 'Percentage of the List Price', say`${asPercent(percentage)}`),
        row(annualBIKValue, { role: 'outside' }),
        row(monthlyBIKValue, { role: 'outside' }),
        line('marginalTaxRate', 'Tax Rate on the Benefit', say`${asPercent(taxed.marginalTaxRate)}`),
        row(taxed.tax),
        row(monthlyTaxLiability, { role: 'outside' }),
        row(effectivePersonalContribution, { label: 'Your Contribution', onlyWith: effectivePersonalContribution }),
        row(totalAnnualCost, { role: 'total' }),
        recorded(percentage),
        // Nothing is a percentage of no benefit, so the working has none. The single rate is there whatever the benefit.
        recorded(taxed.marginalTaxRate, taxed.added && { zeroUnless: isAbove(annualBIKValue, zero) }),
      ],
      // The tax is not a share of the price, so there is no chart.
      shared: [],
      footnote: say`Based on ${yearInWords(taxYear)} percentages and tax rates, for a car you have all year.${either(isShownAsZero(taxed.tax), say``, say` Your tax code takes this tax from your pay, so tell HMRC when you get a car, change it or hand it back.`)}`,
      leads() {
        const electric = taxOn(carBenefit({ ...asked, fuelType: 'electric' }, rates).annualBIKValue).tax
        const saved = taxed.tax.rounded('to-the-penny').less(electric.rounded('to-the-penny'))
        // An amount and the words that say what it is stay on one line.
        const tax = either(isShownAsZero(electric), say`no tax`, say`${electric}\u00a0a\u00a0year in tax`)
        return [{ where: isAbove(saved, zero), says: say`An electric car with the same list price: ${tax}, ${saved}\u00a0less.` }]
      },
      notes: () => companyCarNotes(asked, benefit, taxed, rates),
      assumptions: () => assumptions(asked, taxYear),
      notCovered: () => [
        ...notCoveredBy('no-private-fuel', {
          name: 'taxOnFuel',
          words: 'If your employer also pays for your private fuel',
          amount: taxOn(annualBIKValue.plus(fuelBenefit(fuelType, percentage, rates))).tax.less(taxed.tax),
          effect: 'more',
          law: 'ITEPA 2003 ss.149 and 150',
        }),
        ...notCoveredBy('own-tax-alone', {
          name: 'class1A',
          words: 'National Insurance your employer pays on the car',
          amount: class1A(annualBIKValue, rates),
          effect: 'none',
          law: 'SSCBA 1992 s.10',
        }),
      ],
    }
  },
})

const MONTHS = number(MONTHS_IN_A_YEAR)

const assumptions = ({ region, fuelType, meetsRDE2, personalContribution }: AskedOf<typeof fields>, taxYear: TaxYear): AssumptionOf[] => [
  livesIn(region),
  assume('tax-year', say`The tax year is ${yearInWords(taxYear)}. Another year may have different percentages and tax rates.`, {
    field: 'taxYear',
    isAsked: true,
  }),
  assume(
    'diesel-standard',
    meetsRDE2
      ? say`Your diesel meets RDE2, the Euro 6d standard. If it did not, the diesel supplement would be added.`
      : say`Your diesel does not meet RDE2, the Euro 6d standard. If it did, there would be no diesel supplement.`,
    { field: 'meetsRDE2', where: fuelType === 'diesel' },
  ),
  assume('no-other-income', say`Apart from the car, your salary is your only income. More income can push the benefit into a higher band.`),
  assume('no-private-fuel', say`You pay for all private fuel yourself. Free private fuel is a separate benefit, however little you use.`, {
    where: fuelType !== 'electric',
  }),
  assume(
    'own-tax-alone',
    say`We counted only your own tax. Your employer pays National Insurance on the car as well, but that does not come out of your pay.`,
  ),
  assume(
    'available-all-year',
    say`You have the car for the whole tax year. If you have it for part of a year, the benefit is lower in proportion.`,
  ),
  assume(
    'contribution-to-the-price',
    say`Your contribution went towards the price of the car itself, this year or in an earlier one. Payments for private use come off the benefit instead, not off the price.`,
    { where: isAbove(personalContribution, zero) },
  ),
  assume(
    'no-payments-for-private-use',
    say`You pay your employer nothing for private use. If you have to pay for it, what you pay comes off the benefit.`,
  ),
  assume(
    'no-salary-sacrifice',
    say`You did not give up pay or a cash alternative for the car. If you did, and it is not a low-emission car, the pay you gave up may be taxed instead.`,
  ),
]
