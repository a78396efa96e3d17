import { type ComponentType, memo, useDeferredValue } from 'react'
import { fetched, type Load } from './part.tsx'

/**
 * A part of every answer that is worked out once the answer itself is painted, and not at all for an answer that the next one replaces before
 * that. It is fetched at once, while the form is filled in, so that it does not arrive late and move a button that the visitor is about to press.
 */
export function afterwards<Of extends object>(load: Load<Of>, what?: string): ComponentType<Of> {
  const Kept = memo(fetched(load, what, true)) as unknown as ComponentType<Of>
  return function Afterwards(props: Of) {
    const drawn = useDeferredValue<Of | null>(props, null)
    return drawn && <Kept {...drawn} />
  }
}

/** The same for a part that the visitor did not ask for. If it cannot be loaded, it is left out without a message. */
export const unasked = <Of extends object>(load: Load<Of>): ComponentType<Of> =>
  afterwards(() => load().catch(() => ({ default: () => null })))
