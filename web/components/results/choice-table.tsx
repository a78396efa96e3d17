import { type ReactNode, useId } from 'react'
import { Decimal } from '#engine/money/decimal.ts'
import { poundsAndPence } from '../../text/format.ts'

interface Choice {
  readonly name: string
  /** What it rests on: £450 a day. */
  readonly about?: string
  readonly amount: Decimal
  /** What it is a choice of, as a heading over it and those next to it: Alone. */
  readonly group?: string
}

interface Props {
  readonly title: string
  readonly choices: readonly Choice[]
  /** Which amount is the best, and what is said next to it. */
  readonly best: { readonly is: 'most' | 'least'; readonly words: string }
  readonly children?: ReactNode
}

/** Choices that somebody has, each with what it comes to, and the best of them named. */
export function ChoiceTable({ title, choices, best, children }: Props) {
  const heading = useId()
  const amounts = choices.map(({ amount }) => amount)
  const winner = best.is === 'most' ? Decimal.max(...amounts) : Decimal.min(...amounts)
  const areAlike = amounts.every((amount) => amount.equals(winner))
  return (
    <section className="decision" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <table className="ledger">
        <caption className="visually-hidden">{title}</caption>
        {[...new Set(choices.map(({ group }) => group))].map((group) => (
          <tbody key={group}>
            {group !== undefined && (
              <tr className="ledger-group">
                <th colSpan={2} scope="rowgroup">
                  {group}
                </th>
              </tr>
            )}
            {choices
              .filter((choice) => choice.group === group)
              .map(({ name, about, amount }) => (
                <tr key={name}>
                  <th scope="row">
                    {name} {!areAlike && amount.equals(winner) && <b className="decision-best">{best.words}</b>}
                    {about !== undefined && <span className="decision-about">{about}</span>}
                  </th>
                  <td>{poundsAndPence(amount)}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
      {children}
    </section>
  )
}
