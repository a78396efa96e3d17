import { type Amount, NIL, number } from '../../formula/amount.ts'
import { assumedWhere } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { any, isAbove } from '../../formula/condition.ts'
import { called, deduction, kept, keyed, outside, shown, total } from '../../formula/ledger.ts'
import { parserOf } from '../../inputs/parse.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { assumed } from '../../result/assumptions.ts'
import { isAboveChildBenefitLimit } from '../../rules/child-benefit/high-income-charge.ts'
import { allowanceNotes, scotlandNote } from '../../rules/income-tax/notes.ts'
import { class2Standing } from '../../rules/national-insurance/class-2.ts'
import { taperOf } from '../../rules/pensions/avoidable-costs.ts'
import { class2Notes } from '../../rules/self-employment/notes.ts'
import { repaymentsOnProfit } from '../../rules/student-loans/possible-repayments.ts'
import { fields } from './fields.ts'
import { leftOutOf } from './left-out.ts'
import { paymentOnAccount } from './payments-on-account.ts'
import { taxOnTrade } from './tax-on-trade.ts'

/**
 * What a self-employed person with no other income keeps of a year’s profit after Income Tax and National Insurance. Pounds a year. ITA
 * 2007 ss.10 and 23; SSCBA 1992 ss.11 and 15.
 */
export const calculator = calculatorOf({
  slug: 'self-employed',
  fields,
  // Expenses above the receipts make a loss; they are not an error.
  parse: parserOf(fields),
  margin: { input: 'annualProfit', isEarnings: true },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, allowances, methods },
  answer({ annualProfit, expenses, class2Contributions, region }, rates) {
    const trade = { receipts: annualProfit, expenses, region }
    const taxed = taxOnTrade(trade, rates)
    const { profit, chargeableProfit, totalTax } = taxed
    const { tax, adjustedNetIncome } = taxed.incomeTax
    const { class2, class4 } = taxed.contributions
    const netIncome = profit.less(totalTax).named('netIncome', 'Net income after tax')
    const monthlyNetIncome = netIncome.dividedBy(number(MONTHS_IN_A_YEAR)).named('monthlyNetIncome', 'Monthly net income')
    const onAccount = paymentOnAccount(tax.plus(class4), rates)
    const isTrading = any(isAbove(annualProfit, NIL), isAbove(expenses, NIL))
    return {
      headline: kept(netIncome),
      ledger: [
        shown(annualProfit, keyed('grossProfit'), called('Annual Profit')),
        shown(expenses, deduction),
        shown(profit, outside),
        shown(tax, deduction),
        shown(class2, deduction),
        shown(class4, deduction),
        // The bill, which the page gives next to what is kept and not in its list of rows.
        shown(totalTax, deduction, outside),
        shown(netIncome, total),
        shown(monthlyNetIncome, outside),
      ],
      notes: [
        ['expenses-above-profit', isAbove(NIL, profit)],
        ...allowanceNotes(taxed.incomeTax, rates),
        scotlandNote(region, rates),
        ...class2Notes(chargeableProfit, isTrading, rates),
        ...(class2Contributions ? [] : ['class2-choice-not-used']),
        // Class 2 is paid with the bill but not on account (TMA 1970 s.59A).
        ['payments-on-account', any(isAbove(tax, NIL), isAbove(class4, NIL))],
      ],
      assumptions: () => [
        { code: 'region', field: 'region' },
        ...assumed('no-other-income'),
        ...assumedWhere(any(...repaymentsOnProfit(chargeableProfit, rates).map(isDue)), 'no-student-loan'),
        ...assumedWhere(isAbove(onAccount, NIL), 'paid-after-the-year'),
        ...assumedWhere(isAboveChildBenefitLimit(adjustedNetIncome, rates), 'no-child-benefit'),
        ...assumed('below-pension-age', 'allowable-expenses'),
        ...assumedWhere(class2Standing(chargeableProfit, rates).isVoluntary, 'no-voluntary-class2'),
        ...assumed('nothing-else'),
      ],
      avoidable: () => taperOf(taxed.incomeTax, rates),
      leftOut: () => leftOutOf(trade, taxed, rates),
    }
  },
})

const isDue = ({ amount }: { readonly amount: Amount }) => isAbove(amount, NIL)
