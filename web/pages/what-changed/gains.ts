import type { Decimal } from '#engine/money/decimal.ts'
import type { ChangedYear } from '../../lib/changed-years.ts'
import { taxYear } from '../../lib/dates.ts'
import { money } from '../../lib/format.ts'
import type { Compared } from './people.ts'

type Person = Pick<Compared, 'who' | 'split' | 'isKept'>

/** How much better off somebody is by the later year’s rules, in pounds a year; below nothing for somebody who is worse off. */
export const gainOf = ({ split: { from, to }, isKept }: Person): Decimal => (isKept ? to.minus(from) : from.minus(to))

const list = new Intl.ListFormat('en-GB')

/** How many people are better off, worse off and neither, and who gains and loses most. */
export function inShort(people: readonly Person[], { year, before }: ChangedYear): string {
  const inOrder = people.toSorted((one, other) => gainOf(other).comparedTo(gainOf(one)))
  const [gainers, losers] = [inOrder.filter((one) => gainOf(one).greaterThan(0)), inOrder.filter((one) => gainOf(one).isNegative())]
  const same = people.length - gainers.length - losers.length
  const counts = list.format([
    ...counted(gainers.length, 'is better off', 'are better off'),
    ...counted(losers.length, 'is worse off', 'are worse off'),
    ...counted(same, 'sees no difference', 'see no difference'),
  ])
  return [
    `Take ${people.length} typical people with the same income in ${taxYear(year)} as in ${taxYear(before)}: ${counts}.`,
    ...extreme('gain', gainers.at(0)),
    ...extreme('loss', losers.at(-1)),
  ].join(' ')
}

const counted = (count: number, one: string, many: string) => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`])

const extreme = (what: string, person: Person | undefined) =>
  person
    ? [`The largest ${what} is ${money(gainOf(person).abs())} a year, for the ${person.who.charAt(0).toLowerCase()}${person.who.slice(1)}.`]
    : []
