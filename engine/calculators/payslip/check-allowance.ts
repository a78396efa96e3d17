import { PERIODS } from '../../inputs/pay-periods.ts'
import { type TaxCode, taxCodeOf } from '../../inputs/tax-code.ts'
import { givesNoAllowance } from '../../law/paye/code-in-words.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import type { PayrollChange } from './check-change.ts'
import { codeOf, LAW, withUsualCode } from './check-codes.ts'
import { onEvenPay, taxedPayOf, taxOf } from './check-figures-to-date.ts'
import { formChange } from './check-form.ts'
import type { Explanation, FoundChanges } from './check-search.ts'
import type { PayslipInputs } from './fields.ts'
import { isTooMuch, isWrong, outBy } from './lines.ts'

/**
 * A code that gives no allowance, by which the lines of a payslip are right. That does not make the code right: it is for a second job or
 * pension. `tooMuch` is what it takes more than the code of somebody with one, in pounds of the period, where that can be told.
 */
export interface WithoutAllowance {
  readonly code: TaxCode
  /** Set where the form has the code, and the lines are right only if this payment is taxed alone: the figures to date are of another code. */
  readonly alone?: Explanation
  /** Set where payroll seems to have used the code, and the form has another. */
  readonly isPayrolls?: true
  readonly tooMuch?: Decimal
}

/** What is read of a check: what it found, how the pension seems to be paid, and what may explain tax that waits. */
interface CheckRead extends FoundChanges {
  readonly pension?: PayrollChange
  readonly unread?: { readonly alone?: PayrollChange | undefined }
}

/** The code without an allowance by which the lines that were read are right, if it is one. Pounds of the period. */
export function withoutAllowance(inputs: PayslipInputs, check: CheckRead): WithoutAllowance | undefined {
  const { lines, explanations, unread, lacksPension } = check
  const [likeliest] = explanations
  const asked = { ...codeOf(inputs), ...(inputs.isNonCumulative && { isNonCumulative: true }) }
  const tax = lines.find(({ key }) => key === 'incomeTax')
  if (givesNoAllowance(asked)) {
    const ofForm = likeliest && formChange(likeliest.change, inputs) ? likeliest.change.inputs : undefined
    const paidBy = ofForm ?? check.pension?.inputs ?? inputs
    const more = { code: asked, ...moreThanUsual(paidBy, tax?.printed ?? taxOf(onEvenPay(paidBy))) }
    if (likeliest?.change.kind === 'basis' && !asked.isNonCumulative) return { ...more, alone: likeliest }
    const isRight = ofForm || !lines.some(isWrong)
    return isRight && lines.length > 0 && !lacksPension && !unread ? more : undefined
  }
  const change = likeliest?.change ?? (check.lines.some(isWrong) ? undefined : unread?.alone)
  if (change?.kind !== 'code' || !tax) return undefined
  const code = taxCodeOf(change.inputs.taxCode)
  if (!givesNoAllowance(code)) return undefined
  if (tax.isUnread) return { code, isPayrolls: true, ...moreThanUsual(check.pension?.inputs ?? inputs, tax.printed) }
  return { code, isPayrolls: true, ...(isTooMuch(tax) && { tooMuch: outBy(tax) }) }
}

/**
 * How much more a tax is than that of the usual code after the same pay in each period. Not for pay so high that the allowance shrinks (ITA
 * 2007 s.35): the usual code is then not right either.
 */
function moreThanUsual(inputs: PayslipInputs, tax: Decimal): Pick<WithoutAllowance, 'tooMuch'> {
  const { inYear, each } = PERIODS[inputs.payFrequency]
  const { incomeLimit } = ratesAt({ incomeTax }, inputs.taxYear, LAW).incomeTax.personalAllowance
  if (taxedPayOf(inputs).times(inYear).dividedBy(each).greaterThan(incomeLimit.value)) return {}
  const tooMuch = tax.minus(taxOf(onEvenPay(withUsualCode(inputs))))
  return tooMuch.greaterThan(ZERO) ? { tooMuch } : {}
}
