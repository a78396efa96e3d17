import { type ReactNode, useContext } from 'react'
import type { FormValues } from '../../form/form-values.ts'
import { FormContext, useFormValues } from '../form-context.ts'

interface Props {
  /** The field that is shown or hidden. */
  readonly field: string
  readonly is: (values: FormValues) => boolean
  readonly children: ReactNode
}

/**
 * A field that is shown only where it matters. If it has a mistake, it is shown whatever the rest of the form says, so that it can be
 * corrected.
 */
export function ShownWhen({ field, is, children }: Props) {
  const { issues } = useContext(FormContext)
  const isShown = is(useFormValues()) || issues.some((issue) => issue.field === field)
  return <div hidden={!isShown}>{children}</div>
}

/** Whether a box holds more than nothing. */
export const hasAmount = (text = ''): boolean => /[1-9]/.test(text)
