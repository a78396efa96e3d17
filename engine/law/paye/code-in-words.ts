import { type Amount, figure, number } from '../../expression/amount.ts'
import { asMoney, type Sentence, say } from '../../expression/sentence.ts'
import { codeText, type TaxCode, taxCodeOf } from '../../inputs/tax-code.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { AllowanceRates, IncomeTaxRates, PayeRates } from '../rates.ts'

/** The number of the code of somebody with the whole Personal Allowance: the allowance without its last digit. SI 2003/2682 reg.14. */
export const usualNumber = ({ incomeTax, paye }: IncomeTaxRates & PayeRates): number =>
  Math.floor(incomeTax.personalAllowance.amount.value.dividedBy(paye.freePay.forEachOne.value).toNumber())

/** The code of somebody with one job and the whole Personal Allowance, which payroll also uses in an emergency. */
export const usualCode = (rates: IncomeTaxRates & PayeRates): TaxCode => codeAfter(ZERO, rates)

/** What Marriage Allowance adds to the allowance in a code with this letter: pounds a year, negative for whoever gives it. */
interface SharedInCode {
  readonly amount: Decimal
  readonly letter: 'M' | 'N'
}

/** The tenth of an allowance that a code with M has more, and one with N less. ITA 2007 ss.55B and 55C; SI 2003/2682 reg.7. */
export function sharedAllowance(letter: 'M' | 'N', { allowances }: AllowanceRates): SharedInCode {
  const { value } = allowances.marriage
  return { letter, amount: letter === 'M' ? value : value.negated() }
}

/**
 * The usual code after the State Pension or a benefit, which are taxed through it, has come off the allowance: a K code where that is more
 * than the allowance. The last digit is dropped, and a K code is one lower. SI 2003/2682 reg.14; PAYE11095. Pounds a year.
 */
export function codeAfter(taken: Decimal, rates: IncomeTaxRates & PayeRates, shared?: SharedInCode): TaxCode {
  const left = rates.incomeTax.personalAllowance.amount.value.plus(shared?.amount ?? ZERO).minus(taken)
  const digits = left.abs().dividedBy(rates.paye.freePay.forEachOne.value).floor().toNumber()
  const usual = { nation: '', isNonCumulative: false } as const
  if (digits > 0 && !left.isNegative()) return { ...usual, kind: 'free-pay', number: digits, letter: shared?.letter ?? 'L' }
  return digits > 1 ? { ...usual, kind: 'additional-pay', number: digits - 1 } : { ...usual, kind: 'free-pay', number: 0, letter: 'T' }
}

/** The code that was typed, or the usual one where none was, taxed alone where that was ticked. */
export function codeGiven(
  given: { readonly taxCode: string; readonly isNonCumulative: boolean },
  rates: IncomeTaxRates & PayeRates,
): TaxCode {
  const code = given.taxCode === '' ? usualCode(rates) : taxCodeOf(given.taxCode)
  return given.isNonCumulative ? { ...code, isNonCumulative: true } : code
}

/** The yearly amount that the number of a code stands for. Pounds. */
export const ofYear = (codeNumber: number, { paye }: PayeRates): Amount =>
  number(codeNumber).times(figure(paye.freePay.forEachOne)).plus(figure(paye.freePay.addedToCode))

/** Whether a code gives no allowance at all: BR, a D code or 0T. */
export const givesNoAllowance = (code: TaxCode): boolean => code.kind === 'one-rate' || (code.kind === 'free-pay' && code.number === 0)

/** What a code means, for whoever has it, and when one without an allowance is right. HMRC’s PAYE manual, PAYE11015. */
export function codeInWords(code: TaxCode, rates: IncomeTaxRates & PayeRates): Sentence {
  const text = codeText(code)
  return say`${text}: ${kindInWords(code, rates)}${nationInWords(code)}${code.isNonCumulative ? say`, and each payment is taxed alone, without what came before it` : say``}.${whenRight(code)}`
}

function whenRight(code: TaxCode): Sentence {
  if (!givesNoAllowance(code)) return say``
  if (code.kind !== 'one-rate')
    return say` That is right only if another job or pension uses your allowance, or your income is too high for one.`
  return code.above === 0
    ? say` That is right only if another job or pension uses your allowance.`
    : say` That is right only if other jobs or pensions use your allowance and your lower bands.`
}

function kindInWords(code: TaxCode, rates: IncomeTaxRates & PayeRates): Sentence {
  switch (code.kind) {
    case 'no-tax':
      return say`no tax is taken from this pay`
    case 'one-rate':
      return code.above === 0
        ? say`all of this pay is taxed at the basic rate, with nothing free of tax`
        : say`all of this pay is taxed at one higher rate, with nothing free of tax`
    case 'additional-pay': {
      const added = ofYear(code.number, rates)
      return say`${asMoney(added)} a year is added to your taxable pay, because you have more untaxed benefits or tax to pay back than allowances`
    }
    case 'free-pay': {
      if (code.number === 0) return say`nothing is free of tax`
      const free = ofYear(code.number, rates)
      return say`${asMoney(free)} a year is free of tax, ${whyFree(code.letter, code.number, rates)}`
    }
  }
}

function whyFree(letter: 'L' | 'M' | 'N' | 'T', codeNumber: number, rates: IncomeTaxRates & PayeRates): Sentence {
  const allowance = figure(rates.incomeTax.personalAllowance.amount)
  switch (letter) {
    case 'L':
      return codeNumber === usualNumber(rates)
        ? say`which is the usual allowance of ${allowance}, rounded up as tax codes are`
        : codeNumber > usualNumber(rates)
          ? say`the usual allowance of ${allowance} with something added, such as expenses of your work`
          : say`the usual allowance of ${allowance} less something, such as a benefit from work or tax that you owe`
    case 'M':
      return say`with a tenth of your husband’s, wife’s or civil partner’s allowance (Marriage Allowance)`
    case 'N':
      return say`after you gave a tenth of your allowance to your husband, wife or civil partner (Marriage Allowance)`
    case 'T':
      return say`as HMRC worked out for you`
  }
}

const nationInWords = ({ nation }: TaxCode): Sentence =>
  nation === 'S' ? say`, at Scotland’s rates` : nation === 'C' ? say`, at the rates of Wales` : say``
