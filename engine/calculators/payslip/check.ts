import type { Tables } from '../../calculator.ts'
import { codeText, taxCodeOf } from '../../inputs/tax-code.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import { allRatesOn, NoRateError, type TaxYear, unlessMissing } from '../../rates/rates-at.ts'
import { calculator } from './answer.ts'
import type { Change, Inputs } from './check-change.ts'
import { changesTo, otherFrequencies, unlikelyChangesTo } from './check-changes.ts'
import { type AboutCodes, codesOfTax, LAW, otherBasis } from './check-codes.ts'
import { isWithoutFiguresToDate, unreadTax } from './check-figures-to-date.ts'
import { isOfCode } from './check-form.ts'
import { otherMethodsAndBases } from './check-pension.ts'
import { byWeeklyTables, comparedLines } from './lawful-rounding.ts'
import { CHECKED_LINES, type ComparedLine, isWrong, outBy, type Printed } from './lines.ts'

/** A change, and the lines that still differ with it. */
export interface Explanation {
  readonly change: Change
  readonly left: readonly ComparedLine[]
}

/** What a check comes to. */
export interface PayslipCheck {
  /** Every line that was given, in their order. */
  readonly lines: readonly ComparedLine[]
  /** Single changes, each of which makes every line right; the likelier ones first. Empty where all lines are right already. */
  readonly explanations: readonly Explanation[]
  /** Where no single change does, the one that leaves the least to explain, if any helps. */
  readonly nearest?: Explanation
  /** Set where the payslip has a pension, but the form has none: until it does, the lines that a pension moves cannot be explained. */
  readonly lacksPension?: boolean
  /** Set where the tax, or else net pay, cannot be read without the pay and the tax before the payslip. `basis` would explain it without them. */
  readonly unread?: { readonly basis?: Change | undefined }
  /** Where nothing explains all and no code was typed: the codes that come to the tax on the payslip. */
  readonly about?: AboutCodes
}

/**
 * Checks the lines of a payslip against payroll’s rules for these inputs. Tax that counts from the start of the year is not read without the
 * pay and the tax before it. Where lines differ, it looks for the one thing done differently that would make every line right: what the
 * visitor typed, the code or its basis, the pension, the loan, the letter, the period, or last year’s figures. Those are tried only
 * with `earlier`, tables that have the values of the year before as well: a page has its own year’s until it fetches them. What is unlikely is
 * tried only where nothing likely explains all.
 */
export function checkPayslip(inputs: Inputs, printed: Printed, earlier?: Tables): PayslipCheck {
  const reading = comparing(printed, earlier)
  const lines = reading(inputs)
  const waiting = printed.incomeTax ? 'incomeTax' : 'netPay'
  if (!lines.some((line) => line.key === waiting && isWrong(line)) || !isWithoutFiguresToDate(inputs))
    return explained(inputs, printed, reading, earlier !== undefined)
  const found = explained(inputs, printed, comparing(printed, earlier, true), earlier !== undefined)
  const basis = otherBasis(inputs).find(({ inputs: changed }) => !reading(changed).some(isWrong))
  return {
    ...found,
    lines: found.lines.map((line) => (line.key === waiting ? { ...line, isUnread: true } : line)),
    unread: { basis },
  }
}

/** What explains the lines that differ. `compared` has the lines of some inputs. */
function explained(inputs: Inputs, printed: Printed, compared: (inputs: Inputs) => ComparedLine[], canBeEarlier: boolean): PayslipCheck {
  const lines = compared(inputs)
  const wrong = lines.filter(isWrong).map(({ key }) => key)
  if (wrong.length === 0) return { lines, explanations: [] }
  if (wrong.includes('pension') && inputs.pensionContribution.isZero()) return { lines, explanations: [], lacksPension: true }
  const tried = (changes: Change[]): Explanation[] => changes.map((change) => ({ change, left: compared(change.inputs).filter(isWrong) }))
  const likely = tried(changesTo(inputs, wrong, printed, canBeEarlier))
  const first = withoutLeft(likely)
  if (first.some(({ change }) => !isOfCode(change))) return { lines, explanations: first }
  // A payslip prints the code and rarely how the pension is paid: even two choices of a pension come before another code.
  const ofPension = tried(otherMethodsAndBases(inputs))
  const ofPeriod = tried(otherFrequencies(inputs, 'by-number'))
  const ofForm = [...withoutLeft(ofPension), ...first, ...withoutLeft(ofPeriod)]
  if (ofForm.length > 0) return { lines, explanations: ofForm }
  const unlikely = [...ofPension, ...ofPeriod, ...tried(unlikelyChangesTo(inputs, wrong))]
  const explanations = withoutLeft(unlikely)
  if (explanations.length > 0) return { lines, explanations }
  const { incomeTax: tax } = printed
  const about = tax && wrong.includes('incomeTax') && inputs.taxCode === '' ? codesOfTax(inputs, tax) : undefined
  const [nearest] = [...likely, ...unlikely]
    .filter(({ left }) => left.length < wrong.length && left.every(({ key }) => wrong.includes(key)))
    .sort((one, other) => one.left.length - other.left.length || amountIn(one.left).comparedTo(amountIn(other.left)))
  return { lines, explanations, ...(about && { about }), ...(nearest && { nearest }) }
}

/** Whether a check of these lines has something to explain, which takes a while to look for. */
export const hasWrongLines = (inputs: Inputs, printed: Printed): boolean => comparing(printed, undefined)(inputs).some(isWrong)

/**
 * Makes the formulas that a check of these inputs may need, one with each step, so that a page stays quick meanwhile. They do not depend on what the payslip says.
 */
export function* rehearsal(inputs: Inputs): Generator<void> {
  const compared = comparing({}, undefined)
  const changes = [
    ...changesTo(inputs, CHECKED_LINES, {}, false),
    ...otherMethodsAndBases(inputs),
    ...otherFrequencies(inputs, 'by-number'),
    ...unlikelyChangesTo(inputs, CHECKED_LINES),
  ]
  for (const { inputs: changed } of changes) {
    compared(changed)
    yield
  }
}

/** Those that leave nothing to explain: each code once, and of the paydays only the nearest. */
function withoutLeft(tried: readonly Explanation[]): Explanation[] {
  const explanations = withoutSameCode(tried.filter(({ left }) => left.length === 0))
  const payday = explanations.find(({ change }) => change.kind === 'period')
  return explanations.filter((each) => each.change.kind !== 'period' || each === payday)
}

/** Explanations without a code that stands among them already on the other basis: in the first period of a year both come to the same. */
const withoutSameCode = (explanations: readonly Explanation[]): Explanation[] => {
  const codes = explanations.map(({ change }) => (change.kind === 'code' ? codeText(taxCodeOf(change.inputs.taxCode), false) : undefined))
  return explanations.filter((_, index) => codes[index] === undefined || codes.indexOf(codes[index]) === index)
}

/** How much lines are out in all. Pounds. */
const amountIn = (lines: readonly ComparedLine[]): Decimal => lines.reduce((sum, line) => sum.plus(outBy(line)), ZERO)

/** What compares the payslip with what payroll makes of some inputs, or with the tax as it is printed. The formulas of a year are made once and kept. */
function comparing(printed: Printed, earlier: Tables | undefined, isTaxUnread = false): (inputs: Inputs) => ComparedLine[] {
  const ofEarlier = earlier && ((year: TaxYear) => calculator.recordsOn((date) => allRatesOn(earlier, date, LAW), year))
  return (inputs) => {
    const isOfPage = unlessMissing(() => calculator.record(inputs, { taxYear: inputs.taxYear }))
    const whole = isOfPage instanceof NoRateError ? ofEarlier?.(inputs.taxYear).of(inputs) : isOfPage
    const record = whole && isTaxUnread ? unreadTax(printed, whole) : whole
    return record ? comparedLines(printed, record, () => byWeeklyTables(inputs, record)) : []
  }
}
