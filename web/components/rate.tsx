import type { EntryId } from '#engine/rates/figure.ts'
import { text } from '../lib/figures.ts'

/** A figure of the tables in page text: `<Rate of="incomeTax.basicRate" />` prints 20%. */
export const Rate = ({ of }: { of: EntryId }) => <span className="figure">{text(of)}</span>
