import type { BandsFigure, Figure } from '#engine/rates/figure.ts'

/** One band in a table of several years: its rate in each of them. */
interface BandLine {
  readonly name: string
  readonly rates: readonly Figure[]
}

/**
 * The bands of several years side by side. There is a line for each band of any year, with the rate of the band that each year puts it in,
 * so one year may join two bands of another.
 * @throws RangeError if bands of two years overlap in part: such years need a table each.
 */
export function bandsByYear(years: readonly BandsFigure[]): BandLine[] {
  const spans = years.map(({ bands }) =>
    bands.map(({ name, rate, upTo }, index) => ({
      name,
      rate,
      above: bands[index - 1]?.upTo?.value.toNumber() ?? 0,
      upTo: upTo?.value.toNumber() ?? Number.POSITIVE_INFINITY,
    })),
  )
  const limits = [...new Set(spans.flat().map(({ upTo }) => upTo))].sort((one, other) => (one < other ? -1 : 1))
  return limits.map((upTo, index) => {
    const above = limits[index - 1] ?? 0
    const own = spans.flat().find((span) => span.above === above && span.upTo === upTo)
    if (!own) throw new RangeError(`${years[0]?.entry} has no band above ${above} up to ${upTo} in any year`)
    return { name: own.name, rates: spans.flatMap((bands) => bands.find((span) => span.upTo >= upTo)?.rate ?? []) }
  })
}
