import { calculator } from '#engine/calculators/corporation-tax/answer.ts'
import { eachPound } from '#engine/explain/each-pound.ts'
import { daysLater } from '#engine/inputs/day-sums.ts'
import { Decimal, MONTHS_IN_A_YEAR, ZERO } from '#engine/money/decimal.ts'
import { corporationTax } from '#engine/rates/generated/corporation-tax.ts'
import { type Block, type Content, link, rateOf, says, to } from '../../components/page-text.tsx'
import { figure, multiplesOf, text, year } from '../../text/figures.ts'
import { date, money, percent, rate } from '../../text/format.ts'
import { isOneRate } from '../../text/law/company-rates.ts'

/** The day on which the rates and limits of small profits began. A year before it shows the same profits in its tables. */
const ratesSince = corporationTax.smallProfitsRate.values[0].from
const limit = (entry: 'corporationTax.lowerLimit' | 'corporationTax.upperLimit') => figure(entry, isOneRate ? ratesSince : undefined).value
const lowerLimit = limit('corporationTax.lowerLimit')
const upperLimit = limit('corporationTax.upperLimit')
const mainRate = figure('corporationTax.mainRate').value

/** The tax on each extra pound between the limits: the main rate, plus the marginal relief that the pound takes away. */
export const rateBetweenLimits = eachPound(calculator, { taxableProfit: upperLimit }, 'taxableProfit', -1).addedTo('corporationTax')

const bands = isOneRate
  ? [{ name: 'Main rate', rate: mainRate }]
  : [
      { name: 'Small profits rate', rate: figure('corporationTax.smallProfitsRate').value, upTo: lowerLimit },
      { name: 'Between the limits', rate: rateBetweenLimits, upTo: upperLimit },
      { name: 'Main rate', rate: mainRate },
    ]

const howItWorks: readonly Block[] = isOneRate
  ? [
      says`Until ${date(daysLater(ratesSince, -1))} every company paid ${rateOf('corporationTax.mainRate')} on all of its profit, however large.`,
      says`Higher rates, and marginal relief for profits between two limits, began on ${date(ratesSince)}. A period that goes on beyond that day has some of its profit taxed each way.`,
    ]
  : [
      says`A company with profit up to ${rateOf('corporationTax.lowerLimit')} pays ${rateOf('corporationTax.smallProfitsRate')} on all of it. With profit of ${rateOf('corporationTax.upperLimit')} or more, it pays ${rateOf('corporationTax.mainRate')} on all of it, from the first pound.`,
      says`${<b>Marginal relief</b>} bridges the gap. Between the limits, work out the tax at the main rate, then take off ${rateOf('corporationTax.marginalReliefFraction')} of the amount by which the profit is below the upper limit. The relief shrinks as profit rises, so each extra pound between the limits is taxed at ${rate(rateBetweenLimits)}, a higher rate than above them.`,
      'Both limits are for a full year and a single company. They are reduced in proportion for a shorter period, and associated companies share them equally.',
    ]

type ShownField = 'corporationTax' | 'effectiveRate' | 'lowerLimit' | 'upperLimit'

const amountsOf = (taxableProfit: Decimal, associatedCompanies = ZERO) =>
  calculator.record({
    taxableProfit,
    accountingPeriodLength: MONTHS_IN_A_YEAR,
    associatedCompanies,
    periodEnd: undefined,
  }) as Readonly<Record<ShownField, Decimal>>

/** What only marginal relief needs: the limits that associated companies share. */
const limitsTable = {
  caption: 'Limits with associated companies',
  headings: ['Number of companies', 'Lower limit', 'Upper limit'],
  rows: (isOneRate ? [] : [0, 1, 2, 3]).map((others) => {
    const { lowerLimit: lower, upperLimit: upper } = amountsOf(lowerLimit, new Decimal(others))
    return { name: `${others + 1}`, figures: [money(lower), money(upper)] }
  }),
}

const profits = [...multiplesOf(lowerLimit, 0.5, 1, 2, 3, 4), ...multiplesOf(upperLimit, 1, 2)]

export const content: Content = {
  title: `Corporation Tax Calculator ${year}${isOneRate ? '' : ' with marginal relief'}`,
  description: isOneRate
    ? `Work out Corporation Tax at ${text('corporationTax.mainRate')} for ${year}, for any period up to a year, step by step and with the law behind every figure.`
    : `Work out Corporation Tax at ${text('corporationTax.smallProfitsRate')}, ${text('corporationTax.mainRate')} or in between with marginal relief, for any period up to a year. Allows for associated companies.`,
  keywords: ['corporation tax calculator', 'marginal relief', 'small profits rate', 'company tax', 'associated companies', year],
  lead: 'What your company pays and keeps.',
  forWhom: 'With any marginal relief. For directors of UK companies and whoever does their books.',
  how: {
    title: 'How Corporation Tax is worked out',
    text: howItWorks,
  },
  sections: [
    {
      id: 'rates',
      title: 'Rates and limits',
      isWide: true,
      text: [
        {
          tables: [
            { caption: 'Rate on each extra pound of profit', amountHeading: 'Annual profit', bands },
            {
              caption: 'Tax on a full year’s profit',
              headings: ['Profit', 'Corporation Tax', 'Effective rate'],
              rows: profits.map((profit) => {
                const { corporationTax: tax, effectiveRate } = amountsOf(profit)
                return { name: money(profit), figures: [money(tax), percent(effectiveRate)] }
              }),
            },
            ...(isOneRate ? [] : [limitsTable]),
          ],
        },
        {
          hint: says`Corporation Tax rates are set for financial years, which run from the start of April to the end of March. ${isOneRate ? 'This rate applied until' : 'These rates have been the same since'} ${date(isOneRate ? daysLater(ratesSince, -1) : ratesSince)}.`,
        },
      ],
    },
    {
      id: 'deadlines',
      title: 'When to pay and file',
      text: [
        {
          list: {
            Pay: says`within ${rateOf('corporationTax.paymentMonths')} and a day of the end of the accounting period. That is before the return is due.`,
            File: says`the Company Tax Return within ${rateOf('corporationTax.returnMonths')} of the end of the accounting period, even if the company made a loss or has nothing to pay.`,
            'Pay in instalments': says`instead if annual profit, including dividends received, is above ${rateOf('corporationTax.instalmentsLimit')}. ${isOneRate ? 'Companies in the same group share this limit.' : 'Associated companies share this limit too.'}`,
            'Check how long your first accounts are.':
              'They often cover more than a year. For tax, they are then two accounting periods, each with its own return and payment.',
          },
        },
      ],
    },
  ],
  tips: {
    title: 'Ways to pay less',
    list: {
      'Spend in the right period.': isOneRate
        ? says`From ${date(ratesSince)} an allowable cost can save tax at a higher rate, so for some companies it was worth waiting.`
        : says`Between the limits, an allowable cost saves tax at ${rate(rateBetweenLimits)}. That is when it is most worth buying equipment or paying a bonus just before the year end.`,
      'Pay into a director’s pension.':
        'Employer contributions come off the profit if they are purely for the business, and there is no National Insurance on them.',
      ...(!isOneRate && {
        'Close companies you no longer need.':
          'A dormant company does not count as associated, but one that trades takes a share of the limits.',
      }),
      'Claim the full deduction for new equipment and machinery.':
        'Look into research and development relief too, before the deadline for claiming it passes.',
      'Use losses.': 'You can set a trading loss against last year’s profit, or carry it forward to later years.',
    },
  },
  notFor: {
    text: [
      'Sole traders and partners pay Income Tax instead. This calculator does not cover companies that a few people control and that mainly hold investments (close investment-holding companies), oil and gas companies, unit trusts, or periods longer than a year. Nor does it count the tax on a loan to a director or shareholder that is still unpaid when the Corporation Tax is due. It needs the taxable profit, so first adjust the profit in your accounts for depreciation, entertaining and the like.',
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/pay-corporation-tax', 'Pay your Corporation Tax bill')} in good time for the money to arrive.`,
      says`${link('https://www.gov.uk/company-tax-returns', 'Read about Company Tax Returns')} and what to send with them.`,
      says`Work out the ${to('/personal-tax/dividend-tax-calculator', 'tax on the dividends')} that the company pays you.`,
    ],
  },
}
