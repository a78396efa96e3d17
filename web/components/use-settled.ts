import { useEffect, useState } from 'react'

/** How long words must stay the same before they are said, in milliseconds: an answer changes with each digit that is typed. */
const SETTLED = 700

/** Words for a screen reader, once they no longer change. */
export function useSettled<Words>(words: Words): Words | undefined {
  const [settled, setSettled] = useState<Words>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SETTLED)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
