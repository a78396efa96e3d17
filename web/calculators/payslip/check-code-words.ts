import type { WithoutAllowance } from '#engine/calculators/payslip/check-allowance.ts'
import { fields, type PayslipInputs } from '#engine/calculators/payslip/fields.ts'
import { daysOfPeriod } from '#engine/inputs/pay-periods.ts'
import { codeText } from '#engine/inputs/tax-code.ts'
import { date } from '../../text/dates.ts'
import { poundsAndPence, uncapitalised } from '../../text/format.ts'

/** When a code without an allowance is right, and what it costs where it is not. */
export function allowanceInWords({ code, isPayrolls, tooMuch }: WithoutAllowance, { payFrequency }: PayslipInputs): string {
  const orHigh = code.kind === 'free-pay' ? ', or your income is too high for one' : ''
  const right = `${codeText(code, false)} gives you nothing free of tax, which is right only if another job or pension uses your allowance${orHigh}.`
  if (isPayrolls) return tooMuch ? `${right} If not, you paid ${poundsAndPence(tooMuch)} too much.` : right
  const often = uncapitalised(fields.payFrequency.words[payFrequency])
  const pays = tooMuch ? `you pay about ${poundsAndPence(tooMuch)} too much ${often}: ` : ''
  return `${right} If not, ${pays}ask HMRC to correct the code.`
}

/** That the lines fit a code only if this payment is taxed alone, and what came before it was taxed by another. */
export const newCodeInWords = ({ code }: WithoutAllowance): string => {
  const text = codeText(code, false)
  return `${text} looks new or wrong: the lines are right for ${text} M1, on this payment alone, and your figures to date are not those of ${text}. Is it your code?`
}

/** A pay period and its days: pay period 7, with paydays from 6 October 2026 to 5 November 2026. */
export function periodInWords({ payFrequency, payPeriod, taxYear }: PayslipInputs): string {
  const { first, last } = daysOfPeriod(payFrequency, taxYear, payPeriod.toNumber())
  return `pay period ${payPeriod.toFixed()}, with paydays from ${date(first)} to ${date(last)}`
}
