import type { Decimal } from '#engine/money/decimal.ts'
import { taxYear } from '../../text/dates.ts'
import { money, uncapitalised } from '../../text/format.ts'
import type { ChangedYear } from '../../years/changed-years.ts'
import type { ComparedPerson } from './people.ts'

type TaxedTwice = Pick<ComparedPerson, 'who' | 'split' | 'isKept'>

/** How much better off a person is under the later year’s rules, in pounds a year; negative if worse off. */
export const gainOf = ({ split: { from, to }, isKept }: TaxedTwice): Decimal => (isKept ? to.minus(from) : from.minus(to))

const list = new Intl.ListFormat('en-GB')

/** How many of some people are better off by the rules of a year than by those of the year before, worse off, and neither: a sentence. */
export function inShort(people: readonly TaxedTwice[], { before }: ChangedYear): string {
  const gains = people.map(gainOf)
  const than = taxYear(before)
  const [first, ...others] = [
    { count: gains.filter((gain) => gain.greaterThan(0)).length, one: 'is better off', many: 'are better off', than: `than in ${than}` },
    { count: gains.filter((gain) => gain.isNegative()).length, one: 'is worse off', many: 'are worse off', than: `than in ${than}` },
    { count: gains.filter((gain) => gain.isZero()).length, one: 'sees no difference', many: 'see no difference', than: `from ${than}` },
  ].filter(({ count }) => count > 0)
  if (!first) return ''
  const verb = ({ count, one, many }: typeof first) => (count === 1 ? one : many)
  return `On the same income, ${list.format([
    `${first.count} of ${people.length} typical people ${verb(first)} ${first.than}`,
    ...others.map((other) => `${other.count} ${verb(other)}`),
  ])}.`
}

/** Who gains most and who loses most: a sentence for each. */
export function extremes(people: readonly TaxedTwice[]): string {
  const inOrder = people.toSorted((one, other) => gainOf(other).comparedTo(gainOf(one)))
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  return [
    ...(first && gainOf(first).greaterThan(0) ? [sentence('gain', first)] : []),
    ...(last && gainOf(last).isNegative() ? [sentence('loss', last)] : []),
  ].join(' ')
}

const sentence = (what: string, person: TaxedTwice) =>
  `The largest ${what} is ${money(gainOf(person).abs())} a year, for the ${uncapitalised(person.who)}.`
