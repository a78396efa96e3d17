import type { ReactNode } from 'react'
import { LazyFold } from './lazy-fold.tsx'

/** A fold for pictures. What is in it is made when it is first opened. */
export const PictureFold = ({ part, summary, children }: { part: string; summary: string; children: ReactNode }) => (
  <LazyFold part={part} className="picture-details" summary={summary} waiting="Drawing it.">
    {children}
  </LazyFold>
)
