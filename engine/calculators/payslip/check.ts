import type { Tables } from '../../calculator.ts'
import { ZERO } from '../../money/decimal.ts'
import { type WithoutAllowance, withoutAllowance } from './check-allowance.ts'
import type { PayrollChange } from './check-change.ts'
import { codeOf, codesWithoutAllowance, otherBasis } from './check-codes.ts'
import {
  isFittingBefore,
  isOnEvenPay,
  isWithoutFiguresToDate,
  misfitBefore,
  onEvenPay,
  pastWithoutThis,
  taxOf,
  withoutPension,
  withoutThis,
} from './check-figures-to-date.ts'
import { isOfCode } from './check-form.ts'
import { isMethodAsItComes, otherWaysToPay } from './check-pension.ts'
import { byWhatIsLeft, comparing, type Explanation, type FoundChanges, isNearer, type Search, singleChanges } from './check-search.ts'
import type { PayslipInputs } from './fields.ts'
import { fields } from './fields.ts'
import { type CheckedLine, isWrong, outBy, type PayslipLine, type Printed } from './lines.ts'

/** What a check comes to. */
export interface PayslipCheck extends FoundChanges {
  /** Where nobody chose how the pension is paid: how it seems to be paid. All else is then worked out so. */
  readonly pension?: PayrollChange
  /** Where the figures before the payslip seem to have its own in them, or the pension: those without. All else is then worked out from them. */
  readonly toDate?: PayrollChange
  /** Set where nobody chose how the pension is paid, and the lines do not tell: paid in another way, those that differ come to something else. */
  readonly isPensionOpen?: boolean
  /** Set where several changes explain the lines that were read, and only the tax, which was not, could tell them apart. */
  readonly isTied?: boolean
  /** Set where the tax, or else net pay, cannot be read without the pay and the tax before the payslip. `alone` would explain it without them. */
  readonly unread?: { readonly alone?: PayrollChange | undefined }
  /** Set where the lines are right by a code that gives no allowance, which need not be right itself. */
  readonly withoutAllowance?: WithoutAllowance
}

/**
 * Checks the lines of a payslip against payroll’s rules for these inputs. Tax that counts from the start of the year is not read without the
 * pay and the tax before it, nor a loan without its plan. Where lines differ, it looks for the one thing done differently that would make every
 * line right: what the visitor typed, the code or its basis, the pension, the loan, the letter, the period, or last year’s figures. Those are
 * tried only with `earlier`, tables that have the values of the year before as well: a page has its own year’s until it fetches them. Where
 * nobody chose how the pension is paid and no one thing explains all, it does the same with each other way to pay it.
 */
export function checkPayslip(inputs: PayslipInputs, printed: Printed, earlier?: Tables): PayslipCheck {
  const check = checkedLines(inputs, printed, earlier)
  const code = withoutAllowance(inputs, check)
  return { ...check, ...(code && { withoutAllowance: code }) }
}

function checkedLines(inputs: PayslipInputs, printed: Printed, earlier: Tables | undefined): PayslipCheck {
  const reading = comparing(printed, earlier, [])
  const differs = (key: CheckedLine) => reading(inputs).some((line) => line.key === key && isWrong(line))
  const waiting = printed.incomeTax ? 'incomeTax' : 'netPay'
  const isTaxUnread = differs(waiting) && isWithoutFiguresToDate(inputs)
  const unread: CheckedLine[] = isTaxUnread ? [waiting] : []
  const without = (lines: readonly CheckedLine[]): Search => ({
    printed,
    compared: comparing(printed, earlier, lines),
    canBeEarlier: earlier !== undefined,
  })
  const found = explained(inputs, without(unread))
  const loans = loansNotInForm(inputs, printed).filter(differs)
  const isLoanUnread = loans.length > 0 && found.explanations.length === 0
  const search = without(isLoanUnread ? [...unread, ...loans] : unread)
  const check = isLoanUnread ? explained(inputs, search) : found
  if (!isTaxUnread) return withoutItself(inputs, search, check) ?? aloneWithoutItself(inputs, search, check) ?? check
  const alone = [...otherBasis(inputs), ...codesWithoutAllowance(inputs)].find(({ inputs: changed }) => !reading(changed).some(isWrong))
  return { ...likelierFirst(check, printed), unread: { alone } }
}

/**
 * A check from the figures before the payslip without its own, or without the pension, where nothing explains the lines and that leaves
 * less of the tax to explain. Not where the pay and the tax that were typed fit each other before the payslip.
 */
function withoutItself(inputs: PayslipInputs, search: Search, check: PayslipCheck): PayslipCheck | undefined {
  const { incomeTax: tax } = search.printed
  if (!tax || check.explanations.length > 0 || check.lacksPension || !check.lines.some(isWrong) || isFittingBefore(inputs)) return undefined
  const taxOut = ({ lines }: PayslipCheck) =>
    lines.filter(({ key }) => key === 'incomeTax').reduce((sum, line) => sum.plus(outBy(line)), ZERO)
  const [likeliest] = [...withoutPension(inputs), ...withoutThis(inputs, tax)]
    .filter(({ kind, inputs: past }) => kind === 'includes-this' || isFittingBefore(past))
    .map((toDate) => ({ ...explained(toDate.inputs, search), toDate }))
    .filter((reading) => taxOut(reading).lessThan(taxOut(check)))
    .sort(
      (one, other) =>
        taxOut(one).comparedTo(taxOut(other)) || misfitBefore(one.toDate.inputs).comparedTo(misfitBefore(other.toDate.inputs)),
    )
  return likeliest
}

/** A check from the figures before the payslip without its own, where payroll seems to have taxed it alone and they are those of a right past. */
function aloneWithoutItself(inputs: PayslipInputs, search: Search, check: PayslipCheck): PayslipCheck | undefined {
  const { incomeTax: tax } = search.printed
  const [likeliest] = check.explanations
  if (!tax || !likeliest || !isTaxedAlone(likeliest) || inputs.isNonCumulative || codeOf(inputs).isNonCumulative) return undefined
  const toDate = pastWithoutThis(inputs, tax)
  const reading = toDate && { ...explained(toDate.inputs, search), toDate }
  return reading?.explanations.slice(0, 1).some(isTaxedAlone) ? reading : undefined
}

const isTaxedAlone = ({ change }: Explanation): boolean => isOfCode(change) && codeOf(change.inputs).isNonCumulative

/** The loans on a payslip that the form does not have. */
const loansNotInForm = (inputs: PayslipInputs, { studentLoan, postgraduateLoan }: Printed): CheckedLine[] => [
  ...(studentLoan?.greaterThan(ZERO) && inputs.studentLoanPlan === fields.studentLoanPlan.blank ? (['studentLoan'] as const) : []),
  ...(postgraduateLoan?.greaterThan(ZERO) && !inputs.postgraduateLoan ? (['postgraduateLoan'] as const) : []),
]

/** What explains the other lines where the tax was not read: first what that tax fits too, after the same pay in each period before. */
function likelierFirst(check: PayslipCheck, printed: Printed): PayslipCheck {
  const { explanations } = check
  const likelier = explanations.filter(({ change }) => isOnEvenPay(change.inputs, printed))
  const taxes = new Set(explanations.map(({ change }) => taxOf(onEvenPay(change.inputs)).toFixed()))
  const isTied = likelier.length === 0 && taxes.size > 1
  return { ...check, explanations: [...likelier, ...explanations.filter((each) => !likelier.includes(each))], ...(isTied && { isTied }) }
}

/** What explains the lines that differ; with the pension paid in another way, where nobody chose how and nothing single explains all. */
function explained(inputs: PayslipInputs, search: Search): PayslipCheck {
  const found = singleChanges(inputs, search)
  const wrong = found.lines.filter(isWrong)
  if (wrong.length === 0 || found.lacksPension || !isMethodAsItComes(inputs)) return found
  const seeming = found.explanations.length === 0 ? paidAsItSeems(inputs, search, wrong) : undefined
  return seeming ?? { ...found, ...(isOpen(inputs, search, wrong) && { isPensionOpen: true }) }
}

/**
 * A check with the pension paid as it seems to be: so that fewer lines differ, and not the pension. Of several ways, the one with which some
 * change explains all comes first, then the one that the tax fits after even pay, then the one that leaves the least.
 */
function paidAsItSeems(inputs: PayslipInputs, search: Search, wrong: readonly PayslipLine[]): PayslipCheck | undefined {
  const keys = wrong.map(({ key }) => key).filter((key) => key !== 'pension')
  const ways = otherWaysToPay(inputs)
    .filter((pension) => isNearer(search.compared(pension.inputs).filter(isWrong), wrong.length, keys))
    .map((pension) => ({ ...singleChanges(pension.inputs, search), pension }))
  const rank = ({ explanations, pension }: (typeof ways)[number]) =>
    (explanations.length > 0 ? 0 : 2) + (isOnEvenPay(pension.inputs, search.printed) ? 0 : 1)
  const [likeliest] = ways.sort(
    (one, other) => rank(one) - rank(other) || byWhatIsLeft(one.lines.filter(isWrong), other.lines.filter(isWrong)),
  )
  return likeliest
}

/** Whether the lines that differ leave open how the pension is paid: in another way no more would differ, and those come to something else. */
const isOpen = (inputs: PayslipInputs, { compared }: Search, wrong: readonly PayslipLine[]): boolean =>
  otherWaysToPay(inputs).some((pension) => {
    const left = compared(pension.inputs).filter(isWrong)
    return (
      left.length <= wrong.length && left.some(({ key, worked }) => !wrong.some((line) => line.key === key && line.worked.equals(worked)))
    )
  })
