import type { Answer } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { fact, line, paid, recorded, row } from '../../answer/ledger.ts'
import { HUNDRED, zero } from '../../expression/amount.ts'
import { ALWAYS, isAbove, isEqual, isShownAsZero, NEVER, not } from '../../expression/condition.ts'
import { asMoney, asPercent, either, only, type Sentence, say } from '../../expression/sentence.ts'
import { yearInWords } from '../../inputs/day.ts'
import { hasBenefitLumpSum, hasIncreaseOnly, isGrowthUnknown, isValuedByGrowth } from '../../law/pensions/defined-benefit.ts'
import type { PensionAllowanceRates } from '../../law/rates.ts'
import { OTHER_TAX_IS_DEDUCTED, paymentOnAccount } from '../../law/self-assessment/payment-on-account.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { assumptionsOn } from './assumptions.ts'
import { fields } from './fields.ts'
import { leadsOn, notesOn } from './notes.ts'
import { type PensionAllowance, pensionAllowance } from './pension-allowance.ts'

const BESIDES = 'Net Cost to You, Besides the Defined Benefit'

/** The question how much may still go in. */
const ALLOWANCE_LEFT = {
  find: 'pensionContributions',
  wanted: 'excessContributions',
  isLargestAtNil: true,
  wants: 'The most I can pay in without a charge',
  needs: 'You can pay in up to',
  needed: 'You could have paid in up to',
  afterYear: 'What you did not use can be carried forward for three years (FA 2004 s.228A).',
  use: 'this contribution',
} as const

/**
 * The pension annual allowance for a year: contributions, allowance, carry forward, tax relief and the charge on any excess. Pounds a year.
 * If only one of the two defined benefit pensions is given, it is accepted with a note. FA 2004 ss.188 to 192 and 227 to 237.
 */
export const calculator = calculatorOf({
  slug: 'pension-allowance',
  isAdvised: true,
  fields,
  margin: { input: 'annualSalary', rises: 'your salary rises', ifMore: (more) => `your salary were ${more}` },
  // Where the growth of a defined benefit is not known, neither is what may still go in.
  goalSeek: (inputs) => (hasIncreaseOnly(inputs) ? undefined : ALLOWANCE_LEFT),
  tables: { incomeTax, scottishIncomeTax, pensions, slabs, methods },
  answer: (asked, rates, on) => answerOf(pensionAllowance(asked, rates, on), rates),
})

function answerOf(facts: PensionAllowance, rates: PensionAllowanceRates): Answer {
  const { asked, tested, annual, taxes, carryForwardTotal, excessContributions, remainingAllowance, netCostToIndividual } = facts
  const { basicRateRelief, additionalRelief, charge } = taxes
  // Only the person’s own money adds up to the total.
  const isMember = asked.hasDBPension && isValuedByGrowth(rates)
  const hasPot = isMember ? isAbove(asked.pensionContributions, zero) : ALWAYS
  const own = row(asked.pensionContributions, { isField: false, where: hasPot, layout: { group: 'What goes in' } })
  const reliefs = [
    row(basicRateRelief, { role: 'deduction', onlyWith: basicRateRelief, layout: { isRelief: true, group: 'Your tax relief' } }),
    row(additionalRelief, { role: 'deduction', onlyWith: additionalRelief, layout: { isRelief: true } }),
  ]
  const netCost = row(netCostToIndividual, { role: 'total' })
  const { benefitNetCost, netCostWithBenefit } = facts
  const hasOwnBenefit = isMember ? isAbove(asked.dbMemberContributions, zero) : NEVER
  const isUnknown = isGrowthUnknown(asked, rates)
  const hasGrowth = isAbove(facts.dbPensionInput, zero)
  const hasLumpSum = hasBenefitLumpSum(asked)
  // Without the pensions at both ends of the year, the increase gives the most or the least; without the increase too, its figures are left out.
  const unlessKnown = (limit: string) => (label: string) =>
    isUnknown
      ? {
          label: {
            condition: hasGrowth,
            // A lump sum may have grown too, so nothing is then known of the most and the least.
            holding: { condition: hasLumpSum, holding: `${label}, Without the Lump Sum`, otherwise: `${label}, ${limit}` },
            otherwise: `${label}, Without the Defined Benefit`,
          },
        }
      : {}
  const [atMost, atLeast] = [unlessKnown('at Most'), unlessKnown('at Least')]
  const byGrowth = (limit: Sentence, withLumpSum: Sentence, withNone: Sentence) =>
    either(hasGrowth, either(hasLumpSum, withLumpSum, limit), withNone)
  const highestPercent = taxes.highestRate.times(HUNDRED)
  const costs = say`costs you ${netCostToIndividual} after tax relief`
  const ofPots = asked.hasDBPension
    ? say`${only(hasOwnBenefit, say` What you pay into the defined benefit scheme costs you ${benefitNetCost} after tax relief.`)}${only(isAbove(asked.pensionContributions, zero), say` Your other pension saving ${costs}.`)}`
    : say` Your pension saving ${costs}.`
  const ofCharge = asked.hasDBPension
    ? either(
        hasOwnBenefit,
        say`With it and what you pay into the defined benefit scheme, your pension saving costs you ${netCostWithBenefit} after tax relief.`,
        say`With it, your pension saving ${costs}, besides what you pay into the defined benefit scheme.`,
      )
    : say`With it, your pension saving ${costs}.`
  return {
    headline: paid(asked.hasDBPension ? netCostWithBenefit : netCostToIndividual, 'your net cost would be'),
    // Somebody asks how much may still go in, or what it costs that too much has.
    large: {
      condition: isShownAsZero(charge),
      holding: {
        amount: remainingAllowance,
        compared: 'the allowance you have left would be',
        before: isUnknown
          ? byGrowth(
              say`You have at least`,
              say`Without the growth of your lump sum, you have`,
              say`Before the growth of your defined benefit, you have`,
            )
          : say`You have`,
        about: isUnknown ? say`of allowance left.${ofPots}` : say`of allowance left, and no charge to pay.${ofPots}`,
        announced: isUnknown
          ? say`${byGrowth(say`You have at least`, say`Without the growth of your lump sum, you have`, say`Before the growth of your defined benefit pension, you have`)} ${remainingAllowance} of allowance left.${ofPots}`
          : say`You have ${remainingAllowance} of allowance left and no charge to pay.${ofPots}`,
      },
      otherwise: {
        amount: charge,
        compared: 'the charge would be',
        before: isUnknown
          ? say`Not known: ${byGrowth(say`at most ${asMoney(excessContributions)} over, and a charge of at most`, say`without the growth of your lump sum, ${asMoney(excessContributions)} over and a charge of`, say`with no growth of your defined benefit, a charge of`)}`
          : say`${asMoney(excessContributions)} over: a charge of`,
        about: isUnknown ? say`before inflation is taken off the growth of your defined benefit.` : ofCharge,
        announced: isUnknown
          ? say`The charge is not known. ${byGrowth(say`You are at most ${excessContributions} over your allowance, and it is at most`, say`Without the growth of your lump sum, you are ${excessContributions} over your allowance, and it is`, say`With no growth of your defined benefit pension, you are ${excessContributions} over your allowance, and it is`)} ${charge}, before inflation is taken off.`
          : say`You are ${excessContributions} over your allowance, and the charge is ${charge}. ${ofCharge}`,
      },
    },
    ledger: [
      // A member may have no pot, so her growth comes first.
      ...(asked.hasDBPension
        ? [
            row(facts.dbPensionInput, {
              ...atMost('Growth in Value of Defined Benefit'),
              ...(isUnknown && { onlyWith: facts.dbPensionInput }),
              role: 'outside',
              layout: { group: 'What goes in' },
            }),
          ]
        : []),
      own,
      row(asked.employerContributions, { role: 'outside', onlyWith: asked.employerContributions, isField: false }),
      ...(asked.hasDBPension ? [] : [recorded(zero, { key: 'dbPensionInput' })]),
      row(facts.totalContributions, { ...atMost('Total Contributions'), role: 'outside', layout: { isSubtotal: true } }),
      ...(isUnknown ? [line('dbGrowthUnknown', 'Growth in Value of Defined Benefit', say`Not known`, { where: not(hasGrowth) })] : []),
      row(tested.thresholdIncome, { role: 'outside', layout: { group: 'Income that can reduce the allowance' } }),
      row(tested.adjustedIncome, { ...atMost('Adjusted Income'), role: 'outside' }),
      // Half of a pound above the limit rounds down to nothing (FA 2004 s.228ZA(2)), so a high-income individual may lose nothing.
      line('isHighEarner', 'Allowance Reduced for High Income', either(annual.isReduced, say`Yes`, say`No`)),
      row(annual.allowance, { role: 'outside', layout: { group: 'Your allowance' } }),
      row(carryForwardTotal, { role: 'outside', onlyWith: carryForwardTotal }),
      row(facts.totalAvailableAllowance, { role: 'outside', onlyWith: carryForwardTotal, layout: { isSubtotal: true } }),
      ...facts.earlierYears.map(({ used }) => row(used, { role: 'outside', hideIfZero: true })),
      row(excessContributions, { ...atMost('Contributions Over Your Allowance'), role: 'outside', onlyWith: excessContributions }),
      row(remainingAllowance, { ...atLeast('Remaining Allowance'), role: 'outside', onlyWith: remainingAllowance }),
      ...reliefs,
      row(facts.totalTaxRelief, {
        role: 'outside-deduction',
        onlyWith: facts.totalTaxRelief,
        layout: { isRelief: true, isSubtotal: true },
      }),
      row(taxes.benefitRelief, {
        role: 'outside',
        onlyWith: taxes.benefitRelief,
        layout: { isRelief: true, group: 'Already saved in your pay' },
      }),
      isMember
        ? row(benefitNetCost, { onlyWith: asked.dbMemberContributions, layout: { group: 'What it costs you' } })
        : recorded(zero, { key: 'dbContributionCost' }),
      row(facts.effectivePersonalContribution, {
        ...(isMember ? { where: hasPot } : { layout: { group: 'What it costs you' } }),
        role: 'outside',
      }),
      // Growth is no contribution, and nobody pays it.
      isMember
        ? recorded(facts.totalEffectiveContribution, { label: 'All Contributions After Tax Relief' })
        : row(facts.totalEffectiveContribution, { role: 'outside', layout: { isSubtotal: true } }),
      line('marginalTaxRate', 'Your Highest Tax Rate', say`${asPercent(highestPercent)}`),
      row(charge, { ...atMost('Annual Allowance Charge'), onlyWith: charge }),
      asked.hasDBPension ? recorded(netCostToIndividual, { label: BESIDES }) : netCost,
      asked.hasDBPension
        ? row(netCostWithBenefit, { label: { condition: hasOwnBenefit, holding: 'Net Cost to You', otherwise: BESIDES }, role: 'total' })
        : recorded(netCostWithBenefit, { label: 'Net Cost to You' }),
      fact('isHighEarner', annual.isHighIncomeIndividual),
      recorded(highestPercent, { key: 'marginalTaxRate' }),
    ],
    footnote: say`Based on the rates and allowances for ${yearInWords(asked.taxYear)}. An estimate for planning, not advice.`,
    // A charge comes on top of the contributions, so the rows are no longer shares of them and there is no chart.
    // Nor is there one for a member, whose contributions to the scheme are only a part of what it costs.
    shared: asked.hasDBPension ? [] : [own, ...reliefs, netCost].map((each) => ({ ...each, where: isEqual(charge, zero) })),
    working: [
      taxes.highestRate.namedRateIfAny('marginalTaxRate', 'Your highest tax rate').means(say`The rate of the highest band that you reach.`),
    ],
    leads: () => leadsOn(facts, rates),
    toldToHmrc: () => ({
      where: isUnknown ? NEVER : isAbove(charge, zero),
      why: say`You have a charge to pay`,
      hadBefore: say`had a charge`,
      isBusiness: NEVER,
    }),
    paidAfterYear: () => ({
      bill: isUnknown ? zero : charge,
      onAccount: taxes.saved ? paymentOnAccount(taxes.saved.before.tax.plus(charge), rates, taxes.saved.before.tax) : zero,
      restsOn: OTHER_TAX_IS_DEDUCTED,
      hasPay: isAbove(asked.annualSalary, zero),
    }),
    notes: () => notesOn(facts, rates),
    // Made only when somebody asks: one of its methods decides nothing else, so a record alone does not rest on it.
    assumptions: () => assumptionsOn(facts, rates),
  }
}
