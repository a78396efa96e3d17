import { calculator } from '#engine/calculators/capital-gains/index.ts'
import { capitalGains } from '#engine/rates/generated/capital-gains.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { ratesOn } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { figureText, money, rate } from '../../lib/format.ts'

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({ amount: amountOf(result, 'capitalGainsTax'), about: aboutTax(result) }),
  ledger: {
    groups: { salePrice: 'Your gain', exemptAmountUsed: 'What is taxed of it', capitalGainsTax: 'Your gain less the tax' },
    subtotals: ['gain', 'taxableGain'],
    reliefs: ['exemptAmountUsed'],
  },
  announce: ({ result }) => `You pay ${amountOf(result, 'capitalGainsTax')}: ${aboutTax(result)}.`,
  footnote: (outcome) => effectiveRateNote('Effective tax rate on the gain', outcome),
  ratesOn: ({ result, inputs }) =>
    result.notes.includes('disposal-date-ignored') ? taxYears[result.taxYear].starts : String(inputs['disposalDate']),
  notes: {
    loss: 'You sold at a loss. Tell HMRC about it: it can be taken off other gains, of this tax year or a later one.',
    'purchase-above-sale-price': 'You sold for less than you paid. That is fine here if it is what happened.',
    'within-annual-exempt-amount':
      'The annual exempt amount covers the gain. You may still have to report the sale if the price was high or you send a tax return anyway.',
    'gain-in-both-bands': ({ result }) => inBothBands(result),
    'disposal-date-ignored': 'This rule set takes no notice of when you sold.',
    'report-within-60-days': ({ result }) =>
      `Report the sale and pay this tax within ${propertyReturnDays(result)} of completion, through a Capital Gains Tax on UK property account. Waiting for your tax return is too late.`,
  },
  assumptions: {
    'asset-type': ({ choice }) =>
      `You sold ${choice === 'residential' ? 'residential property' : 'something other than residential property'}. Depending on the date of the sale, what it is can change the rates.`,
    'no-other-income':
      'You have no other income in the tax year. Any would use up the basic rate band, so that more of the gain bears the higher rate.',
    'disposal-date': 'The date you gave decides the rates. It is the day on which the contract became binding, not the day of payment.',
    'only-disposal-of-the-year':
      'You made no other gains in the tax year. The annual exempt amount is one for all of them, and they share one basic rate band.',
    'no-losses': 'You have no losses to set against the gain, from this year or an earlier one. They could lower the tax.',
    'no-private-residence-relief': 'The asset was never your main home. If it was, part of the gain or all of it is free of tax.',
    'no-business-reliefs':
      'No relief applies, such as those for the sale of your own business or for a gift of business assets. They lower the tax or put it off.',
    'uk-resident': 'You live in the UK and own the asset alone. A joint owner enters their own share of each amount.',
  },
  leftOut: {
    mainHomeThroughout: 'If it was your main home all the time',
    exemptAmountUsedElsewhere: 'If other gains use up the annual exempt amount',
    businessAssetDisposalRelief: 'If Business Asset Disposal Relief covers all of it',
  },
  steps: {
    totalCosts: () => 'Everything that may be taken off the price.',
    gain: ({ value }) => (value.isNegative() ? 'Less than nothing: a loss.' : 'What you made on it.'),
    netProceeds: () => 'What reaches you before tax.',
    exemptAmountUsed: () => 'Everybody has this much of gains a year without tax.',
    taxableGain: () => 'What the rates are applied to.',
    taxableIncome: () => 'Your other income comes first and fills the bands from below.',
    unusedBasicRateBand: ({ value }) =>
      value.isZero()
        ? 'Your income fills the basic rate band, so the whole gain lies above it.'
        : 'Room that your income leaves for the gain.',
    capitalGainsTax: () => 'The gain lies on top of your income: the lower rate in the room left, the higher rate above.',
    gainAfterTax: () => 'What you are better off by.',
    effectiveRate: () => 'The tax as a share of the whole gain.',
  },
})

function aboutTax(result: Result): string {
  const { gain } = result.record
  if (typeof gain !== 'object' || !gain.greaterThan(0)) return 'no Capital Gains Tax, because there is no gain'
  return `Capital Gains Tax on a gain of ${amountOf(result, 'gain')}`
}

function inBothBands({ bandTables }: Result): string {
  const [lower, higher] = bandTables[0]?.slices ?? []
  if (!lower || !higher) throw new Error('a gain in two bands has two slices')
  return `Your income leaves room in the basic rate band for ${money(lower.amount)} of the gain, which is taxed at ${rate(lower.band.rate)}. The other ${money(higher.amount)} is taxed at ${rate(higher.band.rate)}.`
}

const propertyReturnDays = ({ taxYear, ruleSet }: Result) =>
  figureText(ratesOn(capitalGains, taxYears[taxYear].starts, ruleSet).propertyReturnDays)
