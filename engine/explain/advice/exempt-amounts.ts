import { number } from '../../formula/amount.ts'
import { asPercent, type Mention, type Sentence, say } from '../../formula/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import { daysLater } from '../../inputs/day-sums.ts'
import { Decimal, isAboveZero, ONE_HUNDRED, sumOf } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { capitalGains } from '../../rates/generated/capital-gains.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { allRatesOn, ratesAt } from '../../rates/rates-at.ts'
import { type Advice, type Change, pounds, type Situation, told } from './advice.ts'
import { lessToPay } from './effect.ts'

const COSTS = ['purchasePrice', 'improvementCosts', 'sellingCosts']

/**
 * Selling a part in the next tax year, which has an annual exempt amount of its own: as much as that covers, so that no tax is due on it.
 * TCGA 1992 s.1K. Undefined where a part cannot be sold alone, as with a home, where nothing is taxed, and once it is sold or the year is
 * over.
 */
export function nextYearsExemptAmount(situation: Situation): Advice | undefined {
  const { ends } = taxYears[situation.result.taxYear]
  // A page has the figures of its own year alone, so there it is this year’s amount, as long as the law stays as it is.
  const exempt = allRatesOn({ capitalGains }, daysLater(ends, 1), situation.result.ruleSet).capitalGains.annualExemptAmount.value
  return movedOut(situation, 'next-exempt-amount', exempt, ({ gain, share, worth, kept }) => [
    say`If you can sell this in parts, sell ${share} of it after ${dayInWords(ends)} and pay ${worth} less tax. ${gain} of the gain then falls in the next tax year, where the annual exempt amount covers it. This is right if the law and the price stay as they are and you make no other gains in that year.`,
    say`See the tax if you make ${kept} of the gain this year`,
  ])
}

/**
 * Giving a part to a spouse or civil partner before the sale: the gift makes no gain and no loss (TCGA 1992 s.58), and they have an annual
 * exempt amount of their own (s.1K). Undefined where `nextYearsExemptAmount` is.
 */
export function partnersExemptAmount(situation: Situation): Advice | undefined {
  const { taxYear, ruleSet } = situation.result
  const exempt = ratesAt({ capitalGains }, taxYear, ruleSet).capitalGains.annualExemptAmount.value
  return movedOut(situation, 'partners-exempt-amount', exempt, ({ gain, share, worth, kept }) => [
    say`If you are married or in a civil partnership and live together, you can give your partner ${share} of this before you sell, and pay ${worth} less tax between you. There is no tax on the gift, and their annual exempt amount covers their ${gain} of the gain. The gift must be real, with nothing given back, and they must have no other gains this year.`,
    say`See the tax if ${kept} of the gain is yours`,
  ])
}

/** What moves out of a sale, as sentences say it. */
type Moved = Readonly<Record<'gain' | 'share' | 'worth' | 'kept', Mention>>
/** What is said, and the words of its link. */
type Words = (moved: Moved) => readonly [says: Sentence, link: Sentence]

/** The sale without a part whose gain an exempt amount covers: no larger than that amount, and than what is taxed. */
function movedOut(situation: Situation, key: string, exempt: Decimal, words: Words): Advice | undefined {
  const { calculator, inputs, result } = situation
  if (calculator.slug !== 'capital-gains' || inputs['assetType'] !== 'other' || !canStillChoose(situation)) return undefined
  const [gain, taxable] = ['gain', 'taxableGain'].map((name) => result.record[name] as Decimal) as [Decimal, Decimal]
  if (!isAboveZero(taxable)) return undefined
  const moved = Decimal.min(taxable, exempt)
  const kept = gain.minus(moved)
  const costs = COSTS.map((field): Change & { value: Decimal } => ({
    field,
    value: roundToPenny((inputs[field] as Decimal).times(kept).dividedBy(gain)),
  }))
  const changes = [{ field: 'salePrice', value: sumOf(costs.map(({ value }) => value)).plus(kept) }, ...costs]
  const worth = lessToPay('capitalGainsTax', situation, changes)
  const share = asPercent(number(moved.dividedBy(gain).times(ONE_HUNDRED)))
  const [says, link] = words({ gain: pounds(moved), share, worth: pounds(worth), kept: pounds(kept) })
  return {
    key,
    worth,
    says: told(says),
    changes,
    link: told(link),
    isOfPart: true,
  }
}

/** Whether the sale may still lie ahead. A form without a day has the usual one, which says nothing. */
function canStillChoose({ calculator, inputs, result: { taxYear }, today }: Situation): boolean {
  const field = calculator.fields['disposalDate']
  const usual = field?.kind === 'date' ? field.usual?.(taxYear) : undefined
  const sold = inputs['disposalDate']
  return today <= (sold === usual ? taxYears[taxYear].ends : String(sold))
}
