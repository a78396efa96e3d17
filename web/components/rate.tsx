import type { EntryId } from '#engine/rates/figure.ts'
import { text } from '../lib/figures.ts'

interface Props {
  readonly of: EntryId
  /** A day, such as `2024-10-30`. If left out, the first day of the tax year. */
  readonly on?: string
}

/** A figure of the tables in page text: `<Rate of="incomeTax.basicRate" />` prints 20%. */
export const Rate = ({ of, on }: Props) => <span className="figure">{text(of, on)}</span>
