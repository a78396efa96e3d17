import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

/**
 * How long a pointer rests on a tip before it opens, and how long after one has closed the next opens at once. In milliseconds, as
 * specified.
 */
const DELAY = 700
const SKIP_WINDOW = 300

let lastClosed = Number.NEGATIVE_INFINITY

/**
 * A question mark that explains a term: after a delay on hover, at once on keyboard focus or a tap. It stays open while the pointer
 * is on its text. Escape, leaving it or pressing elsewhere closes it.
 */
export function Tip({ about, children }: { about: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLSpanElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  const change = (toOpen: boolean) => {
    clearTimeout(timer.current)
    if (isOpen && !toOpen) lastClosed = performance.now()
    setOpen(toOpen)
  }
  const openSoon = () => {
    const wait = performance.now() - lastClosed < SKIP_WINDOW ? 0 : DELAY
    timer.current = setTimeout(() => setOpen(true), wait)
  }

  const close = useEffectEvent(() => change(false))

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    // It opens above its field so as not to cover it, so it may go off the screen.
    text.current?.scrollIntoView({ block: 'nearest' })
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    const onPress = ({ target }: Event) => target instanceof Node && !whole.current?.contains(target) && close()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isOpen])

  return (
    <span
      className="tip"
      ref={whole}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && openSoon()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && change(false)}
    >
      <button
        type="button"
        aria-label={`About ${about}`}
        aria-describedby={id}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && change(true)}
        onBlur={() => change(false)}
        onClick={() => change(!isOpen)}
      >
        ?
      </button>
      <span className="tip-text" role="tooltip" id={id} ref={text} hidden={!isOpen}>
        {children}
      </span>
    </span>
  )
}
