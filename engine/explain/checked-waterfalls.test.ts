// From the specification’s constants to the law, on the checked figures of each calculator whose rule sets differ there. The totals come
// from those figures. Where readings affect each other, the shares are worked out by hand: what two add only together is halved, and what
// three add only together is divided by three.
import { describe, expect, it } from 'vitest'
import { calculatorNamed } from '../tests/calculators.ts'
import { inputsOf } from '../tests/questions.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import { explain } from './explain.ts'

useTestFigures()

const otherAssets = { salePrice: '230000', purchasePrice: '190000', improvementCosts: '5000', sellingCosts: '5000', otherIncome: '45000' }
const home = { salePrice: '350000', purchasePrice: '290000', improvementCosts: '7000', sellingCosts: '3000', otherIncome: '60000' }
const letting = { annualRentalIncome: '20000', allowableExpenses: '3000', mortgageInterest: '5000', otherIncome: '40000' }
const saver = { annualSalary: '280000', pensionContributions: '30000', employerContributions: '25000', carryForward2021: '5000' }
const petrol = { carListPrice: '35000', fuelType: 'petrol', co2Emissions: '125', annualSalary: '48000', personalContribution: '1000' }
const contractor = { dailyRate: '500', daysWorked: '220', businessExpenses: '10000' }

const TAPER = 'methods.incomeTax.personalAllowanceTaper'
const EMPLOYEE_RATE = 'nationalInsurance.class1.employee.mainRate'

const CHECKED: readonly [slug: string, inputs: Readonly<Record<string, string>>, field: string, steps: Readonly<Record<string, string>>][] =
  [
    ['income-tax', { annualSalary: '30000' }, 'netIncome', { [EMPLOYEE_RATE]: '697.20' }],
    ['income-tax', { annualSalary: '110000' }, 'netIncome', { [TAPER]: '-2000.00', [EMPLOYEE_RATE]: '1508.00' }],
    [
      'income-tax',
      { annualSalary: '150000', studentLoanPlan: 'plan1' },
      'netIncome',
      { [TAPER]: '-5656.50', [EMPLOYEE_RATE]: '1508.00', 'incomeTax.higherRateLimit': '628.50', 'studentLoans.plan1.threshold': '267.75' },
    ],
    [
      'income-tax',
      { annualSalary: '60000', region: 'scotland' },
      'netIncome',
      { 'methods.incomeTax.scottishTaxpayers': '-1796.31', [EMPLOYEE_RATE]: '1508.00' },
    ],
    [
      'self-employed',
      { annualProfit: '45000', expenses: '5000' },
      'netIncome',
      { 'nationalInsurance.class4.mainRate': '822.90', 'methods.nationalInsurance.class2Charge': '179.40' },
    ],
    ['national-insurance', { earnings: '60000', employmentType: 'employee' }, 'employeeNI', { [EMPLOYEE_RATE]: '-1508.00' }],
    [
      'national-insurance',
      { earnings: '60000', employmentType: 'self-employed' },
      'employeeNI',
      { 'nationalInsurance.class4.mainRate': '-1131.00', 'methods.nationalInsurance.class2Charge': '-179.40' },
    ],
    [
      'dividend-tax',
      { dividendIncome: '20000', otherIncome: '120000' },
      'dividendTax',
      { 'incomeTax.higherRateLimit': '-481.88', [TAPER]: '481.88' },
    ],
    ['dividend-tax', { dividendIncome: '20000', otherIncome: '40000' }, 'dividendTax', {}],
    [
      'capital-gains',
      { ...otherAssets, assetType: 'other', disposalDate: '2024-10-29' },
      'capitalGainsTax',
      { 'methods.capitalGains.whichRate': '2173.00' },
    ],
    [
      'capital-gains',
      { ...otherAssets, assetType: 'other', disposalDate: '2024-10-30' },
      'capitalGainsTax',
      {
        'methods.capitalGains.whichRate': '1883.27',
        'methods.capitalGains.disposalDate': '790.27',
        'capitalGains.otherAssets.lowerRate': '500.53',
        'capitalGains.otherAssets.higherRate': '289.73',
      },
    ],
    ['capital-gains', { ...home, assetType: 'residential' }, 'capitalGainsTax', { 'capitalGains.residential.higherRate': '-1880.00' }],
    [
      'pension-relief',
      { annualEarnings: '55000', pensionContribution: '10000', isHigherRateTaxpayer: 'true' },
      'netCost',
      { 'methods.pensionRelief.amount': '1054.00' },
    ],
    [
      'pension-relief',
      { annualEarnings: '110000', pensionContribution: '20000', isHigherRateTaxpayer: 'true' },
      'netCost',
      { [TAPER]: '-1000.00', 'methods.pensionRelief.amount': '-1000.00' },
    ],
    [
      'side-hustle',
      { mainJobSalary: '30000', sideHustleIncome: '5000', useTradingAllowance: 'true' },
      'netSideHustleIncome',
      { 'methods.sideHustle.nationalInsurance': '400.00', [EMPLOYEE_RATE]: '80.00' },
    ],
    [
      'part-year',
      { annualSalary: '60000', monthsWorked: '6' },
      'netIncome',
      { [EMPLOYEE_RATE]: '725.52', 'methods.partYear.nationalInsurance': '-238.92' },
    ],
    [
      'student-loan',
      { annualSalary: '50000', studentLoanPlan: 'plan1' },
      'netIncome',
      { [EMPLOYEE_RATE]: '1497.20', 'studentLoans.plan1.threshold': '267.75' },
    ],
    [
      'corporation-tax',
      { taxableProfit: '100000', associatedCompanies: '1' },
      'corporationTax',
      { 'methods.corporationTax.associatedCompanies': '1875.00' },
    ],
    ['ir35', { ...contractor, ir35Status: 'inside' }, 'takeHome', { 'methods.ir35.inside': '-11296.69', [EMPLOYEE_RATE]: '1508.00' }],
    [
      'ir35',
      { ...contractor, ir35Status: 'outside' },
      'takeHome',
      { 'methods.ir35.corporationTax': '1617.92', 'methods.ir35.salaryEmployerContributions': '-235.55' },
    ],
    [
      'ir35',
      { ...contractor, dailyRate: '1000', ir35Status: 'outside' },
      'takeHome',
      {
        [TAPER]: '-6360.42',
        'incomeTax.higherRateLimit': '703.92',
        'methods.ir35.corporationTax': '480.44',
        'methods.ir35.salaryEmployerContributions': '-215.65',
      },
    ],
    ['rental-income', letting, 'totalTaxDue', { 'methods.rental.rate': '-2054.00', 'methods.rental.financeCosts': '2000.00' }],
    ['pension-allowance', saver, 'netCostToIndividual', {}],
    [
      'company-car',
      petrol,
      'annualTaxLiability',
      { 'methods.companyCars.benefitTax': '1518.00', 'companyCars.higherEmissions.percentage': '204.00' },
    ],
  ]

describe('the waterfall from constants to statute', () => {
  it.each(CHECKED)('%s %o, %s', async (slug, inputs, field, steps) => {
    const calculator = await calculatorNamed(slug)
    const asked = inputsOf(calculator, { ruleSet: 'statute', inputs })
    const waterfall = explain(calculator, { inputs: asked, ruleSet: 'constants' }, { inputs: asked, ruleSet: 'statute' }, { field })
    expect(Object.fromEntries(waterfall.steps.map(({ name, amount }) => [name, amount.toFixed(2)]))).toEqual(steps)
  })
})
