import { calculator } from '#engine/calculators/side-hustle/answer.ts'
import { ZERO } from '#engine/money/decimal.ts'
import { nationalInsurance } from '#engine/rates/generated/national-insurance.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import { afterPaying, amountOf, class2Words, class4Words } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { figureText, money, poundsAndPence } from '../../text/format.ts'

const lawFor = ({ taxYear, ruleSet }: Pick<Result, 'taxYear' | 'ruleSet'>) =>
  ratesAt({ nationalInsurance }, taxYear, ruleSet).nationalInsurance

const stepOf = ({ steps }: Result, key: string) => steps.find((step) => step.key === key)

/** The rate that the maximum leaves for the rest of a profit. Only the law has a maximum. */
const lowerRate = figureText(lawFor({ taxYear: defaultTaxYear, ruleSet: defaultRuleSet }).class4.additionalRate)

export const answer = answerOf(calculator, {
  answers: { netSideHustleIncome: 'you would keep' },
  headline: ({ result }) => ({
    amount: amountOf(result, 'netSideHustleIncome'),
    about: 'of your side hustle income',
    columns: [
      { field: 'totalAdditionalTax', name: 'Tax to pay', amount: amountOf(result, 'totalAdditionalTax') },
      { field: 'netSideHustleIncome', name: 'You keep', amount: amountOf(result, 'netSideHustleIncome') },
    ],
  }),
  ledger: {
    onlyWith: { tradingAllowanceUsed: 'tradingAllowanceUsed', additionalIncomeTax: 'additionalIncomeTax', additionalNI: 'additionalNI' },
    reliefs: ['tradingAllowanceUsed'],
  },
  announce: ({ result }) =>
    `You keep ${amountOf(result, 'netSideHustleIncome')} of your side hustle income ${afterPaying(result, 'totalAdditionalTax', 'extra tax')}.`,
  notes: {
    'covered-by-trading-allowance':
      'The trading allowance covers all of your side income, so you pay no tax on it. If this is everything you were paid for trading and casual work, you do not have to report it.',
    'trading-allowance-not-used':
      'You did not use the trading allowance. Check that you entered your profit, with your expenses already taken off.',
    'side-income-reaches-another-band':
      'Your side income takes you into a higher band than your salary does, so part of it is taxed at a higher rate.',
    'tax-above-side-income':
      'The extra tax is more than the side income. Your Personal Allowance is counted in whole pounds, and this income reduces it by one.',
    'class-4-within-annual-maximum': ({ result }) =>
      `The National Insurance on your salary (Class 1) and on your profit (Class 4) share a yearly maximum at the main rates. So ${money(stepOf(result, 'profitAtAdditionalRate')?.value ?? ZERO)} of your profit is charged at ${figureText(lawFor(result).class4.additionalRate)} instead of ${figureText(lawFor(result).class4.mainRate)}. HMRC works this out from your tax return.`,
    'class-2-within-annual-maximum': ({ result }) =>
      `The National Insurance on your salary brings you close to a yearly maximum, so you pay only ${poundsAndPence(stepOf(result, 'class2Room')?.value ?? ZERO)} of Class 2, the weekly charge.`,
    'class-1-on-the-sum':
      'This rule set charges an employee’s National Insurance on the side income, as if it were more salary. By law, a sole trader pays Class 4 on profit instead.',
  },
  assumptions: {
    'trading-allowance': ({ choice }) =>
      choice === 'true'
        ? 'We took off the trading allowance instead of expenses. You can have one or the other, but not both.'
        : 'We did not take off the trading allowance. That is right only if your expenses are more than the allowance and you took them off before you entered your side income.',
    'self-employed':
      'You work for yourself on the side. A second job on a payroll would have its own tax code and National Insurance instead.',
  },
  steps: {
    tradingAllowanceUsed: ({ value }) =>
      value.isZero() ? 'Nothing was taken off.' : 'The allowance, or all of the side income if that is less.',
    taxableIncome: () => 'The part of your side income that you pay tax on.',
    both: () => 'Your side income goes on top of your salary, so it is taxed at the highest rates you pay.',
    'salary.taxableIncome': () => 'The part of your salary that is taxed.',
    'both.taxableIncome': () => 'The part of your salary and side income together that is taxed.',
    additionalIncomeTax: () => 'Income Tax on your salary and side income together, less Income Tax on your salary alone.',
    class1AtMainRate: () =>
      'What your employer takes from your salary at the main rate. What is taken at the lower rate, on pay above the upper limit, does not count here.',
    mostProfitBetweenLimits: () => 'The most profit that Class 4 can charge at the main rate.',
    annualMaximum: () =>
      'The main rate of Class 4 on all profit between the lower and upper limits. What your salary pays at its own main rate comes off this, and only the rest can be charged on your profit at the main rate.',
    class2NI: class2Words,
    class1And2Maximum: () =>
      'The most that anyone with a salary and a business pays in a year, of Class 1 at the main rate and Class 2 together.',
    class2Room: () => 'The part of that maximum that your salary has not used. You pay no more Class 2 than this.',
    annualMaximumWithClass2: () => 'You may also pay a year’s Class 2, so that is added.',
    class4NI: (step) =>
      'mainRateRoom' in step.operands ? 'The most Class 4 you have to pay with your salary: the three parts together.' : class4Words(step),
    mainRateRoom: ({ operands, value }) => {
      if ('annualMaximumWithClass2' in operands)
        return value.isZero()
          ? 'Your salary and Class 2 have used up all of the maximum.'
          : 'The part of the maximum that your salary and Class 2 have not used.'
      return value.isZero() ? 'Your salary has used up all of the maximum.' : 'The part of the maximum that your salary has not used.'
    },
    profitAtMainRate: ({ value }) =>
      value.isZero()
        ? 'None of your profit is charged at the main rate.'
        : 'How much of your profit above the lower limit is charged at the main rate.',
    profitBetweenLimits: () => 'Your profit above the lower limit, up to the upper limit.',
    profitAtAdditionalRate: () => 'The rest of that profit. It is charged at the additional rate, which is lower than the main rate.',
    additionalRateBetweenLimits: () => 'What you pay on that part of your profit.',
    additionalRateAboveLimit: ({ value }) =>
      value.isZero()
        ? 'Your profit is not above the upper limit.'
        : 'What you pay on your profit above the upper limit. It is charged at the additional rate whatever your salary.',
    additionalNI: ({ operands, value }) => {
      if ('mainRateRoom' in operands) return 'The three parts together. Because of your salary, you pay no more Class 4 than this.'
      if (!('taxableIncome' in operands))
        return 'The National Insurance on both together, less the National Insurance on your salary alone.'
      return value.isZero()
        ? 'Your side income is too low to pay any National Insurance.'
        : 'Class 4 National Insurance on your side income.'
    },
    netSideHustleIncome: () => 'What you keep. If you used the trading allowance, your expenses still have to come out of it.',
  },
  margin: {
    of: 'of side income',
    taxes: { additionalNI: 'Class 4 National Insurance' },
    appears: { 'class-4-within-annual-maximum': `the ${lowerRate} rate of Class 4 National Insurance starts` },
    disappears: { 'covered-by-trading-allowance': 'the trading allowance is used up' },
  },
})
