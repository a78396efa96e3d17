import type { checkPayslip, PayslipCheck } from '#engine/calculators/payslip/check.ts'
import type { Change } from '#engine/calculators/payslip/check-change.ts'
import type { AboutCodes } from '#engine/calculators/payslip/check-codes.ts'
import { formChange, isCodeInDoubt } from '#engine/calculators/payslip/check-form.ts'
import { fields } from '#engine/calculators/payslip/fields.ts'
import { type ComparedLine, isTooMuch, isWrong, outBy } from '#engine/calculators/payslip/lines.ts'
import { pensionMethod } from '#engine/inputs/common-fields.ts'
import { niCategory } from '#engine/inputs/ni-categories.ts'
import { payFrequency } from '#engine/inputs/pay-periods.ts'
import { poundsAndPence, taxYear, uncapitalised } from '../../text/format.ts'
import { LINE_WORDS } from './printed-lines.ts'

/** What payroll seems to have done, after “Payroll seems to have”. */
export function changeInWords({ kind, inputs, percentTaken }: Change): string {
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
    case 'tax-to-date':
      return `started from ${poundsAndPence(inputs.taxToDate)} of tax before this payslip: compare that with the figure you typed`
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
      return `used pay period ${inputs.payPeriod.toFixed()}`
    case 'frequency':
      return `worked out your pay as if you were paid ${uncapitalised(payFrequency.words[inputs.payFrequency])}`
    case 'year':
      return `used the figures of ${taxYear(inputs.taxYear)}`
  }
}

const beforeInWords = ({ payToDate, taxToDate }: Change['inputs']) =>
  `${poundsAndPence(payToDate)} of pay and ${poundsAndPence(taxToDate)} of tax before this payslip`

const methodInWords = ({ pensionMethod: method }: Change['inputs']) =>
  pensionMethod.inSentence?.[method] ?? uncapitalised(pensionMethod.words[method])

const basisInWords = ({ pensionBasis }: Change['inputs']) =>
  pensionBasis === 'all-pay' ? 'worked it out on all your pay' : 'worked it out on qualifying earnings, and not on all your pay'

function bothLoansInWords({ studentLoanPlan, postgraduateLoan }: Change['inputs']): string {
  if (studentLoanPlan === 'none')
    return postgraduateLoan ? 'taken a postgraduate loan, and no other student loan' : 'taken nothing for either student loan'
  const plan = fields.studentLoanPlan.words[studentLoanPlan]
  return postgraduateLoan
    ? `taken both ${plan} and a postgraduate loan`
    : `used ${plan} for your student loan, and taken no postgraduate loan`
}

/** How a line is out, as a visitor reads it: £12.40 too much. */
export const differenceInWords = (line: ComparedLine): string => `${poundsAndPence(outBy(line))} too ${isTooMuch(line) ? 'much' : 'little'}`

/** A check with what it was made of. */
export interface Checked extends PayslipCheck {
  readonly asked: Parameters<typeof checkPayslip>[0]
}

/** The first sentence, which a screen reader announces: one cause of all the differences, if there is one. */
export function verdict(check: Checked): string {
  const { lines, explanations, lacksPension, asked } = check
  const [likeliest] = explanations
  const read = lines.filter(({ isUnread }) => !isUnread)
  const waits = lines
    .filter(({ isUnread }) => isUnread)
    .map(({ key }) => `${LINE_WORDS[key]} waits for the pay and tax before this payslip.`)
  const wrong = lines.filter(isWrong).length
  if (wrong === 0) return [...waits, ...rightInWords(read, waits.length > 0)].join(' ')
  if (lacksPension) return 'Your payslip has a pension, but the percentage in the form is blank.'
  if (likeliest && formChange(likeliest.change, asked))
    return `Every ${waits.length > 0 ? 'other ' : ''}line is right if payroll has ${changeInWords(likeliest.change)}.`
  const differ = [...waits, wrong === 1 ? 'One line differs.' : `${wrong} lines differ.`].join(' ')
  if (!likeliest) return differ
  return isCodeInDoubt(check, asked)
    ? `${differ} Several things would explain it. Payroll may have ${changeInWords(likeliest.change)}.`
    : `${differ} One thing explains it: payroll seems to have ${changeInWords(likeliest.change)}.`
}

/** That lines are right, after another that waits or alone. */
function rightInWords(lines: readonly ComparedLine[], isAfterOther: boolean): string[] {
  if (lines.length === 0) return []
  const how = lines.every(({ rounded }) => rounded === undefined) ? 'right to the penny' : 'right'
  if (lines.length === 1) return [`The ${isAfterOther ? 'other ' : ''}line is ${how}.`]
  return [`${isAfterOther ? `The other ${lines.length}` : `All ${lines.length}`} lines are ${how}.`]
}

/** What the table of a check calls the amounts that were worked out, and what it says of each line. */
export function tableInWords({ lines, explanations: [likeliest], lacksPension, asked }: Checked) {
  const ofForm = likeliest && formChange(likeliest.change, asked)
  const instead = ofForm ? 'Right if that is so' : lacksPension ? 'Not checked without the percentage' : undefined
  return {
    worked: instead ? 'As you filled in the form' : 'By the rules',
    about: lines.map((line) => (instead && isWrong(line) ? instead : lineInWords(line))),
  }
}

/** The verdict on a line: right, or right although it differs and why, or wrong. */
function lineInWords(line: ComparedLine): string {
  if (line.isUnread) return 'Not checked yet'
  if (isWrong(line)) return differenceInWords(line)
  if (line.rounded === 'weekly-table') return 'Right: payroll may use HMRC’s table for a week'
  return line.rounded === 'penny' ? 'Right: payrolls round this in more than one way' : 'Right to the penny'
}

/** The codes that come to the tax on a payslip: what to look at, where the code on it was not typed. */
export const aboutInWords = ({ first, last }: AboutCodes): string =>
  first === last
    ? `A tax code of about ${first} would give this tax: compare it with the code on your payslip.`
    : `A tax code from about ${first} to ${last} would give this tax: compare it with the code on your payslip.`

/** A sentence to send to payroll. */
export function questionFor(lines: readonly ComparedLine[], change: Change | undefined): string {
  const said = lines.map(
    ({ key, printed, worked }) => `${LINE_WORDS[key]} is ${poundsAndPence(printed)}, and I make it ${poundsAndPence(worked)}`,
  )
  const all = said.length > 1 ? `${said.slice(0, -1).join('; ')}; and ${said.at(-1)}` : said.join('')
  return `On my payslip ${all}. ${change ? `Have you ${changeInWords(change)}? Is that right for me?` : 'Can you tell me how you worked it out?'}`
}
