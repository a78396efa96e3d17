import type { Waterfall } from '#engine/explain/explain.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { provenance, tableTitles } from '#engine/rates/generated/provenance/index.ts'
import { inYear } from '../../site/addresses.ts'
import { WaterfallTable } from './waterfall-table.tsx'

interface Props {
  readonly waterfall: Waterfall
  readonly fields: Fields
  /** What the first answer and the last are called. */
  readonly ends: readonly [from: string, to: string]
}

/** Why one answer differs from another: a line and an exact amount for each input, and for each figure of the law, that matters. */
export default function Why({ waterfall, fields, ends }: Props) {
  return (
    <WaterfallTable
      {...waterfall}
      caption={`What makes the difference between ${ends[0]} and ${ends[1]}`}
      ends={ends}
      lines={waterfall.steps.map((step) => ({
        step,
        title: fields[step.name]?.label ?? (
          <a href={inYear(`/rates#${step.name}`)}>{provenance[step.name]?.title ?? tableTitles[step.name] ?? step.name}</a>
        ),
        readings: null,
      }))}
    />
  )
}
