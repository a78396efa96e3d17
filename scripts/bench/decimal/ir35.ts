import type { calculator } from '../../../engine/calculators/ir35/answer.ts'
import { type Decimal, ONE, ZERO } from '../../../engine/money/decimal.ts'
import { figures } from '../figures.ts'
import {
  type Amounts,
  allowanceOn,
  charge,
  employeeContribution,
  type InputsOf,
  penny,
  percent,
  positive,
  smaller,
  taxOn,
} from './rules.ts'

/** Employer National Insurance on a year’s pay. */
function employerContribution(pay: Decimal) {
  const { threshold, rate } = figures.employer
  return pay.lte(threshold) ? ZERO : pay.minus(threshold).times(rate)
}

/** Corporation Tax on the profit of a year, with marginal relief. */
function corporationTaxOn(profit: Decimal) {
  const { small, main, lower, upper, fraction } = figures.company
  if (profit.lte(lower)) return profit.times(small)
  const full = profit.times(main)
  return profit.gte(upper) ? full : full.minus(upper.minus(profit).times(fraction))
}

/** The highest pay that an amount covers together with the employer’s contributions on it. */
function payFrom(amount: Decimal) {
  const { threshold, rate } = figures.employer
  return amount.lte(threshold) ? amount : amount.plus(threshold.times(rate)).div(rate.plus(ONE))
}

function inside(gross: Decimal, net: Decimal) {
  const salary = payFrom(gross)
  const incomeTax = taxOn(salary, figures.bands.england)
  const nationalInsurance = employeeContribution(salary).plus(gross.minus(salary))
  const tax = incomeTax.plus(nationalInsurance)
  return { salary, dividends: ZERO, incomeTax, nationalInsurance, corporationTax: ZERO, dividendTax: ZERO, tax, takeHome: net.minus(tax) }
}

function outside(net: Decimal) {
  const profit = positive(net)
  const most = payFrom(profit)
  const isLow = most.lt(figures.class1.threshold)
  const salary = isLow ? most : figures.class1.threshold
  const nationalInsurance = isLow ? profit.minus(most) : employerContribution(salary)
  const taxable = profit.minus(salary).minus(nationalInsurance)
  const corporationTax = corporationTaxOn(taxable)
  const dividends = taxable.minus(corporationTax)
  const allowance = allowanceOn(salary.plus(dividends))
  // With a salary up to the allowance, setting allowance against dividends cannot lower the tax.
  const taxablePay = positive(salary.minus(allowance))
  const incomeTax = charge(taxablePay, figures.bands.england)
  const dividendTax = dividendTaxOn(taxablePay, positive(dividends.minus(positive(allowance.minus(salary)))))
  const tax = incomeTax.plus(nationalInsurance).plus(corporationTax).plus(dividendTax)
  return { salary, dividends, incomeTax, nationalInsurance, corporationTax, dividendTax, tax, takeHome: net.minus(tax) }
}

/** Tax on dividends, taxed on top of other taxable income. */
function dividendTaxOn(below: Decimal, dividends: Decimal) {
  const top = below.plus(dividends)
  let from = below.plus(figures.dividends.allowance)
  let tax: Decimal = ZERO
  for (const { rate, upTo } of figures.dividends.bands) {
    if (top.lte(from)) break
    if (upTo !== undefined && upTo.lte(from)) continue
    const to = upTo === undefined ? top : smaller(top, upTo)
    tax = tax.plus(to.minus(from).times(rate))
    from = to
  }
  return tax
}

/** Take-home pay inside and outside IR35, in the fewest steps that the law allows. */
export function ir35({ dailyRate, daysWorked, businessExpenses, ir35Status }: InputsOf<typeof calculator>): Amounts {
  const gross = dailyRate.times(daysWorked)
  const net = gross.minus(businessExpenses)
  const isInside = ir35Status === 'inside'
  const chosen = isInside ? inside(gross, net) : outside(net)
  const other = isInside ? outside(net) : inside(gross, net)
  return {
    grossIncome: penny(gross),
    netIncome: penny(net),
    salary: penny(chosen.salary),
    dividends: penny(chosen.dividends),
    incomeTax: penny(chosen.incomeTax),
    nationalInsurance: penny(chosen.nationalInsurance),
    corporationTax: penny(chosen.corporationTax),
    dividendTax: penny(chosen.dividendTax),
    takeHome: penny(chosen.takeHome),
    effectiveRate: percent(chosen.tax, gross),
    otherScenarioTakeHome: penny(other.takeHome),
    takeHomeDifference: penny(chosen.takeHome.minus(other.takeHome)),
  }
}
