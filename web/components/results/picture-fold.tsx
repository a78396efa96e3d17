import type { ReactNode } from 'react'
import { LazyFold } from './lazy-fold.tsx'

/** A fold for pictures. What is in it is made when it is first opened. */
export const PictureFold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <LazyFold className="picture-details" summary={summary} waiting="Drawing it.">
    {children}
  </LazyFold>
)
