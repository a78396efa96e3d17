import { assume, note } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { kept, row } from '../../answer/ledger.ts'
import { type Amount, figure, number, zero } from '../../expression/amount.ts'
import { ALWAYS, any, isAbove } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { livesIn, NO_STUDENT_LOAN, noChildBenefit } from '../../law/assumptions.ts'
import { helpWithChildcare } from '../../law/child-benefit/entitlements.ts'
import { isAboveChildBenefitLimit } from '../../law/child-benefit/high-income-charge.ts'
import { allowanceNotes, scotlandNote } from '../../law/income-tax/notes.ts'
import { taperOf } from '../../law/pensions/avoidable-costs.ts'
import { paymentOnAccount } from '../../law/self-assessment/payment-on-account.ts'
import { belowPensionAge, noVoluntaryClass2 } from '../../law/self-employment/assumptions.ts'
import { class2Notes } from '../../law/self-employment/notes.ts'
import { taxOnTrade } from '../../law/self-employment/tax-on-trade.ts'
import { repaymentsOnProfit } from '../../law/student-loans/possible-repayments.ts'
import { afterPaying } from '../../law/words.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { fields } from './fields.ts'
import { notCoveredOf } from './not-covered.ts'

/**
 * What a self-employed person with no other income keeps of a year’s profit after Income Tax and National Insurance. Pounds a year. ITA
 * 2007 ss.10 and 23; SSCBA 1992 ss.11 and 15.
 */
export const calculator = calculatorOf({
  slug: 'self-employed',
  isAdvised: true,
  // Expenses above the receipts make a loss; they are not an error.
  fields,
  margin: { input: 'annualProfit', rises: 'your income rises', isEarnings: true, of: 'of income' },
  goalSeek: ({ expenses }) => ({
    find: 'annualProfit',
    wanted: 'netIncome',
    isYearly: true,
    wants: 'I need to take home',
    needs: expenses.isZero() ? 'You need a profit of' : 'Before expenses, your business needs to make',
    use: expenses.isZero() ? 'this profit' : 'this amount',
  }),
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, allowances, methods },
  answer({ annualProfit, expenses, class2Contributions, region }, rates) {
    const trade = { receipts: annualProfit, expenses, region }
    const taxed = taxOnTrade(trade, rates)
    const { profit, chargeableProfit, isLoss, totalTax } = taxed
    const { tax, adjustedNetIncome } = taxed.incomeTax
    const { class2, class4 } = taxed.contributions
    const netIncome = profit.less(totalTax).named('netIncome', 'Net income after tax').means(say`Your profit after everything you owe.`)
    const monthlyNetIncome = netIncome
      .dividedBy(number(MONTHS_IN_A_YEAR))
      .named('monthlyNetIncome', 'Monthly net income')
      .means(say`A twelfth of the year. Your tax is not taken monthly, so set money aside for it.`)
    const onAccount = paymentOnAccount(tax.plus(class4), rates)
    const isTrading = any(isAbove(annualProfit, zero), isAbove(expenses, zero))
    return {
      headline: kept(netIncome, 'you would take home'),
      large: {
        condition: isLoss,
        holding: {
          period: 'a year',
          about: say`your loss for the year, with no tax to pay`,
          announced: say`You made a loss of ${zero.less(profit)}, so there is no tax or National Insurance to pay.`,
        },
        otherwise: {
          period: 'a year',
          about: say`For the year. You keep ${monthlyNetIncome} a month.`,
          announced: say`You keep ${netIncome} a year ${afterPaying(totalTax, 'tax and National Insurance')}.`,
          columns: [
            { amount: totalTax, name: 'Tax and National Insurance' },
            { amount: netIncome, name: 'You keep' },
          ],
        },
      },
      ledger: [
        row(annualProfit, { key: 'grossProfit', label: 'Annual Profit' }),
        row(expenses, { role: 'deduction' }),
        row(profit, { role: 'outside' }),
        row(tax, { role: 'deduction' }),
        row(class2, { role: 'deduction' }),
        row(class4, { role: 'deduction' }),
        row(totalTax, { role: 'outside-deduction', layout: { place: 'large-answer' } }),
        row(netIncome, { role: 'total' }),
        row(monthlyNetIncome, { role: 'outside' }),
      ],
      notes: () => [
        note(
          'expenses-above-profit',
          isLoss,
          say`You made a loss, so there is nothing to pay. Still report it: you can set a loss against other income, or carry it forward against later profits of the same trade.`,
        ),
        ...allowanceNotes(taxed.incomeTax, rates),
        scotlandNote(region, rates),
        ...class2Notes(chargeableProfit, isTrading, rates),
        note('class2-choice-not-used', !class2Contributions, say`The Class 2 choice makes no difference to this calculation.`),
        // Class 2 is paid with the bill but not on account (TMA 1970 s.59A).
        note(
          'payments-on-account',
          any(isAbove(tax, zero), isAbove(class4, zero)),
          say`You pay this through Self Assessment. Unless the bill is small, HMRC also asks for two advance payments towards next year’s bill, one in January and one in July. Each is half of this bill, so the first time you pay, you may have to find one and a half times this bill.`,
        ),
      ],
      assumptions: () => [
        livesIn(region),
        assume(
          'no-other-income',
          say`This business is your only income. Income from a job, a pension, rent, savings or dividends would change your bill.`,
        ),
        { ...NO_STUDENT_LOAN, where: any(...repaymentsOnProfit(chargeableProfit, rates).map(isDue)) },
        assume(
          'paid-after-the-year',
          say`We count this year’s bill only. You may also have to make payments on account, which are advance payments towards next year’s bill.`,
          { where: isAbove(onAccount, zero) },
        ),
        noChildBenefit(isAboveChildBenefitLimit(adjustedNetIncome, rates)),
        belowPensionAge(rates),
        assume(
          'allowable-expenses',
          say`All the expenses you entered are allowed for tax. You can claim the trading allowance instead of expenses, but not both.`,
        ),
        noVoluntaryClass2(chargeableProfit, rates),
        assume(
          'nothing-else',
          say`Nothing else affects your bill: no pension contributions, losses from earlier years, Marriage Allowance, or profit from the switch to tax-year accounting that is taxed over several years (basis period reform). Any of these would change it.`,
        ),
      ],
      avoidable: () => taperOf(taxed.incomeTax, rates),
      entitlements: () => [helpWithChildcare(adjustedNetIncome, rates)],
      toldToHmrc: () => ({
        where: isAbove(annualProfit, figure(rates.allowances.trading)),
        why: say`You were paid more than ${figure(rates.allowances.trading)}`,
        isBusiness: ALWAYS,
      }),
      paidAfterYear: () => ({ bill: totalTax, onAccount }),
      notCovered: () => notCoveredOf(trade, taxed, rates),
    }
  },
})

const isDue = ({ amount }: { readonly amount: Amount }) => isAbove(amount, zero)
