import type { RowRead } from './read-row.ts'
import type { SourceReading } from './repeats.ts'
import { cellOf, type SourceRow } from './source-row.ts'

/** What a security is called on a day. */
interface Named {
  readonly security: string
  readonly day: string
}

const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/
const isinOf = (source: SourceRow): string | undefined => {
  const isin = cellOf(source, 'isin').text.toUpperCase()
  return ISIN.test(isin) ? isin : undefined
}
const lowered = (security: string) => security.toLowerCase()

/**
 * The same with securities that go by their ISIN where a row has one, whatever their tickers were at the time, and are called by the latest. A row
 * without one is of the only ISIN of its ticker. One ticker of two ISINs is two securities, which a note says.
 */
export function byIsin(readings: readonly SourceReading[]): SourceReading[] {
  const joined = joinedBySplits(readings)
  const isinIn = (source: SourceRow) => {
    const isin = isinOf(source)
    return isin === undefined ? undefined : (joined.get(isin) ?? isin)
  }
  const latest = new Map<string, Named>()
  const isins = new Map<string, Set<string>>()
  for (const { source, read } of readings) {
    const isin = isinIn(source)
    const named = namedIn(read)
    if (isin === undefined || named === undefined) continue
    const before = latest.get(isin)
    // A ticker says more than the ISIN that stands for it where there is none.
    if (!before || lowered(before.security) === lowered(isin) || (before.day <= named.day && lowered(named.security) !== lowered(isin)))
      latest.set(isin, named)
    isins.set(lowered(named.security), (isins.get(lowered(named.security)) ?? new Set()).add(isin))
  }
  const called = new Map<string, string[]>()
  for (const [isin, { security }] of latest) called.set(lowered(security), [...(called.get(lowered(security)) ?? []), isin])
  const nameOf = (isin: string) => {
    const security = latest.get(isin)?.security ?? isin
    return (called.get(lowered(security))?.length ?? 0) > 1 ? `${security} (${isin})` : security
  }
  const noted = new Set<string>()
  return readings.flatMap(({ source, read }): SourceReading[] => {
    const named = namedIn(read)
    if (named === undefined) return [{ source, read }]
    const own = isinIn(source)
    const all = [...(isins.get(lowered(named.security)) ?? [])]
    if (own === undefined && all.length > 1) return [{ source, read: fault(source, named.security, all) }]
    const isin = own ?? all[0]
    if (isin === undefined) return [{ source, read }]
    const as = { source, read: withSecurity(read, nameOf(isin)) }
    if (all.length < 2 || noted.has(lowered(named.security))) return [as]
    noted.add(lowered(named.security))
    return [as, { source, read: note(source, named.security, all) }]
  })
}

function namedIn(read: RowRead): Named | undefined {
  if (read.is === 'half') return read
  return read.is === 'transactions' && read.transactions.length === 1 ? read.transactions[0] : undefined
}

/** ISINs that a split put in place of others, which its two halves show. */
function joinedBySplits(readings: readonly SourceReading[]): ReadonlyMap<string, string> {
  const joined = new Map<string, string>()
  const out = new Map<string, string>()
  const halves = (half: 'in' | 'out') =>
    readings.flatMap(({ source, read }) => {
      const isin = isinOf(source)
      return isin !== undefined && read.is === 'half' && read.half === half ? [[read.key, isin] as const] : []
    })
  for (const [key, isin] of halves('out')) out.set(key, isin)
  for (const [key, isin] of halves('in')) {
    const before = out.get(key)
    if (before === undefined || before === isin) continue
    const root = joined.get(before) ?? before
    for (const [one, to] of joined) if (to === isin) joined.set(one, root)
    if (root !== isin) joined.set(isin, root)
  }
  return joined
}

function withSecurity(read: RowRead, security: string): RowRead {
  if (read.is === 'half') return { ...read, security, key: `${read.day} ${security}` }
  return read.is === 'transactions' ? { ...read, transactions: read.transactions.map((one) => ({ ...one, security })) } : read
}

const fault = ({ row }: SourceRow, security: string, isins: readonly string[]): RowRead => ({
  is: 'fault',
  fault: { row, says: `“${security}” has no ISIN here and two in other rows. Write the one that it is of: ${isins.join(' or ')}.` },
})

const note = ({ row }: SourceRow, said: string, isins: readonly string[]): RowRead => ({
  is: 'passed-over',
  passedOver: {
    row,
    said,
    why: `has two ISINs, so it is read as two securities: ${isins.join(' and ')}. If one took the place of the other, write the same in all rows`,
    toCheck: true,
  },
})
