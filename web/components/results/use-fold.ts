import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { openedIn, replaceFragment, withOpened } from '../../form/opened.ts'

/**
 * A fold of an answer that an address can open, by the name of its part. The address of the page names the part that was opened last, so that a
 * link to it opens the same.
 */
export function useFold(part: string) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(() => openedIn(location.hash) === part)
  useEffect(() => {
    const follow = () => {
      if (openedIn(location.hash) !== part) return
      setOpen(true)
      fold.current?.scrollIntoView()
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [part])
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open)
    const isNamed = openedIn(location.hash) === part
    if (currentTarget.open !== isNamed) replaceFragment(withOpened(location.hash, currentTarget.open ? part : undefined))
  }
  return { fold, isOpen, setOpen, onToggle }
}
