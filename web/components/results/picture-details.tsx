import { useState } from 'react'
import type { Asked } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { asItRises } from './keeper.ts'
import { fetched, Part } from './part.tsx'

const IncomePictures = fetched(askingAgain(() => import('./income-pictures.tsx')))

/** What becomes of an income as it rises, in pictures. They are worked out, and their code loaded, when first opened. */
export function PictureDetails(props: Asked) {
  const [isOpen, setOpen] = useState(false)
  const { margin } = props.calculator
  if (!margin) return null
  return (
    <details className="picture-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>See {asItRises(props.result.isKept, margin)}</summary>
      {isOpen && (
        <Part waiting="Drawing it.">
          <IncomePictures {...props} />
        </Part>
      )}
    </details>
  )
}
