import type { Row } from '#engine/result/row.ts'
import { GoesInto, type WorkingContext, WorkingStep } from './working-step.tsx'

/** Where a row of the ledger comes from: what was entered, or the steps that add up to it, and where each is used next. */
export default function RowOrigin({ row, ...context }: WorkingContext & { row: Row }) {
  const { steps } = context.result
  const origins = row.of.flatMap((name) => {
    const step = steps.find(({ key }) => key === name)
    if (step) return <WorkingStep key={name} {...context} step={step} as="p" />
    if (!(name in context.fields)) return []
    return (
      <div key={name}>
        <p>You entered this.</p>
        <GoesInto context={context} takes={(operand) => 'input' in operand && operand.input === name} />
      </div>
    )
  })
  return origins.length > 0 ? origins : <p>This is zero for what you entered, so there is nothing to show.</p>
}
