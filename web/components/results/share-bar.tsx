import type { Share } from '#engine/result/row.ts'

/** Where the money goes, as a slim bar. The ledger’s rows show the same colours and percentages, so it is hidden from screen readers. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  if (shares.length === 0) return null
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share.percent.toNumber(), 0))
  return (
    <svg className="share-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {shares.map(({ key, percent }, index) => (
        <rect key={key} className={`share share-${index + 1}`} x={starts[index]} width={percent.toNumber()} height="4" />
      ))}
    </svg>
  )
}
