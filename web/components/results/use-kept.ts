import { useEffect, useState } from 'react'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { type Kept, keptIn, withKept } from '../../form/kept.ts'

/** The question of the answer on the page, as its address holds it, without those that are kept there. */
export const keptNow = (): Kept => ({ year: defaultTaxYear, fragment: withKept(location.hash, []) })

/** The questions that are kept to be compared. The address holds them, so that a link shows them and a reload keeps them. */
export function useKept(): { readonly kept: readonly Kept[]; readonly keep: (kept: readonly Kept[]) => void } {
  const [kept, setKept] = useState<readonly Kept[]>(() => keptIn(location.hash))
  useEffect(() => {
    const look = () => setKept(keptIn(location.hash))
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  const keep = (next: readonly Kept[]) => {
    history.replaceState(null, '', `#${withKept(location.hash, next)}`)
    setKept(next)
  }
  return { kept, keep }
}
