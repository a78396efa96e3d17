import { type AssumptionOf, assume } from '../../answer/answer.ts'
import { zero } from '../../expression/amount.ts'
import { ALWAYS, all, type Condition, isAbove, isEqual, not } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { yearInWords } from '../../inputs/day.ts'
import { livesIn, NOTHING_ELSE } from '../../law/assumptions.ts'
import { isValuedByGrowth } from '../../law/pensions/defined-benefit.ts'
import { sacrificeCountsFrom } from '../../law/pensions/sacrifice-counts-from.ts'
import type { PensionAllowanceRates } from '../../law/rates.ts'
import { fields } from './fields.ts'
import { isSacrificeAdded, type PensionAllowance } from './pension-allowance.ts'

/** What the result assumes, most important first. */
export function assumptionsOn({ asked, earlierYears }: PensionAllowance, rates: PensionAllowanceRates): AssumptionOf[] {
  const isNothingCarried = all(...earlierYears.map(({ unused }) => isEqual(unused, zero)))
  const isSacrificeOpen = all(isEqual(asked.salarySacrifice, zero), isAbove(asked.employerContributions, zero))
  // A member of a defined benefit scheme may have no pot.
  const isPotAsked = asked.hasDBPension ? isAbove(asked.pensionContributions, zero) : ALWAYS
  const isMemberAsked = asked.hasDBPension && isValuedByGrowth(rates)
  return [
    livesIn(asked.region),
    assume('tax-year', say`Your contributions were paid in ${yearInWords(asked.taxYear)}. Another year’s allowance may be different.`, {
      field: 'taxYear',
      isAsked: true,
    }),
    assume(
      'nothing-carried-forward',
      say`You carry nothing forward. If you have allowance left over from earlier years, it covers that much more without a charge.`,
      { field: 'carryForward2021', where: isNothingCarried },
    ),
    assume(
      'no-pay-given-up',
      say`None of your employer’s contributions come from pay you gave up by an agreement made on or after ${sacrificeCountsFrom}. Pay given up like that counts towards threshold income, so it can reduce your allowance.`,
      { field: 'salarySacrifice', where: isSacrificeAdded(rates) && isSacrificeOpen },
    ),
    assume(
      'no-defined-benefit-contributions',
      say`You pay nothing into the defined benefit scheme yourself. What you pay lowers both incomes that can reduce your allowance.`,
      { field: 'dbMemberContributions', where: isMemberAsked ? isEqual(asked.dbMemberContributions, zero) : false },
    ),
    assume(
      'no-defined-benefit',
      say`None of what is paid in goes into a defined benefit scheme, such as a final salary or public service one. If some does, tick “${fields.hasDBPension.label}”: there the growth of your pension counts instead.`,
      { where: asked.hasDBPension ? false : isAbove(asked.pensionContributions.plus(asked.employerContributions), zero) },
    ),
    assume(
      'one-defined-benefit',
      say`You belong to one defined benefit scheme, and the public service remedy (McCloud) changes none of its figures. If you have more than one, or the remedy changes yours, ask your schemes for their pension input amounts and enter them together.`,
      { where: asked.hasDBPension },
    ),
    reliefAtSource(rates, isPotAsked),
    assume(
      'gross-contributions',
      say`What you entered as your own contributions includes basic rate relief. If you only know what left your bank account, the gross figure is higher.`,
      { where: isPotAsked },
    ),
    assume(
      'salary-is-all-income',
      say`You have no income apart from your salary. Savings interest, dividends, rent and profits can reduce your allowance too, so add them to your salary if you are near a limit.`,
    ),
    assume(
      'not-flexibly-accessed',
      say`You have not started to take money flexibly from a pension pot. Once you do, less can go into your pots without a charge.`,
    ),
    assume(
      'member-in-earlier-years',
      say`You belonged to a registered pension scheme in every year you carry forward from. If you did not, there is nothing to carry forward from that year.`,
      { where: not(isNothingCarried) },
    ),
    assume(
      'defined-benefit-scheme-contributions-left-out',
      say`The contributions above do not include what you and your employer pay for the defined benefit pension. Its growth counts instead, so take those payments out if you put them in.`,
      { where: asked.hasDBPension },
    ),
    assume(
      'defined-benefit-net-pay',
      say`What you pay into the defined benefit scheme comes out of your pay before tax (a net pay arrangement), as it does for the NHS, teachers and councils.`,
      { where: isMemberAsked ? isAbove(asked.dbMemberContributions, zero) : false },
    ),
    NOTHING_ELSE,
  ]
}

/** How relief is given. HMRC tops up those whose net pay arrangement saves no tax from 2024/25. FA 2004 s.193A. */
const reliefAtSource = ({ methods }: PensionAllowanceRates, where: Condition): AssumptionOf =>
  methods.pensions.netPayLowEarners.value === 'paid-by-hmrc'
    ? assume(
        'relief-at-source',
        say`Your scheme claims basic rate relief and you claim the rest (relief at source). In a net pay arrangement the total is the same on pay taxed at the basic rate or more. On pay within your Personal Allowance, HMRC pays you the basic rate after the tax year.`,
        { where },
      )
    : assume(
        'relief-at-source-no-top-up',
        say`Your scheme claims basic rate relief and you claim the rest (relief at source). In a net pay arrangement the total is the same on pay taxed at the basic rate or more. But on pay within your Personal Allowance a net pay arrangement gave no relief in this tax year. HMRC makes up for that only in later tax years.`,
        { where },
      )
