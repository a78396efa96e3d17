import { calculator } from '#engine/calculators/capital-gains/answer.ts'
import { capitalGains } from '#engine/rates/generated/capital-gains.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { ratesOn } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import { amountOf, shownIn } from '../../components/results/common-words.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { figureText, money, rate } from '../../text/format.ts'

export const answer = answerOf(calculator, {
  answers: { capitalGainsTax: 'the tax would be' },
  headline: ({ result }) => ({ amount: amountOf(result, 'capitalGainsTax'), about: aboutTax(result) }),
  ledger: {
    onlyWith: { purchasePrice: 'purchasePrice', improvementCosts: 'improvementCosts', sellingCosts: 'sellingCosts' },
    groups: { salePrice: 'Your gain', exemptAmountUsed: 'How much of it is taxed', capitalGainsTax: 'Your gain less the tax' },
    subtotals: ['gain', 'taxableGain'],
    reliefs: ['exemptAmountUsed'],
  },
  announce: ({ result }) => `You pay ${announced(result)}.`,
  deciding: { why: 'Your other income decides the rate.', having: (income) => `With other income of ${income}.` },
  footnote: (outcome) => effectiveRateNote('Effective tax rate on the gain', outcome),
  ratesOn: ({ result, inputs }) =>
    result.notes.some(({ key }) => key === 'disposal-date-ignored') ? taxYears[result.taxYear].starts : String(inputs['disposalDate']),
  notes: {
    loss: 'You sold at a loss. Tell HMRC about it, because you can take it off other gains in this tax year or a later one.',
    'purchase-above-sale-price': 'You sold for less than you paid. If that is not right, check both prices.',
    'within-annual-exempt-amount':
      'The annual exempt amount covers your gain, so there is no tax to pay. You may still have to report the sale if the price was high or you send a tax return anyway.',
    'gain-in-both-bands': ({ result }) => inBothBands(result),
    'disposal-date-ignored': 'This rule set ignores the date you sold.',
    'report-within-60-days': ({ result }) =>
      `Report the sale and pay this tax within ${propertyReturnDays(result)} of completion, using a Capital Gains Tax on UK property account. Do not wait for your tax return, because that is too late.`,
  },
  assumptions: {
    'asset-type': ({ choice }) =>
      `You sold ${choice === 'residential' ? 'residential property' : 'something other than residential property'}. The rates can depend on what you sold and when.`,
    'no-other-income':
      'You have no other income in the tax year. Taxable income would use up some of the basic rate band, so more of the gain could be taxed at the higher rate.',
    'disposal-date': 'The date you entered is the day the contract became binding, not the day you were paid. It decides the rates.',
    'only-disposal-of-the-year':
      'You made no other gains in the tax year. All your gains share one annual exempt amount and one basic rate band.',
    'no-losses': 'You have no losses from this year or an earlier one. Losses could lower the tax.',
    'no-private-residence-relief': 'The asset was never your main home. If it was, some or all of the gain is tax-free.',
    'no-business-reliefs':
      'You are not claiming a tax relief, such as those for selling your own business or giving away business assets. They lower the tax or put it off until later.',
    'uk-resident': 'You live in the UK and are the only owner of the asset. If you own it jointly, enter your own share of each amount.',
  },
  leftOut: {
    mainHomeThroughout: 'Tax if it was your main home throughout',
    exemptAmountUsedElsewhere: 'Tax if other gains use up the annual exempt amount',
    businessAssetDisposalRelief: 'Tax if all of it qualifies for Business Asset Disposal Relief',
  },
  steps: {
    totalCosts: () => 'All the costs you can take off the price.',
    gain: ({ value }) => (value.isNegative() ? 'You made a loss.' : 'What you made on the sale.'),
    netProceeds: () => 'The sale price less your selling costs.',
    exemptAmountUsed: () => 'You can make this much in gains each tax year without paying tax.',
    taxableGain: () => 'The part of the gain that you pay tax on.',
    taxableIncome: () => 'The part of your other income that is taxed. It uses up the basic rate band before your gain does.',
    unusedBasicRateBand: ({ value }) =>
      value.isZero()
        ? 'Your income fills the basic rate band, so all of the gain is above it.'
        : 'The room that your income leaves in the basic rate band.',
    capitalGainsTax: () =>
      'Your gain goes on top of your income. You pay the lower rate on any that fits in the basic rate band, and the higher rate on the rest.',
    gainAfterTax: ({ value }) => (value.isNegative() ? 'There is no tax on a loss.' : 'What you keep of the gain after tax.'),
    effectiveRate: () => 'The tax as a percentage of the whole gain.',
  },
  margin: {
    ifMore: (more) => `you sold for ${more}`,
    taxes: { capitalGainsTax: 'Capital Gains Tax' },
    disappears: { 'within-annual-exempt-amount': 'the annual exempt amount is used up' },
  },
})

const hasGain = ({ record: { gain } }: Result): boolean => typeof gain === 'object' && gain.greaterThan(0)

const aboutTax = (result: Result): string =>
  hasGain(result) ? `Capital Gains Tax on a gain of ${amountOf(result, 'gain')}` : 'no Capital Gains Tax, because there is no gain'

const announced = (result: Result): string =>
  hasGain(result)
    ? `${shownIn(result, 'capitalGainsTax').isZero() ? 'no' : `${amountOf(result, 'capitalGainsTax')} of`} ${aboutTax(result)}`
    : aboutTax(result)

function inBothBands({ bandTables }: Result): string {
  const [lower, higher] = bandTables[0]?.slices ?? []
  if (!lower || !higher) throw new Error('a gain in two bands has two slices')
  return `On top of your income, ${money(lower.amount)} of the gain falls in the basic rate band and is taxed at ${rate(lower.band.rate)}. The other ${money(higher.amount)} is above the band and is taxed at ${rate(higher.band.rate)}.`
}

const propertyReturnDays = ({ taxYear, ruleSet }: Result) =>
  figureText(ratesOn(capitalGains, taxYears[taxYear].starts, ruleSet).propertyReturnDays)
