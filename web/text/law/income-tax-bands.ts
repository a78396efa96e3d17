// For text that is rendered when the site is built.

import type { Region } from '#engine/inputs/common-fields.ts'
import { bandsOf } from '#engine/law/income-tax/bands.ts'
import { bandsByIncome } from '#engine/law/income-tax/bands-by-income.ts'
import { bandsWorth, type RateBand, rates } from '../figures.ts'
import { capitalised } from '../format.ts'

/** The bands of Income Tax by income where somebody lives, as tables show them: the Personal Allowance first. */
export const incomeTaxBands = (region: Region): RateBand[] =>
  bandsWorth(bandsByIncome(bandsOf(region, rates), rates)).map((band) => ({
    ...band,
    name: band.name === 'allowance' ? 'Personal Allowance' : `${capitalised(band.name)} rate`,
  }))
