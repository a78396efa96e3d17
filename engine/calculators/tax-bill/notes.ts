import { type AssumptionOf, assume, type NoteOf, note } from '../../answer/answer.ts'
import type { AskedOf } from '../../answer/asked.ts'
import { type Amount, figure, zero } from '../../expression/amount.ts'
import { ALWAYS, all, any, isAbove, isAtLeast, isBelow, isEqual, NEVER, not } from '../../expression/condition.ts'
import { asMoney, either, only, say } from '../../expression/sentence.ts'
import { livesIn } from '../../law/assumptions.ts'
import { isAboveChildBenefitLimit } from '../../law/child-benefit/high-income-charge.ts'
import { isOnScottishBands } from '../../law/income-tax/bands.ts'
import { belowSavings } from '../../law/income-tax/kinds.ts'
import { allowanceNotes } from '../../law/income-tax/notes.ts'
import type { BillRates } from '../../law/income-tax/year.ts'
import { lodgerNotes, lodgersAre } from '../../law/letting/notes.ts'
import type { Bill } from '../../law/person-year.ts'
import type { profitsWithSmallestBill } from '../../law/profits.ts'
import type { Balance } from '../../law/self-assessment/balance.ts'
import type { fields } from './fields.ts'

type BillFigures = Omit<AskedOf<typeof fields>, 'taxYear' | 'studentLoanPlan' | 'postgraduateLoan' | 'taxPaid' | 'paymentsOnAccount'>
type Claims = ReturnType<typeof profitsWithSmallestBill>

/** What a bill rests on, and what it comes to. */
interface AnsweredBill {
  readonly asked: BillFigures
  readonly claims: Claims
  readonly bill: Bill
  readonly taxPaid: Amount | undefined
  readonly balance: Balance
  /** The total for the year as HMRC calculates it, to the penny. */
  readonly asHmrc: Amount
}

/** Notes about a bill: what changes it, and then what to do about it. */
export function notesOf(
  { asked, claims, bill, taxPaid = zero, balance: { onAccount, isMissing }, asHmrc }: AnsweredBill,
  rates: BillRates,
): NoteOf[] {
  const { allowances, incomeTax, studentLoans } = rates
  const { tradingIncome, tradingExpenses, tradingLosses, rentalIncome, rentalExpenses, rentalLosses } = asked
  const { profits, isTradingAllowance, isPropertyAllowance, isOptedOut, lodgers, rentalLoss } = claims
  const trading = figure(allowances.trading)
  const property = figure(allowances.property)
  const tradeLoss = tradingExpenses.excessOver(tradingIncome)
  const isScottish = isOnScottishBands(asked.region, rates) ? ALWAYS : NEVER
  const { smallestBill, shareDeductedAtSource } = incomeTax.paymentsOnAccount
  const isOwedOnAccount = isAtLeast(bill.incomeTaxAndClass4.less(taxPaid), figure(smallestBill))
  return [
    note(
      'trading-allowance-covers-all',
      all(isAbove(tradingIncome, zero), isTradingAllowance, isAtLeast(trading, tradingIncome)),
      say`The trading allowance covers all of your income from self-employment, so none of it is taxed.`,
    ),
    note(
      'trading-allowance-instead-of-expenses',
      all(isTradingAllowance, isAbove(tradingIncome, trading)),
      say`We used the trading allowance of ${trading} instead of your expenses, because that makes your bill smaller. Ask for it on your tax return.`,
    ),
    note(
      'property-allowance-covers-all',
      all(isAbove(rentalIncome, zero), isPropertyAllowance, isAtLeast(property, rentalIncome)),
      say`The property allowance covers all of your rent, so none of it is taxed.`,
    ),
    note(
      'property-allowance-instead-of-expenses',
      all(isPropertyAllowance, isAbove(rentalIncome, property)),
      say`We used the property allowance of ${property} instead of your expenses${only(isAbove(asked.financeCosts, zero), say` and interest`)}, because that makes your bill smaller. Ask for it on your tax return.`,
    ),
    note(
      'opted-out-of-property-allowance',
      isOptedOut,
      say`We did not use the property allowance, because the relief for your mortgage interest saves you more. If your rent is ${property} or less, opt out of the allowance on your tax return.`,
    ),
    note(
      'rental-loss-against-lodgers',
      all(
        lodgers.isTaxed,
        lodgers.isByLimit,
        not(isPropertyAllowance),
        isAbove(rentalIncome, zero),
        isAbove(rentalExpenses, rentalIncome),
        isAtLeast(property, rentalIncome),
      ),
      say`We took your loss on the rent off the profit from your lodgers. For that, opt out of the property allowance on your tax return.`,
    ),
    ...lodgerNotes(lodgers, lodgers),
    note(
      'trading-loss',
      isAbove(tradeLoss, zero),
      say`Your business made a loss of ${asMoney(tradeLoss)} this year. It is not in this bill. You may be able to set it against your other income, or you can carry it forward.`,
    ),
    note(
      'rental-loss',
      isAbove(rentalLoss, zero),
      say`Your letting made a loss of ${asMoney(rentalLoss)} this year. You carry it forward to later profits from letting.`,
    ),
    note(
      'trading-losses-left',
      isAbove(tradingLosses, profits.trade),
      say`You have ${asMoney(tradingLosses.less(bill.tradingLossUsed))} of business losses left to carry forward.`,
    ),
    note(
      'rental-losses-left',
      isAbove(rentalLosses, profits.rent),
      say`You have ${asMoney(rentalLosses.less(bill.rentalLossUsed))} of rental losses left to carry forward.`,
    ),
    note(
      'unused-finance-costs',
      isAbove(bill.finance.unused, zero),
      say`${asMoney(bill.finance.unused)} of your mortgage interest gets no relief this year. You carry it forward to next year.`,
    ),
    ...allowanceNotes({ adjustedNetIncome: bill.adjustedNetIncome, allowance: bill.fullAllowance }, rates),
    note(
      'allowance-moved',
      isBelow(bill.usedOnLowest, bill.mostForLowest),
      say`Your tax is lowest if ${asMoney(bill.mostForLowest.less(bill.usedOnLowest))} of your allowances is used on your savings or dividends instead of your ${bill.taxed.property ? 'rent' : 'other income'}, so that is what we did (ITA 2007 s.25(2)).`,
    ),
    note(
      'starting-rate-for-savings',
      all(isAbove(bill.taxed.savings, zero), isBelow(belowSavings(bill.taxed), figure(allowances.savings.startingRateBand))),
      say`Because your other income is low, up to ${figure(allowances.savings.startingRateBand)} of your savings interest is taxed at the starting rate, which is nothing.`,
    ),
    note(
      'no-marriage-allowance',
      bill.isMarriageRefused,
      say`Marriage Allowance makes no difference here: neither of you may pay tax above the basic rate${only(isScottish, say` (in Scotland, above the intermediate rate)`)}.`,
    ),
    note(
      'marriage-allowance-costs-giver',
      isAbove(bill.costOfGift, zero),
      say`Giving away a part of your allowance costs you up to ${asMoney(bill.costOfGift)} of tax yourself. As a couple you gain only what is left of your partner’s saving.`,
    ),
    note(
      'contribution-above-earnings',
      isAbove(asked.reliefAtSourcePension, bill.relieved),
      say`Only ${asMoney(bill.relieved)} of your pension contribution gets relief, because relief stops at your earnings for the year.`,
    ),
    note(
      'gift-aid-above-tax',
      isAbove(bill.giftAidCharge, zero),
      say`You do not pay enough tax to cover your Gift Aid donations, so you owe the difference. You can ask the charity not to claim Gift Aid next time.`,
    ),
    note(
      'scotland-savings-and-dividends',
      all(isScottish, any(isAbove(bill.taxed.savings, zero), isAbove(bill.taxed.dividends, zero))),
      say`Your savings and dividends are taxed at the same rates as in the rest of the UK.`,
    ),
    note(
      'unearned-income-and-loan',
      bill.repayments.length > 0 ? isAbove(bill.unearned, zero) : false,
      say`${either(isAbove(bill.unearned, figure(studentLoans.unearnedIncomeLimit)), say`Your rent, savings, dividends and pensions count for your loan, because they come to more than`, say`Your rent, savings, dividends and pensions do not count for your loan, because they come to no more than`)} ${figure(studentLoans.unearnedIncomeLimit)}.`,
    ),
    note(
      'payments-on-account',
      all(not(isMissing), isAbove(onAccount, zero)),
      say`HMRC asks for two advance payments towards the bill for the next year. If you expect that bill to be smaller, you can ask HMRC to reduce them: online, or with form SA303. If you reduce them too far, you pay interest.`,
    ),
    note(
      'no-payments-on-account',
      all(not(isMissing), isEqual(onAccount, zero), isAbove(bill.incomeTaxAndClass4, taxPaid)),
      either(
        isOwedOnAccount,
        say`You make no payments on account, because more than ${figure(shareDeductedAtSource)} of your tax was deducted before you got the money.`,
        say`You make no payments on account, because less than ${figure(smallestBill)} of your Income Tax and Class 4 is left to pay.`,
      ),
    ),
    note(
      'as-hmrc-calculates',
      not(isEqual(asHmrc, bill.totalDue.rounded('to-the-penny'))),
      say`HMRC’s own calculation comes to ${asHmrc} for the year, not ${bill.totalDue}. ${only(isAbove(bill.savedByAllowances, zero), say`It uses your allowances on your ${bill.taxed.property ? 'rent' : 'other income'} first. `)}It rounds the tax in each band down to a penny, each loan repayment down to a pound, and Gift Aid donations with their tax up to a pound.`,
    ),
  ]
}

/** What a bill assumes, and what it leaves out. */
export const assumptionsOf = (asked: BillFigures, bill: Bill, rates: BillRates): AssumptionOf[] => [
  livesIn(asked.region, 'Married, children, sight or Scotland'),
  assume(
    'no-child-benefit',
    say`Nobody in your household gets Child Benefit. If you or your partner gets it, whichever of you has the higher income has to pay some or all of it back.`,
    { where: all(isEqual(asked.childBenefit, zero), isAboveChildBenefitLimit(bill.adjustedNetIncome, rates)), field: 'childBenefit' },
  ),
  assume(
    'left-out-of-the-bill',
    say`You live in the UK all year, and all your income is from the UK. This bill leaves out gains on life insurance (top-slicing), foreign income and tax, trusts, averaging of profits, overlap relief, pension charges, and the reliefs for your own home and for business assets.`,
  ),
  lodgersAre(asked),
  assume(
    'one-job',
    say`Your pay is from one job, the same each month. It counts towards the most National Insurance that you have to pay on a business.`,
    {
      where: all(isAbove(asked.employmentIncome, zero), isAbove(bill.class4, zero)),
    },
  ),
  assume('no-loss-of-this-year', say`You claim no relief for a loss of this year against other income.`, {
    where: isAbove(asked.tradingExpenses, asked.tradingIncome),
  }),
]
