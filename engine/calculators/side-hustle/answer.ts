import { assume, notCoveredBy, note } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { kept, row } from '../../answer/ledger.ts'
import { figure, zero } from '../../expression/amount.ts'
import { ALWAYS, all, any, isAbove, isEqual, NEVER, not } from '../../expression/condition.ts'
import { scopeOf } from '../../expression/name.ts'
import { asMoney, either, only, say } from '../../expression/sentence.ts'
import { CATEGORY_A, livesIn, NO_STUDENT_LOAN, NOTHING_ELSE } from '../../law/assumptions.ts'
import { addedTax } from '../../law/income-tax/added-tax.ts'
import { reachesAnotherBand } from '../../law/income-tax/bands.ts'
import { allowanceNotes, scotlandNote } from '../../law/income-tax/notes.ts'
import { additionalNationalInsurance } from '../../law/national-insurance/additional-national-insurance.ts'
import { paydaysAreAlike } from '../../law/national-insurance/assumptions.ts'
import { expensesAboveAllowance } from '../../law/notes.ts'
import { taperOf } from '../../law/pensions/avoidable-costs.ts'
import { OTHER_TAX_IS_DEDUCTED, paymentOnAccount } from '../../law/self-assessment/payment-on-account.ts'
import { tradingAllowanceUsed } from '../../law/self-employment/trading-allowance.ts'
import { repaymentsOnTop } from '../../law/student-loans/possible-repayments.ts'
import { afterPaying } from '../../law/words.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { fields } from './fields.ts'
import { insuranceNotes } from './notes.ts'

/** The two computations of each charge. */
const SCOPES = {
  before: scopeOf({
    key: (key) => `salary.${key}`,
    words: 'without the side income',
    isAsUsual: true,
    means: { taxableIncome: say`The part of your salary that is taxed.` },
  }),
  after: scopeOf({
    key: (key) => `both.${key}`,
    words: 'with the side income',
    isAsUsual: true,
    means: { taxableIncome: say`The part of your salary and side income together that is taxed.` },
  }),
}

/**
 * The extra Income Tax and National Insurance on side income on top of a salary, and what is left of it. Pounds a year. ITTOIA 2005
 * Part 6A ch.1; ITA 2007 s.10; SSCBA 1992 s.15; SI 2001/1004 reg.100.
 */
export const calculator = calculatorOf({
  slug: 'side-hustle',
  isAdvised: true,
  fields,
  margin: { input: 'sideHustleIncome', rises: 'your side income rises', isEarnings: true, of: 'of side income' },
  goalSeek: {
    find: 'sideHustleIncome',
    wanted: 'netSideHustleIncome',
    isYearly: true,
    wants: 'I need to keep',
    needs: 'Your side hustle needs to bring in',
    use: 'this income',
  },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, allowances, studentLoans, methods },
  answer({ mainJobSalary, sideHustleIncome, sideHustleExpenses, useTradingAllowance, region }, rates, _, taxYear) {
    const allowanceUsed = tradingAllowanceUsed(sideHustleIncome, useTradingAllowance, rates).means({
      words: say`The allowance, or all of the side income if that is less.`,
      atZero: say`Nothing was taken off.`,
    })
    const taxableIncome = (useTradingAllowance ? sideHustleIncome.less(allowanceUsed) : sideHustleIncome.excessOver(sideHustleExpenses))
      .named('taxableIncome', 'Taxable side income')
      .means({ words: say`The part of your side income that you pay tax on.`, atZero: say`You pay no tax on your side income.` })
    const both = mainJobSalary
      .plus(taxableIncome)
      .named('both', 'Salary and taxable side income')
      .means(say`Your side income goes on top of your salary, so it is taxed at the highest rates you pay.`)
    const added = addedTax({ income: mainJobSalary, region }, { income: both, region }, SCOPES, rates)
    const additionalIncomeTax = added.tax
      .named('additionalIncomeTax', 'Extra Income Tax')
      .means(say`Income Tax on your salary and side income together, less Income Tax on your salary alone.`)
    const insurance = additionalNationalInsurance({ salary: mainJobSalary, sideIncome: taxableIncome, both }, SCOPES, rates)
    const totalAdditionalTax = additionalIncomeTax.plus(insurance.additional).named('totalAdditionalTax', 'Total extra tax')
    const hasExpenses = isAbove(sideHustleExpenses, zero)
    const netSideHustleIncome = sideHustleIncome
      .less(sideHustleExpenses)
      .less(totalAdditionalTax)
      .named('netSideHustleIncome', 'Side hustle income after tax')
      .means(either(hasExpenses, say`What you keep after your expenses and the tax.`, say`What you keep, if you spent nothing on it.`))
    const totalIncome = mainJobSalary.plus(sideHustleIncome).named('totalIncome', 'Total income')

    const hasSideIncome = isAbove(sideHustleIncome, zero)
    const [withoutSide, withSide] = [added.before.taxableIncome, added.after.taxableIncome]
    return {
      headline: kept(netSideHustleIncome, 'you would keep'),
      large: {
        about: say`of your side hustle income${only(hasExpenses, say`, after your expenses`)}`,
        announced: say`You keep ${netSideHustleIncome} of your side hustle income ${afterPaying(totalAdditionalTax, 'extra tax')}${only(hasExpenses, say` and ${asMoney(sideHustleExpenses)} of expenses`)}.`,
        columns: [
          { amount: totalAdditionalTax, name: 'Tax to pay' },
          { amount: netSideHustleIncome, name: 'You keep' },
        ],
      },
      ledger: [
        row(sideHustleIncome, { isField: false }),
        row(sideHustleExpenses, { role: 'deduction', onlyWith: sideHustleExpenses, isField: false }),
        row(allowanceUsed, { role: 'outside', onlyWith: allowanceUsed, layout: { isRelief: true } }),
        row(taxableIncome, { role: 'outside' }),
        row(additionalIncomeTax, { role: 'deduction', onlyWith: additionalIncomeTax }),
        row(insurance.additional, { role: 'deduction', onlyWith: insurance.additional }),
        row(totalAdditionalTax, { role: 'outside-deduction' }),
        row(netSideHustleIncome, { role: 'total' }),
        row(totalIncome, { role: 'outside' }),
      ],
      leads: () =>
        useTradingAllowance
          ? [
              expensesAboveAllowance({
                name: 'trading allowance',
                allowance: figure(rates.allowances.trading),
                expenses: sideHustleExpenses,
                tax: totalAdditionalTax,
                input: { field: 'useTradingAllowance', enter: false },
              }),
            ]
          : [],
      notes: () => [
        note(
          'covered-by-trading-allowance',
          useTradingAllowance ? all(hasSideIncome, isEqual(taxableIncome, zero)) : NEVER,
          say`The trading allowance covers all of your side income, so you pay no tax on it. If this is everything you were paid for trading and casual work, you do not have to report it.`,
          { ends: 'the trading allowance is used up' },
        ),
        note(
          'trading-allowance-not-used',
          useTradingAllowance ? NEVER : all(hasSideIncome, not(hasExpenses)),
          say`You did not use the trading allowance, and entered no expenses. Check that what you entered is your profit, with your expenses already taken off.`,
        ),
        note(
          'expenses-above-income',
          useTradingAllowance ? NEVER : isAbove(sideHustleExpenses, sideHustleIncome),
          say`You spent more than you were paid, so there is no tax on it. You can report this loss on a tax return, and often set it against your salary and get tax back.`,
        ),
        note(
          'side-income-reaches-another-band',
          all(isAbove(withoutSide, zero), reachesAnotherBand(withoutSide, withSide, region, rates)),
          say`Your side income takes you into a higher band than your salary does, so part of it is taxed at a higher rate.`,
        ),
        ...allowanceNotes(added.after, rates),
        note(
          'tax-above-side-income',
          isAbove(totalAdditionalTax, sideHustleIncome),
          say`The extra tax is more than the side income. Your Personal Allowance is counted in whole pounds, and this income reduces it by one.`,
        ),
        ...insuranceNotes(insurance, taxableIncome, rates),
        scotlandNote(region, rates),
      ],
      assumptions: () => [
        livesIn(region),
        assume(
          'trading-allowance',
          useTradingAllowance
            ? say`We took off the trading allowance instead of expenses before working out the tax. You can have one or the other, but not both.`
            : either(
                hasExpenses,
                say`We took off your expenses and not the trading allowance before working out the tax. You can have one or the other, but not both.`,
                say`We did not take off the trading allowance. That is right only if your expenses are more than the allowance and you took them off before you entered your side income.`,
              ),
          { field: 'useTradingAllowance' },
        ),
        assume(
          'self-employed',
          say`You work for yourself on the side. A second job on a payroll would have its own tax code and National Insurance instead.`,
        ),
        paydaysAreAlike(rates, taxYear),
        CATEGORY_A,
        NO_STUDENT_LOAN,
        NOTHING_ELSE,
      ],
      avoidable: () => taperOf(added.after, rates),
      // The employer has deducted the tax on the salary.
      toldToHmrc: () => ({
        where: any(isAbove(sideHustleIncome, figure(rates.allowances.trading)), isAbove(taxableIncome, zero)),
        why: either(
          isAbove(sideHustleIncome, figure(rates.allowances.trading)),
          say`You were paid more than ${figure(rates.allowances.trading)} for it`,
          say`You do not use the trading allowance`,
        ),
        isBusiness: ALWAYS,
      }),
      paidAfterYear: () => ({
        bill: totalAdditionalTax,
        onAccount: paymentOnAccount(added.after.tax.plus(insurance.onProfit?.class4.contribution ?? zero), rates, added.before.tax),
        restsOn: OTHER_TAX_IS_DEDUCTED,
        hasPay: isAbove(mainJobSalary, zero),
      }),
      // A loan is repaid on the profit through Self Assessment.
      notCovered: () => notCoveredBy('no-student-loan', ...repaymentsOnTop(mainJobSalary, taxableIncome, rates)),
    }
  },
})
