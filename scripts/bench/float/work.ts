import type { BareFloat } from '../inputs.ts'
import { class4Beside, contribution, employerContribution, figures, monthly, penny, positive, smaller, taxOn } from './rules.ts'

/** The calculators for the self-employed, employers and traders. */
export const work: Pick<BareFloat, 'self-employed' | 'side-hustle' | 'national-insurance' | 'employer-ni' | 'cis' | 'vat'> = {
  'self-employed'({ annualProfit, expenses, region }) {
    const netProfit = annualProfit - expenses
    const profit = positive(netProfit)
    const incomeTax = taxOn(profit, figures.bands[region])
    const class4NI = contribution(profit, figures.class4)
    const totalTax = incomeTax + class4NI
    const netIncome = netProfit - totalTax
    return {
      incomeTax: penny(incomeTax),
      class4NI: penny(class4NI),
      totalTax: penny(totalTax),
      netProfit: penny(netProfit),
      netIncome: penny(netIncome),
      monthlyNetIncome: monthly(netIncome),
    }
  },
  'side-hustle'({ mainJobSalary, sideHustleIncome, useTradingAllowance, region }) {
    const used = useTradingAllowance ? smaller(sideHustleIncome, figures.tradingAllowance) : 0
    const taxableIncome = sideHustleIncome - used
    const bands = figures.bands[region]
    const incomeTax = taxOn(mainJobSalary + taxableIncome, bands) - taxOn(mainJobSalary, bands)
    const class4 = class4Beside(mainJobSalary, taxableIncome)
    const totalAdditionalTax = incomeTax + class4
    return {
      taxableIncome: penny(taxableIncome),
      additionalIncomeTax: penny(incomeTax),
      additionalNI: penny(class4),
      totalAdditionalTax: penny(totalAdditionalTax),
      tradingAllowanceUsed: penny(used),
      netSideHustleIncome: penny(sideHustleIncome - totalAdditionalTax),
      totalIncome: penny(mainJobSalary + sideHustleIncome),
    }
  },
  'national-insurance'({ earnings, employmentType }) {
    const isEmployee = employmentType === 'employee'
    const own = contribution(earnings, isEmployee ? figures.class1 : figures.class4)
    const employer = isEmployee ? employerContribution(earnings) : 0
    return { employeeNI: penny(own), employerNI: penny(employer), totalNI: penny(own + employer), monthlyEmployeeNI: monthly(own) }
  },
  'employer-ni'({ employeeSalary, numberOfEmployees, claimEmploymentAllowance, employeeCategory }) {
    const { threshold, upper } = figures.employer
    const each = employerContribution(employeeSalary, employeeCategory === 'standard' ? threshold : upper)
    const liability = each * numberOfEmployees
    const total = claimEmploymentAllowance ? positive(liability - figures.employmentAllowance) : liability
    const salaries = employeeSalary * numberOfEmployees
    return {
      employerNIPerEmployee: penny(each),
      totalSalaryCost: penny(salaries),
      totalEmployerNI: penny(total),
      totalEmploymentCost: penny(salaries + total),
      employmentCostPerEmployee: penny(employeeSalary + each),
    }
  },
  cis({ grossPayment, materialsCost, subcontractorStatus, paymentFrequency }) {
    const rate = figures.deduction[subcontractorStatus]
    const payments = figures.payments[paymentFrequency]
    const labour = positive(grossPayment - materialsCost)
    const deduction = labour * rate
    const net = grossPayment - deduction
    return {
      labourPayment: penny(labour),
      deductionRate: penny(rate * 100),
      cisDeduction: penny(deduction),
      netPayment: penny(net),
      annualGrossPayment: penny(grossPayment * payments),
      annualLabourPayment: penny(labour * payments),
      annualCISDeductions: penny(deduction * payments),
      annualNetPayment: penny(net * payments),
    }
  },
  vat({ amount, vatRate, isInclusive }) {
    const rate = figures.vat[vatRate]
    const net = isInclusive ? penny(amount / (1 + rate)) : amount
    const vat = isInclusive ? amount - net : penny(amount * rate)
    return { netAmount: net, vatAmount: vat, grossAmount: net + vat }
  },
}
