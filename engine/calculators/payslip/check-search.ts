import type { Tables } from '../../calculator.ts'
import { codeText, taxCodeOf } from '../../inputs/tax-code.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import { allRatesOn, NoRateError, type TaxYear, unlessMissing } from '../../rates/rates-at.ts'
import { calculator } from './answer.ts'
import type { PayrollChange } from './check-change.ts'
import { changesTo, otherFrequencies, unlikelyChangesTo } from './check-changes.ts'
import { type AboutCodes, codesOfTax, LAW } from './check-codes.ts'
import { asPrinted } from './check-figures-to-date.ts'
import { isOfCode, isOfPeriod } from './check-form.ts'
import { otherMethodsAndBases } from './check-pension.ts'
import type { PayslipInputs } from './fields.ts'
import { byWeeklyTables, comparedLines } from './lawful-rounding.ts'
import { CHECKED_LINES, type CheckedLine, isWrong, outBy, type PayslipLine, type Printed } from './lines.ts'

/** A change, every line with it, and those that still differ. */
export interface Explanation {
  readonly change: PayrollChange
  readonly lines: readonly PayslipLine[]
  readonly left: readonly PayslipLine[]
}

/** What single changes come to. */
export interface FoundChanges {
  /** Every line that was given, in their order. */
  readonly lines: readonly PayslipLine[]
  /** Single changes, each of which makes every line right; the likelier ones first. Empty where all lines are right already. */
  readonly explanations: readonly Explanation[]
  /** Where no single change does, the one that leaves the least to explain, if any helps. */
  readonly nearest?: Explanation
  /** Set where the payslip has a pension, but the form has none: until it does, the lines that a pension moves cannot be explained. */
  readonly lacksPension?: boolean
  /** Where nothing explains all and no code was typed: the codes that come to the tax on the payslip. */
  readonly about?: AboutCodes
}

/** How the lines on a payslip are compared with those of some inputs, and whether the inputs may be of the year before. */
export interface Search {
  readonly printed: Printed
  readonly compared: (inputs: PayslipInputs) => PayslipLine[]
  readonly canBeEarlier: boolean
}

/** The single changes that explain the lines that differ. What is unlikely is tried only where nothing likely explains all. */
export function singleChanges(inputs: PayslipInputs, { printed, compared, canBeEarlier }: Search): FoundChanges {
  const lines = compared(inputs)
  const wrong = lines.filter(isWrong).map(({ key }) => key)
  if (wrong.length === 0) return { lines, explanations: [] }
  if (wrong.includes('pension') && inputs.pensionContribution.isZero()) return { lines, explanations: [], lacksPension: true }
  const tried = (changes: PayrollChange[]): Explanation[] =>
    changes.map((change) => {
      const changed = compared(change.inputs)
      return { change, lines: changed, left: changed.filter(isWrong) }
    })
  const likely = tried(changesTo(inputs, wrong, printed, canBeEarlier))
  const first = oneRateFirst(withoutLeft(likely))
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
    .filter(({ left }) => isNearer(left, wrong.length, wrong))
    .sort((one, other) => byWhatIsLeft(one.left, other.left))
  return { lines, explanations, ...(about && { about }), ...(nearest && { nearest }) }
}

/** Whether a change leaves fewer lines that differ than there were, and only such as may. */
export const isNearer = (left: readonly PayslipLine[], than: number, may: readonly CheckedLine[]): boolean =>
  left.length < than && left.every(({ key }) => may.includes(key))

/** The order of the lines that are left to explain: fewer lines first, and then the smaller amounts. */
export const byWhatIsLeft = (one: readonly PayslipLine[], other: readonly PayslipLine[]): number =>
  one.length - other.length || amountIn(one).comparedTo(amountIn(other))

/** Whether a check of these lines has something to explain, which takes a while to look for. */
export const hasWrongLines = (inputs: PayslipInputs, printed: Printed): boolean => comparing(printed, undefined, [])(inputs).some(isWrong)

/**
 * Makes the formulas that a check of these inputs may need, one with each step, so that a page stays quick meanwhile. They do not depend on
 * what the payslip says.
 */
export function* rehearsal(inputs: PayslipInputs): Generator<void> {
  const compared = comparing({}, undefined, [])
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

/**
 * Explanations with a code that taxes all of the pay at one rate before another payday. On even pay one payday’s free pay less comes to the
 * same tax, and tax that is just a rate of the pay is hardly that by chance.
 */
function oneRateFirst(explanations: readonly Explanation[]): Explanation[] {
  const at = explanations.findIndex(({ change }) => isOfPeriod(change))
  const oneRate = explanations
    .slice(Math.max(at, 0))
    .filter(({ change }) => change.kind === 'code' && taxCodeOf(change.inputs.taxCode).kind === 'one-rate')
  if (at < 0 || oneRate.length === 0) return [...explanations]
  return [...explanations.slice(0, at), ...oneRate, ...explanations.slice(at).filter((each) => !oneRate.includes(each))]
}

/** Explanations without a code that stands among them already on the other basis: in the first period of a year both come to the same. */
const withoutSameCode = (explanations: readonly Explanation[]): Explanation[] => {
  const codes = explanations.map(({ change }) => (change.kind === 'code' ? codeText(taxCodeOf(change.inputs.taxCode), false) : undefined))
  return explanations.filter((_, index) => codes[index] === undefined || codes.indexOf(codes[index]) === index)
}

/** How much lines are out in all. Pounds. */
const amountIn = (lines: readonly PayslipLine[]): Decimal => lines.reduce((sum, line) => sum.plus(outBy(line)), ZERO)

/**
 * What compares the payslip with what payroll makes of some inputs, but for the lines that cannot be read: those are taken as they are printed,
 * and net pay after them. The formulas of a year are made once and kept.
 */
export function comparing(
  printed: Printed,
  earlier: Tables | undefined,
  unread: readonly CheckedLine[],
): (inputs: PayslipInputs) => PayslipLine[] {
  const ofEarlier = earlier && ((year: TaxYear) => calculator.recordsOn((date) => allRatesOn(earlier, date, LAW), year))
  return (inputs) => {
    const isOfPage = unlessMissing(() => calculator.record(inputs, { taxYear: inputs.taxYear }))
    const whole = isOfPage instanceof NoRateError ? ofEarlier?.(inputs.taxYear).of(inputs) : isOfPage
    if (!whole) return []
    const record = asPrinted(printed, whole, unread)
    const isSum = unread.some((key) => key !== 'netPay')
    return comparedLines(printed, record, () => byWeeklyTables(inputs, record)).map((line) => {
      if (unread.includes(line.key)) return { ...line, isUnread: true }
      return line.key === 'netPay' && isSum ? { ...line, isSum } : line
    })
  }
}
