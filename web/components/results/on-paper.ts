import { useSyncExternalStore } from 'react'

let isOnPaper = false

function watchPaper(notify: () => void): () => void {
  const turn = ({ type }: Event) => {
    isOnPaper = type === 'beforeprint'
    notify()
  }
  addEventListener('beforeprint', turn)
  addEventListener('afterprint', turn)
  return () => {
    removeEventListener('beforeprint', turn)
    removeEventListener('afterprint', turn)
  }
}

/**
 * Whether the page is being printed, by a button or by the browser’s own command. An external store, because React renders a change in one
 * before the paper is laid out. Nothing is printed while a page is rendered to text.
 */
export const useIsOnPaper = (): boolean =>
  useSyncExternalStore(
    watchPaper,
    () => isOnPaper,
    () => false,
  )
