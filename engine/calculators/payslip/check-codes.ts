import { codeText, hasRate, type TaxCode, taxCodeOf } from '../../inputs/tax-code.ts'
import { givesNoAllowance, usualCode } from '../../law/paye/code-in-words.ts'
import type { Decimal } from '../../money/decimal.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { paye } from '../../rates/generated/paye.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { ratesAt, type TaxYear } from '../../rates/rates-at.ts'
import { calculator } from './answer.ts'
import type { PayrollChange } from './check-change.ts'
import type { PayslipInputs } from './fields.ts'

/** Codes next to each other that come to the same tax. */
export interface AboutCodes {
  readonly first: string
  readonly last: string
}

/** The code of some inputs: the usual one of the year where none was typed. Whether a box says it is not cumulative is not in it. */
export const codeOf = ({ taxCode, taxYear }: PayslipInputs): TaxCode => (taxCode === '' ? usualIn(taxYear) : taxCodeOf(taxCode))

const usualIn = (taxYear: TaxYear): TaxCode => usualCode(ratesAt(OF_CODE, taxYear, LAW))
/** The only rule set of payslips. */
export const LAW = 'statute'
const OF_CODE = { incomeTax, scottishIncomeTax, methods, paye }

/** Some inputs with the code of somebody who has the whole allowance here, in the nation of their code. */
export const withUsualCode = (inputs: PayslipInputs): PayslipInputs =>
  withCode({ ...inputs, isNonCumulative: false }, { ...usualIn(inputs.taxYear), nation: codeOf(inputs).nation })

const withCode = (inputs: PayslipInputs, code: TaxCode): PayslipInputs => ({ ...inputs, taxCode: codeText(code) })

/** The same code, cumulative where it is not, and on the basis of one period where it is. */
export function otherBasis(inputs: PayslipInputs): PayrollChange[] {
  const code = codeOf(inputs)
  const isNonCumulative = inputs.isNonCumulative || code.isNonCumulative
  const other = withCode({ ...inputs, isNonCumulative: !isNonCumulative }, { ...code, isNonCumulative: !isNonCumulative })
  return code.kind === 'no-tax' ? [] : [{ kind: 'basis', inputs: other }]
}

/** The codes that payroll falls back on, those that tax all pay at one rate, the same code for another nation, and K for L or L for K. */
export function likelyCodes(inputs: PayslipInputs): PayrollChange[] {
  const code = codeOf(inputs)
  const { nation } = code
  const usual = usualIn(inputs.taxYear)
  const here = (part: string) => taxCodeOf(`${nation}${part}`)
  const rates = nation === 'S' ? ['D0', 'D1', 'D2', 'D3'] : ['D0', 'D1']
  const codes: TaxCode[] = [
    { ...usual, nation },
    here('BR'),
    here('0T'),
    ...rates.map(here),
    ...(code.kind === 'no-tax' ? [] : [{ ...code, nation: nation === 'S' ? ('' as const) : ('S' as const) }]),
    // The code of an emergency, where payroll does not know that somebody lives in another nation.
    ...(nation === '' ? [] : [usual]),
    ...otherSign(code),
    taxCodeOf('NT'),
  ]
  const bases = [inputs.isNonCumulative, !inputs.isNonCumulative]
  return bases.flatMap((isNonCumulative) =>
    codes
      .filter((other) => hasRate(other, inputs.taxYear) && codeText(other, false) !== codeText(code, false))
      .map((other): PayrollChange => ({ kind: 'code', inputs: withCode({ ...inputs, isNonCumulative }, { ...other, isNonCumulative }) })),
  )
}

/** Likely codes that give no allowance, which may tax a payment without what came before it. */
export const codesWithoutAllowance = (inputs: PayslipInputs): PayrollChange[] =>
  likelyCodes(inputs).filter(({ inputs: changed }) => givesNoAllowance(taxCodeOf(changed.taxCode)))

/** A K code that was taken for one with L, or the other way round. */
function otherSign(code: TaxCode): TaxCode[] {
  const { nation, isNonCumulative } = code
  if (code.kind === 'additional-pay') return [{ nation, isNonCumulative, kind: 'free-pay', number: code.number, letter: 'L' }]
  const isOfK = code.kind === 'free-pay' && code.number > 0 && code.number <= FURTHEST
  return isOfK ? [{ nation, isNonCumulative, kind: 'additional-pay', number: code.number }] : []
}

/** Codes are looked for from K9999 to 9999T. */
const FURTHEST = 9999

/**
 * The codes that come to just the tax on the payslip, first to last. More free pay means less tax, or the same, so they lie next to each
 * other. Nearly any tax is that of some code, so it says what to look at, and not what payroll did. Undefined where no code does.
 */
export function codesOfTax(inputs: PayslipInputs, tax: Decimal): AboutCodes | undefined {
  const { nation, isNonCumulative } = codeOf(inputs)
  const codeAt = (number: number): TaxCode =>
    number < 0
      ? { nation, isNonCumulative, kind: 'additional-pay', number: -number }
      : { nation, isNonCumulative, kind: 'free-pay', number, letter: number === 0 ? 'T' : 'L' }
  const taxAt = (number: number) => calculator.record(withCode(inputs, codeAt(number)), { taxYear: inputs.taxYear })['incomeTax'] as Decimal
  const first = firstWhere(-FURTHEST, FURTHEST, (number) => taxAt(number).lessThanOrEqualTo(tax))
  if (first === undefined || !taxAt(first).equals(tax)) return undefined
  const after = firstWhere(first, FURTHEST, (number) => taxAt(number).lessThan(tax)) ?? FURTHEST + 1
  return { first: codeText(codeAt(first)), last: codeText(codeAt(after - 1)) }
}

/** The first whole number for which something holds, given that it holds for all above it; undefined where it holds for none. */
function firstWhere(least: number, most: number, holds: (number: number) => boolean): number | undefined {
  if (!holds(most)) return undefined
  let [low, high] = [least, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
