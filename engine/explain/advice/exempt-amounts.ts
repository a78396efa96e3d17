import { type Sentence, say } from '../../expression/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import { Decimal, isAboveZero, ZERO } from '../../money/decimal.ts'
import { capitalGains } from '../../rates/generated/capital-gains.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { yearAfter } from '../../rates/year-after.ts'
import { amountsOf } from '../recorded-amounts.ts'
import { isSoldAlready } from '../sold-already.ts'
import { splitGain } from '../split-gain.ts'
import { type Advice, pounds, type Situation, told } from './advice.ts'
import { lessToPay } from './effect.ts'

/**
 * Selling a part in the next tax year, which has an annual exempt amount and a basic rate band of its own: TCGA 1992 ss.1H, 1I and 1K. It says
 * every part of the gain to make this year that leaves the least tax of both years. Undefined where a part cannot be sold alone, as with a
 * home, where nothing is taxed, and once it is sold or the year is over.
 */
export function nextYearsExemptAmount(situation: Situation): Advice | undefined {
  const { calculator, inputs, result } = situation
  const moved = movableGain(situation)
  if (!moved) return undefined
  const { taxYear, ruleSet } = result
  const next = yearAfter(taxYear) ?? taxYear
  // A page has the figures of its own year alone, so there they count in the next one too, as long as the law stays as it is.
  const split = splitGain(calculator, inputs, { ruleSet, taxYear, next, tables: calculator.tables })
  if (!split) return undefined
  const [from, to] = split.least
  const worth = moved.tax.minus(from.tax)
  const made = partOf(from.at, to.at)
  return {
    key: 'next-exempt-amount',
    worth,
    says: told(
      say`If you can sell this in parts and make ${made} of the gain by ${dayInWords(taxYears[taxYear].ends)} and the rest after, you pay ${taxOf(from.tax)} in all: ${pounds(worth)} less. This is right if the law, the price and your income stay as they are and you make no other gains in either year.`,
    ),
    changes: [],
    link: told(say`Compare ways to sell it`),
  }
}

/**
 * Giving a part to a spouse or civil partner before the sale: the gift makes no gain and no loss (TCGA 1992 s.58), and they have an annual
 * exempt amount of their own (s.1K): as much as that covers, so that no tax is due on it whatever their income is. Undefined where
 * `nextYearsExemptAmount` is.
 */
export function partnersExemptAmount(situation: Situation): Advice | undefined {
  const moved = movableGain(situation)
  if (!moved) return undefined
  const { taxYear, ruleSet } = situation.result
  const exempt = ratesAt({ capitalGains }, taxYear, ruleSet).capitalGains.annualExemptAmount.value
  const theirs = Decimal.min(moved.taxableGain, exempt)
  const { knownGain } = situation.inputs
  const own = { purchasePrice: ZERO, improvementCosts: ZERO, sellingCosts: ZERO, ...(knownGain !== undefined && { knownGain: ZERO }) }
  const salePrice = moved.gain.minus(theirs)
  const changes = Object.entries({ ...own, salePrice }).map(([field, value]) => ({ field, value }))
  const worth = lessToPay('capitalGainsTax', situation, changes)
  const left = moved.tax.minus(worth)
  return {
    key: 'partners-exempt-amount',
    worth,
    says: told(
      say`If you are married or in a civil partnership and live together, you can give your partner a part of this before you sell, with no tax on the gift. If ${pounds(theirs)} of the gain is theirs, you pay ${taxOf(left)} between you: ${pounds(worth)} less. The gift must be real, with nothing given back, and they must have no other gains this year.`,
    ),
    changes: [],
    link: told(say`Compare selling alone and as a couple`),
  }
}

/** How much of a gain to make, from one amount to another: `£3,000 to £6,000`. */
function partOf(from: Decimal, to: Decimal): Sentence {
  if (!from.equals(to)) return say`${pounds(from)} to ${pounds(to)}`
  return from.isZero() ? say`none` : say`${pounds(from)}`
}

const taxOf = (tax: Decimal): Sentence => (tax.isZero() ? say`no tax` : say`${pounds(tax)}`)

/** The gain of a sale that may still be made in parts, and the tax on it. Undefined where none of it is taxed. */
function movableGain({ calculator, inputs, result, today }: Situation) {
  const { gain, taxableGain, capitalGainsTax: tax } = amountsOf(result, 'capital-gains')
  if (!gain || !taxableGain || !tax || !isAboveZero(taxableGain) || inputs['assetType'] !== 'other') return undefined
  return isSoldAlready(calculator, inputs, result.taxYear, today) ? undefined : { gain, taxableGain, tax }
}
