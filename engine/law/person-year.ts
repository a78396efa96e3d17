import { type Amount, figure, zero } from '../expression/amount.ts'
import { PLAIN, type Scope } from '../expression/name.ts'
import { say } from '../expression/sentence.ts'
import type { AssetType, GainRates } from './capital-gains/gain-rates.ts'
import { taxOnGains } from './capital-gains/gains-of-year.ts'
import { highIncomeCharge } from './child-benefit/high-income-charge.ts'
import { ukLimits } from './income-tax/kinds.ts'
import { type BillRates, type IncomeFacts, incomeTaxOn } from './income-tax/year.ts'
import { class1BeyondYearsAdditionalRate, class1OfYearAtMainRate, type PayMonths } from './national-insurance/class-1-by-month.ts'
import { isClass2Charged } from './national-insurance/class-2.ts'
import { class2WithinAnnualMaximum } from './national-insurance/class-2-annual-maximum.ts'
import { CLASS_4 } from './national-insurance/class-4.ts'
import { class4WithinAnnualMaximum } from './national-insurance/class-4-annual-maximum.ts'
import type { Profits } from './profits.ts'
import { type LoanFacts, loansOn } from './student-loans/loans-of-year.ts'

/** What a year’s bill depends on, besides the profits. Annual pounds. */
export interface BillFacts extends IncomeFacts, LoanFacts {
  readonly childBenefit: Amount
  readonly isOverStatePensionAge: boolean
  readonly residentialGains: Amount
  readonly otherGains: Amount
  /** Gains before the rates rose in 2024/25. In other years the rates are the same. */
  readonly otherGainsBeforeBudget: Amount
  readonly paidIn: PayMonths
  /** The rates of a kind of asset at the beginning and at the end of the tax year. */
  readonly gainRates: (asset: AssetType, when: 'starts' | 'ends') => GainRates
}

export type Bill = ReturnType<typeof billOn>

/**
 * All that Self Assessment charges for a year: Income Tax with the charges of step 7 (ITA 2007 ss.23 and 30), Class 2 and Class 4, student
 * loans (SI 2009/470 reg.29), and Capital Gains Tax. Annual pounds, unrounded.
 */
export function billOn(profits: Profits, facts: BillFacts, rates: BillRates, at = PLAIN) {
  const income = incomeTaxOn(profits, facts, rates, at)
  const childBenefitCharge = highIncomeCharge(income.adjustedNetIncome, facts.childBenefit, rates, at)
    .namedIfAny(at('childBenefitCharge'), 'High Income Child Benefit Charge', 'ITEPA 2003 s.681C')
    .means(say`What has to be paid back of the Child Benefit, because your income is above the limit.`)
  const profit = profits.trade
    .less(income.tradingLossUsed)
    .named(at('profitAfterLosses'), 'Profit after losses of earlier years', 'SSCBA 1992 Sch.2')
    .means(say`Losses of earlier years lower the profit that National Insurance is charged on, too.`)
  const contributions = contributionsOn(profit, facts, rates, at)
  const loans = loansOn(profits, income, facts, rates, at)
  const capitalGainsTax = taxOnGains(
    [
      { key: 'homes', words: 'gains on homes', gains: facts.residentialGains, rates: facts.gainRates('residential', 'ends') },
      { key: 'others', words: 'other gains', gains: facts.otherGains, rates: facts.gainRates('other', 'ends') },
      {
        key: 'othersBefore',
        words: 'other gains before the rates rose',
        gains: facts.otherGainsBeforeBudget,
        rates: facts.gainRates('other', 'starts'),
      },
    ],
    income.taxable,
    ukLimits(income.limitsRaisedBy, rates).basic,
    rates,
    at,
  )
  const giftAidCharge = income.grossGift
    .times(figure(rates.incomeTax.basicRate))
    .excessOver(income.incomeTax.plus(capitalGainsTax))
    .namedIfAny(at('giftAidCharge'), 'Tax to cover Gift Aid', 'ITA 2007 ss.423 and 424')
    .means(say`The charity has claimed more tax on your donations than you pay, so you have to make up the difference.`)
  return {
    ...income,
    childBenefitCharge,
    giftAidCharge,
    ...contributions,
    ...loans,
    capitalGainsTax,
    totalDue: income.incomeTax
      .plus(childBenefitCharge, giftAidCharge, contributions.class2, contributions.class4, ...loans.repayments, capitalGainsTax)
      .named(at('totalDue'), 'Total for the year')
      .means(say`Everything above, before what you have already paid.`),
    /** What payments on account are worked out on. TMA 1970 s.59A(1); SSCBA 1992 s.16. */
    incomeTaxAndClass4: income.incomeTax.plus(childBenefitCharge, giftAidCharge, contributions.class4),
  }
}

/** Class 2, while it is charged, and Class 4 on the profit of a year, within the maxima that a salary counts towards. Annual pounds. */
function contributionsOn(profit: Amount, facts: BillFacts, rates: BillRates, at: Scope) {
  if (facts.isOverStatePensionAge) return { class2: zero, class4: zero }
  const class1 = class1OfYearAtMainRate(facts.employmentIncome, facts.paidIn, rates, at).means(
    say`What your employer takes from your pay at the main rate. It counts towards the most that you have to pay in a year.`,
  )
  const countedForClass2 = class1.plus(class1BeyondYearsAdditionalRate(facts.employmentIncome, facts.paidIn, rates))
  const class2 = isClass2Charged(rates) ? class2WithinAnnualMaximum(profit, countedForClass2, rates, at).contribution : undefined
  const { contribution } = class4WithinAnnualMaximum(profit, { class1, ...(class2 && { class2 }) }, rates, at, CLASS_4_HERE)
  return { class2: class2 ?? zero, class4: contribution }
}

const CLASS_4_HERE = {
  ...CLASS_4,
  withinMaximum: say`The three parts together. Because of your pay, you have to pay no more Class 4 than this.`,
}
