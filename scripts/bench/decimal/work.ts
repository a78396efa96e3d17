import { ONE, ONE_HUNDRED, ZERO } from '../../../engine/money/decimal.ts'
import type { BareDecimal } from '../inputs.ts'
import { class4Beside, contribution, employerContribution, figures, monthly, penny, positive, smaller, taxOn } from './rules.ts'

/** The calculators for the self-employed, employers and traders. */
export const work: Pick<BareDecimal, 'self-employed' | 'side-hustle' | 'national-insurance' | 'employer-ni' | 'cis' | 'vat'> = {
  'self-employed'({ annualProfit, expenses, region }) {
    const netProfit = annualProfit.minus(expenses)
    const profit = positive(netProfit)
    const incomeTax = taxOn(profit, figures.bands[region])
    const class4NI = contribution(profit, figures.class4)
    const totalTax = incomeTax.plus(class4NI)
    const netIncome = netProfit.minus(totalTax)
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
    const used = useTradingAllowance ? smaller(sideHustleIncome, figures.tradingAllowance) : ZERO
    const taxableIncome = sideHustleIncome.minus(used)
    const bands = figures.bands[region]
    const incomeTax = taxOn(mainJobSalary.plus(taxableIncome), bands).minus(taxOn(mainJobSalary, bands))
    const class4 = class4Beside(mainJobSalary, taxableIncome)
    const totalAdditionalTax = incomeTax.plus(class4)
    return {
      taxableIncome: penny(taxableIncome),
      additionalIncomeTax: penny(incomeTax),
      additionalNI: penny(class4),
      totalAdditionalTax: penny(totalAdditionalTax),
      tradingAllowanceUsed: penny(used),
      netSideHustleIncome: penny(sideHustleIncome.minus(totalAdditionalTax)),
      totalIncome: penny(mainJobSalary.plus(sideHustleIncome)),
    }
  },
  'national-insurance'({ earnings, employmentType }) {
    const isEmployee = employmentType === 'employee'
    const own = contribution(earnings, isEmployee ? figures.class1 : figures.class4)
    const employer = isEmployee ? employerContribution(earnings) : ZERO
    return { employeeNI: penny(own), employerNI: penny(employer), totalNI: penny(own.plus(employer)), monthlyEmployeeNI: monthly(own) }
  },
  'employer-ni'({ employeeSalary, numberOfEmployees, claimEmploymentAllowance, employeeCategory }) {
    const { threshold, upper } = figures.employer
    const each = employerContribution(employeeSalary, employeeCategory === 'standard' ? threshold : upper)
    const liability = each.times(numberOfEmployees)
    const total = claimEmploymentAllowance ? positive(liability.minus(figures.employmentAllowance)) : liability
    const salaries = employeeSalary.times(numberOfEmployees)
    return {
      employerNIPerEmployee: penny(each),
      totalSalaryCost: penny(salaries),
      totalEmployerNI: penny(total),
      totalEmploymentCost: penny(salaries.plus(total)),
      employmentCostPerEmployee: penny(employeeSalary.plus(each)),
    }
  },
  cis({ grossPayment, materialsCost, subcontractorStatus, paymentFrequency }) {
    const rate = figures.deduction[subcontractorStatus]
    const payments = figures.payments[paymentFrequency]
    const labour = positive(grossPayment.minus(materialsCost))
    const deduction = labour.times(rate)
    const net = grossPayment.minus(deduction)
    return {
      labourPayment: penny(labour),
      deductionRate: penny(rate.times(ONE_HUNDRED)),
      cisDeduction: penny(deduction),
      netPayment: penny(net),
      annualGrossPayment: penny(grossPayment.times(payments)),
      annualLabourPayment: penny(labour.times(payments)),
      annualCISDeductions: penny(deduction.times(payments)),
      annualNetPayment: penny(net.times(payments)),
    }
  },
  vat({ amount, vatRate, isInclusive }) {
    const rate = figures.vat[vatRate]
    const net = isInclusive ? penny(amount.div(ONE.plus(rate))) : amount
    const vat = isInclusive ? amount.minus(net) : penny(amount.times(rate))
    return { netAmount: net, vatAmount: vat, grossAmount: net.plus(vat) }
  },
}
