import { calculator } from '#engine/calculators/pension-allowance/index.ts'
import { Decimal, ONE, sumOf, ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf, figureIn } from '../../lib/common-words.ts'
import { money, percent, taxYear } from '../../lib/format.ts'
import { sacrificeCountsFrom } from '../../lib/salary-sacrifice.ts'
import { fieldsFor } from './labels.ts'

const valueOf = ({ record }: Result, key: string): Decimal => {
  const value = record[key]
  return value instanceof Decimal ? value : ZERO
}

const hasCharge = (result: Result) => !valueOf(result, 'annualAllowanceCharge').isZero()

const moneyOf = (result: Result, key: string) => money(valueOf(result, key))

const usedEarlier = (result: Result) =>
  sumOf(['carryForwardUsed2021', 'carryForwardUsed2022', 'carryForwardUsed2023'].map((key) => valueOf(result, key)))

export const answer = answerOf(calculator, {
  fieldsFor,
  headline: ({ result }) => ({
    amount: amountOf(result, 'netCostToIndividual'),
    about: hasCharge(result)
      ? `net cost to you in ${taxYear(result.taxYear)}, with an annual allowance charge of ${amountOf(result, 'annualAllowanceCharge')}`
      : `net cost to you in ${taxYear(result.taxYear)}, with ${amountOf(result, 'remainingAllowance')} of allowance left`,
  }),
  ledger: {
    groups: {
      pensionContributions: 'What goes in',
      thresholdIncomeAmount: 'Income that can shrink the allowance',
      availableAllowance: 'Your allowance',
      basicRateRelief: 'Your tax relief',
      effectivePersonalContribution: 'What it costs you',
    },
    subtotals: ['totalContributions', 'totalAvailableAllowance', 'totalTaxRelief', 'totalEffectiveContribution'],
    reliefs: ['basicRateRelief', 'additionalRelief'],
  },
  announce: ({ result }) =>
    `The net cost to you is ${amountOf(result, 'netCostToIndividual')}. ${
      hasCharge(result)
        ? `You are ${amountOf(result, 'excessContributions')} over what is available, and the charge is ${amountOf(result, 'annualAllowanceCharge')}.`
        : `You have ${amountOf(result, 'remainingAllowance')} of allowance left and no charge to pay.`
    }`,
  footnote: ({ result }) => `Based on the rates and allowances of ${taxYear(result.taxYear)}. An estimate for planning, not advice.`,
  lines: ({ result }) => [
    {
      key: 'isHighEarner',
      after: 'adjustedIncome',
      label: 'High Earner',
      text: result.record['isHighEarner'] === true ? 'Yes' : 'No',
    },
    {
      key: 'marginalTaxRate',
      after: 'totalEffectiveContribution',
      label: 'Marginal Tax Rate',
      text: percent(valueOf(result, 'marginalTaxRate')),
    },
  ],
  notes: {
    'annual-allowance-tapered': ({ result }) =>
      `Your threshold income and your adjusted income are both above their limits, so your allowance for the year shrinks to ${moneyOf(result, 'availableAllowance')}.`,
    'annual-allowance-at-minimum': ({ result }) =>
      `Your income is so high that the taper has cut your allowance to the least there is, ${moneyOf(result, 'availableAllowance')}.`,
    'salary-sacrifice-not-added': 'This rule set leaves pay that you gave up for your pension out of threshold income.',
    'salary-sacrifice-above-employer-contributions':
      'You gave up more pay than your employer paid in. Pay given up is part of the employer’s contributions, so add it there if you left it out.',
    'carry-forward-above-allowance':
      'For one of the earlier years you entered more unused allowance than that year gave anybody. It was taken as entered, so check the figure.',
    'carry-forward-used': ({ result }) =>
      `This year’s own allowance is used up first, then ${money(usedEarlier(result))} from earlier years, starting with the oldest.`,
    'charge-due': ({ result }) =>
      `You are ${moneyOf(result, 'excessContributions')} over. That part is taxed as if it were income on top of yours, which takes the relief back. Put the charge on your tax return.`,
    'scheme-may-pay-the-charge':
      'You may be able to make your scheme pay this charge and give you a smaller pension in return. It has to if more than the annual allowance went into that one scheme.',
    'contributions-above-salary': 'You paid in more than your salary.',
    'contributions-above-relief-limit': ({ result }) =>
      `Tax relief stops at ${money(result.steps.find(({ key }) => key === 'relievable')?.value ?? ZERO)} of what you paid in. The rest gets none, yet counts towards the allowance.`,
    'relieved-without-earnings':
      'Contributions up to a small limit are relieved even above your earnings, if the scheme claims the relief for you.',
    'personal-allowance-restored':
      'Your contribution brings down the income that takes your Personal Allowance away, so you get some of it back. That is part of the additional relief.',
    'defined-benefit-ignored': 'The defined benefit figures were left out, because the box for such a pension is not ticked.',
    'defined-benefit-simple-figure':
      'Your defined benefit is valued by its increase alone. The law first allows for inflation, so your real figure is likely to be lower. Ask your scheme for its pension input amount.',
    'defined-benefit-value-missing': 'One of the two yearly pensions is missing under More options, so neither was used.',
    'defined-benefit-values-ignored':
      'This rule set values a defined benefit by its increase. The pensions at the start and the end of the year were not used.',
    'defined-benefit-increase-ignored':
      'The annual increase was not used: the pensions at the start and the end of the year give a better figure.',
  },
  assumptions: {
    'tax-year': ({ choice }) => `Your contributions were paid in ${taxYear(choice)}. The allowance of another year may differ.`,
    'nothing-carried-forward': 'You carry nothing forward. Allowance left over from earlier years lets you pay in more without a charge.',
    'salary-is-all-income':
      'Your salary is all the income you have. Savings, dividends, rent and profits count too when the taper is worked out, so add them to it if you are near a limit.',
    'gross-contributions':
      'What you entered as your own contributions includes basic rate relief. If you know only what left your bank account, the gross figure is higher.',
    'relief-at-source':
      'Your scheme claims basic rate relief and you claim anything above it. In a net pay arrangement the total is the same for pay that is taxed at the basic rate or more; for pay within your Personal Allowance, HMRC pays you the basic rate after the tax year.',
    'relief-at-source-no-top-up':
      'Your scheme claims basic rate relief and you claim anything above it. In a net pay arrangement the total is the same for pay that is taxed at the basic rate or more; pay within your Personal Allowance gets no relief there in this tax year, which HMRC makes up for only in later ones.',
    'no-pay-given-up': `None of your employer’s contributions are pay that you gave up since ${sacrificeCountsFrom}. Such pay counts towards threshold income, so it can start the taper.`,
    'not-flexibly-accessed': 'You have not started to draw flexibly on a pension pot, which would cut what can go into pots from then on.',
    'member-in-earlier-years':
      'You belonged to a registered pension scheme in every earlier year that you carry forward from. A year without one leaves nothing to carry.',
    'defined-benefit-scheme-contributions-left-out':
      'What you and your employer pay for the defined benefit itself is not among the contributions above. Its growth stands for it, so take it out if you put it in.',
  },
  steps: {
    dbPensionInput: ({ operands, formula }) => {
      const factor = figureIn({ operands } as Parameters<typeof figureIn>[0], 'factor') ?? ONE
      return formula.includes('closing')
        ? 'What the pension was worth at the end of the year, less what it was worth at the start after inflation.'
        : `Each pound of extra yearly pension uses ${money(factor)} of allowance.`
    },
    totalContributions: () => 'Everything that counts against the allowance, whoever paid it.',
    carryForwardTotal: () => 'What earlier years left unused.',
    excessContributions: ({ value }) =>
      value.isZero() ? 'Nothing is over, so there is no charge.' : 'More than all your allowances together.',
    remainingAllowance: ({ value }) =>
      value.isZero() ? 'Nothing is left.' : 'What could still go in without a charge. Any of it from earlier years may lapse.',
    reliefLimit: () => 'Relief on your own contributions stops at your earnings.',
    basicRateRelief: () => 'Added to your pot by the scheme.',
    additionalRelief: ({ value }) =>
      value.isZero() ? 'You pay the basic rate only.' : 'The Income Tax you save beyond that, which you claim.',
    marginalTaxRate: () => 'The rate of the highest band that you reach.',
    annualAllowanceCharge: ({ value }) =>
      value.isZero() ? 'Nothing is over the allowances.' : 'The excess taxed as the top slice of your income.',
    effectivePersonalContribution: () => 'Your own contributions after the tax they save.',
    totalEffectiveContribution: () => 'With what your employer adds.',
    netCostToIndividual: () => 'What the year’s pension saving takes from your pocket.',
  },
})
