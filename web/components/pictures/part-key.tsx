import type { Drawn } from './drawn-income.ts'
import { Patterns, patternOf } from './patterns.tsx'

/** The parts of a picture by their colours and lines, where there is no room for their names next to them. */
export const PartKey = ({ parts }: { parts: readonly Drawn[] }) => (
  <ul className="picture-key" aria-hidden="true">
    {parts.map(({ key, name, colour }) => (
      <li key={key}>
        <svg width={16} height={16} viewBox="0 0 16 16" focusable="false">
          <Patterns id={`key-${key}`} />
          <rect className={`picture-part picture-part-${colour}`} width={16} height={16} />
          {colour > 1 && <rect className="picture-lines" width={16} height={16} fill={`url(#${patternOf(`key-${key}`, colour)})`} />}
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
