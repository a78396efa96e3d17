import { type AssumptionOf, assume, type NoteOf, note } from '../../answer/answer.ts'
import { type Amount, figure, zero } from '../../expression/amount.ts'
import { isAbove, isAtLeast, isShownAsZero, not } from '../../expression/condition.ts'
import { either, say } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { livesIn, NOTHING_ELSE } from '../../law/assumptions.ts'
import { highestRateOn } from '../../law/income-tax/bands.ts'
import { isAllowanceTested } from '../../law/pensions/annual-allowance.ts'
import type { ContributionAboveAllowance } from '../../law/pensions/contribution-above-allowance.ts'
import { reliefNotes, taperNotes } from '../../law/pensions/notes.ts'
import type { TaxSaved } from '../../law/pensions/tax-saved.ts'
import type { TestedIncome } from '../../law/pensions/tested-income.ts'
import type { PensionRates } from '../../law/rates.ts'

/** Notes on the taper and on exceeding the annual allowance. If the rule set does not test it, a note that the taper may reduce it. */
export function notesOnAllowance(
  { thresholdIncome }: TestedIncome,
  { excess, charge, tested }: ContributionAboveAllowance,
  { pensions }: PensionRates,
): NoteOf[] {
  if (!tested) {
    return [
      note(
        'annual-allowance-may-taper',
        isAbove(thresholdIncome, figure(pensions.taper.thresholdIncome)),
        say`Your income is high enough that your annual allowance may be smaller than the one shown. The Pension Annual Allowance Calculator checks both of the limits that decide this.`,
      ),
    ]
  }
  const { allowance } = tested
  return [
    ...taperNotes(tested, {
      atMinimum: say`Your income is so high that you get the lowest annual allowance, ${allowance}.`,
      tapered: say`Your income is high enough to reduce your annual allowance to ${allowance} (the taper). Anything an employer pays in reduces it further.`,
    }),
    note(
      'contribution-above-annual-allowance',
      isAbove(excess, zero),
      say`Your contribution is ${excess} above your annual allowance of ${allowance}. ${either(
        isShownAsZero(charge),
        say`The charge on so little comes to nothing.`,
        say`Unless you can carry forward unused allowance from earlier years, you owe an annual allowance charge of ${charge}, which is not in the net cost.`,
      )} The Pension Annual Allowance Calculator takes account of earlier years and of what your employer pays in.`,
      { starts: 'your contribution goes over your pension annual allowance' },
    ),
  ]
}

/** Notes on the tax without and with the contribution, and on a box that says otherwise. */
export function notesOnTax(saved: TaxSaved, isTicked: boolean, rates: PensionRates): NoteOf[] {
  const { taxableIncome, bands } = saved.before
  const isHigherRate = isAtLeast(highestRateOn(taxableIncome, bands), figure(rates.incomeTax.higherRate))
  return [
    isTicked
      ? note(
          'box-ticked-but-below-higher-rate',
          not(isHigherRate),
          say`You ticked “Higher Rate Taxpayer”, but none of these earnings are taxed at the higher rate, so it makes no difference. If other income makes you a higher rate taxpayer, you get more relief than this.`,
        )
      : note(
          'box-not-ticked-but-higher-rate',
          isHigherRate,
          say`You did not tick “Higher Rate Taxpayer”, but part of these earnings is taxed at the higher rate. We have counted the extra relief you are due.`,
        ),
    ...reliefNotes(
      saved,
      rates,
      say`Your contribution gives you back part of your Personal Allowance, so each pound saves you more than your usual rate of tax.`,
    ),
  ]
}

/** A note on relief that HMRC would pay on the contribution under a net pay arrangement. FA 2004 s.193A. */
export const netPayNote = (relief: Amount): NoteOf =>
  note(
    'net-pay-relief-from-hmrc',
    not(isShownAsZero(relief)),
    say`If your scheme uses a net pay arrangement instead, the part of your contribution that comes out of pay within your Personal Allowance saves you no tax. HMRC makes up for that by paying you ${relief} after the tax year ends, and writes to you first to ask where to pay it.`,
  )

/** What the answer assumes, the most important first. `isByBox` is set where the box alone decides the relief. */
export const assumptionsOn = (region: Region, isByBox: boolean, isTicked: boolean, rates: PensionRates): AssumptionOf[] => [
  livesIn(region),
  assume(
    'higher-rate',
    say`You pay ${isTicked ? 'tax' : 'no tax'} above the basic rate. This rule set goes only by the tick box, not by your earnings.`,
    { field: 'isHigherRateTaxpayer', where: isByBox },
  ),
  assume(
    'relief-at-source',
    say`You pay in from income that has been taxed, and your scheme claims basic rate tax relief for you (relief at source). If you pay tax at the basic rate or more on all the money you pay in, a net pay arrangement or salary sacrifice gives you the same relief through your pay, with nothing to claim.`,
  ),
  assume(
    'gross-contribution',
    say`We assumed you entered the gross amount that goes into your pension: what you pay plus the basic rate relief that the scheme claims. If you entered only what you pay, add the relief.`,
  ),
  assume(
    'earnings-are-all-income',
    say`Your earnings are your only income. Savings interest, dividends or rent could push you into a higher band.`,
  ),
  assume(
    'no-other-contributions',
    say`Nothing else goes into your pensions this year. Anything more that you or an employer pay in reduces what is left within your limit.`,
  ),
  isAllowanceTested(rates)
    ? assume(
        'annual-allowance-without-carry-forward',
        say`You have no unused allowance from earlier years to carry forward, and have not started to take taxable money from a pension pot as and when you like (flexibly). Carrying forward would let you pay in more without a charge. Taking money flexibly would reduce what you can pay in.`,
      )
    : assume(
        'annual-allowance-in-full',
        say`You have the standard annual allowance. It is not tapered, you have not started to take taxable money from a pension pot as and when you like (flexibly), and you carry nothing forward from earlier years. Any of these would change it.`,
      ),
  assume(
    'no-child-benefit',
    say`Nobody in your household gets Child Benefit. If you have to pay some back because of your income, a pension contribution lowers that income and so lowers the charge.`,
  ),
  NOTHING_ELSE,
]
