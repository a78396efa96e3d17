import { type LeadOf, type NoteOf, note } from '../../answer/answer.ts'
import { figure, sumOf, zero } from '../../expression/amount.ts'
import { ALWAYS, all, any, type Condition, isAbove, isEqual, isShownAsZero, NEVER, not } from '../../expression/condition.ts'
import { asMoney, either, only, say } from '../../expression/sentence.ts'
import { scotlandNote } from '../../law/income-tax/notes.ts'
import { hasBenefitLumpSum, hasIncreaseOnly, isGrowthUnknown, isValuedByGrowth } from '../../law/pensions/defined-benefit.ts'
import { reliefNotes, taperNotes } from '../../law/pensions/notes.ts'
import type { PensionAllowanceRates } from '../../law/rates.ts'
import { isSacrificeAdded, type PensionAllowance } from './pension-allowance.ts'

/** The notes to show with this result. */
export const notesOn = (facts: PensionAllowance, rates: PensionAllowanceRates): NoteOf[] => [
  ...notesOnAllowance(facts),
  ...notesOnCharge(facts, rates),
  ...notesOnSacrifice(facts, rates),
  ...notesOnRelief(facts, rates),
  ...notesOnDefinedBenefit(facts, rates),
  scotlandNote(facts.asked.region, rates, facts.taxes.saved !== undefined),
]

/** What is said right below the answer: the notes on the charge. */
export const leadsOn = (facts: PensionAllowance, rates: PensionAllowanceRates): LeadOf[] => [
  growthLead(facts, rates),
  ownInSchemeLead(facts, rates),
  ...notesOnCharge(facts, rates),
]

/** Whether what was entered as paid into a pot may be what a member pays for a defined benefit. */
const mayBeForBenefit = ({ asked }: PensionAllowance, rates: PensionAllowanceRates): Condition =>
  asked.hasDBPension && isValuedByGrowth(rates)
    ? all(isAbove(asked.pensionContributions, zero), isEqual(asked.dbMemberContributions, zero))
    : NEVER

/** Growth above inflation cannot be known from the increase alone (FA 2004 ss.234 and 235). */
const growthLead = ({ asked, taxes }: PensionAllowance, rates: PensionAllowanceRates): LeadOf => ({
  where: isGrowthUnknown(asked, rates) ? ALWAYS : NEVER,
  says: say`${either(
    isAbove(taxes.charge, zero),
    say`Whether there is a charge is not known yet.`,
    say`How much allowance your defined benefit pension uses is not known yet.`,
  )} Only the growth above inflation counts, of your defined benefit pension and of a separate lump sum. For that we need your scheme’s pension input amount or, if you do not know it, the yearly pension at the start and at the end of the year, as its statements say.`,
  link: { words: 'Enter what your scheme says', field: 'dbInputAmount' },
  isWarning: true,
})

/** What a member pays for a defined benefit does not count towards the allowance, and is easily entered as paid into a pot (FA 2004 s.234). */
const ownInSchemeLead = (facts: PensionAllowance, rates: PensionAllowanceRates): LeadOf => ({
  where: mayBeForBenefit(facts, rates),
  says: say`Do your own contributions go into the defined benefit scheme? Then they do not use up allowance: the growth does. They usually come off your pay before tax, so your scheme has no relief to claim.`,
  link: { words: 'Enter them as paid into that scheme', field: 'dbMemberContributions' },
})

function notesOnAllowance({ annual, earlierYears }: PensionAllowance): NoteOf[] {
  const { allowance } = annual
  return [
    ...taperNotes(annual, {
      atMinimum: say`Your income is so high that your allowance has been reduced to the minimum, ${asMoney(allowance)}.`,
      tapered: say`Your threshold income and your adjusted income are both above their limits, so your allowance for the year is reduced to ${asMoney(allowance)}.`,
    }),
    note(
      'carry-forward-above-allowance',
      any(...earlierYears.map((year) => isAbove(year.unused, figure(year.allowance)))),
      say`For one of the earlier years you entered more unused allowance than anyone could have had. We used it as you entered it, so check the figure.`,
    ),
    note(
      'carry-forward-used',
      any(...earlierYears.map(({ used }) => isAbove(used, zero))),
      say`You use up this year’s allowance first, then ${asMoney(sumOf(earlierYears.map(({ used }) => used)))} from earlier years, oldest first.`,
    ),
  ]
}

function notesOnCharge(
  { asked, taxes: { charge }, totalContributions, excessContributions, carryForwardTotal }: PensionAllowance,
  rates: PensionAllowanceRates,
): NoteOf[] {
  const { annualAllowance, schemePaysThreshold } = rates.pensions
  // Nothing is said of a charge that may not be due.
  const isKnown = isGrowthUnknown(asked, rates) ? NEVER : ALWAYS
  return [
    note(
      'charge-due',
      all(isKnown, isAbove(charge, zero)),
      say`You are ${asMoney(excessContributions)} over your allowance. You pay Income Tax on that amount at the rates above your other taxable income, which takes back the tax relief on it. If you have already sent the tax return for the year without it, you can correct that within a year after the day it was due (TMA 1970 s.9ZA).${only(
        isShownAsZero(carryForwardTotal),
        say` If you have allowance left over from earlier years, enter it: it may reduce the charge, or end it.`,
      )}`,
    ),
    note(
      'scheme-may-pay-the-charge',
      all(isKnown, isAbove(charge, figure(schemePaysThreshold)), isAbove(totalContributions, figure(annualAllowance))),
      say`You may be able to have your scheme pay this charge in return for a smaller pension. It cannot refuse if the charge is more than ${figure(schemePaysThreshold)}, more than the standard annual allowance went into that one scheme, and you ask in time: “How do I pay the charge?” below has the last day.`,
    ),
  ]
}

/**
 * Notes for pay given up that the rule set ignores, or that is more than the employer’s contributions. It should be part of those
 * contributions, unless it went into a defined benefit.
 */
function notesOnSacrifice({ asked }: PensionAllowance, rates: PensionAllowanceRates): NoteOf[] {
  const { salarySacrifice, employerContributions, hasDBPension } = asked
  return isSacrificeAdded(rates)
    ? [
        note(
          'salary-sacrifice-above-employer-contributions',
          !hasDBPension && isAbove(salarySacrifice, employerContributions),
          say`You gave up more pay than your employer paid in. Your employer’s contributions should include the pay you gave up, so add it there if you left it out.`,
        ),
      ]
    : [
        note(
          'salary-sacrifice-not-added',
          isAbove(salarySacrifice, zero),
          say`These rules do not count pay you gave up for your pension in threshold income.`,
        ),
      ]
}

function notesOnRelief(facts: PensionAllowance, rates: PensionAllowanceRates): NoteOf[] {
  const { asked, taxes } = facts
  const { annualSalary, pensionContributions: own } = asked
  const { relievable, limit, saved } = taxes
  const paid = asked.hasDBPension && isValuedByGrowth(rates) ? own.plus(asked.dbMemberContributions) : own
  const aboveSalary = note('contributions-above-salary', isAbove(paid, annualSalary), say`You paid in more than your salary.`)
  if (!saved || !limit) return [aboveSalary]
  return [
    aboveSalary,
    note(
      'contributions-above-relief-limit',
      isAbove(own, relievable),
      either(
        isShownAsZero(relievable),
        say`You get no tax relief on what you paid in, because what you pay into the defined benefit scheme uses up all your earnings. It still counts towards the allowance.`,
        say`Tax relief stops at ${asMoney(relievable)} of what you paid in. The rest gets no relief but still counts towards the allowance.`,
      ),
      { ends: 'you earn enough to get tax relief on all your contributions' },
    ),
    note(
      'relieved-without-earnings',
      isAbove(relievable, annualSalary),
      say`Your contributions are more than you earn. You still get tax relief on up to ${asMoney(limit)} of them, if your scheme claims the relief for you.`,
    ),
    ...reliefNotes(
      saved,
      rates,
      say`Your contribution lowers the income that decides your Personal Allowance, so you get some of the allowance back. What that saves is part of the relief above the basic rate.`,
      not(mayBeForBenefit(facts, rates)),
    ),
  ]
}

function notesOnDefinedBenefit({ asked, dbPensionInput }: PensionAllowance, rates: PensionAllowanceRates): NoteOf[] {
  const { hasDBPension, dbInputAmount, dbOpeningPension, dbClosingPension } = asked
  const hasIncrease = isAbove(asked.dbPensionAnnualIncrease, zero)
  const known = [dbOpeningPension, dbClosingPension].filter((value) => value !== undefined).length
  const isTold = dbInputAmount !== undefined
  const hasLumpSum = hasBenefitLumpSum(asked)
  const hasOwn = isAbove(asked.dbMemberContributions, zero)
  if (!hasDBPension) {
    return [
      note(
        'defined-benefit-ignored',
        isTold || known > 0 || any(hasIncrease, hasLumpSum, hasOwn),
        say`We did not use the defined benefit figures, because you did not tick the box for that kind of pension.`,
      ),
    ]
  }
  const isByGrowth = isValuedByGrowth(rates)
  const isByIncrease = !isByGrowth || hasIncreaseOnly(asked)
  return [
    note(
      'defined-benefit-simple-figure',
      isByIncrease,
      either(
        isShownAsZero(dbPensionInput),
        say`You entered no increase, so your defined benefit pension counts as nothing here. Ask your scheme for its pension input amount, and enter that.`,
        say`We valued your defined benefit pension by its increase alone. The law allows for inflation first, so your real figure is likely to be lower. Ask your scheme for its pension input amount, and enter that.`,
      ),
    ),
    note(
      'defined-benefit-figures-ignored',
      isByGrowth && isTold && (known > 0 || any(hasIncrease, hasLumpSum)),
      say`We used the pension input amount that your scheme gave you, and none of the other figures of that pension.`,
    ),
    note(
      'defined-benefit-input-amount-ignored',
      isTold && !isByGrowth,
      say`These rules value a defined benefit pension by its increase. We did not use the pension input amount.`,
    ),
    note(
      'defined-benefit-values-ignored',
      known > 0 && !isByGrowth,
      say`These rules value a defined benefit pension by its increase. We did not use the pensions at the start and end of the year.`,
    ),
    note(
      'defined-benefit-lump-sum-ignored',
      isByIncrease && hasLumpSum,
      say`We did not use the lump sums: they count only with ${isByGrowth ? 'both yearly pensions' : 'the pensions at the start and end of the year, which these rules leave out'}.`,
    ),
    note(
      'defined-benefit-contributions-ignored',
      isByGrowth ? false : hasOwn,
      say`These rules do not use what you pay into the defined benefit scheme.`,
    ),
    note(
      'defined-benefit-value-missing',
      known === 1 && isByGrowth && !isTold,
      say`One of the two yearly pensions is missing, so we used neither.`,
    ),
    note(
      'defined-benefit-increase-ignored',
      known === 2 && isByGrowth && !isTold && hasIncrease,
      say`We did not use the annual increase: the pensions at the start and end of the year give a better figure.`,
    ),
  ]
}
