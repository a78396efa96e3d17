import type { EntryId } from '#engine/rates/figure.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import { figure } from '../text/figures.ts'
import { figureText } from '../text/format.ts'

interface Props {
  readonly of: EntryId
  /** A day, such as `2024-10-30`. If left out, the first day of the tax year. */
  readonly on?: string
  /** The rule set; the law if left out. */
  readonly by?: RuleSet
}

/** A figure from the tables in page text: `<Rate of="incomeTax.basicRate" />` prints 20%. */
export const Rate = ({ of, on, by }: Props) => <span className="figure">{figureText(figure(of, on, by))}</span>
