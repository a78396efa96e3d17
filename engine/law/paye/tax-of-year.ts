import { type Amount, byBands, figure, zero } from '../../expression/amount.ts'
import { type Meaning, PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { TaxCode } from '../../inputs/tax-code.ts'
import { bandsOf } from '../income-tax/bands.ts'
import type { IncomeTaxRates, PayeRates } from '../rates.ts'
import { ofYear } from './code-in-words.ts'
import { rateAt, regionOf } from './code-rates.ts'

const LAW = 'SI 2003/2682 regs.14 and 22 to 24'

/** What the tax is called, and the words and keys that tell the steps of one job from those of another. */
export interface CodeTaxWords {
  readonly key: string
  readonly label: string
  readonly of: string
}

/**
 * The Income Tax that payroll takes from the pay of a year by a tax code. The number of a code, ten times and nine pounds, is free of tax, or
 * added to the pay by a K code, which takes half of the pay at most. BR and D codes tax all pay at one rate. SI 2003/2682 regs.2(1), 14 and 22
 * to 24. Annual pounds, unrounded: the whole pounds of payroll’s tables make a year’s tax up to a few pounds less.
 */
export function taxByCode(
  pay: Amount,
  code: TaxCode,
  rates: IncomeTaxRates & PayeRates,
  { key, label, of }: CodeTaxWords,
  at = PLAIN,
): Amount {
  const asTax = (tax: Amount, means?: Meaning) => tax.named(at(key), label, LAW).means(means)
  switch (code.kind) {
    case 'no-tax':
      return asTax(zero)
    case 'one-rate':
      return asTax(pay.times(rateAt(code.above, code, rates)))
    case 'free-pay': {
      const free = code.number === 0 ? zero : ofYear(code.number, rates).named(at(`${key}.free`), `Free of tax by the code of ${of}`, LAW)
      const taxed = pay.excessOver(free).named(at(`${key}.taxed`), `Taxed by the code of ${of}`)
      return asTax(byBands(taxed, bandsOf(regionOf(code.nation), rates), `Income Tax by the code of ${of}, by band`), FROM_PAY)
    }
    case 'additional-pay': {
      const added = ofYear(code.number, rates).named(at(`${key}.added`), `Added by the code of ${of}`, LAW)
      const taxed = pay.plus(added).named(at(`${key}.taxed`), `Taxed by the code of ${of}`)
      const byBand = byBands(taxed, bandsOf(regionOf(code.nation), rates), `Income Tax by the code of ${of}, by band`)
      const most = pay.times(figure(rates.paye.deductionLimit))
      return asTax(byBand.named(at(`${key}.due`), `Income Tax by the code of ${of}, before its limit`).atMost(most), HALF_AT_MOST)
    }
  }
}

const FROM_PAY: Meaning = {
  words: say`What payroll takes over the year with your tax code.`,
  atZero: say`Your code leaves all of this pay free of tax.`,
}
const HALF_AT_MOST: Meaning = { words: say`What payroll takes over the year with your tax code: half of your pay at most.` }
