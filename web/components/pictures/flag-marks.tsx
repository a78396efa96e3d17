import type { Flag } from './flags.ts'
import { LINE, type Plot } from './plot.ts'

/** Amounts above a picture and what happens there, each with a line down to its place. */
export const FlagMarks = ({ plot: { x, top, bottom }, flags }: { plot: Plot; flags: readonly Flag[] }) => (
  <g className="picture-flags">
    {flags.map(({ at, amount, words, lift, start }) => {
      const first = top - lift - words.length * LINE - LINE / 2
      const text = start < x(at) ? { x: x(at) - 4, textAnchor: 'end' as const } : { x: x(at) + 4 }
      return (
        <g key={at}>
          <line x1={x(at)} x2={x(at)} y1={first - LINE / 2} y2={bottom} />
          <text {...text} y={first} className="picture-amount">
            {amount}
          </text>
          {words.map((line, index) => (
            <text key={line} {...text} y={first + (index + 1) * LINE}>
              {line}
            </text>
          ))}
        </g>
      )
    })}
  </g>
)
