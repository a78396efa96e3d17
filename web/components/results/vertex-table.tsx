import { capitalised, money, pounds } from '../../text/format.ts'
import { FiguresTable } from '../figures-table.tsx'
import { ofPound } from '../pictures/picture-text.ts'
import type { DescribedIncome } from './income-words.ts'
import { edgeName } from './marginal-words.ts'
import type { VertexName } from './use-names.ts'

interface Props {
  readonly told: DescribedIncome
  /** The names of what begins or ends at each vertex, once they are worked out. */
  readonly names: readonly VertexName[]
}

/** The vertices of both pictures as a table: what each part comes to, and what is left of the next pound. */
export function VertexTable({ told: { picture, parts, margin }, names }: Props) {
  return (
    <FiguresTable
      isWide
      caption={`The corners of the pictures, as ${margin.rises}`}
      headings={['At', ...parts.map(({ name }) => name), picture.isKept ? 'Kept of the next £1' : 'Of the next £1']}
      rows={picture.vertices.map(({ at, after, each, jump }, index) => {
        const about = [
          capitalised(names[index]?.words ?? ''),
          !jump.isZero() && `${money(jump.abs())} ${jump.isNegative() ? 'less' : 'more'} just above it`,
        ].filter(Boolean)
        return {
          name: edgeName({ at }, margin),
          figures: [...after.map(pounds), ofPound(each)],
          ...(about.length > 0 && { about: about.join('. ') }),
        }
      })}
    />
  )
}
