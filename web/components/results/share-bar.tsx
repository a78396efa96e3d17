import type { Share } from '#engine/result/result.ts'
import { percent } from '../../lib/format.ts'

/** Where the money goes, as a slim bar with its words beneath: the bar alone says nothing that the words do not. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  if (shares.length === 0) return null
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share.percent.toNumber(), 0))
  return (
    <div className="shares">
      <svg className="share-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {shares.map(({ key, percent: part }, index) => (
          <rect key={key} className={`share share-${key}`} x={starts[index]} width={part.toNumber()} height="4" />
        ))}
      </svg>
      <ul>
        {shares.map(({ key, label, percent: part }) => (
          <li key={key}>
            <span className={`swatch share-${key}`} aria-hidden="true" />
            {label} <span className="figure">{percent(part)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
