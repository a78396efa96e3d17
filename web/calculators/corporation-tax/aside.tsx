import { choicesFrom } from '../../components/results/choices.tsx'
import { fetched } from '../../components/results/part.tsx'
import { PictureFold } from '../../components/results/picture-fold.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

export { calculator } from '#engine/calculators/corporation-tax/answer.ts'

/** How an owner takes the profit out. */
export const Choices = choicesFrom(() => import('./salary-or-dividends.tsx'))

const RatePicture = fetched(askingAgain(() => import('./rate-picture.tsx')))

/** The rate on all of the profit next to the rate on the next pound. */
export const Aside = (props: AsideProps) => (
  <PictureFold part="rate" summary="See the effective rate as the profit rises">
    <RatePicture {...props} />
  </PictureFold>
)
