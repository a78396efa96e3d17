import type { EntryId } from '#engine/rates/figure.ts'
import { text } from '../lib/figures.ts'

interface Props {
  readonly of: EntryId
  /** A day, `2024-10-30`; the first of the tax year where it is left out. */
  readonly on?: string
}

/** A figure of the tables in page text: `<Rate of="incomeTax.basicRate" />` prints 20%. */
export const Rate = ({ of, on }: Props) => <span className="figure">{text(of, on)}</span>
