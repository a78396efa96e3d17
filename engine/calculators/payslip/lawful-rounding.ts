import { methodOf } from '../../inputs/common-fields.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { PERIODS } from '../../inputs/pay-periods.ts'
import { type Decimal, ONE, ZERO } from '../../money/decimal.ts'
import type { Result } from '../../result/result.ts'
import { calculator } from './answer.ts'
import type { fields } from './fields.ts'
import { CHECKED_LINES, type CheckedLine, type PayslipLine, PENNY, type Printed } from './lines.ts'

/** The lines that payrolls round in more than one lawful way: net pay comes from the others, and National Insurance from tables or percentages. */
const TO_THE_PENNY: ReadonlySet<CheckedLine> = new Set(['nationalInsurance', 'pension'])

const isWithinAPenny = (one: Decimal, other: Decimal) => one.minus(other).abs().lessThanOrEqualTo(PENNY)

/** What the lines of a loan come to by the tables of a week, where those are for a longer period. Pounds of the period. */
type WeeklyTables = Readonly<Partial<Record<CheckedLine, Decimal>>>

/**
 * The lines that were given beside what payroll’s rules make of them, in their order. National Insurance may be worked out exactly or from
 * tables (SI 2001/1004 reg.12), and a contribution of which a part is relief may be rounded before that part is taken off or after. Net pay
 * follows from the lines above it, as they are printed. Pounds of the period.
 */
export function comparedLines(printed: Printed, record: Result['record'], weekly: () => WeeklyTables): PayslipLine[] {
  const both = bothLoansOnOneLine(printed, record, weekly)
  const lines = CHECKED_LINES.flatMap((key): PayslipLine[] => {
    const given = printed[key]
    if (given === undefined) return []
    if (both && key === 'postgraduateLoan') return [{ key, printed: given, worked: ZERO }]
    return [both?.key === key ? both : compared(key, given, record[key] as Decimal, weekly)]
  })
  return lines.map((line) => (line.key === 'netPay' ? comparedNetPay(line, lines, record, weekly) : line))
}

/** The student loan’s line where it has the postgraduate loan in it, and that has no line of its own. Both are rounded alone. */
function bothLoansOnOneLine(printed: Printed, record: Result['record'], weekly: () => WeeklyTables): PayslipLine | undefined {
  const { studentLoan: given, postgraduateLoan = ZERO } = printed
  const postgraduate = record['postgraduateLoan'] as Decimal
  if (given === undefined || !postgraduateLoan.isZero() || postgraduate.isZero()) return undefined
  const worked = (record['studentLoan'] as Decimal).plus(postgraduate)
  const line = { key: 'studentLoan', printed: given, worked, hasBothLoans: true } as const
  if (given.equals(worked)) return line
  const ofWeek = Object.values(weekly()).reduce((sum, loan) => sum.plus(loan), ZERO)
  return given.greaterThan(ZERO) && ofWeek.equals(given) ? { ...line, rounded: 'weekly-table' } : undefined
}

function compared(key: CheckedLine, printed: Decimal, worked: Decimal, weekly: () => WeeklyTables): PayslipLine {
  const line = { key, printed, worked }
  if (printed.equals(worked)) return line
  if (TO_THE_PENNY.has(key) && isWithinAPenny(printed, worked)) return { ...line, rounded: 'penny' }
  const isLoan = key === 'studentLoan' || key === 'postgraduateLoan'
  return isLoan && weekly()[key]?.equals(printed) ? { ...line, rounded: 'weekly-table' } : line
}

/** Net pay by the lines above it as they are printed, and within a penny for those that were not given. */
function comparedNetPay(
  line: PayslipLine,
  lines: readonly PayslipLine[],
  record: Result['record'],
  weekly: () => WeeklyTables,
): PayslipLine {
  if (line.printed.equals(line.worked)) return line
  const roundedBy = lines.reduce((sum, { rounded, printed, worked }) => (rounded ? sum.plus(printed).minus(worked) : sum), ZERO)
  const byLines = line.worked.minus(roundedBy)
  if (isWithinAPenny(line.printed, byLines)) return { ...line, rounded: 'penny' }
  const ofWeek = Object.entries(weekly()).filter(([key]) => lines.every((given) => given.key !== key))
  const byTables = ofWeek.reduce((net, [key, taken]) => net.plus(record[key] as Decimal).minus(taken), byLines)
  return ofWeek.length > 0 && isWithinAPenny(line.printed, byTables) ? { ...line, rounded: 'weekly-table' } : line
}

/**
 * What payroll takes for loans where it shares the pay of two or four weeks out over the weeks, looks one of them up in HMRC’s table of a
 * week, and takes that as often. SI 2009/470 reg.44 allows both. Nothing for a week, a month, or a director, whose period is the year.
 */
export function byWeeklyTables(inputs: InputsOf<typeof fields>, record: Result['record']): WeeklyTables {
  const { each } = PERIODS[inputs.payFrequency]
  if (each === 1 || inputs.isDirector) return {}
  const givenUp = methodOf(inputs) === 'salary-sacrifice' ? (record['pension'] as Decimal) : ZERO
  const grossPay = inputs.grossPay.minus(givenUp).dividedBy(each)
  const ofWeek = calculator.record(
    { ...inputs, grossPay, payFrequency: 'weekly', payPeriod: ONE, pensionContribution: ZERO },
    { taxYear: inputs.taxYear },
  )
  const taken = (key: CheckedLine) => (ofWeek[key] as Decimal).times(each)
  return { studentLoan: taken('studentLoan'), postgraduateLoan: taken('postgraduateLoan') }
}
