import type { Amount } from '../../expression/amount.ts'
import { PLAIN, type Scope } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { Ir35Rates } from '../rates.ts'
import { affordablePay, contributionsOnPay } from './contributions.ts'
import { type ContractIncome, type Scenario, takeHomeAfter } from './scenario.ts'

/** Whether the rule set’s method takes the employer’s contributions out of the income from the contract. */
export const isPayAfterEmployerContributions = ({ methods }: Pick<Ir35Rates, 'methods'>): boolean =>
  methods.ir35.inside.value === 'pay-after-employer-contributions'

/**
 * A year inside IR35. The income is pay, in law a deemed direct payment: it is taxed as employment income, with Class 1 on it. ITEPA 2003
 * ss.61K to 61X. The contractor also pays for the employer’s contributions, because they come out of the fee. Annual pounds, unrounded.
 */
export function insideIr35(income: ContractIncome, rates: Ir35Rates, at = PLAIN): Scenario {
  const salary = deemedPay(income, rates, at)
  const taxOnSalary = taxOnIncome({ income: salary, region: 'england' }, rates, at)
  const { nationalInsurance } = contributionsOnPay(salary, isPayAfterEmployerContributions(rates), rates, at)
  const charges = { incomeTax: taxOnSalary.tax, nationalInsurance }
  return { salary, taxOnSalary, ...charges, ...takeHomeAfter(income, charges, at) }
}

/** The pay for the year: by one method, all income less the employer’s contributions; by the other, income less expenses. */
function deemedPay({ grossIncome, netIncome }: ContractIncome, rates: Ir35Rates, at: Scope): Amount {
  const isAfterContributions = isPayAfterEmployerContributions(rates)
  const pay = isAfterContributions ? affordablePay(grossIncome, rates) : netIncome.atLeastZero()
  return pay
    .named(at('salary'), 'Amount treated as pay', isAfterContributions ? 'ITEPA 2003 s.61N' : undefined)
    .means(
      say`What the rules treat as your pay (the deemed direct payment). If employer National Insurance comes out of your rate, this is what is left after it.`,
    )
}
