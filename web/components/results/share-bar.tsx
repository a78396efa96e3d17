import type { Margin } from '#engine/calculator.ts'
import type { Result } from '#engine/result/result.ts'
import type { Share } from '#engine/result/row.ts'
import { capitalised, count, number } from '../../text/format.ts'
import { keeps } from './keeper.ts'

interface Props {
  readonly result: Result
  readonly margin: Margin | undefined
}

const list = new Intl.ListFormat('en-GB')

/** Where the money goes: in a sentence, and as a bar. The rows of the ledger show the same colours and percentages. */
export function ShareBar({ result, margin }: Props) {
  const { shares, rows, isPrice, isKept } = result
  if (shares.length === 0) return null
  const kept = isKept && !isPrice ? shares.find(({ isTotal }) => isTotal) : undefined
  const nameOf = ({ key, label, isTotal }: Share) => {
    const row = rows.find((each) => each.key === key)
    return kept && isTotal ? capitalised(keeps(margin)) : (row?.layout?.inSentence ?? label)
  }
  const parts = shares.map((share) => ({
    share,
    name: nameOf(share),
    pence: kept && share.isTotal ? `${number(share.percent, 0)}p` : `${count(share.percent)}p`,
  }))
  return (
    <>
      <p className="visually-hidden">
        {kept
          ? `Of each £1 ${keeps(margin)} ${number(kept.percent, 0)}p.`
          : `Of each £1, ${list.format(parts.map(({ name, pence }, index) => `${pence}${index === 0 ? ' is' : ''} ${name}`))}.`}
      </p>
      {/* The figures of the rows open the same, for anyone who does not point at the bar. */}
      <div className="share-bar" aria-hidden="true">
        {parts.map(({ share, name, pence }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={share.key}
            className={`share share-${index + 1}`}
            style={{ flexGrow: share.percent.toNumber() }}
            title={`${capitalised(name)} ${pence}`}
            onClick={({ currentTarget }) => openOrigin(currentTarget, share.key)}
          >
            <span>{kept && share.isTotal ? `${capitalised(name)} ${pence} of each £1` : `${capitalised(name)} ${pence}`}</span>
          </div>
        ))}
      </div>
    </>
  )
}

/** Opens the row of a part, to show where its figure comes from, and goes there. */
function openOrigin(part: HTMLElement, key: string): void {
  const figure = part.parentElement?.parentElement?.querySelector<HTMLElement>(`[data-row="${key}"] .origin-button`)
  if (figure?.getAttribute('aria-expanded') === 'false') figure.click()
  figure?.focus()
}
