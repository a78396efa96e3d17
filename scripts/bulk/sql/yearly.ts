import type { Fields } from '../../../engine/inputs/field.ts'
import { aboutPeriod, type PayPeriod } from '../../../engine/inputs/paid-per.ts'
import { type Dialect, quotedText } from '../whole-numbers/dialects.ts'
import type { NumericInput } from '../whole-numbers/inputs.ts'
import { MOST_NARROW } from '../whole-numbers/sql.ts'
import { about } from './cells.ts'
import { anyPeriod } from './choices.ts'

/**
 * What each amount that may be for any period comes to in a year, in pennies, by its name. `read` are the inputs in their units as they were
 * typed.
 */
export function yearlyAmounts(
  fields: Fields,
  read: ReadonlyMap<string, string>,
  units: Readonly<Record<string, NumericInput>>,
  dialect: Dialect,
): ReadonlyMap<string, string> {
  return new Map(
    anyPeriod(fields).map(([name, choice]) => {
      const field = fields[choice]
      const periods = field?.kind === 'choice' ? (field.options as readonly PayPeriod[]) : []
      const asked = new Set([name])
      const cases = periods.map((period) => {
        const { times, perWeek } = aboutPeriod(period)
        const by = perWeek && units[perWeek]
        if (perWeek) asked.add(perWeek)
        const isWide = (units[name]?.most ?? 0n) * BigInt(times) * (by?.most ?? 1n) > MOST_NARROW
        const factors = [read.get(name), ...(times === 1 ? [] : [times]), ...(perWeek ? [read.get(perWeek)] : [])]
        const product = factors.map((factor) => (isWide ? `CAST(${factor} AS ${dialect.wide})` : factor)).join(' * ')
        // Half up, like every amount to the penny.
        const pennies = by ? dialect.divided(`(${product} + ${by.units / 2n})`, String(by.units), isWide) : product
        return `WHEN ${about('chosen', choice)} = ${quotedText(period)} THEN ${pennies}`
      })
      // A number that is refused may be too large to multiply.
      const isRefused = [...asked].map((each) => `${about('expected', each)} IS NOT NULL`).join(' OR ')
      return [name, `CASE WHEN ${isRefused} THEN NULL ${cases.join(' ')} END`]
    }),
  )
}
