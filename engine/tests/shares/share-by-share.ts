import type { Transaction } from '../../law/capital-gains/shares/transaction.ts'
import { Decimal, sumOf, ZERO } from '../../money/decimal.ts'

const A_DAY = Date.parse('1970-01-02')
const dayNumber = (day: string) => Date.parse(day) / A_DAY

/** A share that is bought or disposed of, and the day, counted from some day. What it cost is known once it is bought. */
interface Share {
  readonly day: number
  cost?: Decimal
}

/** Each share that transactions of some kinds are about, in order of day. A purchase also says what each share of its day costs. */
function sharesOf(transactions: readonly Transaction[], kinds: readonly string[]): Share[] {
  const of = transactions.filter(({ kind }) => kinds.includes(kind)).toSorted((one, other) => dayNumber(one.day) - dayNumber(other.day))
  return of.flatMap(({ day, quantity, kind }) => {
    const ofDay = of.filter((other) => other.day === day)
    const cost = sumOf(ofDay.map(({ amount, fees }) => amount.plus(fees))).dividedBy(sumOf(ofDay.map((other) => other.quantity)))
    return Array.from({ length: quantity.toNumber() }, (): Share => ({ day: dayNumber(day), ...(kind === 'bought' && { cost }) }))
  })
}

/**
 * What all that was disposed of on each day cost, by day, for transactions in whole shares of one security without splits. It does what the
 * law says with one share at a time, slowly and with nothing of the rules that it tests. `thirty` is the number of days to buy back.
 */
export function costsShareByShare(transactions: readonly Transaction[], thirty: number): Decimal[] {
  const bought = new Set(sharesOf(transactions, ['bought']))
  const disposed = sharesOf(transactions, ['sold', 'to-spouse'])
  const take = (share: Share, isRight: (days: number) => boolean) => {
    const found = share.cost ? undefined : [...bought].find(({ day }) => isRight(day - share.day))
    if (!found?.cost) return
    bought.delete(found)
    share.cost = found.cost
  }
  for (const share of disposed) take(share, (days) => days === 0)
  for (const share of disposed) take(share, (days) => days > 0 && days <= thirty)
  let pool: Decimal[] = []
  for (const share of disposed.filter(({ cost }) => !cost)) {
    const arrived = [...bought].filter(({ day }) => day <= share.day)
    for (const each of arrived) bought.delete(each)
    pool.push(...arrived.map(({ cost = ZERO }) => cost))
    share.cost = sumOf(pool).dividedBy(pool.length)
    pool = pool.slice(1).map(() => share.cost ?? ZERO)
  }
  const days = [...new Set(disposed.map(({ day }) => day))]
  return days.map((day) => sumOf(disposed.filter((share) => share.day === day).map(({ cost = ZERO }) => cost)))
}
