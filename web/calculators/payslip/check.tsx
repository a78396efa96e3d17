import { useEffect, useState } from 'react'
import type { Tables } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/payslip/answer.ts'
import { checkPayslip, type PayslipCheck } from '#engine/calculators/payslip/check.ts'
import type { PayrollChange } from '#engine/calculators/payslip/check-change.ts'
import { yearBefore } from '#engine/calculators/payslip/check-changes.ts'
import { formChange, isOfPeriod } from '#engine/calculators/payslip/check-form.ts'
import { type Explanation, hasWrongLines, rehearsal } from '#engine/calculators/payslip/check-search.ts'
import { type CheckedLine, isWorthAsking, isWrong, type PayslipLine, type Printed } from '#engine/calculators/payslip/lines.ts'
import { asTexts } from '#engine/inputs/as-texts.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { FormLink } from '../../components/form-link.tsx'
import { addressWith } from '../../form/address-with.ts'
import type { ParsedInputs } from '../../form/answer.ts'
import { poundsAndPence } from '../../text/format.ts'
import { allowanceInWords } from './check-code-words.ts'
import {
  aboutInWords,
  type CheckedPayslip,
  changeInWords,
  differenceInWords,
  differencesInWords,
  firstCheck,
  methodInWords,
  questionFor,
  tableInWords,
  verdict,
} from './check-words.ts'
import { LINE_WORDS } from './printed-lines.ts'

/** The most explanations that are named together. */
const MOST_CAUSES = 3

type CheckInputs = CheckedPayslip['asked']

/** Which lines of a payslip are right, and what explains the others. */
export default function Check({ inputs, printed }: { inputs: ParsedInputs; printed: Printed }) {
  const asked = inputs as CheckInputs
  const check = useCheck(asked, printed)
  return (
    <section
      className="payslip-check"
      aria-label="Check of your payslip"
      data-explained={(check && (check.explanations.length > 0 || check.pension) && !check.asked.pensionContribution.isZero()) || undefined}
    >
      <p className="answer-lead" aria-live="polite">
        {check && verdict(check)}
      </p>
      {check && <Found {...check} />}
    </section>
  )
}

/** The check of some lines; until it is ready, the check of the lines before. The search for what explains them runs in small pieces. */
function useCheck(asked: CheckInputs, printed: Printed): CheckedPayslip | undefined {
  const [check, setCheck] = useState<CheckedPayslip>()
  const [earlier, setEarlier] = useState<Tables>()

  // Without last year’s figures, everything else can still be tried.
  useEffect(() => {
    const before = yearBefore(asked.taxYear)
    void (before && tablesIn[before])?.().then(
      ({ tables }) => setEarlier(joinedTables(calculator.tables, tables)),
      () => {},
    )
  }, [asked.taxYear])

  useEffect(() => {
    const pieces = hasWrongLines(asked, printed) ? rehearsal(asked) : undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      if (pieces && !pieces.next().done) timer = setTimeout(next)
      else setCheck({ ...checkPayslip(asked, printed, earlier), asked })
    }
    next()
    return () => clearTimeout(timer)
  }, [asked, printed, earlier])

  return check
}

function Found(check: CheckedPayslip) {
  const { lines, explanations, lacksPension, pension, toDate, isPensionOpen, isTied, unread, about: codes, withoutAllowance, asked } = check
  const toAsk = lines.filter(isWorthAsking)
  const [likeliest, ...others] = explanations
  const ofForm = likeliest && formChange(likeliest.change, asked)
  const seeming = pension ?? toDate
  const alone = withoutAllowance?.alone && { taxCode: withoutAllowance.alone.change.inputs.taxCode }
  const toFillIn = isTied ? undefined : (ofForm ?? alone ?? (seeming && formChange(seeming, asked)))
  // Next to what payroll seems to have done, “that way” could mean either.
  const thatWay = toDate && !pension && !ofForm ? 'Put the corrected figures to date in the form' : 'Fill in the form that way'
  const fillIn = alone ? `Put ${alone.taxCode} in the form` : thatWay
  const rank = ({ change }: Explanation) => (formChange(change, asked) ? 0 : 1)
  const table = tableInWords(check)
  return (
    <>
      <FiguresTable
        caption="Your payslip, line by line"
        headings={['Line', 'Payslip', table.worked]}
        rows={table.lines.map((line, index) => ({
          name: LINE_WORDS[line.key],
          // Where several things fit, or the percentage is missing, nobody knows yet that it is wrong.
          about: isWrong(line) && !isTied && !lacksPension ? <b>{table.about[index]}</b> : table.about[index],
          figures: [poundsAndPence(line.printed), isNotWorked(line) ? '–' : poundsAndPence(line.worked)],
        }))}
      />
      {toFillIn && (
        <p>
          {ofForm && !withoutAllowance && isAllRead(lines) && 'If that is so, nothing is wrong. '}
          {likeliest?.change.kind === 'later-period' ? (
            <FormLink field="payPeriod" text="Enter the pay period of the payslip" />
          ) : (
            <>
              <a href={addressWith(asTexts(toFillIn))}>{fillIn}</a>. Until then, the net pay above goes by what the form says now.
            </>
          )}
        </p>
      )}
      {likeliest && isOfPeriod(likeliest.change) && !isTied && <OtherPeriod change={likeliest.change} lines={lines} asked={asked} />}
      {unread && !lacksPension && <Unread {...check} alone={unread.alone} />}
      {lacksPension && (
        <p>
          <FormLink field="pensionContribution" text="Enter the percentage" /> to check the lines that it changes.
        </p>
      )}
      <LoansToEnter lines={lines} />
      {withoutAllowance?.alone ? null : isTied ? (
        <Causes said="Only the tax can tell which it was:" causes={explanations} />
      ) : (
        <Causes
          said="Any of these would explain it as well, and the payslip alone cannot tell which it was:"
          causes={others.toSorted((one, other) => rank(one) - rank(other))}
        />
      )}
      {lines.some(isWrong) && !likeliest && !lacksPension && <Unexplained {...check} />}
      {codes && <p>{aboutInWords(codes)}</p>}
      {toAsk.length > 0 && !ofForm && !withoutAllowance?.alone && !lacksPension && !isPensionOpen && (
        <p>
          <strong>To ask payroll:</strong> “{questionFor(toAsk, likeliest?.change, pension)}”
        </p>
      )}
      {isPensionOpen && !ofForm && (
        <p>
          Before you ask payroll, <FormLink field="pensionMethod" text="choose how your pension is paid" />: we assumed{' '}
          {methodInWords(asked)}, and it changes these lines.
        </p>
      )}
    </>
  )
}

const isAllRead = (lines: readonly PayslipLine[]): boolean => lines.every(({ isUnread }) => !isUnread)

/** Where the lines fit another payday: the date on the payslip tells whether the form is to change, or payroll was wrong. */
const OtherPeriod = ({ change, lines, asked }: { change: PayrollChange; lines: readonly PayslipLine[]; asked: CheckInputs }) => (
  <p>
    If it is one of those days, {isAllRead(lines) && 'nothing is wrong: '}
    <a href={addressWith(asTexts({ payPeriod: change.inputs.payPeriod }))}>put that pay period in the form</a>. If it is a day of pay period{' '}
    {asked.payPeriod.toFixed()}, payroll has used the wrong period, and {differencesInWords(lines)}.
  </p>
)

/** Whether a line has no figure of ours: it was not read, or only added up from what the payslip says. */
const isNotWorked = (line: PayslipLine): boolean => line.isUnread || (line.isSum && !isWrong(line)) || false

/** The loans that the payslip has and the form does not. */
const LoansToEnter = ({ lines }: { lines: readonly PayslipLine[] }) => {
  const waits = (loan: CheckedLine) => lines.some(({ key, isUnread }) => key === loan && isUnread)
  return (
    <>
      {waits('studentLoan') && (
        <p>
          <FormLink field="studentLoanPlan" text="Choose the plan" /> to check the student loan.
        </p>
      )}
      {waits('postgraduateLoan') && (
        <p>
          <FormLink field="postgraduateLoan" text="Tick the postgraduate loan" /> to check it.
        </p>
      )}
    </>
  )
}

/** What makes every line right, where the payslip cannot tell which of several things it was. */
function Causes({ said, causes }: { said: string; causes: readonly Explanation[] }) {
  if (causes.length === 0) return null
  return (
    <>
      <p>{said}</p>
      <ul>
        {causes.slice(0, MOST_CAUSES).map(({ change }) => (
          <li key={changeInWords(change)}>
            {isOfPeriod(change) && 'The payslip is of another day than the form, or payroll has made a mistake: '}
            {isOfPeriod(change) ? 'payroll' : 'Payroll'} has {changeInWords(change)}.
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where tax counts from the start of the year, and the form does not say what came before. */
const Unread = ({ alone, withoutAllowance, asked }: NonNullable<PayslipCheck['unread']> & CheckedPayslip) => (
  <p>
    <FormLink field="payToDate" text="Enter both" />: they are the figures “to date” on the payslip before this one, or on this one less its
    own pay and tax.
    {alone && ` Or payroll may have ${changeInWords(alone)}: that comes to this tax.`}
    {withoutAllowance && ` ${allowanceInWords(withoutAllowance, asked)}`}
  </p>
)

function Unexplained({ nearest, ...check }: CheckedPayslip) {
  if (!nearest) {
    return <p>No single thing that we know of makes it right. {firstCheck(check)}</p>
  }
  const left = nearest.left.map((line) => `${LINE_WORDS[line.key]} ${differenceInWords(line)}`).join(' and ')
  return (
    <p>
      No single thing makes every line right. Nearest is that payroll has {changeInWords(nearest.change)}, which leaves {left}.
    </p>
  )
}
