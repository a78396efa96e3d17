import { savedByBusinessRelief } from '../../decimal-rules/capital-gains/left-out.ts'
import { taxOnGain } from '../../decimal-rules/capital-gains/tax-on-gain.ts'
import { atLeastZero } from '../../money/decimal.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import type { CapitalGainsRates } from '../../rules/capital-gains/rates.ts'
import type { CapitalGain } from './calculate.ts'

/** Amounts that the assumptions leave out and no input asks about. Pounds, to the penny. */
export function leftOutOf(sale: CapitalGain, rates: CapitalGainsRates): LeftOut[] {
  const { inputs, gain, gainRates, capitalGainsTax } = sale
  const taxWithoutExemptAmount = taxOnGain(atLeastZero(gain), inputs.otherIncome, gainRates, rates).tax
  return [
    ...(inputs.assetType === 'residential'
      ? leftOutBy('no-private-residence-relief', {
          name: 'mainHomeThroughout',
          amount: capitalGainsTax,
          effect: 'less',
          law: 'TCGA 1992 ss.222 and 223',
        })
      : []),
    ...leftOutBy('only-disposal-of-the-year', {
      name: 'exemptAmountUsedElsewhere',
      amount: taxWithoutExemptAmount.minus(capitalGainsTax),
      effect: 'more',
      law: 'TCGA 1992 s.1K',
    }),
    ...(inputs.assetType === 'other'
      ? leftOutBy('no-business-reliefs', {
          name: 'businessAssetDisposalRelief',
          amount: savedByBusinessRelief(sale, capitalGainsTax, rates),
          effect: 'less',
          law: 'TCGA 1992 s.169N',
        })
      : []),
  ]
}
