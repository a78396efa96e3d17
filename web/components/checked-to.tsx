import type { TaxYear } from '#engine/rates/rates-at.ts'
import { checkedTo } from '../years/reach-of-sources.ts'

/**
 * How far the sources of a tax year reach, where it was not over when they were read. Said on /rates and under “What we assumed”, and nowhere
 * else.
 */
export function CheckedTo({ of }: { of: TaxYear }) {
  const words = checkedTo(of)
  return words === undefined ? null : <p className="hint checked-to">{words}</p>
}
