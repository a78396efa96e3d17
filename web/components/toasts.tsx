import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast } from '../lib/toast.ts'

const ToastView = lazy(() => import('./toast-view.tsx'))

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
