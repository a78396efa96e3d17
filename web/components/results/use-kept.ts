import { useEffect, useState } from 'react'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { type KeptQuestion, keptIn, withKept } from '../../form/kept.ts'
import { replaceFragment, withOpened } from '../../form/opened.ts'

/** The question of the answer on the page, as its address holds it, without those that are kept there. */
export const keptNow = (): KeptQuestion => ({ year: defaultTaxYear, fragment: withOpened(withKept(location.hash, []), undefined) })

/** The questions that are kept to be compared. The address holds them, so that a link shows them and a reload keeps them. */
export function useKept(): { readonly kept: readonly KeptQuestion[]; readonly keep: (kept: readonly KeptQuestion[]) => void } {
  const [kept, setKept] = useState<readonly KeptQuestion[]>(() => keptIn(location.hash))
  useEffect(() => {
    const look = () => setKept(keptIn(location.hash))
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  const keep = (next: readonly KeptQuestion[]) => {
    replaceFragment(withKept(location.hash, next))
    setKept(next)
  }
  return { kept, keep }
}
