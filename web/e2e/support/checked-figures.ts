// The law’s column of the checked figures in the rules of the product, exactly as they are there: typed, not read from any file.
const FIGURES = `
income-tax | annualSalary 30000 | incomeTax 3486.00, nationalInsurance 1394.40, netIncome 25119.60
income-tax | annualSalary 60000, pensionContribution 5, studentLoanPlan plan2 | incomeTax 10232.00, nationalInsurance 3150.60, studentLoan 2673.45, netIncome 40943.95
income-tax | annualSalary 110000 | incomeTax 33432.00, nationalInsurance 4210.60, netIncome 72357.40
income-tax | annualSalary 150000, studentLoanPlan plan1 | incomeTax 53703.00, nationalInsurance 5010.60, studentLoan 11250.90, netIncome 80035.50
income-tax | annualSalary 60000, region scotland | incomeTax 13228.31, nationalInsurance 3210.60, netIncome 43561.09
income-tax | annualSalary 60000, pensionContribution 5, pensionMethod net-pay | incomeTax 10232.00, nationalInsurance 3210.60, netIncome 43557.40
income-tax | annualSalary 60000, pensionContribution 5, pensionMethod relief-at-source | incomeTax 10832.00, pension 2400.00, nationalInsurance 3210.60, netIncome 43557.40
student-loan | annualSalary 60000, pensionContribution 5, studentLoanPlan plan2 | incomeTax 10232.00, nationalInsurance 3150.60, studentLoan 2673.45, netIncome 40943.95
income-tax | annualSalary 35000, pensionContribution 5, pensionMethod relief-at-source, region scotland | incomeTax 4529.83
self-employed | annualProfit 45000, expenses 5000 | incomeTax 5486.00, class2NI 0.00, class4NI 1645.80, netIncome 32868.20
national-insurance | earnings 60000, employmentType employee | employeeNI 3210.60, employerNI 7024.20, totalNI 10234.80
national-insurance | earnings 60000, employmentType self-employed | employeeNI 2456.60
dividend-tax | dividendIncome 20000, otherIncome 40000 | dividendTax 4138.75, netDividends 15861.25
dividend-tax | dividendIncome 20000, otherIncome 120000 | dividendTax 7413.41, netDividends 12586.59
dividend-tax | dividendIncome 20000, otherIncome 95000 | dividendTax 6581.25
dividend-tax | dividendIncome 10000, otherIncome 49770 | dividendTax 3037.50, extraTaxOnOtherIncome 100.00
capital-gains | salePrice 230000, purchasePrice 190000, improvementCosts 5000, sellingCosts 5000, assetType other, otherIncome 45000, disposalDate 2024-10-29 | capitalGainsTax 4873.00
capital-gains | salePrice 230000, purchasePrice 190000, improvementCosts 5000, sellingCosts 5000, assetType other, otherIncome 45000, disposalDate 2024-10-30 | capitalGainsTax 6163.80
capital-gains | salePrice 350000, purchasePrice 290000, improvementCosts 7000, sellingCosts 3000, assetType residential, otherIncome 60000 | capitalGainsTax 11280.00
pension-relief | annualEarnings 55000, pensionContribution 10000, isHigherRateTaxpayer true | basicRateRelief 2000.00, higherRateRelief 946.00, netCost 7054.00
pension-relief | annualEarnings 110000, pensionContribution 20000, isHigherRateTaxpayer true | basicRateRelief 4000.00, higherRateRelief 6000.00, netCost 10000.00
pension-relief | annualEarnings 400000, pensionContribution 10000 | maxAllowance 10000.00
pension-relief | annualEarnings 280000, pensionContribution 30000 | remainingAllowance 20000.00
income-tax | annualSalary 200000, pensionContribution 50 | annualAllowanceCharge 16114.50
side-hustle | mainJobSalary 30000, sideHustleIncome 5000, useTradingAllowance true | additionalIncomeTax 800.00, netSideHustleIncome 4200.00
side-hustle | mainJobSalary 60000, sideHustleIncome 31000 | additionalNI 348.60
side-hustle | mainJobSalary 30000, sideHustleIncome 40000, useTradingAllowance false | additionalNI 1127.00
part-year | annualSalary 60000, monthsWorked 6 | actualEarnings 30000.00, incomeTax 3486.00, nationalInsurance 1605.00, netIncome 24909.00
vat | amount 99.99, vatRate 20, isInclusive true | netAmount 83.33, vatAmount 16.66, grossAmount 99.99
corporation-tax | taxableProfit 100000 | corporationTax 22750.00, marginalRelief 2250.00, afterTaxProfit 77250.00
corporation-tax | taxableProfit 100000, accountingPeriodLength 6 | corporationTax 24625.00, marginalRelief 375.00, afterTaxProfit 75375.00
corporation-tax | taxableProfit 100000, associatedCompanies 1 | corporationTax 24625.00, marginalRelief 375.00, afterTaxProfit 75375.00
employer-ni | employeeSalary 30000, numberOfEmployees 5 | employerNIPerEmployee 2884.20, totalEmployerNI 14421.00, totalEmploymentCost 164421.00
ir35 | dailyRate 500, daysWorked 220, businessExpenses 10000, ir35Status inside | salary 97764.32, incomeTax 26537.73, nationalInsurance 16201.56, takeHome 57260.71
ir35 | dailyRate 500, daysWorked 220, businessExpenses 10000, ir35Status outside | dividends 67659.09, corporationTax 19292.05, dividendTax 13366.19, takeHome 66862.90
ir35 | dailyRate 1000, daysWorked 220, businessExpenses 10000, ir35Status outside | dividends 148509.09, corporationTax 48442.05, dividendTax 45808.16, takeHome 112756.93
rental-income | annualRentalIncome 20000, allowableExpenses 3000, mortgageInterest 5000, otherIncome 40000 | grossRentalProfit 17000.00, totalTaxDue 3746.00, netRentalIncomeAfterTax 13254.00
rental-income | annualRentalIncome 900, otherIncome 30000 | totalTaxDue 0.00
rental-income | annualRentalIncome 1000, mortgageInterest 1000, otherIncome 13000, region scotland, propertyAllowance opt-out | totalTaxDue 0.00, reductionOfOtherTax 10.00
cis | grossPayment 2000, materialsCost 500 | labourPayment 1500.00, cisDeduction 300.00, netPayment 1700.00, annualNetPayment 20400.00
pension-allowance | annualSalary 280000, pensionContributions 30000, employerContributions 25000, carryForward2021 5000 | annualAllowanceCharge 5625.00, netCostToIndividual 22125.00
company-car | carListPrice 35000, fuelType petrol, co2Emissions 125, annualSalary 48000, personalContribution 1000 | annualBIKValue 10200.00, annualTaxLiability 3626.00, totalAnnualCost 4626.00
`

interface CheckedFigure {
  readonly slug: string
  readonly title: string
  readonly typed: Readonly<Record<string, string>>
  readonly shown: Readonly<Record<string, string>>
}

const pairs = (text = '') => Object.fromEntries(text.split(', ').map((pair) => pair.trim().split(' ') as [string, string]))

export const checkedFigures: readonly CheckedFigure[] = FIGURES.trim()
  .split('\n')
  .map((line) => {
    const [slug = '', typed, shown] = line.split(' | ')
    return { slug, title: typed ?? '', typed: pairs(typed), shown: pairs(shown) }
  })
