import { type ComponentType, memo, useDeferredValue } from 'react'

/** A part that is worked out once the answer itself is painted, and not at all for an answer that the next one replaces before that. */
export function afterwards<Of extends object>(Drawn: ComponentType<Of>): ComponentType<Of> {
  const Kept = memo(Drawn) as unknown as ComponentType<Of>
  return function Afterwards(props: Of) {
    const drawn = useDeferredValue<Of | null>(props, null)
    return drawn && <Kept {...drawn} />
  }
}
