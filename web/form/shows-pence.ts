import { useSyncExternalStore } from 'react'

const KEY = 'pence'

const listeners = new Set<() => void>()

/** The choice of a visitor whose browser stores nothing lasts as long as the page. */
let onThisPage = false

function showsPence(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return onThisPage
  }
}

/** Shows answers with their pence until the tab is closed, or in whole pounds again. */
export function showPence(shows: boolean): void {
  onThisPage = shows
  try {
    if (shows) sessionStorage.setItem(KEY, 'shown')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Then the next page begins in whole pounds.
  }
  for (const notify of listeners) notify()
}

function watch(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Whether a visitor chose, earlier in the visit, to see answers with their pence. Nobody has while a page is rendered to text. */
export const useShowsPence = (): boolean => useSyncExternalStore(watch, showsPence, () => false)
