import { useState } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/capital-gains/answer.ts'
import { amountIn } from '#engine/explain/amount-in.ts'
import { isSoldAlready } from '#engine/explain/sold-already.ts'
import { isAboveZero } from '#engine/money/decimal.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { choicesFrom } from '../../components/results/choices.tsx'
import { fetched } from '../../components/results/part.tsx'
import { PictureFold } from '../../components/results/picture-fold.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { todayHere } from '../../years/year-words.ts'

export { calculator }

/** When to sell, and who owns what is sold. */
export const Choices = choicesFrom(() => import('./when-to-sell.tsx'))

const DayPicture = fetched(askingAgain(() => import('./day-picture.tsx')))

const SplitPicture = fetched(askingAgain(() => import('./split-picture.tsx')))

/** The tax if part of it is sold in the next tax year, and on other days of a year within which the rates changed. */
export function Aside(props: AsideProps) {
  const { result, inputs } = props
  const { ruleSet, taxYear } = result
  const { starts, ends } = taxYears[taxYear]
  const [today] = useState(todayHere)
  const taxIn = (record: AsideProps['result']['record']) => amountIn(record, result.headline, result.slug)
  const taxOn = (disposalDate: string) => taxIn((calculator as Calculator).record({ ...inputs, disposalDate }, { ruleSet, taxYear }))
  return (
    <>
      {inputs['assetType'] !== 'residential' && isAboveZero(taxIn(result.record)) && !isSoldAlready(calculator, inputs, taxYear, today) && (
        <PictureFold part="split" summary="See the tax by how much you sell this tax year">
          <SplitPicture {...props} />
        </PictureFold>
      )}
      {!taxOn(starts).equals(taxOn(ends)) && (
        <PictureFold part="day" summary="See the tax by the day of the sale">
          <DayPicture {...props} />
        </PictureFold>
      )}
    </>
  )
}
