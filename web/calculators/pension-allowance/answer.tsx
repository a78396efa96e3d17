import { calculator } from '#engine/calculators/pension-allowance/answer.ts'
import { ONE, sumOf, ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { amountOf, figureOf, shownIn } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { money, percent, taxYear } from '../../text/format.ts'
import { sacrificeCountsFrom } from '../../text/law/salary-sacrifice.ts'
import { fieldsFor } from './labels.ts'

const hasCharge = (result: Result) => !shownIn(result, 'annualAllowanceCharge').isZero()

/** Somebody asks how much may still go in, or what it costs that too much has. */
const answerField = (result: Result) => (hasCharge(result) ? 'annualAllowanceCharge' : 'remainingAllowance')

const moneyOf = (result: Result, key: string) => money(shownIn(result, key))

const stepValue = ({ steps }: Result, name: string) => steps.find(({ key }) => key === name)?.value ?? ZERO

const usedEarlier = (result: Result) =>
  sumOf(['carryForwardUsed2021', 'carryForwardUsed2022', 'carryForwardUsed2023'].map((key) => shownIn(result, key)))

const chargeWords = (result: Result) =>
  `${aboveAllowance(result)}${shownIn(result, 'carryForwardTotal').isZero() ? ' If you have allowance left over from earlier years, enter it: it may reduce the charge, or end it.' : ''}`

const aboveAllowance = (result: Result) =>
  `You are ${moneyOf(result, 'excessContributions')} over your allowance. You pay Income Tax on that amount as if it were extra income, which takes back the tax relief on it. Put the charge on your tax return.`

const SCHEME_MAY_PAY =
  'You may be able to have your scheme pay this charge in return for a smaller pension. It cannot refuse if more than the standard annual allowance went into that one scheme.'

export const answer = answerOf(calculator, {
  fieldsFor,
  lead: ({ result }) => [
    ...(result.notes.some(({ key }) => key === 'charge-due') ? [chargeWords(result)] : []),
    ...(result.notes.some(({ key }) => key === 'scheme-may-pay-the-charge') ? [SCHEME_MAY_PAY] : []),
  ],
  answers: {
    netCostToIndividual: 'your net cost would be',
    annualAllowanceCharge: 'the charge would be',
    remainingAllowance: 'the allowance you have left would be',
  },
  answerField,
  headline: ({ result }) =>
    hasCharge(result)
      ? {
          before: `${moneyOf(result, 'excessContributions')} over: a charge of`,
          amount: amountOf(result, 'annualAllowanceCharge'),
          about: `With it, your pension saving costs you ${amountOf(result, 'netCostToIndividual')} after tax relief.`,
        }
      : {
          before: 'You have',
          amount: amountOf(result, 'remainingAllowance'),
          about: `of allowance left. Your pension saving costs you ${amountOf(result, 'netCostToIndividual')} after tax relief.`,
        },
  ledger: {
    onlyWith: {
      employerContributions: 'employerContributions',
      carryForwardTotal: 'carryForwardTotal',
      excessContributions: 'excessContributions',
      remainingAllowance: 'remainingAllowance',
      basicRateRelief: 'basicRateRelief',
      additionalRelief: 'additionalRelief',
      totalTaxRelief: 'totalTaxRelief',
      annualAllowanceCharge: 'annualAllowanceCharge',
      totalAvailableAllowance: 'carryForwardTotal',
    },
    groups: {
      pensionContributions: 'What goes in',
      thresholdIncomeAmount: 'Income that can reduce the allowance',
      availableAllowance: 'Your allowance',
      basicRateRelief: 'Your tax relief',
      effectivePersonalContribution: 'What it costs you',
    },
    subtotals: ['totalContributions', 'totalAvailableAllowance', 'totalTaxRelief', 'totalEffectiveContribution'],
    reliefs: ['basicRateRelief', 'additionalRelief', 'totalTaxRelief'],
  },
  announce: ({ result }) =>
    `${
      hasCharge(result)
        ? `You are ${amountOf(result, 'excessContributions')} over your allowance, and the charge is ${amountOf(result, 'annualAllowanceCharge')}.`
        : `You have ${amountOf(result, 'remainingAllowance')} of allowance left and no charge to pay.`
    } Your pension saving costs you ${amountOf(result, 'netCostToIndividual')} after tax relief.`,
  footnote: ({ result }) => `Based on the rates and allowances for ${taxYear(result.taxYear)}. An estimate for planning, not advice.`,
  lines: ({ result }) => [
    {
      key: 'isHighEarner',
      after: 'adjustedIncome',
      label: 'Allowance Reduced for High Income',
      // Half of a pound above the limit rounds down to nothing (FA 2004 s.228ZA(2)), so a high-income individual may lose nothing.
      text: stepValue(result, 'taperReduction').isZero() ? 'No' : 'Yes',
    },
    {
      key: 'marginalTaxRate',
      after: 'totalEffectiveContribution',
      label: 'Your Highest Tax Rate',
      text: percent(shownIn(result, 'marginalTaxRate')),
    },
  ],
  notes: {
    'annual-allowance-tapered': ({ result }) =>
      `Your threshold income and your adjusted income are both above their limits, so your allowance for the year is reduced to ${moneyOf(result, 'availableAllowance')}.`,
    'annual-allowance-at-minimum': ({ result }) =>
      `Your income is so high that your allowance has been reduced to the minimum, ${moneyOf(result, 'availableAllowance')}.`,
    'salary-sacrifice-not-added': 'These rules do not count pay you gave up for your pension in threshold income.',
    'salary-sacrifice-above-employer-contributions':
      'You gave up more pay than your employer paid in. Your employer’s contributions should include the pay you gave up, so add it there if you left it out.',
    'carry-forward-above-allowance':
      'For one of the earlier years you entered more unused allowance than anyone could have had. We used it as you entered it, so check the figure.',
    'carry-forward-used': ({ result }) =>
      `You use up this year’s allowance first, then ${money(usedEarlier(result))} from earlier years, oldest first.`,
    'charge-due': ({ result }) => chargeWords(result),
    'scheme-may-pay-the-charge': SCHEME_MAY_PAY,
    'contributions-above-salary': 'You paid in more than your salary.',
    'contributions-above-relief-limit': ({ result }) =>
      `Tax relief stops at ${money(stepValue(result, 'relievable'))} of what you paid in. The rest gets no relief but still counts towards the allowance.`,
    'relieved-without-earnings': ({ result }) =>
      `Your contributions are more than you earn. You still get tax relief on up to ${money(stepValue(result, 'reliefLimit'))} of them, if your scheme claims the relief for you.`,
    'personal-allowance-restored':
      'Your contribution lowers the income that decides your Personal Allowance, so you get some of the allowance back. What that saves is part of the relief above the basic rate.',
    'defined-benefit-ignored': 'We did not use the defined benefit figures, because you did not tick the box for that kind of pension.',
    'defined-benefit-simple-figure': ({ result }) =>
      shownIn(result, 'dbPensionInput').isZero()
        ? 'You entered no increase, so your defined benefit pension counts as nothing here. Ask your scheme for its pension input amount.'
        : 'We valued your defined benefit pension by its increase alone. The law allows for inflation first, so your real figure is likely to be lower. Ask your scheme for its pension input amount.',
    'defined-benefit-value-missing': 'One of the two yearly pensions under More options is missing, so we used neither.',
    'defined-benefit-values-ignored':
      'These rules value a defined benefit pension by its increase. We did not use the pensions at the start and end of the year.',
    'defined-benefit-increase-ignored':
      'We did not use the annual increase: the pensions at the start and end of the year give a better figure.',
  },
  assumptions: {
    'tax-year': ({ choice }) => `Your contributions were paid in ${taxYear(choice)}. Another year’s allowance may be different.`,
    'nothing-carried-forward':
      'You carry nothing forward. If you have allowance left over from earlier years, you can pay in more without a charge.',
    'salary-is-all-income':
      'You have no income apart from your salary. Savings interest, dividends, rent and profits can reduce your allowance too, so add them to your salary if you are near a limit.',
    'gross-contributions':
      'What you entered as your own contributions includes basic rate relief. If you only know what left your bank account, the gross figure is higher.',
    'relief-at-source':
      'Your scheme claims basic rate relief and you claim the rest (relief at source). In a net pay arrangement the total is the same on pay taxed at the basic rate or more. On pay within your Personal Allowance, HMRC pays you the basic rate after the tax year.',
    'relief-at-source-no-top-up':
      'Your scheme claims basic rate relief and you claim the rest (relief at source). In a net pay arrangement the total is the same on pay taxed at the basic rate or more. But on pay within your Personal Allowance a net pay arrangement gave no relief in this tax year. HMRC makes up for that only in later tax years.',
    'no-pay-given-up': `None of your employer’s contributions come from pay you gave up by an agreement made on or after ${sacrificeCountsFrom}. Pay given up like that counts towards threshold income, so it can reduce your allowance.`,
    'not-flexibly-accessed':
      'You have not started to take money flexibly from a pension pot. Once you do, less can go into your pots without a charge.',
    'member-in-earlier-years':
      'You belonged to a registered pension scheme in every year you carry forward from. If you did not, there is nothing to carry forward from that year.',
    'defined-benefit-scheme-contributions-left-out':
      'The contributions above do not include what you and your employer pay for the defined benefit pension. Its growth counts instead, so take those payments out if you put them in.',
  },
  steps: {
    dbPensionInput: (step) => {
      const factor = figureOf(step, 'pensions.definedBenefit.factor') ?? ONE
      return 'dbClosingPension' in step.operands
        ? 'What the pension was worth at the end of the year, less what it was worth at the start with inflation added. The law calls this the pension input amount.'
        : `Each pound of extra yearly pension uses ${money(factor)} of allowance. The law calls the result the pension input amount.`
    },
    totalContributions: () => 'Everything that counts towards the allowance, whoever paid it.',
    carryForwardTotal: () => 'Unused allowance from earlier years.',
    excessContributions: ({ value }) =>
      value.isZero()
        ? 'You are not over your allowance, so there is no charge.'
        : 'How much you paid in above this year’s allowance and what you carried forward.',
    remainingAllowance: ({ value }) =>
      value.isZero() ? 'Nothing is left.' : 'What could still go in without a charge. Any part from earlier years may expire.',
    reliefLimit: () => 'You get relief on your own contributions up to your earnings.',
    basicRateRelief: () => 'Your scheme adds this to your pot.',
    additionalRelief: ({ value }) =>
      value.isZero() ? 'You pay the basic rate only.' : 'The Income Tax you save beyond basic rate relief, which you claim.',
    marginalTaxRate: () => 'The rate of the highest band that you reach.',
    annualAllowanceCharge: ({ value }) =>
      value.isZero() ? 'You are not over your allowance.' : 'What you paid in over your allowance, taxed as the top slice of your income.',
    effectivePersonalContribution: () => 'Your own contributions after the tax they save.',
    totalEffectiveContribution: () => 'What your contributions cost you, plus everything else that counts towards the allowance.',
    netCostToIndividual: () => 'What your pension saving costs you this year, with any charge.',
  },
  margin: {
    ifMore: (more) => `your salary were ${more}`,
    disappears: { 'contributions-above-relief-limit': 'you earn enough to get tax relief on all your contributions' },
  },
})
