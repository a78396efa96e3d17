import type { EntryId } from '../rates/figure.ts'
import type { Result } from '../result/result.ts'
import { figuresOf } from '../result/step.ts'

const TAPER_RATE: EntryId = 'incomeTax.personalAllowance.taperRate'

/** Whether income has taken away part of a Personal Allowance, but not all of it. ITA 2007 s.35(2). */
export const isTapered = ({ steps }: Result): boolean =>
  steps.some((step) => !step.value.isZero() && figuresOf(step).some(({ entry }) => entry === TAPER_RATE))
