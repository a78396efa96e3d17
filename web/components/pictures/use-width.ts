import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Where nothing can be measured: in a text rendering. */
const USUAL = 640

/** The width of an element, in whole pixels, as it changes. 0 before it has been measured, so that a picture is drawn only once. */
export function useWidth<Of extends HTMLElement>(): { readonly ref: RefObject<Of | null>; readonly width: number } {
  const ref = useRef<Of>(null)
  const [width, setWidth] = useState(() => (typeof document === 'undefined' ? USUAL : 0))
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setWidth(Math.floor(element.clientWidth) || USUAL)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
