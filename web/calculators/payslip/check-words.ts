import type { checkPayslip, PayslipCheck } from '#engine/calculators/payslip/check.ts'
import type { PayrollChange } from '#engine/calculators/payslip/check-change.ts'
import type { AboutCodes } from '#engine/calculators/payslip/check-codes.ts'
import { formChange, isOfPeriod } from '#engine/calculators/payslip/check-form.ts'
import { fields } from '#engine/calculators/payslip/fields.ts'
import { type CheckedLine, isTooMuch, isWrong, outBy, type PayslipLine } from '#engine/calculators/payslip/lines.ts'
import { pensionMethod } from '#engine/inputs/common-fields.ts'
import { niCategory } from '#engine/inputs/ni-categories.ts'
import { payFrequency } from '#engine/inputs/pay-periods.ts'
import { codeText } from '#engine/inputs/tax-code.ts'
import { poundsAndPence, taxYear, uncapitalised } from '../../text/format.ts'
import { allowanceInWords, newCodeInWords, periodInWords } from './check-code-words.ts'
import { LINE_WORDS } from './printed-lines.ts'

/** What payroll seems to have done, after “Payroll seems to have”. */
export function changeInWords({ kind, inputs, percentTaken }: PayrollChange): string {
  const code = inputs.taxCode
  switch (kind) {
    case 'basis':
      return code.endsWith('M1')
        ? `taxed this payment alone, with the code ${code}, and not together with what came before it`
        : `used the code ${code} on your pay of the year so far, and not on this payment alone`
    case 'code':
      return `used the tax code ${code}`
    case 'includes-this':
      return `started from ${beforeInWords(inputs)}: your figures to date may already include it`
    case 'tax-includes-this':
      return `started from ${poundsAndPence(inputs.taxToDate)} of tax before this payslip: the tax to date you typed may already include the tax on it`
    case 'pay-includes-this':
      return `started from ${poundsAndPence(inputs.payToDate)} of pay before this payslip: the pay to date you typed may already include the pay on it`
    case 'gross-to-date':
      return `started from ${poundsAndPence(inputs.payToDate)} of taxable pay before this payslip: the figure you typed may be pay before your pension comes off`
    case 'tax-to-date':
      return `started from ${poundsAndPence(inputs.taxToDate)} of tax before this payslip: compare that with the figure you typed`
    case 'later-period':
      return `used a later pay period, such as ${inputs.payPeriod.toFixed()}, after the same pay in each one before`
    case 'nothing-before':
      return 'left out the pay and the tax before this payslip, as if it were your first this tax year'
    case 'pension-method':
      return `taken your pension by ${methodInWords(inputs)}`
    case 'pension-basis':
      return basisInWords(inputs).replace(' it ', ' your pension ')
    case 'pension-method-and-basis':
      return `taken your pension by ${methodInWords(inputs)}, and ${basisInWords(inputs)}`
    case 'pension-relief':
      return `taken your pension by relief at source, on ${inputs.pensionBasis === 'all-pay' ? 'all your pay' : 'qualifying earnings'}, and the ${percentTaken?.toFixed()}% you typed is what leaves your pay: with the tax relief it is ${inputs.pensionContribution.toFixed()}%`
    case 'no-pension':
      return 'taken nothing for your pension'
    case 'loan-plan':
      return inputs.studentLoanPlan === 'none'
        ? 'taken nothing for a student loan'
        : `used ${fields.studentLoanPlan.words[inputs.studentLoanPlan]} for your student loan`
    case 'postgraduate-loan':
      return inputs.postgraduateLoan ? 'taken a postgraduate loan as well' : 'taken nothing for a postgraduate loan'
    case 'both-loans':
      return bothLoansInWords(inputs)
    case 'letter':
      return `used the National Insurance letter ${niCategory.words[inputs.niCategory]}`
    case 'director':
      return inputs.isDirector ? 'treated you as a company director' : 'not treated you as a company director'
    case 'period':
      return `used ${periodInWords(inputs)}`
    case 'frequency':
      return `worked out your pay as if you were paid ${uncapitalised(payFrequency.words[inputs.payFrequency])}`
    case 'year':
      return `used the figures of ${taxYear(inputs.taxYear)}`
  }
}

const beforeInWords = (inputs: PayrollChange['inputs']) => `${figuresInWords({ inputs })} before this payslip`
const figuresInWords = ({ inputs: { payToDate, taxToDate } }: Pick<PayrollChange, 'inputs'>) =>
  `${poundsAndPence(payToDate)} of pay and ${poundsAndPence(taxToDate)} of tax`

/** How a pension is paid, after “by”. */
export const methodInWords = ({ pensionMethod: method }: PayrollChange['inputs']) =>
  pensionMethod.inSentence?.[method] ?? uncapitalised(pensionMethod.words[method])

const basisInWords = ({ pensionBasis }: PayrollChange['inputs']) =>
  pensionBasis === 'all-pay' ? 'worked it out on all your pay' : 'worked it out on qualifying earnings, and not on all your pay'

function bothLoansInWords({ studentLoanPlan, postgraduateLoan }: PayrollChange['inputs']): string {
  if (studentLoanPlan === 'none')
    return postgraduateLoan ? 'taken a postgraduate loan, and no other student loan' : 'taken nothing for either student loan'
  const plan = fields.studentLoanPlan.words[studentLoanPlan]
  return postgraduateLoan
    ? `taken both ${plan} and a postgraduate loan`
    : `used ${plan} for your student loan, and taken no postgraduate loan`
}

/** How a line is out, as a visitor reads it: £12.40 too much. */
export const differenceInWords = (line: PayslipLine): string => `${poundsAndPence(outBy(line))} too ${isTooMuch(line) ? 'much' : 'little'}`

/** How the lines that differ are out: Income Tax is £10.00 too much and Net Pay is £10.00 too little. */
export const differencesInWords = (lines: readonly PayslipLine[]): string =>
  list.format(lines.filter(isWrong).map((line) => `${LINE_WORDS[line.key]} is ${differenceInWords(line)}`))
const list = new Intl.ListFormat('en-GB')

/** A check with what it was made of. */
export interface CheckedPayslip extends PayslipCheck {
  readonly asked: Parameters<typeof checkPayslip>[0]
}

/** What a line that cannot be read waits for. */
const WAITS: Readonly<Partial<Record<CheckedLine, string>>> = {
  studentLoan: 'the plan of your loan',
  postgraduateLoan: 'its box in the form',
}

const waitInWords = ({ key }: PayslipLine): string => `${LINE_WORDS[key]} waits for ${WAITS[key] ?? 'the pay and tax before this payslip'}.`

/** What a screen reader announces: one cause of all the differences, if there is one, and whether a code without an allowance may be wrong. */
export function verdict(check: CheckedPayslip): string {
  const { withoutAllowance, asked } = check
  // Where the tax waits, a code is only one thing that may be so, and is said below.
  if (!withoutAllowance || check.unread) return linesInWords(check)
  const first = withoutAllowance.alone ? [...beforeIn(check), newCodeInWords(withoutAllowance)].join(' ') : linesInWords(check)
  return `${first} ${allowanceInWords(withoutAllowance, asked)}`
}

function toDateInWords(toDate: PayrollChange): string {
  const { kind, inputs } = toDate
  const [pay, tax] = [inputs.payToDate, inputs.taxToDate].map(poundsAndPence)
  if (kind === 'gross-to-date') return `Your pay to date seems to be that before your pension comes off: without the pension it is ${pay}.`
  if (kind === 'tax-includes-this') return `Your tax to date seems to include the tax on this payslip: without that it is ${tax}.`
  if (kind === 'pay-includes-this') return `Your pay to date seems to include the pay on this payslip: without that it is ${pay}.`
  return `Your figures to date seem to include this payslip: without it they are ${figuresInWords(toDate)}.`
}

/** What goes before the verdict on the lines: what waits, and what the form seems to have otherwise. */
const beforeIn = ({ lines, toDate, pension }: CheckedPayslip): string[] => [
  ...lines.filter(({ isUnread }) => isUnread).map(waitInWords),
  ...(toDate ? [toDateInWords(toDate)] : []),
  ...(pension ? [`Payroll seems to have ${changeInWords(pension)}.`] : []),
]

function linesInWords(check: CheckedPayslip): string {
  const { lines, explanations, lacksPension, pension, toDate, isTied, asked } = check
  const [likeliest] = explanations
  if (lacksPension) return 'Your payslip has a pension, but the percentage in the form is blank.'
  const waits = lines.filter(({ isUnread }) => isUnread).map(waitInWords)
  const wrong = lines.filter(isWrong).length
  if (wrong === 0) return [...waits, ...rightInWords(check, waits.length > 0)].join(' ')
  const before = beforeIn(check)
  if (isTied) return [...before, 'Several things would make every other line fit.'].join(' ')
  if (likeliest && isOfPeriod(likeliest.change)) {
    const fit = waits.length > 0 ? 'The other lines fit' : lines.length === 1 ? 'The line fits' : 'The lines fit'
    return [...before, `${fit} ${periodInWords(likeliest.change.inputs)}. Which date is on your payslip?`].join(' ')
  }
  if (likeliest && formChange(likeliest.change, asked)) {
    const fits = waits.length > 0 ? 'Every other line fits' : `Every line is ${pension || toDate ? 'then ' : ''}right`
    return [...before, `${fits} if payroll has ${changeInWords(likeliest.change)}.`].join(' ')
  }
  if (!likeliest && toDate) return [...before, `Then ${differencesInWords(lines)}.`].join(' ')
  const still = pension || toDate ? ' still' : ''
  const differ = [...before, wrong === 1 ? `One line${still} differs.` : `${wrong} lines${still} differ.`].join(' ')
  if (!likeliest) return differ
  return explanations.length > 1
    ? `${differ} Several things would explain it. Payroll may have ${changeInWords(likeliest.change)}.`
    : `${differ} One thing explains it: payroll seems to have ${changeInWords(likeliest.change)}.`
}

/** That lines are right, after another that waits or alone. Net pay only adds up where a line above it was not read. */
function rightInWords({ lines, withoutAllowance }: CheckedPayslip, isAfterOther: boolean): string[] {
  const read = lines.filter(({ isUnread, isSum }) => !isUnread && !isSum)
  const sum = read.length < lines.length && lines.some(({ isSum }) => isSum)
  if (read.length === 0) return sum ? ['Net Pay adds up.'] : []
  const how = read.every(({ rounded }) => rounded === undefined) ? 'right to the penny' : 'right'
  const other = isAfterOther ? 'other ' : ''
  const are = read.length === 1 ? `The ${other}line is ${how}` : `${isAfterOther ? 'The other' : 'All'} ${read.length} lines are ${how}`
  const code = withoutAllowance && !withoutAllowance.isPayrolls ? ` for the tax code ${codeText(withoutAllowance.code)}` : ''
  return [`${are}${code}${sum ? ', and Net Pay adds up' : ''}.`]
}

/**
 * The lines of the table of a check, what it calls the amounts that were worked out, and what it says under a line. Nothing stands under a line
 * whose two amounts are the same.
 */
export function tableInWords(check: CheckedPayslip) {
  const { lines, explanations, lacksPension, pension, isPensionOpen, isTied, withoutAllowance, asked } = check
  const [likeliest] = explanations
  const ofForm = likeliest && formChange(likeliest.change, asked) && !isTied ? likeliest : withoutAllowance?.alone
  const instead = (line: PayslipLine) =>
    isTied ? `${line.isSum ? 'Adds up' : 'Right'} in several ways` : lacksPension ? 'Not checked without the percentage' : undefined
  // How the pension is then paid, where somebody else chose it or nobody did.
  const paid = [ofForm?.change.inputs, pension?.inputs].find((inputs) => inputs && inputs.pensionMethod !== asked.pensionMethod)
  const method = paid ?? (isPensionOpen && !ofForm ? asked : undefined)
  const byRules = likeliest && isOfPeriod(likeliest.change) ? `In pay period ${asked.payPeriod.toFixed()}` : 'By the rules'
  const asFilledIn = isTied || lacksPension ? 'As you filled in the form' : byRules
  const shown = ofForm?.lines ?? lines
  return {
    lines: shown,
    worked: method ? `By ${methodInWords(method)}` : ofForm ? 'If that is so' : asFilledIn,
    about: shown.map((line) => (isWrong(line) && instead(line)) || lineInWords(line)),
  }
}

/** What is said of a line that cannot be read. */
const UNREAD: Readonly<Partial<Record<CheckedLine, string>>> = {
  studentLoan: 'Not checked without the plan',
  postgraduateLoan: 'Not checked without the loan in the form',
}

/** How a line is wrong, why it was not checked, or why it is right although its amounts differ. */
function lineInWords(line: PayslipLine): string | undefined {
  if (line.isUnread) return UNREAD[line.key] ?? 'Not checked yet'
  if (isWrong(line)) return differenceInWords(line)
  if (line.isSum) return 'Adds up'
  if (line.hasBothLoans) return 'Right: both loans are on this line'
  if (line.rounded === 'weekly-table') return 'Right: payroll may use HMRC’s table for a week'
  return line.rounded === 'penny' ? 'Right: payrolls round this in more than one way' : undefined
}

/** The codes that come to the tax on a payslip: what to look at, where the code on it was not typed. */
export const aboutInWords = ({ first, last }: AboutCodes): string =>
  first === last
    ? `A tax code of about ${first} would give this tax: compare it with the code on your payslip.`
    : `A tax code from about ${first} to ${last} would give this tax: compare it with the code on your payslip.`

/** A sentence to send to payroll. A pension that is paid as it seems to be, and not as somebody chose, is named with the amounts. */
export function questionFor(lines: readonly PayslipLine[], change: PayrollChange | undefined, pension: PayrollChange | undefined): string {
  const said = lines.map(
    ({ key, printed, worked }) => `${LINE_WORDS[key]} is ${poundsAndPence(printed)}, and I make it ${poundsAndPence(worked)}`,
  )
  const all = said.length > 1 ? `${said.slice(0, -1).join('; ')}; and ${said.at(-1)}` : said.join('')
  const given = pension ? `${said.length > 1 ? ',' : ''} if my pension is paid by ${methodInWords(pension.inputs)}` : ''
  return `On my payslip ${all}${given}. ${change ? `Have you ${changeInWords(change)}? Is that right for me?` : 'Can you tell me how you worked it out?'}`
}

/** What in the form moves a line. Net pay moves with each of the others. */
const MOVED_BY: Readonly<Record<Exclude<CheckedLine, 'netPay'>, readonly string[]>> = {
  incomeTax: ['the pay', 'the pay period', 'the tax code'],
  nationalInsurance: ['the pay', 'how often you are paid', 'the National Insurance letter'],
  studentLoan: ['the pay', 'how often you are paid', 'the plan of your loan'],
  postgraduateLoan: ['the pay', 'how often you are paid'],
  pension: ['the pay', 'the percentage', 'how your pension is paid'],
}

/**
 * What to look at in the form before payroll is asked: what can move a line that differs. The figures to date are those before the payslip, and
 * they move the tax, and what is taken from a director on the year so far.
 */
export function firstCheck({ lines, asked }: Pick<CheckedPayslip, 'lines' | 'asked'>): string {
  const wrong = lines.filter(isWrong).map(({ key }) => key)
  const isNetAlone = wrong.every((key) => key === 'netPay')
  if (isNetAlone && lines.length > 1) {
    return 'Net Pay is the pay less the other lines: check the amounts you typed, and look for a line on the payslip that is not in the form.'
  }
  const keys = (isNetAlone ? (['incomeTax', 'nationalInsurance'] as const) : wrong).filter((key) => key !== 'netPay')
  const ofDirector = asked.isDirector && keys.some((key) => key !== 'incomeTax' && key !== 'pension')
  const things = new Set([...keys.flatMap((key) => MOVED_BY[key]), ...(ofDirector ? ['the box for a director'] : [])])
  const toDate = keys.includes('incomeTax') || ofDirector ? ', and that the figures to date are those before this payslip, without it' : ''
  return `First check ${list.format(things)} in the form${toDate}.`
}
