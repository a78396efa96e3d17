import type { ReactNode } from 'react'
import { Decimal } from '#engine/money/decimal.ts'
import { poundsAndPence } from '../../text/format.ts'
import { CHOICES_TITLE } from './choices.tsx'

interface ComparedChoice {
  readonly name: string
  /** The amount that it is based on: £450 a day. */
  readonly about?: string
  readonly amount: Decimal
  /** Set where the choice really comes to less, by a cost that only the visitor knows. It is then never named the best. */
  readonly isLess?: true
  /** The heading over this choice and its neighbours in the same group: Alone. */
  readonly group?: string
}

interface Props {
  readonly title: string
  readonly choices: readonly ComparedChoice[]
  /** Which amount is the best, and what is said next to it. */
  readonly best: { readonly is: 'most' | 'least'; readonly words: string }
  readonly children?: ReactNode
}

/** A visitor’s choices, each with what it comes to, and the best of each group named. */
export function ChoiceTable({ title, choices, best, children }: Props) {
  return (
    <section className="decision" aria-labelledby={CHOICES_TITLE}>
      <h3 id={CHOICES_TITLE} tabIndex={-1}>
        {title}
      </h3>
      <table className="ledger">
        <caption className="visually-hidden">{title}</caption>
        {[...new Set(choices.map(({ group }) => group))].map((group) => (
          <tbody key={group ?? title}>
            {group !== undefined && (
              <tr className="ledger-group">
                <th colSpan={2} scope="rowgroup">
                  {group}
                </th>
              </tr>
            )}
            {choices
              .filter((choice) => choice.group === group)
              .map(({ name, about, amount, isLess }, _, all) => (
                <tr key={name}>
                  <th scope="row">
                    {name} {!isLess && isBest(amount, all, best.is) && <b className="decision-best">{best.words}</b>}
                    {about !== undefined && <span className="decision-about">{about}</span>}
                  </th>
                  <td>
                    {isLess && <span className="decision-about">under</span>}
                    {poundsAndPence(amount)}
                  </td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
      {children}
    </section>
  )
}

/** Whether no choice of a group is better than an amount, and one is worse. */
function isBest(amount: Decimal, group: readonly ComparedChoice[], is: Props['best']['is']): boolean {
  const amounts = group.map((choice) => choice.amount)
  const best = is === 'most' ? Decimal.max(...amounts) : Decimal.min(...amounts)
  return amount.equals(best) && !amounts.every((each) => each.equals(best))
}
