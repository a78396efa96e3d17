import { type ReactNode, useContext } from 'react'
import type { FormValues } from '../../lib/form-values.ts'
import { FormContext, useFormValues } from '../form-context.ts'

interface Props {
  /** The field that comes and goes. */
  readonly field: string
  readonly is: (values: FormValues) => boolean
  readonly children: ReactNode
}

/** A field that is asked only where it matters. One at fault is shown whatever the rest says, so that it can be put right. */
export function ShownWhen({ field, is, children }: Props) {
  const { issues } = useContext(FormContext)
  const isShown = is(useFormValues()) || issues.some((issue) => issue.field === field)
  return <div hidden={!isShown}>{children}</div>
}
