import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast } from './toast.ts'

/** Shows a message with the library or, if that cannot be loaded, plainly. */
const ToastView = lazy(() => import('./toast-view.tsx').catch(() => ({ default: PlainToast })))

/** Where toasts appear, one at a time. The library that shows them is fetched with the first. */
export function Toasts() {
  const [{ message, turn }, setToast] = useState({ message: '', turn: 0 })
  useEffect(() => onToast((next) => setToast((last) => ({ message: next, turn: last.turn + 1 }))), [])
  if (turn === 0) return null
  return (
    <Suspense>
      <ToastView message={message} turn={turn} />
    </Suspense>
  )
}

/** Milliseconds, as for the other toasts. */
const DURATION = 5000

/** A toast that cannot be swiped away, for want of the library. */
function PlainToast({ message, turn }: { message: string; turn: number }) {
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setClosed(turn), DURATION)
    return () => clearTimeout(timer)
  }, [turn])
  return (
    <div className="toasts">
      {closed !== turn && (
        <div className="toast">
          <span role="alert">{message}</span>
          <button type="button" aria-label="Close" onClick={() => setClosed(turn)}>
            ×
          </button>
        </div>
      )}
    </div>
  )
}
