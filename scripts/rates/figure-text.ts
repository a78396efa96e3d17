import type { AnyFigure } from '../../engine/explain/mixed-rates.ts'
import { Decimal, ONE_HUNDRED } from '../../engine/money/decimal.ts'

/** A value as the tables write it: `12570`, `8%`, a date or an option; bands on one line; `none` for no value. */
export function figureText(figure: AnyFigure | undefined): string {
  if (!figure) return 'none'
  if ('bands' in figure)
    return figure.bands.map(({ rate, upTo }) => figureText(rate) + (upTo ? ` up to ${figureText(upTo)}` : ' above')).join(', ')
  if (!(figure.value instanceof Decimal)) return figure.value
  return 'unit' in figure && figure.unit === 'percent' ? `${figure.value.times(ONE_HUNDRED).toFixed()}%` : figure.value.toFixed()
}
