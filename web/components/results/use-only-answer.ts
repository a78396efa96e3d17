import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

interface OnlyAnswer {
  /** For the link that enters the one exact answer, while there is one. */
  readonly only: RefObject<HTMLAnchorElement | null>
  /** Enters that answer, and returns whether there was one. */
  readonly enterOnly: () => boolean
}

/**
 * Lets the one answer of a box be entered without its button. A form around the box is answered by it too: whoever asks for a calculation
 * while the field `find` is blank means what the box found for it. `settle` takes what has been typed so far.
 */
export function useOnlyAnswer(box: RefObject<HTMLInputElement | null>, find: string | undefined, settle: () => void): OnlyAnswer {
  const only = useRef<HTMLAnchorElement>(null)
  function enterOnly(): boolean {
    flushSync(settle)
    only.current?.click()
    return only.current !== null
  }
  const answerForm = useEffectEvent((event: SubmitEvent) => {
    const control = box.current?.form?.elements.namedItem(find ?? '')
    if (!(control instanceof HTMLInputElement) || control.value.trim() !== '' || !enterOnly()) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const form = box.current?.form
    const onSubmit = (event: SubmitEvent) => answerForm(event)
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [box])
  return { only, enterOnly }
}
