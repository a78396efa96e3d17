import { type FormEvent, useEffect, useState } from 'react'
import type { Tables } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/payslip/answer.ts'
import {
  CHECKED_LINES,
  type CheckedLine,
  checkPayslip,
  type Explanation,
  isWrong,
  type PayslipCheck,
  type Printed,
  rehearsal,
  yearBefore,
} from '#engine/calculators/payslip/check.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { parserOf } from '#engine/inputs/parse.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import { MoneyField } from '../../components/fields/number-field.tsx'
import { FiguresTable } from '../../components/figures-table.tsx'
import { FormContext } from '../../components/form-context.ts'
import type { Inputs } from '../../form/answer.ts'
import type { FormIssue } from '../../form/form-issues.ts'
import { readForm } from '../../form/form-values.ts'
import { poundsAndPence } from '../../text/format.ts'
import { changeInWords, differenceInWords, LINE_WORDS, questionFor } from './check-words.ts'

/** The boxes have names of their own, because the form of the page has some of these already. */
const nameOf = (line: CheckedLine) => `slip-${line}`
const FIELDS: Fields = Object.fromEntries(
  CHECKED_LINES.map((line) => [nameOf(line), { kind: 'money', label: `${LINE_WORDS[line]} on My Payslip`, blank: 'unknown' }]),
)
const parse = parserOf(FIELDS)
/** Tax that is given back has a minus before it on most payslips. */
const TAX = nameOf('incomeTax')
const HINTS: Readonly<Partial<Record<CheckedLine, string>>> = {
  incomeTax: 'Often “PAYE” or “Tax”. Put a minus before a refund.',
  nationalInsurance: 'Yours, not your employer’s.',
  netPay: 'What reached your bank account.',
}

/** The most explanations that are named next to the likeliest. */
const MOST_OTHERS = 3

/** The lines of a payslip, and what explains those that differ from the answer. Nothing typed here leaves the page or its address. */
export default function Check({ inputs }: { inputs: Inputs }) {
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const [check, setCheck] = useState<PayslipCheck>()
  const [earlier, setEarlier] = useState<Tables>()
  const asked = inputs as Parameters<typeof checkPayslip>[0]

  // Without last year’s figures, everything else can still be tried.
  useEffect(() => {
    const before = yearBefore(asked.taxYear)
    void (before && tablesIn[before])?.().then(
      ({ tables }) => setEarlier(joinedTables(calculator.tables, tables)),
      () => {},
    )
  }, [asked.taxYear])

  useEffect(() => {
    const pieces = rehearsal(asked)
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      if (!pieces.next().done) timer = setTimeout(next)
    }
    next()
    return () => clearTimeout(timer)
  }, [asked])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readForm(event.currentTarget)
    const { printed, faults } = readPrinted(typed)
    setIssues(faults)
    setCheck(printed && checkPayslip(asked, printed, earlier))
    if (faults[0]) event.currentTarget.querySelector<HTMLElement>(`[name="${faults[0].field}"]`)?.focus()
  }

  return (
    <>
      <p className="hint">Enter what your payslip says, as many lines as you like. Nothing that you type leaves this page.</p>
      <FormContext value={{ fields: FIELDS, issues, values: {} }}>
        <form method="dialog" noValidate onSubmit={submit} className="check-form">
          {CHECKED_LINES.map((line) => (
            <MoneyField key={line} name={nameOf(line)} {...(HINTS[line] !== undefined && { hint: HINTS[line] })} />
          ))}
          <button type="submit" className="button">
            Check Each Line
          </button>
        </form>
      </FormContext>
      <p className="answer-lead" aria-live="polite">
        {check && verdict(check)}
      </p>
      {check && <Found {...check} />}
    </>
  )
}

/** The lines that were given, or what is wrong with them. Tax alone may be negative. */
function readPrinted(typed: Readonly<Record<string, string>>): { printed?: Printed; faults: readonly FormIssue[] } {
  const tax = typed[TAX] ?? ''
  const isRefund = /^[-−]/.test(tax)
  const { inputs, issues } = { inputs: undefined, issues: undefined, ...parse({ ...typed, [TAX]: isRefund ? tax.slice(1) : tax }) }
  if (issues) return { faults: issues.map((issue) => ({ ...issue, typed: typed[issue.field] ?? '' })) }
  const printed = Object.fromEntries(
    CHECKED_LINES.flatMap((line) => {
      const value = inputs?.[nameOf(line)] as Decimal | undefined
      return value === undefined ? [] : [[line, isRefund && line === 'incomeTax' ? value.negated() : value]]
    }),
  )
  return { printed, faults: [] }
}

function Found({ lines, explanations, nearest }: PayslipCheck) {
  const wrong = lines.filter(isWrong)
  const [likeliest, ...others] = explanations
  if (lines.length === 0) return null
  return (
    <>
      {likeliest && <Explained others={others} />}
      {wrong.length > 0 && !likeliest && <Unexplained nearest={nearest} />}
      {wrong.length > 0 && (
        <p>
          <strong>To ask payroll:</strong> “{questionFor(wrong, likeliest?.change)}”
        </p>
      )}
      <FiguresTable
        caption="Your payslip, line by line"
        headings={['Line', 'Payslip', 'By the rules']}
        rows={lines.map((line) => ({
          name: LINE_WORDS[line.key],
          about: isWrong(line) ? differenceInWords(line) : 'Right to the penny',
          figures: [poundsAndPence(line.printed), poundsAndPence(line.worked)],
        }))}
      />
    </>
  )
}

/** What a screen reader says first. */
function verdict({ lines, explanations: [likeliest] }: PayslipCheck): string {
  const wrong = lines.filter(isWrong).length
  if (lines.length === 0) return 'Enter at least one line of your payslip.'
  if (wrong === 0) return lines.length === 1 ? 'The line is right to the penny.' : `All ${lines.length} lines are right to the penny.`
  const differ = wrong === 1 ? 'One line differs.' : `${wrong} lines differ.`
  return likeliest ? `${differ} One thing explains it: payroll seems to have ${changeInWords(likeliest.change)}.` : differ
}

/** Where several things make every line right, the payslip cannot tell which it was. */
function Explained({ others }: { others: readonly Explanation[] }) {
  return (
    <>
      <p>That makes every line right to the penny.</p>
      {others.length > 0 && (
        <>
          <p>So would any of these, and the payslip alone cannot tell which it was:</p>
          <ul>
            {others.slice(0, MOST_OTHERS).map(({ change }) => (
              <li key={changeInWords(change)}>Payroll has {changeInWords(change)}.</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Unexplained({ nearest }: { nearest: PayslipCheck['nearest'] | undefined }) {
  if (!nearest) {
    return (
      <p>
        No single thing that we know of makes it right. First check the pay, the code and the figures to date above: they must be those of
        this payslip.
      </p>
    )
  }
  const left = nearest.left.map((line) => `${LINE_WORDS[line.key]} ${differenceInWords(line)}`).join(' and ')
  return (
    <p>
      No single thing makes every line right. Nearest is that payroll has {changeInWords(nearest.change)}, which leaves {left}.
    </p>
  )
}
