import { fetched } from '../../components/results/part.tsx'
import { PictureFold } from '../../components/results/picture-fold.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

export { calculator } from '#engine/calculators/company-car/answer.ts'

const CarPictures = fetched(askingAgain(() => import('./car-pictures.tsx')))

/** What the tax would be for other emissions, and in other years. */
export const Aside = (props: AsideProps) => (
  <PictureFold part="pictures" summary="See the tax by CO2 and by year">
    <CarPictures {...props} />
  </PictureFold>
)
