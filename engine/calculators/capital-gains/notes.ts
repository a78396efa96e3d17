import { type NoteOf, note } from '../../answer/answer.ts'
import { type Amount, figure, zero } from '../../expression/amount.ts'
import { all, isAbove, isEqual } from '../../expression/condition.ts'
import { asMoney, say } from '../../expression/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import { daysLater } from '../../inputs/day-sums.ts'
import type { Gain } from '../../law/capital-gains/gain.ts'
import type { CapitalGainsRates } from '../../law/capital-gains/gain-rates.ts'
import { type GainRates, isDateUsed } from '../../law/capital-gains/gain-rates.ts'
import type { TaxOnGain } from '../../law/capital-gains/tax-on-gain.ts'
import { allowanceNotes } from '../../law/income-tax/notes.ts'

/** A sale and what comes of it. */
interface TaxedSale extends Gain, TaxOnGain {
  readonly salePrice: Amount
  readonly purchasePrice: Amount
  readonly isResidential: boolean
  /** The day of the contract, if it was entered. */
  readonly contractDay: string | undefined
}

/** What somebody who sold something should know. */
export function notesOf(sale: TaxedSale, { lowerRate, higherRate }: GainRates, rates: CapitalGainsRates): NoteOf[] {
  const { salePrice, purchasePrice, gain, isLoss, taxableGain, stackedOn } = sale
  return [
    note(
      'loss',
      isLoss,
      say`You sold at a loss. Tell HMRC about it, because you can take it off other gains in this tax year or a later one.`,
    ),
    note(
      'purchase-above-sale-price',
      isAbove(purchasePrice, salePrice),
      say`You sold for less than you paid. If that is not right, check both prices.`,
    ),
    note(
      'within-annual-exempt-amount',
      all(isAbove(gain, zero), isEqual(taxableGain, zero)),
      say`The annual exempt amount covers your gain, so there is no tax to pay. You may still have to report the sale if the price was high or you send a tax return anyway.`,
      { ends: 'the annual exempt amount is used up' },
    ),
    ...(stackedOn
      ? [
          note(
            'gain-in-both-bands',
            stackedOn.isInBothBands,
            say`On top of your income, ${asMoney(stackedOn.unusedBand)} of the gain falls in the basic rate band and is taxed at ${figure(lowerRate)}. The other ${asMoney(stackedOn.aboveBand)} is above the band and is taxed at ${figure(higherRate)}.`,
          ),
          ...allowanceNotes(stackedOn.income, rates),
        ]
      : []),
    note('disposal-date-ignored', !isDateUsed(rates), say`This rule set ignores the date you sold.`),
    reportNote(sale, rates),
  ]
}

/**
 * The return of a sale of a home, and the payment that comes with it. The days run from completion, which is the day of the contract or
 * later, so the last day is known only for a sale that completes at once. FA 2019 Sch.2 paras.3 and 6.
 */
export function reportNote(
  { isResidential, tax, contractDay }: Pick<TaxedSale, 'isResidential' | 'tax' | 'contractDay'>,
  rates: CapitalGainsRates,
): NoteOf {
  const days = rates.capitalGains.propertyReturnDays
  const last = contractDay && daysLater(contractDay, days.value.toNumber())
  return note(
    'report-within-60-days',
    isResidential && isAbove(tax, zero),
    say`Report the sale and pay this tax within ${figure(days)} of completion, using a Capital Gains Tax on UK property account. ${last ? `If you complete on the day you entered, that is by ${dayInWords(last)}. ` : ''}Do not wait for your tax return, because that is too late.`,
  )
}
