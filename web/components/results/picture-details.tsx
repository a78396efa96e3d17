import { marginOf } from '#engine/explain/margin-of.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { fetched } from './part.tsx'
import { PictureFold } from './picture-fold.tsx'

const IncomePictures = fetched(askingAgain(() => import('./income-pictures.tsx')))

/** What becomes of an income as it rises, in pictures. They are worked out, and their code loaded, when first opened. */
export function PictureDetails(props: AnsweredForm) {
  const margin = marginOf(props.calculator, props.inputs)
  if (!margin) return null
  return (
    <PictureFold part="rise" summary={`As ${margin.rises}`}>
      <IncomePictures {...props} />
    </PictureFold>
  )
}
