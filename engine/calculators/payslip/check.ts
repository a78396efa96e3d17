import type { Tables } from '../../calculator.ts'
import { methodOf } from '../../inputs/common-fields.ts'
import { LARGEST_PERCENT } from '../../inputs/field.ts'
import { CATEGORIES, isInUse, type NiCategory } from '../../inputs/ni-categories.ts'
import { type PayFrequency, PERIODS } from '../../inputs/pay-periods.ts'
import { codeText, hasRate, taxCodeOf } from '../../inputs/tax-code.ts'
import { Decimal, ZERO } from '../../money/decimal.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { allRatesOn, NoRateError, ratesAt, type TaxYear, unlessMissing } from '../../rates/rates-at.ts'
import { calculator } from './answer.ts'
import type { Change, Inputs } from './check-change.ts'
import { type AboutCodes, codesOfTax, LAW, likelyCodes, otherBasis } from './check-codes.ts'
import { isWithoutFiguresToDate, ownSlips, unreadTax } from './check-figures-to-date.ts'
import { fields } from './fields.ts'
import { byWeeklyTables, comparedLines } from './lawful-rounding.ts'
import { CHECKED_LINES, type CheckedLine, type ComparedLine, isWrong, outBy, type Printed } from './lines.ts'

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

/** Choices of the form that a payslip rarely prints: whoever fills it in may well have chosen another. */
const OF_FORM: ReadonlySet<Change['kind']> = new Set([
  'pension-method',
  'pension-basis',
  'pension-method-and-basis',
  'pension-relief',
  'includes-this',
  'tax-to-date',
  'period',
  'frequency',
  'director',
])

/** Whether a change is another code, or the same on another basis. */
const isOfCode = ({ kind }: Change): boolean => kind === 'basis' || kind === 'code'

/** Whether a check has another code first although somebody typed theirs, and a choice of the form would explain every line as well. */
export const isCodeInDoubt = ({ explanations: [first, ...others] }: PayslipCheck, inputs: Inputs): boolean =>
  first !== undefined && isOfCode(first.change) && inputs.taxCode !== '' && others.some(({ change }) => formChange(change, inputs))

/**
 * The inputs that make the form agree with a payslip, where a change may well be how the form was filled in and not what payroll did: what a
 * payslip rarely says, and a letter or a loan that was left as it comes. Undefined where it is payroll’s to explain.
 */
export function formChange({ kind, inputs: changed }: Change, inputs: Inputs): Partial<Inputs> | undefined {
  const isAsItComes =
    (kind === 'letter' && inputs.niCategory === fields.niCategory.blank) ||
    (kind === 'loan-plan' && inputs.studentLoanPlan === fields.studentLoanPlan.blank) ||
    (kind === 'postgraduate-loan' && !inputs.postgraduateLoan)
  if (!OF_FORM.has(kind) && !isAsItComes) return undefined
  return Object.fromEntries(Object.entries(changed).filter(([name, value]) => String(value) !== String(inputs[name as keyof Inputs])))
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

/** The lines that a kind of change can move. Net pay moves with any. */
const MOVES: Readonly<Record<'tax' | 'insurance' | 'loan' | 'postgraduate', readonly CheckedLine[]>> = {
  tax: ['incomeTax', 'netPay'],
  insurance: ['nationalInsurance', 'netPay'],
  loan: ['studentLoan', 'netPay'],
  postgraduate: ['postgraduateLoan', 'netPay'],
}

/** Some changes, unless they move none of the lines that are wrong. */
const whereWrong = (wrong: readonly CheckedLine[]) => (lines: readonly CheckedLine[], changes: () => Change[]) =>
  lines.some((line) => wrong.includes(line)) ? changes() : []

/** Every change that is tried first, the likeliest before the others. */
function changesTo(inputs: Inputs, wrong: readonly CheckedLine[], printed: Printed, canBeEarlier: boolean): Change[] {
  const where = whereWrong(wrong)
  const isPeriodAsItComes = inputs.payFrequency === fields.payFrequency.blank && inputs.payPeriod.equals(fields.payPeriod.blank)
  return [
    // What a payslip rarely says, and so what the form may have been told wrong.
    ...otherPensions(inputs),
    ...(isPeriodAsItComes ? otherPeriods(inputs) : []),
    ...where(MOVES.tax, () => [...ownSlips(inputs, printed), ...otherBasis(inputs), ...nothingBefore(inputs), ...likelyCodes(inputs)]),
    ...where(MOVES.loan, () => otherPlans(inputs)),
    ...where(MOVES.postgraduate, () => [{ kind: 'postgraduate-loan', inputs: { ...inputs, postgraduateLoan: !inputs.postgraduateLoan } }]),
    ...where(MOVES.insurance, () => otherLetters(inputs)),
    ...(canBeEarlier ? earlierYear(inputs) : []),
    ...(isPeriodAsItComes ? [] : otherPeriods(inputs)),
    { kind: 'director', inputs: { ...inputs, isDirector: !inputs.isDirector } },
  ]
}

/** Two things of payroll at once, by one mistake. */
const unlikelyChangesTo = (inputs: Inputs, wrong: readonly CheckedLine[]): Change[] =>
  whereWrong(wrong)([...MOVES.loan, ...MOVES.postgraduate], () => otherLoans(inputs))

/** As if this were the first pay of the year: a P45 that never came. */
const nothingBefore = (inputs: Inputs): Change[] =>
  inputs.payToDate.isZero() ? [] : [{ kind: 'nothing-before', inputs: { ...inputs, payToDate: ZERO, taxToDate: ZERO } }]

/** The pension taken in another way, from other pay, or not at all. */
function otherPensions(inputs: Inputs): Change[] {
  if (inputs.pensionContribution.isZero()) return []
  return [
    ...fields.pensionMethod.options
      .filter((method) => method !== methodOf(inputs))
      .map((method): Change => ({ kind: 'pension-method', inputs: { ...inputs, pensionMethod: method, isPublicServicePension: false } })),
    ...fields.pensionBasis.options
      .filter((basis) => basis !== inputs.pensionBasis)
      .map((pensionBasis): Change => ({ kind: 'pension-basis', inputs: { ...inputs, pensionBasis } })),
    ...beforeRelief(inputs),
    { kind: 'no-pension', inputs: { ...inputs, pensionContribution: ZERO } },
  ]
}

/**
 * The percentage as what leaves pay under relief at source, on either basis: a payslip shows it so, without the relief that the scheme claims
 * (FA 2004 s.192). The form asks for it with the relief.
 */
function beforeRelief(inputs: Inputs): Change[] {
  const { memberShare } = ratesAt({ incomeTax }, inputs.taxYear, LAW).incomeTax.reliefAtSource
  const percentTaken = inputs.pensionContribution
  const pensionContribution = percentTaken.dividedBy(memberShare.value).toDecimalPlaces(PERCENT_PLACES)
  if (pensionContribution.greaterThan(LARGEST_PERCENT)) return []
  const paid = { ...inputs, pensionContribution, pensionMethod: 'relief-at-source', isPublicServicePension: false } as const
  const bases = new Set([inputs.pensionBasis, ...fields.pensionBasis.options])
  return [...bases].map((pensionBasis) => ({ kind: 'pension-relief', inputs: { ...paid, pensionBasis }, percentTaken }))
}
/** As many as the form takes. */
const PERCENT_PLACES = 2

/** Another way to pay and another basis at once: both are left as the form has them by whoever does not know either. */
const otherMethodsAndBases = (inputs: Inputs): Change[] =>
  otherPensions(inputs).flatMap(({ kind, inputs: changed }) =>
    kind === 'pension-method'
      ? otherPensions(changed).flatMap((other) =>
          other.kind === 'pension-basis' ? [{ ...other, kind: 'pension-method-and-basis' as const }] : [],
        )
      : [],
  )

const otherPlans = (inputs: Inputs): Change[] =>
  fields.studentLoanPlan.options
    .filter((plan) => plan !== inputs.studentLoanPlan)
    .map((studentLoanPlan) => ({ kind: 'loan-plan', inputs: { ...inputs, studentLoanPlan } }))

/** Another plan, or none, and the postgraduate loan the other way: one for the other, both, or neither. */
const otherLoans = (inputs: Inputs): Change[] =>
  otherPlans({ ...inputs, postgraduateLoan: !inputs.postgraduateLoan }).map((change) => ({ ...change, kind: 'both-loans' }))

const otherLetters = (inputs: Inputs): Change[] =>
  (Object.keys(CATEGORIES) as NiCategory[])
    .filter((letter) => letter !== inputs.niCategory && isInUse(letter, inputs.taxYear))
    .map((niCategory) => ({ kind: 'letter', inputs: { ...inputs, niCategory } }))

/** The tax year before one, if we have its rates. */
export function yearBefore(taxYear: TaxYear): TaxYear | undefined {
  const years = (Object.keys(taxYears) as TaxYear[]).sort()
  return years[years.indexOf(taxYear) - 1]
}

/** The figures of the year before, with the code as it was typed: payroll that nobody brought up to date. */
function earlierYear(inputs: Inputs): Change[] {
  const year = yearBefore(inputs.taxYear)
  const isUsable =
    year !== undefined && isInUse(inputs.niCategory, year) && (inputs.taxCode === '' || hasRate(taxCodeOf(inputs.taxCode), year))
  return isUsable ? [{ kind: 'year', inputs: { ...inputs, taxYear: year } }] : []
}

/** Every other payday of the year, the nearest first, and the same pay as that of another length of period. */
function otherPeriods(inputs: Inputs): Change[] {
  const { most } = PERIODS[inputs.payFrequency]
  const now = inputs.payPeriod.toNumber()
  const others = Array.from({ length: most }, (_, index) => index + 1).filter((period) => period !== now)
  const nearest = others.toSorted((one, other) => Math.abs(one - now) - Math.abs(other - now))
  return [
    ...nearest.map((period): Change => ({ kind: 'period', inputs: { ...inputs, payPeriod: new Decimal(period) } })),
    ...otherFrequencies(inputs, 'by-time'),
  ]
}

/**
 * The same pay as that of another length of period: the one at about the same time of the year, or else those beside it and the one of the
 * same number.
 */
function otherFrequencies(inputs: Inputs, found: 'by-time' | 'by-number'): Change[] {
  const now = inputs.payPeriod.toNumber()
  const weeks = inputs.payFrequency === 'monthly' ? (now * WEEKS) / MONTHS : now * PERIODS[inputs.payFrequency].each
  const frequencies = (Object.keys(PERIODS) as PayFrequency[]).filter((frequency) => frequency !== inputs.payFrequency)
  return frequencies.flatMap((payFrequency) => {
    const { most, each } = PERIODS[payFrequency]
    const within = (period: number) => Math.min(most, Math.max(1, period))
    const time = payFrequency === 'monthly' ? (weeks * MONTHS) / WEEKS : weeks / each
    const atTime = within(Math.round(time))
    const others = new Set([Math.floor(time), Math.ceil(time), now].map(within))
    others.delete(atTime)
    const periods = found === 'by-time' ? [atTime] : [...others]
    return periods.map((period): Change => ({ kind: 'frequency', inputs: { ...inputs, payFrequency, payPeriod: new Decimal(period) } }))
  })
}
const [WEEKS, MONTHS] = [PERIODS.weekly.inYear, PERIODS.monthly.inYear]
