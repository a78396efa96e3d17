import { Decimal } from '../../money/decimal.ts'
import { currencyNamed, readNumber } from './read-number.ts'
import { transactionDay } from './transaction-day.ts'

/** Rates of exchange: how much of a currency one pound bought on a day, by day and currency as in `2024-12-29 USD`. */
export type RatesGiven = ReadonlyMap<string, Decimal>

export const rateKey = (day: string, currency: string): string => `${day} ${currency}`

/** The rates that a visitor gives, and what is wrong with the lines that are none. */
export interface RatesRead {
  readonly rates: RatesGiven
  readonly faults: readonly { readonly line: number; readonly says: string }[]
}

/** The rates in lines such as `2024-12-29 USD 1.2570`: the day, the currency, and how much of it one pound bought. Blank lines do not count. */
export function ratesGiven(text: string): RatesRead {
  const rates = new Map<string, Decimal>()
  const faults: { line: number; says: string }[] = []
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue
    const read = rateIn(line.trim())
    if ('wrong' in read) faults.push({ line: index + 1, says: read.wrong })
    else {
      const before = rates.get(read.key)
      if (before && !before.equals(read.rate))
        faults.push({ line: index + 1, says: `“${line.trim()}” gives another rate for ${read.key} than a line above. Keep one of them.` })
      else rates.set(read.key, read.rate)
    }
  }
  return { rates, faults }
}

function rateIn(line: string): { key: string; rate: Decimal } | { wrong: string } {
  const words = line.split(/[\s,;:=]+/)
  const [name = '', rest = ''] = words.slice(-2)
  const date = words.slice(0, -2).join(' ')
  const currency = currencyNamed(name)
  const cell = readNumber(rest)
  if (date === '' || currency === undefined || cell.is !== 'number')
    return { wrong: `“${line}” is not a rate. Write the day, the currency and how much of it £1 bought, such as 29/12/2024 USD 1.2570.` }
  const day = transactionDay(date, 'british')
  if ('wrong' in day) return { wrong: `“${date}” ${day.wrong}.` }
  if (!cell.read.number.isPositive() || cell.read.number.isZero()) return { wrong: `“${line}” must have a rate above 0.` }
  const turned = turnedRound(cell.read.number, currency)
  return turned === undefined ? { key: rateKey(day.day, currency), rate: cell.read.number } : { wrong: `“${line}”: ${turned}.` }
}

/** Currencies of which a pound has always bought more than one. */
const MORE_THAN_ONE = new Set(['USD', 'EUR'])

/** What to say of a rate that looks like pounds for one of the currency; undefined of any other. */
export const turnedRound = (rate: Decimal, currency: string): string | undefined =>
  MORE_THAN_ONE.has(currency) && rate.lessThan(1)
    ? `${rate.toString()} looks like pounds for 1 ${currency}. Write how much ${currency} £1 bought: ${new Decimal(1).dividedBy(rate).toDecimalPlaces(4).toString()}`
    : undefined
