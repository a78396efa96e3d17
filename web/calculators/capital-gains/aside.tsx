import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/capital-gains/answer.ts'
import { amountIn } from '#engine/explain/amount-in.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { choicesFrom } from '../../components/results/choices.tsx'
import { fetched } from '../../components/results/part.tsx'
import { PictureFold } from '../../components/results/picture-fold.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

export { calculator }

/** When to sell, and who owns what is sold. */
export const Choices = choicesFrom(() => import('./when-to-sell.tsx'))

const DayPicture = fetched(askingAgain(() => import('./day-picture.tsx')))

/** What the tax would be on other days, in a year within which its rates changed. */
export function Aside(props: AsideProps) {
  const { result, inputs } = props
  const { ruleSet, taxYear } = result
  const { starts, ends } = taxYears[taxYear]
  const [first, last] = [starts, ends].map((disposalDate) =>
    amountIn((calculator as Calculator).record({ ...inputs, disposalDate }, { ruleSet, taxYear }), result.headline, result.slug),
  )
  if (!first || !last || first.equals(last)) return null
  return (
    <PictureFold summary="See the tax by the day of the sale">
      <DayPicture {...props} />
    </PictureFold>
  )
}
